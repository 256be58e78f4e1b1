/* counted.h: a board, and how many cells each player has. The kernel's own: it is not installed. */
#ifndef XO_PRIVATE_COUNTED_H
#define XO_PRIVATE_COUNTED_H

#include "xo/table.h"

typedef struct {
  xo_game game;
  int count[XO_PLAYERS_MAX + 1];
} xo_counted;

#endif
