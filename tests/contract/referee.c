/* referee.c: the clauses of xo/referee.h. */
#include "breach.h"

REAL(xo_referee_judge, xo_referee_begin, xo_referee_ask, xo_referee_offer)

/* The record without its last move is faultless: judge that instead, and accept all of it. */
static xo_verdict accept(const xo_record *record, xo_game *game, xo_status status)
{
  xo_record shorter = *record;
  shorter.moves.len--;
  xo_verdict v = real_xo_referee_judge(&shorter, game);
  v.status = status;
  return v;
}

/* One wrong answer, with all else as it should be. */
static void spoil_verdict(xo_verdict *v)
{
  FAULT(whole, v->move = 1);
  if (fault("order") || fault("rules") || fault("length") || fault("end"))
    v->move = 0;
  FAULT(many, v->status = XO_TOO_MANY);
  FAULT(off, v->status = XO_OFF_BOARD);
  FAULT(taken, v->status = XO_TAKEN);
  FAULT(order, v->status = XO_BAD_ORDER);
  FAULT(rules, v->status = XO_BAD_RULES);
  FAULT(length, v->status = XO_BAD_RECORD);
  FAULT(end, v->status = XO_AFTER_END);
  FAULT(played, v->outcome = XO_DRAW);
}

xo_verdict xo_referee_judge(const xo_record *record, xo_game *game)
{
  if (fault("ok") || fault("few"))
    return accept(record, game, fault("ok") ? XO_OK : XO_TOO_FEW);
  xo_verdict v = real_xo_referee_judge(record, game);
  spoil_verdict(&v);
  FAULT(refused, *beyond(game) = XO_CROSS);
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
  FAULT(begun, record->moves.at[record->moves.len - 1].row = 0);
  record->moves.at[XO_MOVES_CAP - 1].col += fault("behind");
  record->rules.rows += fault("refused");
  return status;
}

static void judge(xo_record a)
{
  xo_game g = game_of("");
  xo_referee_judge(&a, &g);
}

REQUIRES(xo_referee_judge, valid) { xo_referee_judge((xo_record[]){record_of("15293")}, no_memory()); }
ENSURES(xo_referee_judge, good, played) { judge(record_of("15293")); }
ENSURES(xo_referee_judge, judge_taken, many, off) { judge(record_of("1525")); }

/* Over after five moves, and the sixth is taken. */
ENSURES(xo_referee_judge, judge_late, ok, few, order, rules, length, end) { judge(record_of("152933")); }
ENSURES(xo_referee_judge, judge_off_board, taken) { judge(off_board()); }
ENSURES(xo_referee_judge, judge_bad_rules, whole, refused) { judge(bad_rules()); }
GIVEN(xo_referee_begin, record_of("15"), (it, tic_tac_toe(), turns()), ok, begun, behind)

static void begin(xo_rules rules, xo_play_order order)
{
  xo_referee_begin((xo_record[]){record_of("15")}, rules, order);
}

ENSURES(xo_referee_begin, bad_rules, rules, refused) { begin(bad_rules().rules, turns()); }
ENSURES(xo_referee_begin, bad_order, order) { begin(tic_tac_toe(), bad_order().order); }
static void ask(xo_record a, xo_pos pos) { xo_referee_ask(&a, pos); }
static void offer(xo_record a, xo_pos pos) { xo_referee_offer(&a, pos); }

/* Both are called in the same situations. */
#define SITUATIONS(function, call)                                                  \
  GIVEN(function, record_of("152"), (it, pos_at(3, 3)), ok)                         \
  ENSURES(function, bad_rules, rules) { call(bad_rules(), pos_at(3, 3)); }          \
  ENSURES(function, bad_order, order) { call(bad_order(), pos_at(3, 3)); }          \
  ENSURES(function, bad_record, record) { call(off_board(), pos_at(3, 3)); }        \
  ENSURES(function, after_the_end, end) { call(record_of("15293"), pos_at(3, 1)); } \
  ENSURES(function, off_board, off) { call(record_of("152"), pos_at(3, 4)); }       \
  ENSURES(function, taken, taken) { call(record_of("152"), pos_at(2, 2)); }

SITUATIONS(xo_referee_ask, ask)
SITUATIONS(xo_referee_offer, offer)
ENSURES(xo_referee_offer, good, begun, behind) { offer(record_of("152"), pos_at(3, 3)); }
ENSURES(xo_referee_offer, refused, refused) { offer(bad_rules(), pos_at(3, 3)); }

/* A list as long as can be, of positions off the board. */
static xo_record full(void) { return WITH(record_of(""), moves.len = XO_CELLS_MAX); }
ENSURES(xo_referee_ask, without_room, room ok record) { ask(full(), pos_at(3, 3)); }
