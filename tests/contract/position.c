/* position.c: the clauses of xo/position.h. */
#include "breach.h"

REAL(xo_position_set, xo_position_next)

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
    *beyond(next) = XO_CROSS;
  if (fault("kept"))
    *beyond(next) = XO_NOUGHT;
  return legal != fault("legal");
}

/* ---- callers ---- */

static xo_position position_of(const char *digits)
{
  xo_position at = {game_of(digits), 0, 0};
  real_xo_position_set(&at);
  return at;
}

REQUIRES(xo_position_set, valid) { xo_position_set(no_memory()); }
static void set(void) { xo_position_set(&(xo_position){game_of("15"), 0, 0}); }

/* Only NOUGHT has moved. */
static void set_out_of_turn(void)
{
  xo_position_set((xo_position[]){WITH(((xo_position){game_of("1"), 0, 0}), game.cell[1][1] = XO_NOUGHT)});
}

REQUIRES(xo_position_next, valid)
{
  xo_position at = position_of("1");
  xo_position_next(&at, pos_at(2, 2), &at.game);
}

REQUIRES(xo_position_next, position)
{
  xo_position_next((xo_position[]){WITH(position_of("1"), turn = XO_CROSS)}, pos_at(2, 2), &(xo_game){0});
}

static void next(void) { xo_position_next((xo_position[]){position_of("1")}, pos_at(2, 2), &(xo_game){0}); }

static void next_taken(void)
{
  xo_position_next((xo_position[]){position_of("15")}, pos_at(2, 2), (xo_game[]){game_of("")});
}

ENSURES(xo_position_set, set, count is position, position, flag);
ENSURES(xo_position_set, set_out_of_turn, is position, unknown);
ENSURES(xo_position_next, next_taken, legal munion, kept);
ENSURES(xo_position_next, next, munion, next munion);
