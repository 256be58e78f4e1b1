/* What VDMJ, the interpreter of VDM, answered to the module XO: the same answers from the library.
 *
 * tests/data/vdmj has every game of five moves and a sample of those of six. These are answers of the module that the
 * project began with. tests/data/vdmj/mended has answers of spec/xo.vdmsl under five rules, also to games that break an
 * invariant. tests/data/vdmj/force has the players who can force a win. They were computed by a canForce without a
 * bound on the moves, which was added to the module before it had its own. */
#include "support.h"
#include "xo/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TABLE "tests/data/vdmj/"

/* Compares every line, "12345 UNFINISHED"; returns how many there are. */
static int compare_games(const char *path, xo_play_order order)
{
  char text[64], expected[64];
  int lines = 0;
  FILE *file = fopen(path, "r");
  assert_non_null(file);
  for (; fscanf(file, "%63s %63s", text, expected) == 2; lines++) {
    xo_game game;
    xo_record record = {{3, 3, 3, 2}, order, moves(rules(3, 3, 3, 2), text)};
    xo_verdict v = xo_referee_judge(&record, &game);
    if (v.status != XO_OK || strcmp(word(v.outcome), expected) != 0)
      fail_msg("%s: VDMJ says %s of %s, the referee status %d, %s", path, expected, text, (int)v.status,
               word(v.outcome));
  }
  assert_true(feof(file) && fclose(file) == 0);
  return lines;
}

TEST(the_games_of_the_table)
{
  assert_true(compare_games(TABLE "play-cross-first.txt", in_order(2)) > 15120);
  assert_true(compare_games(TABLE "play-nought-first.txt", (xo_play_order){2, {XO_NOUGHT, XO_CROSS}}) > 0);
}

/* ROWSxCOLSxLINExPLAYERS.tsv: order, moves, answer, moves used; "ERROR n" is a type whose invariant the input
 * breaks. */
static const xo_rules mended[] = {{1, 2, 1, 2}, {2, 2, 2, 2}, {3, 3, 4, 2}, {3, 4, 3, 2}, {4, 4, 3, 3}};

static xo_play_order order_of(const char *text)
{
  xo_play_order order = {0, {0}};
  for (; *text != '\0'; text += text[1] == ',' ? 2 : 1) {
    assert_true(order.len < XO_PLAYERS_MAX && '0' <= *text && *text <= '9');
    order.at[order.len++] = *text - '0';
  }
  return order;
}

/* Compares each row of the files of these rules in a folder, and counts what `compare` returns. */
static void compare_rows(const char *folder, const xo_rules *rules, int files, int (*compare)(xo_rules, char *),
                         int *counts)
{
  for (int i = 0; i < files; i++) {
    char path[100], line[2000];
    xo_rules r = rules[i];
    snprintf(path, sizeof path, TABLE "%s/%dx%dx%dx%d.tsv", folder, r.rows, r.cols, r.line, r.players);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL)
      counts[compare(r, line)]++;
    fclose(file);
  }
}

/* Compares a row; returns whether VDMJ refuses it. */
static int compare_mended(xo_rules rules, char *line)
{
  char *order = strtok(line, "\t"), *text = strtok(NULL, "\t"), *answer = strtok(NULL, "\t"),
       *used = strtok(NULL, "\n");
  xo_record record = {.rules = rules};
  xo_game game;
  assert_non_null(used);
  record.order = order_of(order);
  assert_int_equal(xo_notation_read(rules, XO_PLAIN, text, (int)strlen(text), &record.moves).at, -1);
  xo_verdict v = xo_referee_judge(&record, &game);
  if (strncmp(answer, "ERROR", 5) == 0) {
    if (v.status == XO_OK)
      fail_msg("VDMJ refuses %s in the order %s, the referee does not", text, order);
    return true;
  }
  xo_outcome expected = strcmp(answer, "DRAW") == 0         ? XO_DRAW
                        : strcmp(answer, "UNFINISHED") == 0 ? XO_UNFINISHED
                                                            : *answer - '0';
  if (v.status != XO_OK || v.outcome != expected || v.used != strtol(used, NULL, 10))
    fail_msg("VDMJ says %s after %s moves of %s, the referee status %d, %d after %d", answer, used, text, (int)v.status,
             v.outcome, v.used);
  return false;
}

TEST(the_mended_module)
{
  int counts[2] = {0};
  compare_rows("mended", mended, LENGTH(mended), compare_mended, counts);
  print_message("spec/xo.vdmsl: %d games answered as VDMJ does, %d refused as it does\n", counts[false], counts[true]);
  assert_true(counts[false] > 0 && counts[true] > 0);
}

/* force/ROWSxCOLSxLINExPLAYERS.tsv: order, moves, and who can force a win after them, or 0. */
static const xo_rules forced[] = {{1, 5, 3, 2}, {2, 3, 2, 3}, {3, 3, 3, 2}};

/* Compares a row; returns the player, or 0. */
static int compare_forced(xo_rules rules, char *line)
{
  static unsigned char entries[19683];
  char *text = strchr(line, '\t') + 1, *answer = strchr(text, '\t') + 1;
  text[-1] = answer[-1] = '\0';
  xo_play_order order = order_of(line);
  xo_table table;
  xo_game game;
  xo_moves made;
  assert_in_range(xo_table_begin(&table, rules, &order), 1, sizeof entries);
  xo_table_fill(&table, entries);
  assert_int_equal(xo_notation_read(rules, XO_PLAIN, text, (int)strlen(text), &made).at, -1);
  xo_init(&game, rules);
  for (int i = 0, turn = 0; i < made.len; i++, turn = turn + 1 < order.len ? turn + 1 : 0)
    xo_move(&game, order.at[turn], made.at[i]);
  xo_player player = xo_table_worth(&table, entries, &game).player;
  if (player != *answer - '0')
    fail_msg("after %s in the order %s VDMJ says %c, the table %d", text, line, *answer, player);
  return player;
}

TEST(who_can_force_a_win)
{
  int forces[XO_PLAYERS_MAX + 1] = {0};
  compare_rows("force", forced, LENGTH(forced), compare_forced, forces);
  assert_true(forces[0] > 0 && forces[1] > 0 && forces[2] > 0 && forces[3] > 0);
}
