/* token.c: the clauses of token.h. */
#include "breach.h"

REAL(xo_number, xo_cell, xo_added, xo_quick_pair, xo_quick_cell, xo_token)

CONTRARY(xo_is_blank, blank, (char c), (c))
CONTRARY(xo_is_end, end, (const char *text, int len, int at), (text, len, at))
CONTRARY(xo_has_mark, mark, (const char *text, int from, int to), (text, from, to))

int xo_number(const char *text, int len, int *at)
{
  int start = *at, n = real_xo_number(text, len, at);
  FAULT(all, *at = start);
  return fault("bound") ? XO_BEYOND + 1 : n;
}

xo_pos xo_cell(xo_rules rules, int n)
{
  xo_pos pos = real_xo_cell(rules, n);
  pos.col += fault("cell");
  if (fault("off") || fault("col")) { /* the same number, counted from another row */
    pos.row++;
    pos.col -= rules.cols;
  }
  return pos;
}

int xo_added(xo_style style) { return real_xo_added(style) + fault("added"); }

int xo_quick_pair(int added, const char *text, int len, int at, xo_pos *pos)
{
  int end = real_xo_quick_pair(added, text, len, at, pos);
  pos->row += fault("none");
  return end + fault("bound");
}

int xo_quick_cell(xo_rules rules, int added, const char *text, int len, int at, xo_pos *pos)
{
  int end = real_xo_quick_cell(rules, added, text, len, at, pos);
  pos->row += fault("none");
  return end + fault("bound");
}

int xo_token(xo_rules rules, xo_style style, bool one_digit, const char *text, int len, int *at, xo_moves *moves)
{
  if (fault("count")) {
    *at = len;
    return -2;
  }
  int start = *at, read = real_xo_token(rules, style, one_digit, text, len, at, moves);
  FAULT(bound, *at = len + 1);
  moves->len += fault("stored");
  if (fault("end")) { /* "2x" is no move */
    moves->at[moves->len++] = pos_at(1, 2);
    return 1;
  }
  FAULT(error, *at = start);
  moves->at[0].col += fault("kept");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  return read;
}

ENSURES(xo_is_blank, is_blank, blank) { xo_is_blank(' '); }
REQUIRES(xo_is_end, text) { xo_is_end("1", 1, 2); }
ENSURES(xo_is_end, is_end, end) { xo_is_end("1 ", 2, 1); }
REQUIRES(xo_has_mark, text) { xo_has_mark("1,2", 2, 1); }
ENSURES(xo_has_mark, has_mark, mark) { xo_has_mark("1,2", 0, 3); }
REQUIRES(xo_number, text) { xo_number("1", 1, (int[]){2}); }
REQUIRES(xo_number, valid) { xo_number("1", 1, no_memory()); }
ENSURES(xo_number, good, bound, all) { xo_number("12 x", 4, (int[]){0}); }
REQUIRES(xo_cell, rules) { xo_cell((xo_rules){3, 0, 3, 2}, 5); }
REQUIRES(xo_cell, number) { xo_cell(tic_tac_toe(), -1); }
ENSURES(xo_cell, good, cell, col) { xo_cell(tic_tac_toe(), 5); }
ENSURES(xo_cell, cell_none, off) { xo_cell(tic_tac_toe(), 0); }
ENSURES(xo_added, good, added) { xo_added(XO_ZERO_BASED); }
REQUIRES(xo_quick_pair, text) { xo_quick_pair(0, "1,2 3,4", -1, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_pair, valid) { xo_quick_pair(0, "1,2 3,4", 7, 0, no_memory()); }
REQUIRES(xo_quick_pair, added) { xo_quick_pair(2, "1,2 3,4", 7, 0, (xo_pos[]){{0, 0}}); }
ENSURES(xo_quick_pair, quick_pair, bound) { xo_quick_pair(0, "1,2 3,4", 7, 0, (xo_pos[]){{0, 0}}); }
ENSURES(xo_quick_pair, quick_pair_none, none) { xo_quick_pair(0, "1,2\t3,4", 7, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, rules) { xo_quick_cell((xo_rules){3, 0, 3, 2}, 0, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, text) { xo_quick_cell(tic_tac_toe(), 0, "12 34", -1, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, valid) { xo_quick_cell(tic_tac_toe(), 0, "12 34", 5, 0, no_memory()); }
REQUIRES(xo_quick_cell, added) { xo_quick_cell(tic_tac_toe(), 2, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
ENSURES(xo_quick_cell, quick_cell, bound) { xo_quick_cell(tic_tac_toe(), 0, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
ENSURES(xo_quick_cell, quick_cell_none, none) { xo_quick_cell(tic_tac_toe(), 0, "12\t34", 5, 0, (xo_pos[]){{0, 0}}); }

static void token_by(xo_rules rules, bool one_digit, const char *text, int len, void *moves)
{
  xo_token(rules, XO_PLAIN, one_digit, text, len, (int[]){0}, moves);
}

static void token(const char *text, int len) { token_by(tic_tac_toe(), true, text, len, (xo_moves[]){list_of("15")}); }
REQUIRES(xo_token, rules) { token_by((xo_rules){3, 3, 3, 0}, true, "29", 2, (xo_moves[]){list_of("15")}); }
REQUIRES(xo_token, text) { token("29", -1); }
REQUIRES(xo_token, valid) { token_by(tic_tac_toe(), true, "29", 2, no_memory()); }
WRONG(xo_token, apart, list_of(""), (tic_tac_toe(), XO_PLAIN, true, "29", 2, &it->len, it))
REQUIRES(xo_token, room) { token_by(tic_tac_toe(), true, "29", 2, (xo_moves[]){WITH(list_of("15"), len = -1)}); }
REQUIRES(xo_token, digits) { token_by(tic_tac_toe(), false, "29", 2, (xo_moves[]){list_of("15")}); }
ENSURES(xo_token, good, bound, count, stored, kept) { token("2", 1); }
ENSURES(xo_token, bad, end, error, behind) { token("2x", 2); }
