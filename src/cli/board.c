/* board.c: xo board, a verdict for each board; and board.h. */
#include "draw.h"
#include "board.h"
#include "command.h"
#include "judge/json.h"

#include <stdio.h>
#include <string.h>

void board_judge(board_found *f)
{
  f->board = xo_board_judge(&f->game, &f->by.order);
  f->status = f->board.status;
  f->at = f->len = 0;
  f->reason = f->status == XO_BOARD_OK ? NULL : f->status == XO_BOARD_UNREACHED ? "unreachable" : "counts";
}

/* ---- what is wrong ---- */

static void report_counts(sink *s, const board_found *f)
{
  xo_rules rules = f->by.rules;
  const xo_play_order *order = &f->by.order;
  int count[XO_PLAYERS_MAX + 1] = {0};
  char more[PLAYER_CAP], fewer[PLAYER_CAP];
  xo_player most = 1, least = 1;
  for (int r = 1; r <= rules.rows; r++)
    for (int c = 1; c <= rules.cols; c++)
      count[(int)f->game.cell[r][c]]++;
  for (xo_player p = 2; p <= rules.players; p++) {
    most = count[p] > count[most] ? p : most;
    least = count[p] < count[least] ? p : least;
  }
  /* where it is the turns, the first two of which the later one is ahead */
  for (int t = 1; f->status == XO_BOARD_TURNS && t < order->len; t++) {
    most = order->at[t];
    least = order->at[t - 1];
    if (count[least] < count[most])
      break;
  }
  (void)player_name(rules, most, more);
  (void)player_name(rules, least, fewer);
  if (f->status == XO_BOARD_COUNTS)
    sink_format(s, "%s has %d cells and %s %d, but the players take turns", more, count[most], fewer, count[least]);
  else
    sink_format(s, "%s has %d and %s %d of the cells, but %s moves first", more, count[most], fewer, count[least],
                fewer);
}

static void put_line(sink *s, const char *before, const xo_won_line *l, int len)
{
  sink_format(s, "%s%d,%d to %d,%d", before, l->from.row, l->from.col, l->from.row + (len - 1) * l->step.row,
              l->from.col + (len - 1) * l->step.col);
}

static void report_lines(sink *s, const board_found *f)
{
  const settings *by = &f->by;
  const xo_won_line *of = f->board.line;
  int len = by->rules.line;
  bool same = of[1].player == of[0].player;
  char one[PLAYER_CAP], other[PLAYER_CAP];
  xo_player last = by->order.at[(f->game.moves - 1) % by->order.len];
  if (f->board.lines == 0) { /* by exact rules */
    sink_format(s, "%s has moved last, but without any one of its cells there is a line, after which no move is made",
                player_name(by->rules, last, one));
    return;
  }
  sink_format(s, "%s has", player_name(by->rules, of[0].player, one));
  put_line(s, f->board.lines == 3 ? " the lines " : " the line ", &of[0], len);
  if (f->board.lines == 2) {
    sink_format(s, " and%s%s", same ? "" : " ", same ? "" : player_name(by->rules, of[1].player, other));
    put_line(s, " the line ", &of[1], len);
    sink_string(s, ", and a game ends with the first");
  } else if (f->board.lines == 3) {
    put_line(s, ", ", &of[1], len);
    put_line(s, " and ", &of[2], len);
    sink_string(s, ", which no last move makes at once");
  } else
    sink_format(s, ", but %s has moved last, after the end", player_name(by->rules, last, other));
}

static void report_syntax(sink *s, const line *where, const board_found *f)
{
  xo_rules rules = f->by.rules;
  if (f->status == XO_BOARD_SYMBOL) {
    char word[QUOTED_CAP];
    quotation(word, where->text + f->at, f->len);
    sink_format(s, "%s is no symbol of a board", word);
  } else if (f->uneven)
    sink_format(s, "row %d has not the %d cells of %dx%d", f->rows, rules.cols, rules.rows, rules.cols);
  else if (f->rows > 0)
    sink_format(s, "the board has %d row%s, and %dx%d has %d", f->rows, f->rows == 1 ? "" : "s", rules.rows, rules.cols,
                rules.rows);
  else if (f->status == XO_BOARD_FEW)
    sink_format(s, "the board ends before its %d cells, %dx%d", xo_max(rules), rules.rows, rules.cols);
  else if (f->len > 0)
    sink_format(s, "this is one cell more than the %d of %dx%d", xo_max(rules), rules.rows, rules.cols);
  else
    sink_format(s, "the line is longer than %d bytes", LINE_MAX_BYTES);
}

static void report_fault(sink *s, const line *where, const board_found *f)
{
  if (f->status == XO_BOARD_UNREACHED)
    report_lines(s, f);
  else if (f->status == XO_BOARD_COUNTS || f->status == XO_BOARD_TURNS)
    report_counts(s, f);
  else
    report_syntax(s, where, f);
}

static const char *remedy(const line *where, const board_found *f)
{
  xo_rules rules = f->by.rules;
  switch (f->status) {
  case XO_BOARD_SYMBOL:
    return rules.players == 2 ? "X and O are the players, . _ or - a free cell"
                              : "digits are the players, . _ or - a free cell";
  case XO_BOARD_MANY:
    return f->uneven     ? "give --rules, or all the cells"
           : f->rows > 0 ? "give --rules, or a blank line after each board"
           : f->len > 0  ? "give --rules, or a line for each board"
                         : "a board is a line, or a line for each row";
  case XO_BOARD_FEW:
    return f->rows == 0 && memchr(where->text, ' ', (size_t)f->at) != NULL
               ? "blanks are skipped: write . for a free cell; or give --rules"
               : "give --rules, or all the cells";
  case XO_BOARD_TURNS:
    return "give --order, or correct the cells";
  default:
    return "correct the cells";
  }
}

/* What it means that a board is possible, where a line can be lost again: once. */
static void tell_exact(const line *where)
{
  static bool told;
  if (!told) {
    put_column(standard_error(), where, 1);
    sink_string(standard_error(), "by exact rules, with a !, the last move can be taken back; whether a game leads to "
                                  "the board is not known (said once)\n");
  }
  told = true;
}

void board_refuse(games *g, const line *where, const board_found *f)
{
  sink *s = standard_error();
  if (f->reason == NULL && f->by.rules.exact != 0 && !g->o->quiet)
    tell_exact(where);
  if (f->reason == NULL || f->by.fault != XO_SETTINGS_GOOD)
    return;
  g->status = worse(g->status, STATUS_INVALID);
  if (g->o->quiet)
    return;
  put_column(s, where, f->at + 1);
  report_fault(s, where, f);
  sink_format(s, " (%s)\n", remedy(where, f));
}

/* ---- the command ---- */

void board_json(sink *s, const line *where, unsigned long long game, const board_found *f)
{
  static char text[SINK_CAP];
  static sink message = {.fd = -1, .cap = SINK_CAP, .text = text};
  xo_rules rules = f->by.rules;
  json_begin(s, where, game);
  if (f->by.fault != XO_SETTINGS_GOOD) {
    json_unjudged(s);
    return;
  }
  json_rules(s, ",", rules, &f->by.order);
  json_string(s, "verdict", f->reason == NULL ? xo_message_outcome(rules, f->board.outcome).text : "INVALID");
  if (f->status < XO_BOARD_SYMBOL) {
    json_number(s, "used", (unsigned)f->game.moves);
    json_cells(s, &f->game);
    json_winning(s, &f->game, f->board.outcome);
  }
  if (f->board.turn != 0)
    json_string(s, "turn", xo_message_outcome(rules, f->board.turn).text);
  if (f->reason == NULL)
    return;
  json_string(s, "reason", f->reason);
  json_number(s, "column", (unsigned)f->at + 1);
  json_text(s, "text", where->text + f->at, (size_t)f->len);
  message.used = 0;
  report_fault(&message, where, f);
  json_text(s, "message", message.text, message.used);
  json_string(s, "remedy", remedy(where, f));
}

/* "CROSS 5 -", "UNFINISHED 4 CROSS", "INVALID counts -"; or as JSON. */
static void answer_board(void *to, const line *where, const board_found *f)
{
  const games *g = to;
  sink *s = standard_output();
  xo_rules rules = f->by.rules;
  if (g->o->json) {
    board_json(s, where, g->count, f);
    json_end(s);
    return;
  }
  if (g->o->place) {
    put_place(s, where);
    sink_text(s, "\t", 1);
  }
  if (f->reason != NULL)
    sink_format(s, f->by.fault != XO_SETTINGS_GOOD ? "UNJUDGED\t%s\t-\n" : "INVALID\t%s\t-\n", f->reason);
  else
    sink_format(s, "%s\t%d\t%s\n", xo_message_outcome(rules, f->board.outcome).text, f->game.moves,
                f->board.turn == 0 ? "-" : xo_message_outcome(rules, f->board.turn).text);
}

int board(const options *o, int argc, char **argv)
{
  static games g;
  g = (games){.o = o};
  rows_begin(&g, answer_board, &g);
  return games_files(&g, argc, argv);
}
