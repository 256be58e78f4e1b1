/* tells.c: see tells.h. */
#include "tells.h"
#include "words.h"
#include "xo/place.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures word:    0 <= \result < WORDS; */
static int reason_word(int why)
{
  switch (why) {
  case XO_TOO_FEW:
    return W_TOO_FEW;
  case XO_TOO_MANY:
    return W_TOO_MANY;
  case XO_OFF_BOARD:
    return W_OFF_BOARD;
  case XO_TAKEN:
    return W_IS_TAKEN;
  case XO_AFTER_END:
    return W_AFTER_END;
  case XO_SYNTAX:
    return W_SYNTAX;
  case XO_TOO_LONG:
    return W_TOO_LONG;
  default:
    return W_NO_GAME;
  }
}

int web_say_verdict(void)
{
  int at = 0;
  if (web_found.why != XO_OK) {
    at = say_word(say_word(0, W_INVALID), reason_word((int)web_found.why));
    return say_byte(say_number(say_byte(at, '\t'), web_found.move), '\n');
  }
  if (web_found.outcome > 0)
    at = say_player(0, web_found.outcome);
  else
    at = say_word(0, web_found.outcome == XO_DRAW ? W_DRAW : W_UNFINISHED);
  at = say_number(say_byte(at, '\t'), web_found.used);
  return say_byte(say_number(say_byte(at, '\t'), web_found.given), '\n');
}

/* The part of the line that the message is about: the word that cannot be read, or the move at fault. */
/*@ requires rules:  InvRules(web_record.rules);
    requires len:    0 <= web_found_len <= WEB_TEXT;
    terminates \true; exits \false;
    assigns \nothing;
    ensures inside:  0 <= \result.at && 0 <= \result.len && \result.at + \result.len <= WEB_TEXT; */
static xo_place fault_place(void)
{
  xo_place none = {0, 0};
  if (web_found.why == XO_SYNTAX && web_found.at >= 0 && web_found.at <= web_found_len)
    return xo_notation_word(web_text, web_found_len, web_found.at);
  return web_found.move < 1 ? none
                            : xo_notation_place(web_record.rules, web_text, web_found_len, web_found.move);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_hex(int at, int byte)
{
  int high = byte / 16 % 16;
  int low = byte % 16;
  if (byte < 0)
    return at;
  at = say_word(at, W_HEX);
  at = say_byte(at, (char)(high < 10 ? '0' + high : 'a' + high - 10));
  return say_byte(at, (char)(low < 10 ? '0' + low : 'a' + low - 10));
}

/* The bytes of a part of the line between quotation marks; what cannot be shown as its number, and no more than some. */
/*@ requires at:     0 <= at <= WEB_SAID;
    requires part:   0 <= part.at && 0 <= part.len && part.at + part.len <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_quote(int at, xo_place part)
{
  enum { SHOWN = 24 };
  at = say_word(at, W_QUOTE);
  /*@ loop invariant bound: 0 <= i <= part.len && i <= SHOWN && \at(at, Pre) <= at <= WEB_SAID;
      loop assigns i, at, web_said[0 .. WEB_SAID - 1];
      loop variant part.len - i; */
  for (int i = 0; i < part.len && i < SHOWN; i++) {
    char c = web_text[part.at + i];
    if (c < ' ' || c > '~' || c == '\\' || c == '"')
      at = say_hex(at, c < 0 ? c + 256 : c);
    else
      at = say_byte(at, c);
  }
  if (part.len > SHOWN)
    at = say_word(at, W_MORE);
  return say_byte(at, '"');
}

/* The number of the move that was played where move number k is. */
/*@ requires move:   1 <= k <= XO_MOVES_CAP;
    terminates \true; exits \false;
    assigns \nothing;
    ensures move:    1 <= \result <= k;
    ensures same:    SamePos(web_record.moves.at[\result - 1], web_record.moves.at[k - 1]);
    ensures first:   \forall integer i; 0 <= i < \result - 1 ==>
                       !SamePos(web_record.moves.at[i], web_record.moves.at[k - 1]); */
static int earlier_move(int k)
{
  int j = 0;
  /*@ loop invariant bound: 0 <= j <= k - 1;
      loop invariant none:  \forall integer i; 0 <= i < j ==>
                              !SamePos(web_record.moves.at[i], web_record.moves.at[k - 1]);
      loop assigns j;
      loop variant k - j; */
  while (j < k - 1 && (web_record.moves.at[j].row != web_record.moves.at[k - 1].row ||
                       web_record.moves.at[j].col != web_record.moves.at[k - 1].col))
    j++;
  return j + 1;
}

/*@ requires at:     0 <= at <= WEB_SAID;
    requires rules:  InvRules(web_record.rules);
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int tell_off_board(int at)
{
  at = say_number(say_word(at, W_ROWS), web_record.rules.rows);
  at = say_number(say_word(at, W_COLS), web_record.rules.cols);
  at = say_number(say_word(at, W_CELLS), xo_max(web_record.rules));
  return say_word(at, W_OTHER_BOARD);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_taken(int at)
{
  if (web_found.move < 1 || web_found.move > XO_MOVES_CAP)
    return at;
  at = say_number(say_word(at, W_TAKEN_BY), earlier_move(web_found.move));
  return say_word(at, W_PLAYED_THERE);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_after_end(int at)
{
  if (web_found.outcome == XO_DRAW)
    at = say_word(at, W_DRAWN_WITH);
  else
    at = say_word(say_player(say_word(at, W_AFTER), web_found.outcome), W_WON_WITH);
  return say_word(say_number(at, web_found.used), W_END_THERE);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    requires word:   0 <= word.at && 0 <= word.len && word.at + word.len <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_syntax(int at, xo_place word)
{
  xo_place byte = {web_found.at, 1};
  if (web_found.at < 0 || web_found.at >= WEB_TEXT || web_found.at == word.at + word.len)
    return say_word(say_word(at, W_ENDS_EARLY), W_A_MOVE_IS);
  return say_word(say_quote(say_word(at, W_CANNOT_READ), byte), W_A_MOVE_IS);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    requires rules:  InvRules(web_record.rules);
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_too_few(int at)
{
  at = say_number(say_word(at, W_TOO_SHORT), xo_min_moves(web_record.rules));
  return say_word(say_number(say_word(at, W_MOVES_NOT), web_found.given), W_ADD_MOVES);
}

/*@ requires at:     0 <= at <= WEB_SAID;
    requires rules:  InvRules(web_record.rules);
    requires part:   0 <= part.at && 0 <= part.len && part.at + part.len <= WEB_TEXT;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_why(int at, xo_place part)
{
  xo_status why = web_found.why;
  if (why == XO_OFF_BOARD)
    return tell_off_board(at);
  if (why == XO_TAKEN)
    return say_taken(at);
  if (why == XO_AFTER_END)
    return say_after_end(at);
  if (why == XO_SYNTAX)
    return say_syntax(at, part);
  if (why == XO_TOO_FEW)
    return say_too_few(at);
  if (why == XO_TOO_MANY)
    return say_word(say_number(say_word(at, W_ONE_TOO_MANY), xo_max(web_record.rules)), W_CELLS_END);
  return say_word(say_number(say_word(at, W_LONGER), WEB_TEXT), W_BYTES);
}

int web_say_finding(int line)
{
  if (!xo_inv_rules(web_record.rules) || web_found_len < 0 || web_found_len > WEB_TEXT)
    return 0;
  xo_place part = fault_place();
  int column =
      web_found.why == XO_SYNTAX && web_found.at >= 0 && web_found.at < WEB_TEXT ? web_found.at : part.at;
  int at = say_number(say_byte(say_number(0, line), ':'), column + 1);
  at = say_word(at, W_COLON);
  if (web_found.move > 0)
    at = say_quote(say_number(say_word(at, W_MOVE), web_found.move), part);
  return say_why(at, part);
}
