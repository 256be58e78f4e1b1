/* words.c: see words.h. */
#include "words.h"

char web_said[WEB_SAID];

enum { WORD_CAP = 72 };
static const char web_words[WORDS][WORD_CAP] = {
    [W_PLAYER] = "player ",
    [W_TO_MOVE] = " to move",
    [W_WINS] = " wins with move ",
    [W_DRAWN] = "DRAW: the board is full",
    [W_TAKEN] = " is taken (choose a free cell)",
    [W_ROWS] = " is off the board: rows are 1 to ",
    [W_COLS] = ", columns 1 to ",
    [W_OVER] = "the game is over (restart, or take moves back)",
    [W_LIMITS] = "out of range: rows, columns and line are 1 to ",
    [W_PLAYERS] = ", players 2 to ",
    [W_ORDER] = "the order does not name each player once",
    [W_NO_MOVE] = "this is no line of moves (a move is ROW,COL, h8 or a cell number)",
    [W_COLON] = ": ",
    [W_OTHER_BOARD] = " (give --rules for another board)",
    [W_FREE_CELL] = " (choose a free cell)",
    [W_NO_I] = " (the letters of a go board leave out I: column 9 is J)",
    [W_END_THERE] = " (end the game there)",
    [W_NOT_STRICT] = " (end the game there, or leave out --strict)",
    [W_A_MOVE_IS] = " (a move is ROW,COL, h8 or a cell number)",
    [W_BLANK_BEHIND] = " (a blank stands behind a move's number, as in 1. h8 i9)",
    [W_BLANK_BEFORE] = " (a blank stands before =)",
    [W_UTF_16] = " (as in UTF-16: convert the file to UTF-8)",
    [W_ADD_MOVES] = " (add moves, or give --partial)",
    [W_ONE_LINE] = " (one game stands on one line)",
};

int say_word(int at, int w)
{
  /*@ loop invariant bound: 0 <= i <= WORD_CAP && \at(at, Pre) <= at <= WEB_SAID;
      loop assigns i, at, web_said[0 .. WEB_SAID - 1];
      loop variant WORD_CAP - i; */
  for (int i = 0; i < WORD_CAP && web_words[w][i] != '\0' && at < WEB_SAID; i++) {
    web_said[at] = web_words[w][i];
    at++;
  }
  return at;
}

int say_byte(int at, char byte)
{
  if (at == WEB_SAID)
    return at;
  web_said[at] = byte;
  return at + 1;
}

int say_number(int at, int n)
{
  enum { DIGITS = 10 };
  int digit[DIGITS] = {0};
  int len = 0;
  if (n < 0)
    return say_byte(at, '?');
  /*@ loop invariant bound: 0 <= len <= DIGITS && 0 <= n;
      loop invariant digit: \forall integer i; 0 <= i < len ==> 0 <= digit[i] <= 9;
      loop assigns len, n, digit[0 .. DIGITS - 1];
      loop variant DIGITS - len; */
  while (len == 0 || (n > 0 && len < DIGITS)) {
    digit[len] = n % 10;
    len++;
    n /= 10;
  }
  /*@ loop invariant bound: 0 <= len <= DIGITS && \at(at, Pre) <= at <= WEB_SAID;
      loop invariant digit: \forall integer i; 0 <= i < len ==> 0 <= digit[i] <= 9;
      loop assigns len, at, web_said[0 .. WEB_SAID - 1];
      loop variant len; */
  while (len > 0) {
    len--;
    at = say_byte(at, (char)('0' + digit[len]));
  }
  return at;
}

/* A word has a NUL behind it. */
/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_all(int at, xo_word word)
{
  /*@ loop invariant bound: 0 <= i <= XO_WORD_CAP && \at(at, Pre) <= at <= WEB_SAID;
      loop assigns i, at, web_said[0 .. WEB_SAID - 1];
      loop variant XO_WORD_CAP - i; */
  for (int i = 0; i < XO_WORD_CAP && word.text[i] != '\0'; i++)
    at = say_byte(at, word.text[i]);
  return at;
}

int say_outcome(int at, int outcome)
{
  bool player = outcome > 0 && outcome <= web_record.rules.players;
  if (!xo_inv_rules(web_record.rules) || (outcome != XO_DRAW && outcome != XO_UNFINISHED && !player))
    return at;
  return say_all(at, xo_message_outcome(web_record.rules, outcome));
}
