/* says.c: see says.h. */
#include "says.h"
#include "find.h"

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
  PLAYERS,
  ORDER,
  RECORD,
  DRAW,
  UNFINISHED,
  INVALID,
  TOO_FEW,
  TOO_MANY,
  OFF_BOARD,
  IS_TAKEN,
  AFTER_END,
  SYNTAX,
  TOO_LONG,
  NO_GAME,
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
    [RULES] = "out of range: rows, columns and line are 1 to ",
    [PLAYERS] = ", players 2 to ",
    [ORDER] = "the order does not name each player once",
    [RECORD] = "this is no game",
    [DRAW] = "DRAW",
    [UNFINISHED] = "UNFINISHED",
    [INVALID] = "INVALID\t",
    [TOO_FEW] = "too-few",
    [TOO_MANY] = "too-many",
    [OFF_BOARD] = "off-board",
    [IS_TAKEN] = "taken",
    [AFTER_END] = "after-end",
    [SYNTAX] = "syntax",
    [TOO_LONG] = "too-long",
    [NO_GAME] = "no-game",
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

/* A number that is not negative, in decimal. */
/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_number(int at, int n)
{
  enum { DIGITS = 10 };
  int digit[DIGITS];
  int len = 0;
  if (n < 0)
    return put_byte(at, '?');
  /*@ loop invariant bound: 0 <= len <= DIGITS && 0 <= n;
      loop invariant digit: \forall integer i; 0 <= i < len ==> 0 <= digit[i] <= 9;
      loop assigns len, n, digit[0 .. DIGITS - 1];
      loop variant DIGITS - len; */
  while (len == 0 || (n > 0 && len < DIGITS)) {
    digit[len] = n % 10;
    len++;
    n /= 10;
  }
  /*@ loop invariant bound: 0 <= len <= DIGITS && \at(at, Pre) <= at <= WEB_TEXT;
      loop invariant digit: \forall integer i; 0 <= i < len ==> 0 <= digit[i] <= 9;
      loop assigns len, at, web_text[0 .. WEB_TEXT - 1];
      loop variant len; */
  while (len > 0) {
    len--;
    at = put_byte(at, (char)('0' + digit[len]));
  }
  return at;
}

/* A player as the options and the verdicts of the command write it: by name where there are two, else by number. */
/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_player(int at, int player)
{
  if (web_record.rules.players > 2)
    return put_number(at, player);
  return put_word(at, player == XO_CROSS ? CROSS : NOUGHT);
}

/*@ requires at:     0 <= at <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      at <= \result <= WEB_TEXT; */
static int put_name(int at, int player)
{
  return put_player(web_record.rules.players > 2 ? put_word(at, PLAYER) : at, player);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures player:  \result <==> 1 <= player <= web_record.rules.players; */
static bool is_player(int player)
{
  return player >= 1 && player <= web_record.rules.players;
}

int web_say_name(int player)
{
  return is_player(player) ? put_name(0, player) : 0;
}

int web_say_player(int player)
{
  return is_player(player) ? put_player(0, player) : 0;
}

int web_say_symbol(int player)
{
  if (!is_player(player))
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

/*@ terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      0 <= \result <= WEB_TEXT; */
static int put_off_board(int row, int col)
{
  int at = put_word(put_position(row, col), ROWS);
  at = put_word(put_number(at, web_record.rules.rows), COLS);
  return put_number(at, web_record.rules.cols);
}

/*@ terminates \true; exits \false;
    assigns web_text[0 .. WEB_TEXT - 1];
    ensures at:      0 <= \result <= WEB_TEXT; */
static int put_limits(void)
{
  return put_number(put_word(put_number(put_word(0, RULES), XO_SIDE_MAX), PLAYERS), XO_PLAYERS_MAX);
}

int web_say_refusal(int status, int row, int col)
{
  if (status == XO_TAKEN)
    return put_word(put_position(row, col), TAKEN);
  if (status == XO_OFF_BOARD)
    return put_off_board(row, col);
  if (status == XO_BAD_RULES)
    return put_limits();
  return put_word(0, status == XO_AFTER_END ? OVER : status == XO_BAD_ORDER ? ORDER : RECORD);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int reason_word(int why)
{
  switch (why) {
  case XO_TOO_FEW:
    return TOO_FEW;
  case XO_TOO_MANY:
    return TOO_MANY;
  case XO_OFF_BOARD:
    return OFF_BOARD;
  case XO_TAKEN:
    return IS_TAKEN;
  case XO_AFTER_END:
    return AFTER_END;
  case XO_SYNTAX:
    return SYNTAX;
  case XO_TOO_LONG:
    return TOO_LONG;
  default:
    return NO_GAME;
  }
}

int web_say_verdict(void)
{
  int at = 0;
  if (web_found.why != XO_OK) {
    at = put_word(put_word(0, INVALID), reason_word((int)web_found.why));
    return put_byte(put_number(put_byte(at, '\t'), web_found.move), '\n');
  }
  if (web_found.outcome > 0)
    at = put_player(0, web_found.outcome);
  else
    at = put_word(0, web_found.outcome == XO_DRAW ? DRAW : UNFINISHED);
  at = put_number(put_byte(at, '\t'), web_found.used);
  return put_byte(put_number(put_byte(at, '\t'), web_found.given), '\n');
}
