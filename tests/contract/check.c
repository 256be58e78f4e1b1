/* check.c: the clauses of check.h. */
#include "breach.h"

REAL(xo_check);
REAL(xo_check_moves);

/* ---- the faulty library: each fault is one wrong answer, with all else as it should be ---- */

xo_status xo_check(const xo_record *record, int *move)
{
  xo_status status = real_xo_check(record, move);
  if (fault("many"))
    return XO_TOO_MANY;
  if (fault("off"))
    return XO_OFF_BOARD;
  if (fault("taken"))
    return XO_TAKEN;
  if (fault("whole"))
    *move = 1;
  if (fault("ok") || fault("order") || fault("rules") || fault("length") || fault("end"))
    *move = 0;
  if (fault("ok"))
    return XO_OK;
  if (fault("order"))
    return XO_BAD_ORDER;
  if (fault("rules"))
    return XO_BAD_RULES;
  if (fault("length"))
    return XO_BAD_RECORD;
  return fault("end") ? XO_AFTER_END : status;
}

xo_status xo_check_moves(xo_rules rules, const xo_moves *moves, int *move)
{
  xo_status status = real_xo_check_moves(rules, moves, move);
  if (fault("ok"))
    *move = 0;
  if (fault("whole"))
    *move = 1;
  if (fault("first"))
    *move = moves->len + 1;
  if (fault("ok"))
    return XO_OK;
  if (fault("status"))
    return XO_BAD_RULES;
  if (fault("many"))
    return XO_TOO_MANY;
  if (fault("off"))
    return XO_OFF_BOARD;
  return fault("taken") ? XO_TAKEN : status;
}

/* ---- callers ---- */

static void check(xo_record a)
{
  int move = 0;
  xo_check(&a, &move);
}

static void requires_xo_check_valid(void)
{
  xo_record a = record_of("15293");
  xo_check(&a, &a.moves.len);
}

static void check_taken(void)
{
  check(record_of("1525"));
}

static void check_off_board(void)
{
  xo_record a = record_of("152");
  a.moves.at[2].col = 4;
  check(a);
}

static void check_bad_rules(void)
{
  xo_record a = record_of("152");
  a.rules.players = 1;
  check(a);
}

static void check_moves(const xo_moves *moves)
{
  int move = 0;
  xo_check_moves(tic_tac_toe(), moves, &move);
}

static void requires_xo_check_moves_valid(void)
{
  check_moves(no_memory());
}

static void requires_xo_check_moves_rules(void)
{
  int move = 0;
  xo_rules rules = {3, 3, 0, 2};
  xo_moves moves = list_of("15293");
  xo_check_moves(rules, &moves, &move);
}

static void requires_xo_check_moves_length(void)
{
  xo_moves moves = list_of("15293");
  moves.len = -1;
  check_moves(&moves);
}

static void check_moves_good(void)
{
  xo_moves moves = list_of("15293");
  check_moves(&moves);
}

/* Behind the end of the list the same position stands once more. */
static void check_moves_taken(void)
{
  xo_moves moves = list_of("111");
  moves.len = 2;
  check_moves(&moves);
}

static void check_moves_off_board(void)
{
  xo_moves moves = list_of("152");
  moves.at[2].col = 4;
  check_moves(&moves);
}

const breach check_breaches[] = {
    REQUIRES(xo_check, valid),
    ENSURES(xo_check, ok, check_taken, ""),
    ENSURES(xo_check, many, check_taken, ""),
    ENSURES(xo_check, off, check_taken, ""),
    ENSURES(xo_check, taken, check_off_board, ""),
    ENSURES(xo_check, order, check_taken, ""),
    ENSURES(xo_check, rules, check_taken, ""),
    ENSURES(xo_check, length, check_taken, ""),
    ENSURES(xo_check, end, check_taken, ""),
    ENSURES(xo_check, whole, check_bad_rules, ""),
    REQUIRES(xo_check_moves, valid),
    REQUIRES(xo_check_moves, rules),
    REQUIRES(xo_check_moves, length),
    ENSURES(xo_check_moves, status, check_moves_taken, ""),
    ENSURES(xo_check_moves, ok, check_moves_taken, ""),
    ENSURES(xo_check_moves, whole, check_moves_good, ""),
    ENSURES(xo_check_moves, first, check_moves_taken, ""),
    ENSURES(xo_check_moves, many, check_moves_taken, ""),
    ENSURES(xo_check_moves, off, check_moves_taken, ""),
    ENSURES(xo_check_moves, taken, check_moves_off_board, ""),
    {0},
};
