/* line.h: lines through one cell. Internal to the library. */
#ifndef XO_LINE_H
#define XO_LINE_H
#include "xo/types.h"
int xo_along(int s, int i);
bool xo_line(const xo_game *game, xo_player player, int r, int c, int dr, int dc);
int xo_reach(const xo_game *game, xo_player player, int r, int c, int dr, int dc);
bool xo_through(const xo_game *game, xo_player player, int r, int c, int dr, int dc);
bool xo_wins_through(const xo_game *game, xo_player player, xo_pos pos);
#endif
