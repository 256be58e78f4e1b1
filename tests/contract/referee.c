/* referee.c: the clauses of xo/referee.h. */
#include "breach.h"

REAL(xo_referee_judge);
REAL(xo_referee_begin);
REAL(xo_referee_ask);
REAL(xo_referee_offer);

/* ---- the faulty library: each fault is one wrong answer, with all else as it should be ---- */

/* The record without its last move is faultless: judge that instead, and accept all of it. */
static xo_verdict accept(const xo_record *record, xo_game *game, xo_status status)
{
  xo_record shorter = *record;
  shorter.moves.len--;
  xo_verdict v = real_xo_referee_judge(&shorter, game);
  v.status = status;
  return v;
}

xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  if (fault("ok"))
    return accept(record, game, XO_OK);
  if (fault("few"))
    return accept(record, game, XO_TOO_FEW);
  xo_verdict v = real_xo_referee_judge(record, game);
  spoil_verdict(&v);
  if (fault("refused"))
    game->cell[2][2] = XO_CROSS;
  return v;
}

/* The wrong answer in place of any other: XO_TOO_FEW is promised of no record. */
static bool denied(void)
{
  return fault("ok") || fault("rules") || fault("order") || fault("record") || fault("end") || fault("off") ||
         fault("taken");
}

xo_status xo_referee_begin(xo_record *record, xo_rules rules, xo_play_order order)
{
  if (denied())
    return XO_TOO_FEW;
  xo_status status = real_xo_referee_begin(record, rules, order);
  record->moves.len += fault("begun");
  record->moves.at[0].col += fault("behind");
  record->rules.rows += fault("refused");
  return status;
}

xo_status xo_referee_ask(const xo_record *record, xo_pos pos)
{
  if (denied())
    return XO_TOO_FEW;
  return fault("room") ? XO_OK : real_xo_referee_ask(record, pos);
}

xo_status xo_referee_offer(xo_record *record, xo_pos pos)
{
  if (denied())
    return XO_TOO_FEW;
  xo_status status = real_xo_referee_offer(record, pos);
  if (fault("begun"))
    record->moves.at[record->moves.len - 1].row = 0;
  record->moves.at[XO_MOVES_CAP - 1].col += fault("behind");
  record->rules.rows += fault("refused");
  return status;
}

/* ---- callers ---- */

static void judge(xo_record a)
{
  xo_game g = game_of("");
  xo_referee_judge(&a, &g);
}

static void requires_xo_referee_judge_valid(void)
{
  xo_record a = record_of("15293");
  xo_referee_judge(&a, no_memory());
}

static void judge_good(void) { judge(record_of("15293")); }
static void judge_taken(void) { judge(record_of("1525")); }

/* Over after five moves, and the sixth is taken. */
static void judge_late(void) { judge(record_of("152933")); }
static void judge_off_board(void) { judge(off_board()); }
static void judge_bad_rules(void) { judge(bad_rules()); }

static void begin(xo_rules rules, xo_play_order order)
{
  xo_record a = record_of("15");
  xo_referee_begin(&a, rules, order);
}

static void requires_xo_referee_begin_valid(void) { xo_referee_begin(no_memory(), tic_tac_toe(), turns()); }
static void begin_good(void) { begin(tic_tac_toe(), turns()); }
static void begin_bad_rules(void) { begin(bad_rules().rules, turns()); }
static void begin_bad_order(void) { begin(tic_tac_toe(), bad_order().order); }
static void ask(xo_record a, xo_pos pos) { xo_referee_ask(&a, pos); }
static void requires_xo_referee_ask_valid(void) { xo_referee_ask(no_memory(), pos_at(1, 1)); }
static void requires_xo_referee_offer_valid(void) { xo_referee_offer(no_memory(), pos_at(1, 1)); }
static void offer(xo_record a, xo_pos pos) { xo_referee_offer(&a, pos); }

/* Both are called in the same situations. */
#define SITUATIONS(call)                                                             \
  static void call##_good(void) { call(record_of("152"), pos_at(3, 3)); }            \
  static void call##_bad_rules(void) { call(bad_rules(), pos_at(3, 3)); }            \
  static void call##_bad_order(void) { call(bad_order(), pos_at(3, 3)); }            \
  static void call##_bad_record(void) { call(off_board(), pos_at(3, 3)); }           \
  static void call##_after_the_end(void) { call(record_of("15293"), pos_at(3, 1)); } \
  static void call##_off_board(void) { call(record_of("152"), pos_at(3, 4)); }       \
  static void call##_taken(void) { call(record_of("152"), pos_at(2, 2)); }

SITUATIONS(ask)
SITUATIONS(offer)

/* A list as long as can be, of positions off the board. */
static void ask_without_room(void)
{
  xo_record a = record_of("");
  a.moves.len = XO_CELLS_MAX;
  ask(a, pos_at(3, 3));
}

const breach referee_breaches[] = {
    REQUIRES(xo_referee_judge, valid),
    ENSURES(xo_referee_judge, ok, judge_late, ""),
    ENSURES(xo_referee_judge, few, judge_late, ""),
    ENSURES(xo_referee_judge, many, judge_taken, ""),
    ENSURES(xo_referee_judge, off, judge_taken, ""),
    ENSURES(xo_referee_judge, taken, judge_off_board, ""),
    ENSURES(xo_referee_judge, order, judge_late, ""),
    ENSURES(xo_referee_judge, rules, judge_late, ""),
    ENSURES(xo_referee_judge, length, judge_late, ""),
    ENSURES(xo_referee_judge, end, judge_late, ""),
    ENSURES(xo_referee_judge, whole, judge_bad_rules, ""),
    ENSURES(xo_referee_judge, played, judge_good, ""),
    ENSURES(xo_referee_judge, refused, judge_bad_rules, ""),
    REQUIRES(xo_referee_begin, valid),
    ENSURES(xo_referee_begin, ok, begin_good, ""),
    ENSURES(xo_referee_begin, rules, begin_bad_rules, ""),
    ENSURES(xo_referee_begin, order, begin_bad_order, ""),
    ENSURES(xo_referee_begin, begun, begin_good, ""),
    ENSURES(xo_referee_begin, behind, begin_good, ""),
    ENSURES(xo_referee_begin, refused, begin_bad_rules, ""),
    REQUIRES(xo_referee_ask, valid),
    ENSURES(xo_referee_ask, ok, ask_good, ""),
    ENSURES(xo_referee_ask, rules, ask_bad_rules, ""),
    ENSURES(xo_referee_ask, order, ask_bad_order, ""),
    ENSURES(xo_referee_ask, record, ask_bad_record, ""),
    ENSURES(xo_referee_ask, end, ask_after_the_end, ""),
    ENSURES(xo_referee_ask, off, ask_off_board, ""),
    ENSURES(xo_referee_ask, taken, ask_taken, ""),
    ENSURES(xo_referee_ask, room, ask_without_room, "ok record"),
    REQUIRES(xo_referee_offer, valid),
    ENSURES(xo_referee_offer, ok, offer_good, ""),
    ENSURES(xo_referee_offer, rules, offer_bad_rules, ""),
    ENSURES(xo_referee_offer, order, offer_bad_order, ""),
    ENSURES(xo_referee_offer, record, offer_bad_record, ""),
    ENSURES(xo_referee_offer, end, offer_after_the_end, ""),
    ENSURES(xo_referee_offer, off, offer_off_board, ""),
    ENSURES(xo_referee_offer, taken, offer_taken, ""),
    ENSURES(xo_referee_offer, begun, offer_good, ""),
    ENSURES(xo_referee_offer, behind, offer_good, ""),
    ENSURES(xo_referee_offer, refused, offer_bad_rules, ""),
    {0},
};
