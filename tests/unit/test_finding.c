/* A line of text, judged: the earliest fault counts, and what strict and partial ask for. */
#include "support.h"

#include <string.h>

/* One line of 3x3x3, how it is asked, and what is to be found. */
typedef struct {
  const char *text;
  const char *asked; /* s: strict, p: partial */
  xo_status why;
  int move, used, given, at;
  xo_outcome outcome;
} expectation;

static xo_finding find(const char *text, const char *asked, xo_record *record, xo_game *game)
{
  assert_int_equal(xo_referee_begin(record, rules(3, 3, 3, 2), in_order(2)), XO_OK);
  return xo_finding_line(record, XO_PLAIN, exactly(text), (int)strlen(text), strchr(asked, 's') != NULL,
                         strchr(asked, 'p') != NULL, game);
}

static void assert_found(const expectation *e)
{
  xo_record record;
  xo_game game, expected;
  xo_finding f = find(e->text, e->asked, &record, &game);
  if (f.why != e->why || f.move != e->move || f.used != e->used || f.given != e->given || f.at != e->at ||
      f.outcome != e->outcome)
    fail_msg("\"%s\" (%s): why %d, move %d, used %d, given %d, at %d, outcome %d", e->text, e->asked, (int)f.why,
             f.move, f.used, f.given, f.at, f.outcome);
  record.moves.len = f.used;
  xo_verdict v = xo_referee_judge(&record, &expected);
  assert_int_equal(v.used, f.used);
  assert_true(same_game(&game, &expected));
}

TEST(good_games_are_valid)
{
  static const expectation good[] = {
      {"15293", "", XO_OK, 0, 5, 5, -1, XO_CROSS},        {"15293", "s", XO_OK, 0, 5, 5, -1, XO_CROSS},
      {"15293 4 # on", "", XO_OK, 0, 5, 6, -1, XO_CROSS}, {"123546879", "sp", XO_OK, 0, 9, 9, -1, XO_DRAW},
      {"15", "p", XO_OK, 0, 2, 2, -1, XO_UNFINISHED},     {"", "p", XO_OK, 0, 0, 0, -1, XO_UNFINISHED},
  };
  for (int k = 0; k < LENGTH(good); k++)
    assert_found(&good[k]);
}

TEST(the_earliest_fault_is_found)
{
  static const expectation bad[] = {
      {"15", "", XO_TOO_FEW, 0, 2, 2, -1, XO_UNFINISHED},
      {"15", "s", XO_TOO_FEW, 0, 2, 2, -1, XO_UNFINISHED},
      {"15 2,2 ?", "", XO_TAKEN, 3, 2, 3, 7, XO_UNFINISHED},
      {"15 ? 1", "", XO_SYNTAX, 3, 2, 2, 3, XO_UNFINISHED},
      {"15 ? 1", "p", XO_SYNTAX, 3, 2, 2, 3, XO_UNFINISHED},
      {"15293 ?", "s", XO_SYNTAX, 6, 5, 5, 6, XO_CROSS},
      {"15 9,9", "p", XO_OFF_BOARD, 3, 2, 3, -1, XO_UNFINISHED},
      {"123546879 1", "", XO_TOO_MANY, 10, 9, 10, -1, XO_DRAW},
  };
  for (int k = 0; k < LENGTH(bad); k++)
    assert_found(&bad[k]);
}

TEST(strict_finds_moves_after_the_end)
{
  static const expectation late[] = {
      {"15293 4", "s", XO_AFTER_END, 6, 5, 6, -1, XO_CROSS},
      {"15293 4 ?", "s", XO_AFTER_END, 6, 5, 6, 8, XO_CROSS},
      {"15293 4 ?", "", XO_SYNTAX, 7, 5, 6, 8, XO_CROSS},
      {"15293 4 4", "s", XO_AFTER_END, 6, 5, 7, -1, XO_CROSS},
      {"15293 4 4", "", XO_TAKEN, 7, 5, 7, -1, XO_CROSS},
      {"15293 1", "s", XO_TAKEN, 6, 5, 6, -1, XO_CROSS},
      {"123546879 1", "s", XO_TOO_MANY, 10, 9, 10, -1, XO_DRAW},
  };
  for (int k = 0; k < LENGTH(late); k++)
    assert_found(&late[k]);
}

TEST(more_moves_than_are_stored)
{
  char text[XO_MOVES_CAP + 101];
  xo_record record;
  xo_game game;
  memset(text, '1', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  xo_finding f = find(text, "s", &record, &game);
  assert_int_equal(f.given, XO_MOVES_CAP + 100);
  assert_int_equal(record.moves.len, XO_MOVES_CAP);
  assert_int_equal(f.why, XO_TAKEN);
  assert_int_equal(f.move, 2);
}

TEST(a_blank_line_has_no_game)
{
  static const struct {
    const char *text;
    bool blank;
  } line[] = {{"", true}, {" \t\r", true}, {" # 1", true}, {"1", false}, {"x", false}, {",", false}};
  for (int k = 0; k < LENGTH(line); k++) {
    xo_record record;
    xo_game game;
    xo_finding f = find(line[k].text, "", &record, &game);
    assert_int_equal(f.given == 0 && f.at == -1, line[k].blank);
  }
}

/* A verdict that no record has brought about: rules and orders are refused with their own status. */
TEST(what_cannot_be_judged_stays_what_it_is)
{
  static const xo_status refused[] = {XO_BAD_RULES, XO_BAD_ORDER, XO_BAD_RECORD};
  for (int k = 0; k < LENGTH(refused); k++) {
    xo_finding f = xo_finding_of((xo_reading){0, 4}, (xo_verdict){refused[k], 0, 0, XO_UNFINISHED}, true, true);
    assert_int_equal(f.why, refused[k]);
    assert_int_equal(f.at, 4);
  }
}
