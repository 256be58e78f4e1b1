/* page_text.c: see page_text.h. */
#include "page_text.h"
#include "fields.acsl"

char web_said[WEB_SAID];

const char web_words[WORDS][WORD_CAP] = {
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
    [W_OTHER_BOARD] = "choose another board under Play",
    [W_NOT_STRICT] = "end the game there, or clear strict",
    [W_ADD_MOVES] = "add moves, or tick partial",
    [W_A_CLAIM_IS] = "a claim is = and a result, behind moves and the last word",
    [W_SETTINGS] = "this @ line cannot be read",
    [W_NO_GAME] = " (no game is judged until the next good @ line)",
};

int say_word(int at, int w)
{
  int i = 0;
  /*@ loop invariant word: 0 <= i <= WORD_CAP &&
        \forall integer j; at <= j < at + i ==> web_said[j] == web_words[w][j - at] && web_words[w][j - at] != 0;
      loop assigns i, web_said[at .. at + WORD_CAP - 1]; loop variant WORD_CAP - i; */
  while (i < WORD_CAP && web_words[w][i] != '\0') {
    web_said[at + i] = web_words[w][i];
    i++;
  }
  return at + i;
}

int say_byte(int at, char byte)
{
  web_said[at] = byte;
  return at + 1;
}

/* Digit by digit, from the last. */
int say_number(int at, int n)
{
  if (n < 0)
    return say_byte(at, '?');
  int len = 1;
  /*@ loop invariant len: 1 <= len <= DecimalLength(n) && rest == n / PowerOfTen(len - 1);
      loop assigns rest, len; loop variant rest; */
  for (int rest = n; rest > 9; rest /= 10) {
    //@ ghost power_next(n, len - 1);
    len++;
  }
  int rest = n;
  /*@ loop invariant bound:  0 <= k <= len <= DIGITS && 0 <= rest;
      loop invariant rest:   rest == n / PowerOfTen(len - k);
      loop invariant digits: \forall integer i; at + k <= i < at + len ==> web_said[i] == DecimalByte(n, i - at);
      loop assigns k, rest, web_said[at .. at + len - 1]; loop variant k; */
  for (int k = len; k > 0; k--) {
    web_said[at + k - 1] = (char)('0' + rest % 10);
    //@ ghost power_next(n, len - k);
    rest /= 10;
  }
  return at + len;
}

int say_outcome(int at, int outcome)
{
  xo_word word = xo_message_outcome(web_record.rules, outcome);
  int i = 0;
  /*@ loop invariant word: 0 <= i < XO_WORD_CAP && \forall integer j; at <= j < at + i ==>
        web_said[j] == OutcomeByte(web_record.rules, outcome, j - at) &&
          OutcomeByte(web_record.rules, outcome, j - at) != 0;
      loop assigns i, web_said[at .. at + XO_WORD_CAP - 1]; loop variant XO_WORD_CAP - i; */
  while (word.text[i] != '\0') {
    web_said[at + i] = word.text[i];
    i++;
  }
  return at + i;
}
