/* page_text.h: the words of the page and the bytes that they are written into. Internal to src/web. Each say_ function
 * writes at web_said[at] and answers where the next one goes on. The contracts say which bytes these are, those of a
 * word by the table of words, which is to be read.
 */
#ifndef WEB_PAGE_TEXT_H
#define WEB_PAGE_TEXT_H

#include "web.h"
#include "xo/verdict.h"

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
  W_OTHER_BOARD,
  W_NOT_STRICT,
  W_ADD_MOVES,
  W_A_CLAIM_IS,
  W_SETTINGS,
  W_NO_GAME,
  WORDS
};

/* Each word with NULs behind it. */
enum { WORD_CAP = 72, DIGITS = 10 };
extern const char web_words[WORDS][WORD_CAP];

/*@ // From web_said[a] to web_said[e - 1] stands a word of the table, a number, the word for an outcome,
    // a player's name.
    predicate WordAt(integer a, integer w, integer e) = a <= e <= a + WORD_CAP &&
      (e < a + WORD_CAP ==> web_words[w][e - a] == 0) &&
      (\forall integer i; a <= i < e ==> web_said[i] == web_words[w][i - a] && web_words[w][i - a] != 0);
    predicate NumberAt(integer a, integer n, integer e) = n < 0 ? e == a + 1 && web_said[a] == '?' :
      e == a + DecimalLength(n) && (\forall integer i; a <= i < e ==> web_said[i] == DecimalByte(n, i - a));
    predicate OutcomeAt(xo_rules R, integer a, int o, integer e) = a <= e < a + XO_WORD_CAP &&
      OutcomeByte(R, o, e - a) == 0 &&
      (\forall integer i; a <= i < e ==> web_said[i] == OutcomeByte(R, o, i - a) && OutcomeByte(R, o, i - a) != 0);
    predicate Plays(xo_rules R, integer p) = InvRules(R) && 1 <= p <= R.players;
    predicate NameAt(xo_rules R, integer a, int p, integer e) = !Plays(R, p) ? e == a :
      R.players == 2 ? OutcomeAt(R, a, p, e) : \exists integer m; WordAt(a, W_PLAYER, m) && OutcomeAt(R, m, p, e);
*/

/*@ requires at:     0 <= at <= WEB_SAID - WORD_CAP;
    requires word:   0 <= w < WORDS;
    terminates \true; exits \false; assigns web_said[at .. at + WORD_CAP - 1];
    ensures word:    WordAt(at, w, \result); */
int say_word(int at, int w);

/*@ requires at:     0 <= at < WEB_SAID;
    terminates \true; exits \false; assigns web_said[at];
    ensures byte:    \result == at + 1 && web_said[at] == byte; */
int say_byte(int at, char byte);

/* A number in decimal; one that is negative is a question mark. */
/*@ requires at:     0 <= at <= WEB_SAID - DIGITS;
    terminates \true; exits \false; assigns web_said[at .. at + DIGITS - 1];
    ensures number:  NumberAt(at, n, \result) && at < \result <= at + DIGITS; */
int say_number(int at, int n);

/* The word of xo/message.h for an outcome, or a player. */
/*@ requires at:     0 <= at <= WEB_SAID - XO_WORD_CAP;
    requires rules:  InvRules(web_record.rules);
    requires known:  outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(web_record.rules, outcome);
    terminates \true; exits \false; assigns web_said[at .. at + XO_WORD_CAP - 1];
    ensures outcome: OutcomeAt(web_record.rules, at, outcome, \result); */
int say_outcome(int at, int outcome);

#endif
