/* position.c: the clauses of xo/position.h. */
#include "breach.h"

REAL(xo_position_set);
REAL(xo_position_next);

/* ---- the faulty library ---- */

bool xo_position_set(xo_position *position)
{
  bool is = real_xo_position_set(position);
  if (fault("count"))
    position->game.moves++;
  if (fault("position"))
    position->turn++;
  if (fault("flag"))
    position->open = 2;
  if (fault("unknown"))
    position->turn = XO_CROSS;
  return is != fault("is");
}

bool xo_position_next(const xo_position *position, xo_pos pos, xo_game *next)
{
  bool legal = real_xo_position_next(position, pos, next);
  if (fault("munion")) /* the move is taken back and another made */
    *next = game_of("16");
  if (fault("next"))
    next->moves++;
  if (fault("kept"))
    next->cell[0][0] = XO_NOUGHT;
  return legal != fault("legal");
}

/* ---- callers ---- */

static xo_position position_of(const char *digits)
{
  xo_position at = {game_of(digits), 0, 0};
  real_xo_position_set(&at);
  return at;
}

static void requires_xo_position_set_valid(void) { xo_position_set(no_memory()); }

static void set(void)
{
  xo_position at = {game_of("15"), 0, 0};
  xo_position_set(&at);
}

/* Only NOUGHT has moved. */
static void set_out_of_turn(void)
{
  xo_position at = {game_of("1"), 0, 0};
  at.game.cell[1][1] = XO_NOUGHT;
  xo_position_set(&at);
}

static void requires_xo_position_next_valid(void)
{
  xo_position at = position_of("1");
  xo_position_next(&at, pos_at(2, 2), &at.game);
}

static void requires_xo_position_next_position(void)
{
  xo_position at = position_of("1");
  xo_game behind;
  at.turn = XO_CROSS;
  xo_position_next(&at, pos_at(2, 2), &behind);
}

static void next(void)
{
  xo_position at = position_of("1");
  xo_game behind;
  xo_position_next(&at, pos_at(2, 2), &behind);
}

static void next_taken(void)
{
  xo_position at = position_of("15");
  xo_game behind = game_of("");
  xo_position_next(&at, pos_at(2, 2), &behind);
}

const breach position_breaches[] = {
    REQUIRES(xo_position_set, valid),
    ENSURES(xo_position_set, count, set, "is position"),
    ENSURES(xo_position_set, is, set_out_of_turn, "position"),
    ENSURES(xo_position_set, position, set, ""),
    ENSURES(xo_position_set, flag, set, ""),
    ENSURES(xo_position_set, unknown, set_out_of_turn, ""),
    REQUIRES(xo_position_next, valid),
    REQUIRES(xo_position_next, position),
    ENSURES(xo_position_next, legal, next_taken, "munion"),
    ENSURES(xo_position_next, munion, next, ""),
    ENSURES(xo_position_next, next, next, "munion"),
    ENSURES(xo_position_next, kept, next_taken, ""),
    {0},
};
