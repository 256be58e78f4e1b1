/* words.h: the words of the page and the bytes that they are written into. Internal to src/web. Each say_ function writes at
 * web_said[at] and answers where the next one goes on; what does not fit is left out. The contracts say that nothing is
 * written elsewhere; the words themselves are tested, not proved.
 */
#ifndef WEB_WORDS_H
#define WEB_WORDS_H

#include "web.h"
#include "xo/message.h"

enum {
  W_PLAYER,
  W_TO_MOVE,
  W_WINS,
  W_DRAWN,
  W_TAKEN,
  W_ROWS,
  W_COLS,
  W_OVER,
  W_LIMITS,
  W_PLAYERS,
  W_ORDER,
  W_NO_MOVE,
  W_COLON,
  W_OTHER_BOARD,
  W_FREE_CELL,
  W_NO_I,
  W_END_THERE,
  W_NOT_STRICT,
  W_A_MOVE_IS,
  W_BLANK_BEFORE,
  W_BLANK_BEHIND,
  W_UTF_16,
  W_ADD_MOVES,
  W_ONE_LINE,
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

/* A word of xo/message.h for an outcome, or a player; nothing for a number that is neither. */
/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
int say_outcome(int at, int outcome);

#endif
