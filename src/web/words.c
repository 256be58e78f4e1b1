/* words.c: see words.h. */
#include "words.h"

char web_said[WEB_SAID];

enum { WORD_CAP = 64 };
static const char words[WORDS][WORD_CAP] = {
    [W_CROSS] = "CROSS",
    [W_NOUGHT] = "NOUGHT",
    [W_PLAYER] = "player ",
    [W_X] = " (X)",
    [W_O] = " (O)",
    [W_TO_MOVE] = " to move",
    [W_WINS] = " wins with move ",
    [W_DRAWN] = "DRAW: the board is full",
    [W_TAKEN] = " is taken (choose a free cell)",
    [W_TAKEN_BY] = " is taken: move ",
    [W_PLAYED_THERE] = " was played there (choose a free cell)",
    [W_ROWS] = " is off the board: rows are 1 to ",
    [W_COLS] = ", columns 1 to ",
    [W_CELLS] = ", cells 1 to ",
    [W_OTHER_BOARD] = " (give --rules for another board)",
    [W_OVER] = "the game is over (restart, or take moves back)",
    [W_LIMITS] = "out of range: rows, columns and line are 1 to ",
    [W_PLAYERS] = ", players 2 to ",
    [W_ORDER] = "the order does not name each player once",
    [W_NO_MOVE] = "this is no line of moves (a move is ROW,COL or a cell number)",
    [W_DRAW] = "DRAW",
    [W_UNFINISHED] = "UNFINISHED",
    [W_INVALID] = "INVALID\t",
    [W_TOO_FEW] = "too-few",
    [W_TOO_MANY] = "too-many",
    [W_OFF_BOARD] = "off-board",
    [W_IS_TAKEN] = "taken",
    [W_AFTER_END] = "after-end",
    [W_SYNTAX] = "syntax",
    [W_TOO_LONG] = "too-long",
    [W_NO_GAME] = "no-game",
    [W_MOVE] = "move ",
    [W_COLON] = ": ",
    [W_QUOTE] = " \"",
    [W_HEX] = "\\x",
    [W_MORE] = "...",
    [W_DRAWN_WITH] = " comes after the end: the game was drawn with move ",
    [W_AFTER] = " comes after the end: ",
    [W_WON_WITH] = " won with move ",
    [W_END_THERE] = " (end the game there, or leave out --strict)",
    [W_ONE_TOO_MANY] = " is one too many: the board has ",
    [W_CELLS_END] = " cells (end the game there)",
    [W_ENDS_EARLY] = " ends too early",
    [W_CANNOT_READ] = " cannot be read at",
    [W_A_MOVE_IS] = " (a move is ROW,COL or a cell number)",
    [W_TOO_SHORT] = "the game is too short: it takes at least ",
    [W_MOVES_NOT] = " moves, not ",
    [W_ADD_MOVES] = " (add moves, or give --partial)",
    [W_LONGER] = "the line is longer than ",
    [W_BYTES] = " bytes (one game stands on one line)",
};

int say_word(int at, int w)
{
  /*@ loop invariant bound: 0 <= i <= WORD_CAP && \at(at, Pre) <= at <= WEB_SAID;
      loop assigns i, at, web_said[0 .. WEB_SAID - 1];
      loop variant WORD_CAP - i; */
  for (int i = 0; i < WORD_CAP && words[w][i] != '\0' && at < WEB_SAID; i++) {
    web_said[at] = words[w][i];
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

int say_player(int at, int player)
{
  if (web_record.rules.players > 2)
    return say_number(at, player);
  return say_word(at, player == XO_CROSS ? W_CROSS : W_NOUGHT);
}
