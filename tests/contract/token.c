/* token.c: the clauses of token.h. */
#include "breach.h"

REAL(xo_is_blank);
REAL(xo_is_end);
REAL(xo_has_mark);
REAL(xo_number);
REAL(xo_cell);
REAL(xo_token);

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
static void requires_xo_is_end_text(void) { xo_is_end("1", 1, 2); }
static void is_end(void) { xo_is_end("1 ", 2, 1); }
static void requires_xo_has_mark_text(void) { xo_has_mark("1,2", 2, 1); }
static void has_mark(void) { xo_has_mark("1,2", 0, 3); }

static void requires_xo_number_text(void)
{
  int at = 2;
  xo_number("1", 1, &at);
}

static void requires_xo_number_valid(void) { xo_number("1", 1, no_memory()); }

static void number_good(void)
{
  int at = 0;
  xo_number("12 x", 4, &at);
}

static void requires_xo_cell_rules(void)
{
  xo_rules rules = {3, 0, 3, 2};
  xo_cell(rules, 5);
}

static void requires_xo_cell_number(void) { xo_cell(tic_tac_toe(), -1); }
static void cell_good(void) { xo_cell(tic_tac_toe(), 5); }
static void cell_none(void) { xo_cell(tic_tac_toe(), 0); }

static void token(const char *text, int len)
{
  int at = 0;
  xo_moves moves = list_of("15");
  xo_token(tic_tac_toe(), XO_PLAIN, true, text, len, &at, &moves);
}

static void requires_xo_token_rules(void)
{
  int at = 0;
  xo_rules rules = {3, 3, 3, 0};
  xo_moves moves = list_of("15");
  xo_token(rules, XO_PLAIN, true, "29", 2, &at, &moves);
}

static void requires_xo_token_text(void) { token("29", -1); }

static void requires_xo_token_valid(void)
{
  int at = 0;
  xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, &at, no_memory());
}

static void requires_xo_token_apart(void)
{
  xo_moves moves = list_of("");
  xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, &moves.len, &moves);
}

static void requires_xo_token_room(void)
{
  int at = 0;
  xo_moves moves = list_of("15");
  moves.len = -1;
  xo_token(tic_tac_toe(), XO_PLAIN, true, "29", 2, &at, &moves);
}

static void requires_xo_token_digits(void)
{
  int at = 0;
  xo_moves moves = list_of("15");
  xo_token(tic_tac_toe(), XO_PLAIN, false, "29", 2, &at, &moves);
}

static void token_good(void) { token("2", 1); }
static void token_bad(void) { token("2x", 2); }

const breach token_breaches[] = {
    ENSURES(xo_is_blank, blank, is_blank, ""),
    REQUIRES(xo_is_end, text),
    ENSURES(xo_is_end, end, is_end, ""),
    REQUIRES(xo_has_mark, text),
    ENSURES(xo_has_mark, mark, has_mark, ""),
    REQUIRES(xo_number, text),
    REQUIRES(xo_number, valid),
    ENSURES(xo_number, bound, number_good, ""),
    ENSURES(xo_number, all, number_good, ""),
    REQUIRES(xo_cell, rules),
    REQUIRES(xo_cell, number),
    ENSURES(xo_cell, cell, cell_good, ""),
    ENSURES(xo_cell, off, cell_none, ""),
    ENSURES(xo_cell, col, cell_good, ""),
    REQUIRES(xo_token, rules),
    REQUIRES(xo_token, text),
    REQUIRES(xo_token, valid),
    REQUIRES(xo_token, apart),
    REQUIRES(xo_token, room),
    REQUIRES(xo_token, digits),
    ENSURES(xo_token, bound, token_good, ""),
    ENSURES(xo_token, count, token_good, ""),
    ENSURES(xo_token, stored, token_good, ""),
    ENSURES(xo_token, end, token_bad, ""),
    ENSURES(xo_token, error, token_bad, ""),
    ENSURES(xo_token, kept, token_good, ""),
    ENSURES(xo_token, behind, token_bad, ""),
    {0},
};
