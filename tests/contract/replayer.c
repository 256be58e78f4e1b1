/* replayer.c: the clauses of xo/replayer.h, and of the tables and loops behind it, stretch.h and replaying.h. */
#include "breach.h"

REAL(xo_replayer_begin);
REAL(xo_replayer_judge);
REAL(xo_stretch_at);
REAL(xo_stretch_join);
REAL(xo_stretch_join_all);
REAL(xo_stretch_clear);
REAL(xo_stretch_move);
REAL(xo_replaying_play);
REAL(xo_replaying_rest);
REAL(xo_replaying_undo);

/* Entry, to be written. */
static signed char *entry(xo_stretches *table, int d, int r, int c)
{
  return &table->at[d][(XO_SIDE_MAX + 2) * r + c];
}

/* ---- the faulty library: each fault is one wrong answer, with all else as it should be ---- */

void xo_replayer_begin(xo_replayer *replayer)
{
  real_xo_replayer_begin(replayer);
  replayer->game.cell[0][0] = (signed char)fault("clear");
}

/* The record without its last move is faultless: judge that instead, and accept all of it. */
static xo_verdict accept(xo_replayer *replayer, const xo_record *record, xo_status status)
{
  xo_record shorter = *record;
  shorter.moves.len--;
  xo_verdict v = real_xo_replayer_judge(replayer, &shorter);
  v.status = status;
  return v;
}

xo_verdict xo_replayer_judge(xo_replayer *replayer, const xo_record *record)
{
  if (fault("ok"))
    return accept(replayer, record, XO_OK);
  if (fault("few"))
    return accept(replayer, record, XO_TOO_FEW);
  xo_verdict v = real_xo_replayer_judge(replayer, record);
  *entry(&replayer->of[1], 3, 2, 2) = (signed char)fault("clear");
  spoil_verdict(&v);
  v.used += fault("refused");
  return v;
}

long xo_stretch_at(int r, int c, int dr, int dc, int n)
{
  return real_xo_stretch_at(r, c, dr, dc, n) + fault("at");
}

int xo_stretch_join(xo_stretches *table, int d, int r, int c, int dr, int dc)
{
  int n = real_xo_stretch_join(table, d, r, c, dr, dc);
  *entry(table, d, 1, 1) = (signed char)(*entry(table, d, 1, 1) + fault("joined"));
  *entry(table, 3 - d, 1, 1) = (signed char)fault("other");
  return n + fault("length");
}

int xo_stretch_join_all(xo_stretches *table, int r, int c)
{
  int n = real_xo_stretch_join_all(table, r, c);
  *entry(table, 0, 1, 1) = (signed char)(*entry(table, 0, 1, 1) + fault("joined"));
  return n + fault("longest");
}

void xo_stretch_clear(xo_stretches *table, int r, int c)
{
  real_xo_stretch_clear(table, r, c);
  *entry(table, 2, r, c) = (signed char)fault("clear");
}

bool xo_stretch_move(xo_replayer *replayer, xo_player player, xo_pos pos)
{
  bool won = real_xo_stretch_move(replayer, player, pos);
  replayer->game.moves += fault("game");
  if (fault("munion"))
    replayer->game.rules.cols = 4;
  *entry(&replayer->of[player - 1], 0, pos.row, pos.col) =
      (signed char)(*entry(&replayer->of[player - 1], 0, pos.row, pos.col) + fault("tables"));
  *entry(&replayer->of[player - 1], 0, XO_SIDE_MAX, XO_SIDE_MAX) = (signed char)fault("his");
  return won != fault("won");
}

xo_outcome xo_replaying_play(xo_replayer *replayer, const xo_record *record, xo_status *status)
{
  xo_outcome outcome = real_xo_replaying_play(replayer, record, status);
  if (fault("prefix"))
    replayer->game.moves = record->moves.len + 1;
  *entry(&replayer->of[0], 0, XO_SIDE_MAX, XO_SIDE_MAX) = (signed char)fault("his");
  if (fault("status"))
    *status = XO_TOO_FEW;
  if (fault("all"))
    *status = XO_OK;
  if (fault("open") || fault("off"))
    *status = XO_OFF_BOARD;
  if (fault("taken"))
    *status = XO_TAKEN;
  return fault("played") ? XO_DRAW : outcome;
}

int xo_replaying_rest(xo_replayer *replayer, const xo_record *record, int used, xo_status *status)
{
  int n = real_xo_replaying_rest(replayer, record, used, status);
  if (fault("count")) {
    xo_pos last = record->moves.at[used - 1];
    replayer->game.cell[last.row][last.col] = 0;
    return used - 1;
  }
  if (fault("prefix")) {
    *status = XO_OK;
    return n + 1;
  }
  replayer->game.cell[0][0] = (signed char)fault("seen");
  if (fault("status"))
    *status = XO_TOO_FEW;
  if (fault("all"))
    *status = XO_OK;
  if (fault("many"))
    *status = XO_TOO_MANY;
  if (fault("off"))
    *status = XO_OFF_BOARD;
  if (fault("taken"))
    *status = XO_TAKEN;
  return n;
}

void xo_replaying_undo(xo_replayer *replayer, const xo_record *record, int n)
{
  real_xo_replaying_undo(replayer, record, n);
  replayer->game.cell[1][1] = (signed char)fault("clear");
}

/* ---- callers ---- */

/* One in each program that a test is: all zeros. */
static xo_replayer kept;

static void requires_xo_replayer_begin_valid(void)
{
  xo_replayer_begin(no_memory());
}

static void begin(void)
{
  xo_replayer_begin(&kept);
}

static void judge(xo_record a)
{
  xo_replayer_judge(&kept, &a);
}

static void requires_xo_replayer_judge_valid(void)
{
  xo_replayer_judge(&kept, no_memory());
}

static void requires_xo_replayer_judge_clear(void)
{
  kept.game.cell[1][1] = XO_CROSS;
  judge(record_of("15293"));
}

JUDGINGS

static void requires_xo_stretch_at_step(void)
{
  xo_stretch_at(2, 2, 0, 2, 1);
}

static void requires_xo_stretch_at_cell(void)
{
  xo_stretch_at(2, 0, 0, 1, 1);
}

static void requires_xo_stretch_at_end(void)
{
  xo_stretch_at(2, 2, -1, 0, 3);
}

static void at_good(void)
{
  xo_stretch_at(2, 2, 1, -1, 2);
}

static void join_with(xo_stretches *table, int d, int r, int c, int dr)
{
  xo_stretch_join(table, d, r, c, dr, 1);
}

static xo_stretches lengths;

static void requires_xo_stretch_join_valid(void)
{
  join_with(no_memory(), 0, 2, 2, 0);
}

static void requires_xo_stretch_join_dir(void)
{
  join_with(&lengths, 0, 2, 2, -1);
}

static void requires_xo_stretch_join_cell(void)
{
  join_with(&lengths, 0, 0, 2, 0);
}

static void requires_xo_stretch_join_ends(void)
{
  *entry(&lengths, 0, 2, 3) = -1;
  join_with(&lengths, 0, 2, 2, 0);
}

static void join(void)
{
  join_with(&lengths, 0, 2, 2, 0);
}

static void requires_xo_stretch_join_all_valid(void)
{
  xo_stretch_join_all(no_memory(), 2, 2);
}

static void requires_xo_stretch_join_all_cell(void)
{
  xo_stretch_join_all(&lengths, 0, 2);
}

static void requires_xo_stretch_join_all_ends(void)
{
  *entry(&lengths, 2, 3, 3) = -1;
  xo_stretch_join_all(&lengths, 2, 2);
}

static void join_all(void)
{
  xo_stretch_join_all(&lengths, 2, 2);
}

static void requires_xo_stretch_clear_valid(void)
{
  xo_stretch_clear(no_memory(), 2, 2);
}

static void requires_xo_stretch_clear_cell(void)
{
  xo_stretch_clear(&lengths, 2, 0);
}

static void clear(void)
{
  xo_stretch_clear(&lengths, 2, 2);
}

/* A clear replayer, and an empty game on its board. */
static void set_up(void)
{
  kept.game.rules = tic_tac_toe();
  kept.game.moves = 0;
}

static void requires_xo_stretch_move_valid(void)
{
  xo_stretch_move(no_memory(), XO_CROSS, pos_at(1, 1));
}

static void requires_xo_stretch_move_game(void)
{
  set_up();
  kept.game.moves = 1;
  xo_stretch_move(&kept, XO_CROSS, pos_at(1, 1));
}

static void requires_xo_stretch_move_player(void)
{
  set_up();
  xo_stretch_move(&kept, 3, pos_at(1, 1));
}

static void requires_xo_stretch_move_pos(void)
{
  set_up();
  xo_stretch_move(&kept, XO_CROSS, pos_at(1, 4));
}

/* Cross is on (1, 1), and his table says so. */
static void set_up_one(void)
{
  set_up();
  kept.game.moves = 1;
  kept.game.cell[1][1] = XO_CROSS;
  for (int d = 0; d < XO_DIRECTIONS; d++)
    *entry(&kept.of[0], d, 1, 1) = 1;
}

static void requires_xo_stretch_move_free(void)
{
  set_up_one();
  xo_stretch_move(&kept, XO_NOUGHT, pos_at(1, 1));
}

static void requires_xo_stretch_move_balance(void)
{
  set_up_one();
  xo_stretch_move(&kept, XO_CROSS, pos_at(2, 2));
}

static void requires_xo_stretch_move_tables(void)
{
  set_up_one();
  *entry(&kept.of[0], 0, 1, 1) = 2;
  xo_stretch_move(&kept, XO_NOUGHT, pos_at(2, 2));
}

static void requires_xo_stretch_move_his(void)
{
  set_up_one();
  *entry(&kept.of[2], 0, 1, 1) = 1;
  xo_stretch_move(&kept, XO_NOUGHT, pos_at(2, 2));
}

static void move(void)
{
  set_up_one();
  xo_stretch_move(&kept, XO_NOUGHT, pos_at(2, 2));
}

static void play(xo_record a)
{
  xo_status status = XO_OK;
  xo_replaying_play(&kept, &a, &status);
}

static void requires_xo_replaying_play_valid(void)
{
  xo_record a = record_of("15293");
  xo_replaying_play(&kept, &a, no_memory());
}

static void requires_xo_replaying_play_record(void)
{
  play(bad_order());
}

static void requires_xo_replaying_play_clear(void)
{
  *entry(&kept.of[0], 0, 1, 1) = 1;
  play(record_of("15293"));
}

static void play_good(void)
{
  play(record_of("15293"));
}

static void play_open(void)
{
  play(record_of("152"));
}

static void play_taken(void)
{
  play(record_of("1525"));
}

static void play_off_board(void)
{
  play(off_board());
}

/* The cells of five moves are taken, and the sixth is judged. */
static void rest(xo_record a, int used)
{
  xo_status status = XO_OK;
  kept.game = game_of("15293");
  xo_replaying_rest(&kept, &a, used, &status);
}

static void requires_xo_replaying_rest_valid(void)
{
  xo_record a = record_of("152934");
  xo_replaying_rest(&kept, &a, 0, no_memory());
}

static void requires_xo_replaying_rest_record(void)
{
  xo_record a = record_of("152934");
  a.order.at[1] = XO_CROSS;
  rest(a, 5);
}

static void requires_xo_replaying_rest_used(void)
{
  rest(record_of("1529"), 5);
}

static void requires_xo_replaying_rest_prefix(void)
{
  rest(record_of("152939"), 6);
}

static void requires_xo_replaying_rest_seen(void)
{
  rest(record_of("152934"), 4);
}

static void rest_good(void)
{
  rest(record_of("152934"), 5);
}

static void rest_taken(void)
{
  rest(record_of("152939"), 5);
}

static void rest_off_board(void)
{
  xo_record a = record_of("152934");
  a.moves.at[5].row = 0;
  rest(a, 5);
}

static void undo(xo_record a, int n)
{
  xo_replaying_undo(&kept, &a, n);
}

static void requires_xo_replaying_undo_valid(void)
{
  xo_record a = record_of("15");
  xo_replaying_undo(no_memory(), &a, 2);
}

static void requires_xo_replaying_undo_record(void)
{
  undo(bad_order(), 2);
}

static void requires_xo_replaying_undo_prefix(void)
{
  undo(record_of("15"), 3);
}

static void requires_xo_replaying_undo_board(void)
{
  kept.game.cell[3][3] = XO_CROSS;
  undo(record_of("15"), 2);
}

static void requires_xo_replaying_undo_tables(void)
{
  *entry(&kept.of[0], 0, 3, 3) = 1;
  undo(record_of("15"), 2);
}

static void undo_good(void)
{
  set_up_one();
  undo(record_of("15"), 1);
}

const breach replayer_breaches[] = {
    REQUIRES(xo_replayer_begin, valid),
    ENSURES(xo_replayer_begin, clear, begin, ""),
    REQUIRES(xo_replayer_judge, valid),
    REQUIRES(xo_replayer_judge, clear),
    ENSURES(xo_replayer_judge, clear, judge_good, ""),
    ENSURES(xo_replayer_judge, ok, judge_late, ""),
    ENSURES(xo_replayer_judge, few, judge_late, ""),
    ENSURES(xo_replayer_judge, many, judge_taken, ""),
    ENSURES(xo_replayer_judge, off, judge_taken, ""),
    ENSURES(xo_replayer_judge, taken, judge_off_board, ""),
    ENSURES(xo_replayer_judge, order, judge_late, ""),
    ENSURES(xo_replayer_judge, rules, judge_late, ""),
    ENSURES(xo_replayer_judge, length, judge_late, ""),
    ENSURES(xo_replayer_judge, end, judge_late, ""),
    ENSURES(xo_replayer_judge, whole, judge_bad_rules, ""),
    ENSURES(xo_replayer_judge, played, judge_good, ""),
    ENSURES(xo_replayer_judge, refused, judge_bad_rules, ""),
    REQUIRES(xo_stretch_at, step),
    REQUIRES(xo_stretch_at, cell),
    REQUIRES(xo_stretch_at, end),
    ENSURES(xo_stretch_at, at, at_good, ""),
    REQUIRES(xo_stretch_join, valid),
    REQUIRES(xo_stretch_join, dir),
    REQUIRES(xo_stretch_join, cell),
    REQUIRES(xo_stretch_join, ends),
    ENSURES(xo_stretch_join, length, join, ""),
    ENSURES(xo_stretch_join, joined, join, ""),
    ENSURES(xo_stretch_join, other, join, ""),
    REQUIRES(xo_stretch_join_all, valid),
    REQUIRES(xo_stretch_join_all, cell),
    REQUIRES(xo_stretch_join_all, ends),
    ENSURES(xo_stretch_join_all, joined, join_all, ""),
    ENSURES(xo_stretch_join_all, longest, join_all, ""),
    REQUIRES(xo_stretch_clear, valid),
    REQUIRES(xo_stretch_clear, cell),
    ENSURES(xo_stretch_clear, clear, clear, ""),
    REQUIRES(xo_stretch_move, valid),
    REQUIRES(xo_stretch_move, game),
    REQUIRES(xo_stretch_move, player),
    REQUIRES(xo_stretch_move, pos),
    REQUIRES(xo_stretch_move, free),
    REQUIRES(xo_stretch_move, balance),
    REQUIRES(xo_stretch_move, tables),
    REQUIRES(xo_stretch_move, his),
    ENSURES(xo_stretch_move, game, move, "munion"),
    ENSURES(xo_stretch_move, munion, move, ""),
    ENSURES(xo_stretch_move, tables, move, ""),
    ENSURES(xo_stretch_move, his, move, ""),
    ENSURES(xo_stretch_move, won, move, ""),
    REQUIRES(xo_replaying_play, valid),
    REQUIRES(xo_replaying_play, record),
    REQUIRES(xo_replaying_play, clear),
    ENSURES(xo_replaying_play, prefix, play_open, "played all"),
    ENSURES(xo_replaying_play, played, play_good, ""),
    ENSURES(xo_replaying_play, his, play_good, ""),
    ENSURES(xo_replaying_play, status, play_open, ""),
    ENSURES(xo_replaying_play, all, play_taken, ""),
    ENSURES(xo_replaying_play, open, play_good, "off"),
    ENSURES(xo_replaying_play, off, play_taken, ""),
    ENSURES(xo_replaying_play, taken, play_off_board, ""),
    REQUIRES(xo_replaying_rest, valid),
    REQUIRES(xo_replaying_rest, record),
    REQUIRES(xo_replaying_rest, used),
    REQUIRES(xo_replaying_rest, prefix),
    REQUIRES(xo_replaying_rest, seen),
    ENSURES(xo_replaying_rest, count, rest_taken, "taken"),
    ENSURES(xo_replaying_rest, prefix, rest_taken, ""),
    ENSURES(xo_replaying_rest, seen, rest_good, ""),
    ENSURES(xo_replaying_rest, status, rest_taken, ""),
    ENSURES(xo_replaying_rest, all, rest_taken, ""),
    ENSURES(xo_replaying_rest, many, rest_taken, ""),
    ENSURES(xo_replaying_rest, off, rest_taken, ""),
    ENSURES(xo_replaying_rest, taken, rest_off_board, ""),
    REQUIRES(xo_replaying_undo, valid),
    REQUIRES(xo_replaying_undo, record),
    REQUIRES(xo_replaying_undo, prefix),
    REQUIRES(xo_replaying_undo, board),
    REQUIRES(xo_replaying_undo, tables),
    ENSURES(xo_replaying_undo, clear, undo_good, ""),
    {0},
};
