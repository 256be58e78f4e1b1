/* words.h: the words of the page and the bytes that they are written into. Internal to src/web. Each say_ function writes at
 * web_said[at] and answers where the next one goes on; what does not fit is left out. The contracts say that nothing is
 * written elsewhere; the words themselves are tested, not proved.
 */
#ifndef WEB_WORDS_H
#define WEB_WORDS_H

#include "web.h"

enum {
  W_CROSS,
  W_NOUGHT,
  W_PLAYER,
  W_X,
  W_O,
  W_TO_MOVE,
  W_WINS,
  W_DRAWN,
  W_TAKEN,
  W_TAKEN_BY,
  W_PLAYED_THERE,
  W_ROWS,
  W_COLS,
  W_CELLS,
  W_OTHER_BOARD,
  W_OVER,
  W_LIMITS,
  W_PLAYERS,
  W_ORDER,
  W_NO_MOVE,
  W_DRAW,
  W_UNFINISHED,
  W_INVALID,
  W_TOO_FEW,
  W_TOO_MANY,
  W_OFF_BOARD,
  W_IS_TAKEN,
  W_AFTER_END,
  W_SYNTAX,
  W_TOO_LONG,
  W_NO_GAME,
  W_MOVE,
  W_COLON,
  W_QUOTE,
  W_HEX,
  W_MORE,
  W_DRAWN_WITH,
  W_AFTER,
  W_WON_WITH,
  W_END_THERE,
  W_ONE_TOO_MANY,
  W_CELLS_END,
  W_ENDS_EARLY,
  W_CANNOT_READ,
  W_A_MOVE_IS,
  W_TOO_SHORT,
  W_MOVES_NOT,
  W_ADD_MOVES,
  W_LONGER,
  W_BYTES,
  WORDS
};

/*@ requires at:     0 <= at <= WEB_SAID;
    requires word:   0 <= w < WORDS;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
int say_word(int at, int w);

/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
int say_byte(int at, char byte);

/* A number that is not negative, in decimal. */
/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
int say_number(int at, int n);

/* A player as the options and the verdicts of the command write it: by name where there are two, else by number. */
/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
int say_player(int at, int player);

#endif
