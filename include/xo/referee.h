#ifndef XO_REFEREE_H
#define XO_REFEREE_H
#include "play.h"
/* A game record: rules, order and moves as somebody claims them. Any bits are allowed. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  xo_moves moves;
} xo_record;

typedef enum {
  XO_OK = 0,
  XO_TOO_FEW,      /* fewer moves than a win needs; played all the same */
  XO_TOO_MANY,     /* more moves than the board has cells */
  XO_OFF_BOARD,    /* a position off the board */
  XO_TAKEN,        /* a position that an earlier move has taken */
  XO_AFTER_END,    /* offered when the game was over */
  XO_BAD_ORDER,    /* the order is no permutation of the players */
  XO_BAD_RULES,    /* the rules are outside the limits */
  XO_BAD_RECORD    /* the number of moves is negative or beyond XO_MOVES_CAP */
} xo_status;

typedef struct {
  xo_status status;
  int move;             /* number of the move at fault, from 1; 0: the game as a whole, or no fault */
  int used;             /* moves played until the game was over, or all of them */
  xo_outcome outcome;   /* meaningful for XO_OK and XO_TOO_FEW */
} xo_verdict;

/* Judge a whole record. For XO_OK and XO_TOO_FEW *game is the final board; else *game is unchanged. */
xo_verdict xo_referee_judge(const xo_record *record, xo_game *game);
/* Begin a record: rules and order checked, no moves. Refused (record unchanged): BAD_RULES, BAD_ORDER. */
xo_status xo_referee_begin(xo_record *record, xo_rules rules, const xo_play_order *order);
/* Offer one move: XO_OK (appended) or refused with the reason, the record unchanged. */
xo_status xo_referee_offer(xo_record *record, xo_pos pos);
#endif
