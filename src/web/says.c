/* says.c: see says.h. */
#include "says.h"

enum { WORD_CAP = 80 };
enum {
  CROSS,
  NOUGHT,
  PLAYER,
  X,
  O,
  TO_MOVE,
  WINS,
  DRAWN,
  TAKEN,
  ROWS,
  COLS,
  OVER,
  RULES,
  ORDER,
  RECORD,
  WORDS
};
static const char words[WORDS][WORD_CAP] = {
    [CROSS] = "CROSS",
    [NOUGHT] = "NOUGHT",
    [PLAYER] = "player ",
    [X] = " (X)",
    [O] = " (O)",
    [TO_MOVE] = " to move",
    [WINS] = " wins with move ",
    [DRAWN] = "DRAW: the board is full",
    [TAKEN] = " is taken (choose a free cell)",
    [ROWS] = " is off the board: rows are 1 to ",
    [COLS] = ", columns 1 to ",
    [OVER] = "the game is over (restart, or take moves back)",
    [RULES] = "out of range: rows, columns and line are 1 to 19, players 2 to 8",
    [ORDER] = "the order does not name each player once",
    [RECORD] = "this is no game",
};

/* Each put_ function writes at web_text[at] and answers where the next one goes on. */
/*@ requires at:     0 <= at <= WEB_TEXT;
    requires word:   0 <= w < WORDS;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_word(int at, int w)
{
  /*@ loop invariant bound: 0 <= i <= WORD_CAP && \at(at, Pre) <= at <= WEB_TEXT;
      loop assigns i, at, web_text[0 .. WEB_TEXT - 1];
      loop variant WORD_CAP - i; */
  for (int i = 0; i < WORD_CAP && words[w][i] != '\0' && at < WEB_TEXT; i++) {
    web_text[at] = words[w][i];
    at++;
  }
  return at;
}

/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_byte(int at, char byte)
{
  if (at == WEB_TEXT)
    return at;
  web_text[at] = byte;
  return at + 1;
}

/* Three digits are enough for what is counted here; a larger number is cut. */
/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_number(int at, int n)
{
  if (n < 0 || n > 999)
    return put_byte(at, '?');
  if (n > 99)
    at = put_byte(at, (char)('0' + n / 100));
  if (n > 9)
    at = put_byte(at, (char)('0' + n / 10 % 10));
  return put_byte(at, (char)('0' + n % 10));
}

/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_name(int at, int player)
{
  if (web_record.rules.players == 2)
    return put_word(at, player == XO_CROSS ? CROSS : NOUGHT);
  return put_number(put_word(at, PLAYER), player);
}

int web_say_name(int player)
{
  return player < 1 || player > web_record.rules.players ? 0 : put_name(0, player);
}

int web_say_symbol(int player)
{
  if (player < 1 || player > web_record.rules.players)
    return 0;
  if (web_record.rules.players > 2)
    return put_number(0, player);
  return put_byte(0, player == XO_CROSS ? 'X' : 'O');
}

int web_say_status(void)
{
  int at = 0;
  xo_player player = web_verdict.outcome;
  if (player == XO_DRAW)
    return put_word(0, DRAWN);
  if (player > 0)
    return put_number(put_word(put_name(0, player), WINS), web_verdict.used);
  at = put_name(0, web_next);
  if (web_record.rules.players == 2)
    at = put_word(at, web_next == XO_CROSS ? X : O);
  return put_word(at, TO_MOVE);
}

/*@ terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      0 <= \result <= WEB_TEXT; */
static int put_position(int row, int col)
{
  return put_number(put_byte(put_number(0, row), ','), col);
}

int web_say_refusal(int status, int row, int col)
{
  int at = 0;
  switch (status) {
  case XO_TAKEN:
    return put_word(put_position(row, col), TAKEN);
  case XO_OFF_BOARD:
    at = put_number(put_word(put_position(row, col), ROWS), web_record.rules.rows);
    return put_number(put_word(at, COLS), web_record.rules.cols);
  case XO_AFTER_END:
    return put_word(0, OVER);
  case XO_BAD_RULES:
    return put_word(0, RULES);
  case XO_BAD_ORDER:
    return put_word(0, ORDER);
  default:
    return put_word(0, RECORD);
  }
}
