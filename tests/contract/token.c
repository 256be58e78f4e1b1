/* token.c: the clauses of token.h. */
#include "breach.h"

REAL(xo_is_blank, xo_is_end, xo_has_mark, xo_number, xo_cell, xo_added)
REAL(xo_quick_pair, xo_quick_cell, xo_token)

/* ---- the faulty library ---- */

bool xo_is_blank(char c) { return real_xo_is_blank(c) != fault("blank"); }
bool xo_is_end(const char *text, int len, int at) { return real_xo_is_end(text, len, at) != fault("end"); }
bool xo_has_mark(const char *text, int from, int to) { return real_xo_has_mark(text, from, to) != fault("mark"); }

int xo_number(const char *text, int len, int *at)
{
  int start = *at, n = real_xo_number(text, len, at);
  if (fault("all"))
    *at = start;
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
  if (fault("bound"))
    *at = len + 1;
  moves->len += fault("stored");
  if (fault("end")) { /* "2x" is no move */
    moves->at[moves->len++] = pos_at(1, 2);
    return 1;
  }
  if (fault("error"))
    *at = start;
  moves->at[0].col += fault("kept");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  return read;
}

/* ---- callers ---- */

static void is_blank(void) { xo_is_blank(' '); }
REQUIRES(xo_is_end, text) { xo_is_end("1", 1, 2); }
static void is_end(void) { xo_is_end("1 ", 2, 1); }
REQUIRES(xo_has_mark, text) { xo_has_mark("1,2", 2, 1); }
static void has_mark(void) { xo_has_mark("1,2", 0, 3); }
REQUIRES(xo_number, text) { xo_number("1", 1, (int[]){2}); }
REQUIRES(xo_number, valid) { xo_number("1", 1, no_memory()); }
static void number_good(void) { xo_number("12 x", 4, (int[]){0}); }
REQUIRES(xo_cell, rules) { xo_cell((xo_rules){3, 0, 3, 2}, 5); }
REQUIRES(xo_cell, number) { xo_cell(tic_tac_toe(), -1); }
static void cell_good(void) { xo_cell(tic_tac_toe(), 5); }
static void cell_none(void) { xo_cell(tic_tac_toe(), 0); }

static void added(void) { xo_added(XO_ZERO_BASED); }
REQUIRES(xo_quick_pair, text) { xo_quick_pair(0, "1,2 3,4", -1, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_pair, valid) { xo_quick_pair(0, "1,2 3,4", 7, 0, no_memory()); }
REQUIRES(xo_quick_pair, added) { xo_quick_pair(2, "1,2 3,4", 7, 0, (xo_pos[]){{0, 0}}); }
static void quick_pair(void) { xo_quick_pair(0, "1,2 3,4", 7, 0, (xo_pos[]){{0, 0}}); }
static void quick_pair_none(void) { xo_quick_pair(0, "1,2\t3,4", 7, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, rules) { xo_quick_cell((xo_rules){3, 0, 3, 2}, 0, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, text) { xo_quick_cell(tic_tac_toe(), 0, "12 34", -1, 0, (xo_pos[]){{0, 0}}); }
REQUIRES(xo_quick_cell, valid) { xo_quick_cell(tic_tac_toe(), 0, "12 34", 5, 0, no_memory()); }
REQUIRES(xo_quick_cell, added) { xo_quick_cell(tic_tac_toe(), 2, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
static void quick_cell(void) { xo_quick_cell(tic_tac_toe(), 0, "12 34", 5, 0, (xo_pos[]){{0, 0}}); }
static void quick_cell_none(void) { xo_quick_cell(tic_tac_toe(), 0, "12\t34", 5, 0, (xo_pos[]){{0, 0}}); }

static void token(const char *text, int len)
{
  int at = 0;
  xo_moves moves = list_of("15");
  xo_token(tic_tac_toe(), XO_PLAIN, true, text, len, &at, &moves);
}

REQUIRES(xo_token, rules)
{
  xo_token((xo_rules){3, 3, 3, 0}, XO_PLAIN, true, "29", 2, (int[]){0}, (xo_moves[]){list_of("15")});
}

REQUIRES(xo_token, text) { token("29", -1); }
REQUIRES(xo_token, valid) { xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, (int[]){0}, no_memory()); }

REQUIRES(xo_token, apart)
{
  xo_moves moves = list_of("");
  xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, &moves.len, &moves);
}

REQUIRES(xo_token, room)
{
  xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, (int[]){0}, (xo_moves[]){WITH(list_of("15"), len = -1)});
}

REQUIRES(xo_token, digits)
{
  xo_token(tic_tac_toe(), XO_PLAIN, false, "29", 2, (int[]){0}, (xo_moves[]){list_of("15")});
}

static void token_good(void) { token("2", 1); }
static void token_bad(void) { token("2x", 2); }

ENSURES(xo_is_blank, is_blank, blank);
ENSURES(xo_is_end, is_end, end);
ENSURES(xo_has_mark, has_mark, mark);
ENSURES(xo_number, number_good, bound, all);
ENSURES(xo_cell, cell_good, cell, col);
ENSURES(xo_cell, cell_none, off);
ENSURES(xo_added, added, added);
ENSURES(xo_quick_pair, quick_pair, bound);
ENSURES(xo_quick_pair, quick_pair_none, none);
ENSURES(xo_quick_cell, quick_cell, bound);
ENSURES(xo_quick_cell, quick_cell_none, none);
ENSURES(xo_token, token_good, bound, count, stored, kept);
ENSURES(xo_token, token_bad, end, error, behind);
