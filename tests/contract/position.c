/* position.c: the clauses of xo/position.h. */
#include "breach.h"

REAL(xo_position_set, xo_position_next)

bool xo_position_set(xo_position *position)
{
  bool is = real_xo_position_set(position);
  FAULT(count, position->game.moves++);
  FAULT(position, position->turn++);
  FAULT(flag, position->open = 2);
  FAULT(unknown, position->turn = XO_CROSS);
  return is != fault("is");
}

bool xo_position_next(const xo_position *position, xo_pos pos, xo_game *next)
{
  bool legal = real_xo_position_next(position, pos, next);
  FAULT(munion, *next = game_of("16")); /* the move is taken back and another made */
  FAULT(next, *beyond(next) = XO_CROSS);
  FAULT(kept, *beyond(next) = XO_NOUGHT);
  return legal != fault("legal");
}

static xo_position position_of(const char *digits)
{
  xo_position at = {game_of(digits), 0, 0};
  real_xo_position_set(&at);
  return at;
}

GIVEN(xo_position_set, ((xo_position){game_of("15"), 0, 0}), (it), count is position, position, flag)
/* Only NOUGHT has moved. */
ENSURES(xo_position_set, out_of_turn, is position, unknown)
{
  xo_position_set((xo_position[]){WITH(((xo_position){game_of("1"), 0, 0}), game.cell[1][1] = XO_NOUGHT)});
}

static void next(xo_position at, xo_game to) { xo_position_next(&at, pos_at(2, 2), &to); }
WRONG(xo_position_next, valid, position_of("1"), (it, pos_at(2, 2), &it->game))
REQUIRES(xo_position_next, position) { next(WITH(position_of("1"), turn = XO_CROSS), (xo_game){0}); }
ENSURES(xo_position_next, good, munion, next munion) { next(position_of("1"), (xo_game){0}); }
ENSURES(xo_position_next, taken, legal munion, kept) { next(position_of("15"), game_of("")); }
