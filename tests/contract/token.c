/* token.c: the clauses of token.h. */
#include "breach.h"

REAL(xo_is_digit);
REAL(xo_is_letter);
REAL(xo_is_blank);
REAL(xo_is_end);
REAL(xo_has_mark);
REAL(xo_number);
REAL(xo_lettered);
REAL(xo_cell);
REAL(xo_append);
REAL(xo_pair_of_digits);
REAL(xo_short_pair);
REAL(xo_quick_pair);
REAL(xo_token);

/* ---- the faulty library ---- */

bool xo_is_digit(char c)
{
  return real_xo_is_digit(c) != fault("digit");
}

bool xo_is_letter(char c)
{
  return real_xo_is_letter(c) != fault("letter");
}

bool xo_is_blank(char c)
{
  return real_xo_is_blank(c) != fault("blank");
}

bool xo_is_end(const char *text, int len, int at)
{
  return real_xo_is_end(text, len, at) != fault("end");
}

bool xo_has_mark(const char *text, int from, int to)
{
  return real_xo_has_mark(text, from, to) != fault("mark");
}

int xo_number(const char *text, int len, int *at)
{
  int start = *at, n = real_xo_number(text, len, at);
  if (fault("all"))
    *at = start;
  return fault("bound") ? XO_BEYOND + 1 : n;
}

bool xo_lettered(xo_style style, const char *text, int len, int *at, xo_pos *pos)
{
  int start = *at;
  bool read = real_xo_lettered(style, text, len, at, pos);
  if (fault("bound"))
    *at = start;
  return read;
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

void xo_append(xo_moves *moves, xo_pos pos)
{
  pos.row += fault("last");
  real_xo_append(moves, pos);
  if (fault("len")) /* twice */
    real_xo_append(moves, pos);
  moves->at[0].col += fault("kept");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
}

typedef bool pair_reader(const char *text, int len, int *at, xo_pos *pos);

static bool spoil_pair(pair_reader *real, const char *text, int len, int *at, xo_pos *pos)
{
  bool read = real(text, len, at, pos);
  pos->row += fault("kept");
  *at += fault("none");
  if (fault("bound"))
    *at = len + 1;
  return read;
}

bool xo_pair_of_digits(const char *text, int len, int *at, xo_pos *pos)
{
  return spoil_pair(real_xo_pair_of_digits, text, len, at, pos);
}

bool xo_short_pair(const char *text, int len, int *at, xo_pos *pos)
{
  return spoil_pair(real_xo_short_pair, text, len, at, pos);
}

bool xo_quick_pair(xo_rules rules, xo_style style, const char *text, int len, int *at, xo_moves *moves)
{
  bool read = real_xo_quick_pair(rules, style, text, len, at, moves);
  moves->len += fault("stored");
  moves->at[0].col += fault("kept");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  *at += fault("none");
  if (fault("bound"))
    *at = len + 1;
  return read;
}

int xo_token(xo_rules rules, xo_style style, bool one_digit, const char *text, int len, int *at,
             xo_moves *moves)
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
    real_xo_append(moves, pos_at(1, 2));
    return 1;
  }
  if (fault("error"))
    *at = start;
  moves->at[0].col += fault("kept");
  moves->at[XO_MOVES_CAP - 1].col += fault("behind");
  return read;
}

/* ---- callers ---- */

static void is_digit(void)
{
  xo_is_digit('7');
}

static void is_letter(void)
{
  xo_is_letter('H');
}

static void is_blank(void)
{
  xo_is_blank(' ');
}

static void requires_xo_is_end_text(void)
{
  xo_is_end("1", 1, 2);
}

static void is_end(void)
{
  xo_is_end("1 ", 2, 1);
}

static void requires_xo_has_mark_text(void)
{
  xo_has_mark("1,2", 2, 1);
}

static void has_mark(void)
{
  xo_has_mark("1,2", 0, 3);
}

static void requires_xo_number_text(void)
{
  int at = 2;
  xo_number("1", 1, &at);
}

static void requires_xo_number_valid(void)
{
  xo_number("1", 1, no_memory());
}

static void number_good(void)
{
  int at = 0;
  xo_number("12 x", 4, &at);
}

static void read_lettered(const char *text, int len)
{
  int at = 0;
  xo_pos pos = {0, 0};
  xo_lettered(XO_PLAIN, text, len, &at, &pos);
}

static void requires_xo_lettered_text(void)
{
  int at = 2;
  xo_pos pos = {0, 0};
  xo_lettered(XO_PLAIN, "b2", 1, &at, &pos);
}

static void requires_xo_lettered_valid(void)
{
  int at = 0;
  xo_lettered(XO_PLAIN, "b2", 2, &at, no_memory());
}

static void requires_xo_lettered_apart(void)
{
  xo_pos pos = {0, 0};
  xo_lettered(XO_PLAIN, "b2", 2, &pos.col, &pos);
}

static void requires_xo_lettered_letter(void)
{
  read_lettered("12", 2);
}

static void lettered_bad(void)
{
  read_lettered("b2x", 3);
}

static void requires_xo_cell_rules(void)
{
  xo_rules rules = {3, 0, 3, 2};
  xo_cell(rules, 5);
}

static void requires_xo_cell_number(void)
{
  xo_cell(tic_tac_toe(), -1);
}

static void cell_good(void)
{
  xo_cell(tic_tac_toe(), 5);
}

static void cell_none(void)
{
  xo_cell(tic_tac_toe(), 0);
}

static void requires_xo_append_valid(void)
{
  xo_append(no_memory(), pos_at(1, 1));
}

static void requires_xo_append_room(void)
{
  xo_moves moves = list_of("15");
  moves.len = XO_MOVES_CAP + 1;
  xo_append(&moves, pos_at(1, 1));
}

static void append(void)
{
  xo_moves moves = list_of("15");
  xo_append(&moves, pos_at(1, 3));
}

static void read_pair_of_digits(const char *text)
{
  int at = 0;
  xo_pos pos = {0, 0};
  xo_pair_of_digits(text, 7, &at, &pos);
}

static void requires_xo_pair_of_digits_text(void)
{
  int at = 2;
  xo_pos pos = {0, 0};
  xo_pair_of_digits("1", 1, &at, &pos);
}

static void requires_xo_pair_of_digits_valid(void)
{
  int at = 0;
  xo_pair_of_digits("1,2 3,3", 7, &at, no_memory());
}

static void requires_xo_pair_of_digits_apart(void)
{
  xo_pos pos = {0, 0};
  xo_pair_of_digits("1,2 3,3", 7, &pos.col, &pos);
}

static void pair_of_digits_none(void)
{
  read_pair_of_digits("1,2x3,3");
}

static void read_short_pair(const char *text)
{
  int at = 0;
  xo_pos pos = {0, 0};
  xo_short_pair(text, 7, &at, &pos);
}

static void requires_xo_short_pair_text(void)
{
  int at = 2;
  xo_pos pos = {0, 0};
  xo_short_pair("1", 1, &at, &pos);
}

static void requires_xo_short_pair_valid(void)
{
  int at = 0;
  xo_short_pair("1,2 3,3", 7, &at, no_memory());
}

static void requires_xo_short_pair_apart(void)
{
  xo_pos pos = {0, 0};
  xo_short_pair("1,2 3,3", 7, &pos.col, &pos);
}

static void short_pair_none(void)
{
  read_short_pair("1,2x3,3");
}

static void quick_pair(const char *text)
{
  int at = 0;
  xo_moves moves = list_of("15");
  xo_quick_pair(tic_tac_toe(), XO_PLAIN, text, 7, &at, &moves);
}

static void requires_xo_quick_pair_rules(void)
{
  int at = 0;
  xo_rules rules = {3, 3, 3, 0};
  xo_moves moves = list_of("15");
  xo_quick_pair(rules, XO_PLAIN, "1,2 3,3", 7, &at, &moves);
}

static void requires_xo_quick_pair_text(void)
{
  int at = 2;
  xo_moves moves = list_of("15");
  xo_quick_pair(tic_tac_toe(), XO_PLAIN, "1", 1, &at, &moves);
}

static void requires_xo_quick_pair_valid(void)
{
  int at = 0;
  xo_quick_pair(tic_tac_toe(), XO_PLAIN, "1,2 3,3", 7, &at, no_memory());
}

static void requires_xo_quick_pair_apart(void)
{
  xo_moves moves = list_of("");
  xo_quick_pair(tic_tac_toe(), XO_PLAIN, "1,2 3,3", 7, &moves.len, &moves);
}

static void requires_xo_quick_pair_room(void)
{
  int at = 0;
  xo_moves moves = list_of("15");
  moves.len = -1;
  xo_quick_pair(tic_tac_toe(), XO_PLAIN, "1,2 3,3", 7, &at, &moves);
}

static void quick_pair_read(void)
{
  quick_pair("1,2 3,3");
}

static void quick_pair_none(void)
{
  quick_pair("1,2x3,3");
}

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

static void requires_xo_token_text(void)
{
  token("29", -1);
}

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

static void token_good(void)
{
  token("2", 1);
}

static void token_bad(void)
{
  token("2x", 2);
}

const breach token_breaches[] = {
    ENSURES(xo_is_digit, digit, is_digit, ""),
    ENSURES(xo_is_letter, letter, is_letter, ""),
    ENSURES(xo_is_blank, blank, is_blank, ""),
    REQUIRES(xo_is_end, text),
    ENSURES(xo_is_end, end, is_end, ""),
    REQUIRES(xo_has_mark, text),
    ENSURES(xo_has_mark, mark, has_mark, ""),
    REQUIRES(xo_number, text),
    REQUIRES(xo_number, valid),
    ENSURES(xo_number, bound, number_good, ""),
    ENSURES(xo_number, all, number_good, ""),
    REQUIRES(xo_lettered, text),
    REQUIRES(xo_lettered, valid),
    REQUIRES(xo_lettered, apart),
    REQUIRES(xo_lettered, letter),
    ENSURES(xo_lettered, bound, lettered_bad, ""),
    REQUIRES(xo_cell, rules),
    REQUIRES(xo_cell, number),
    ENSURES(xo_cell, cell, cell_good, ""),
    ENSURES(xo_cell, off, cell_none, ""),
    ENSURES(xo_cell, col, cell_good, ""),
    REQUIRES(xo_append, valid),
    REQUIRES(xo_append, room),
    ENSURES(xo_append, len, append, ""),
    ENSURES(xo_append, last, append, ""),
    ENSURES(xo_append, kept, append, ""),
    ENSURES(xo_append, behind, append, ""),
    REQUIRES(xo_pair_of_digits, text),
    REQUIRES(xo_pair_of_digits, valid),
    REQUIRES(xo_pair_of_digits, apart),
    ENSURES(xo_pair_of_digits, bound, pair_of_digits_none, "none"),
    ENSURES(xo_pair_of_digits, none, pair_of_digits_none, ""),
    ENSURES(xo_pair_of_digits, kept, pair_of_digits_none, ""),
    REQUIRES(xo_short_pair, text),
    REQUIRES(xo_short_pair, valid),
    REQUIRES(xo_short_pair, apart),
    ENSURES(xo_short_pair, bound, short_pair_none, "none"),
    ENSURES(xo_short_pair, none, short_pair_none, ""),
    ENSURES(xo_short_pair, kept, short_pair_none, ""),
    REQUIRES(xo_quick_pair, rules),
    REQUIRES(xo_quick_pair, text),
    REQUIRES(xo_quick_pair, valid),
    REQUIRES(xo_quick_pair, apart),
    REQUIRES(xo_quick_pair, room),
    ENSURES(xo_quick_pair, bound, quick_pair_none, "none"),
    ENSURES(xo_quick_pair, stored, quick_pair_read, ""),
    ENSURES(xo_quick_pair, kept, quick_pair_read, ""),
    ENSURES(xo_quick_pair, behind, quick_pair_none, ""),
    ENSURES(xo_quick_pair, none, quick_pair_none, ""),
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
