/* opponent.h: the computer as a player of a match, and its hints, where the rules have a table of perfect play. */
#ifndef CLI_OPPONENT_H
#define CLI_OPPONENT_H

#include "match.h"

#include <stdint.h>

typedef struct {
  bool plays[XO_PLAYERS_MAX + 1]; /* which players it is */
  bool fits;                      /* the rules have a table */
  bool easy;                      /* one move in three is any move */
  uint64_t random;
} opponent;

/* By the command line, whose mistakes end the program. */
void opponent_read(opponent *c, const options *o);
/* The match has these rules now; its message tells if they have no table. */
void opponent_begin(opponent *c, match *m);

/* The computer's moves, until it is a person's turn or the game is over; they are added to the text. */
void opponent_moves(opponent *c, match *m, char text[MESSAGE_CAP]);
/* Takes moves back until it is a person's turn. */
bool opponent_take_back(const opponent *c, match *m);
/* The best moves and what the game is worth, as the match's message. */
void opponent_hint(const opponent *c, match *m);

#endif
