/* referee.c: the clauses of xo/referee.h. */
#include "breach.h"

REAL(xo_referee_judge, xo_referee_begin, xo_referee_ask, xo_referee_offer)

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
    *beyond(game) = XO_CROSS;
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

REQUIRES(xo_referee_judge, valid) { xo_referee_judge((xo_record[]){record_of("15293")}, no_memory()); }
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

REQUIRES(xo_referee_begin, valid) { xo_referee_begin(no_memory(), tic_tac_toe(), turns()); }
static void begin_good(void) { begin(tic_tac_toe(), turns()); }
static void begin_bad_rules(void) { begin(bad_rules().rules, turns()); }
static void begin_bad_order(void) { begin(tic_tac_toe(), bad_order().order); }
static void ask(xo_record a, xo_pos pos) { xo_referee_ask(&a, pos); }
REQUIRES(xo_referee_ask, valid) { xo_referee_ask(no_memory(), pos_at(1, 1)); }
REQUIRES(xo_referee_offer, valid) { xo_referee_offer(no_memory(), pos_at(1, 1)); }
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
static void ask_without_room(void) { ask(WITH(record_of(""), moves.len = XO_CELLS_MAX), pos_at(3, 3)); }

ENSURES(xo_referee_judge, judge_late, ok, few, order, rules, length, end);
ENSURES(xo_referee_judge, judge_taken, many, off);
ENSURES(xo_referee_judge, judge_off_board, taken);
ENSURES(xo_referee_judge, judge_bad_rules, whole, refused);
ENSURES(xo_referee_judge, judge_good, played);
ENSURES(xo_referee_begin, begin_good, ok, begun, behind);
ENSURES(xo_referee_begin, begin_bad_rules, rules, refused);
ENSURES(xo_referee_begin, begin_bad_order, order);
ENSURES(xo_referee_ask, ask_good, ok);
ENSURES(xo_referee_ask, ask_bad_rules, rules);
ENSURES(xo_referee_ask, ask_bad_order, order);
ENSURES(xo_referee_ask, ask_bad_record, record);
ENSURES(xo_referee_ask, ask_after_the_end, end);
ENSURES(xo_referee_ask, ask_off_board, off);
ENSURES(xo_referee_ask, ask_taken, taken);
ENSURES(xo_referee_ask, ask_without_room, room ok record);
ENSURES(xo_referee_offer, offer_good, ok, begun, behind);
ENSURES(xo_referee_offer, offer_bad_rules, rules, refused);
ENSURES(xo_referee_offer, offer_bad_order, order);
ENSURES(xo_referee_offer, offer_bad_record, record);
ENSURES(xo_referee_offer, offer_after_the_end, end);
ENSURES(xo_referee_offer, offer_off_board, off);
ENSURES(xo_referee_offer, offer_taken, taken);
