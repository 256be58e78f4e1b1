/* says.c: see says.h. */
#include "says.h"
#include "words.h"

/*@ requires at:     0 <= at <= WEB_SAID;
    terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      at <= \result <= WEB_SAID; */
static int say_name(int at, int player)
{
  return say_outcome(web_record.rules.players > 2 ? say_word(at, W_PLAYER) : at, player);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures player:  \result <==> 1 <= player <= web_record.rules.players; */
static bool player_plays(int player)
{
  return player >= 1 && player <= web_record.rules.players;
}

int web_say_name(int player)
{
  return player_plays(player) ? say_name(0, player) : 0;
}

int web_say_player(int player)
{
  return player_plays(player) ? say_outcome(0, player) : 0;
}

int web_say_symbol(int player)
{
  if (!player_plays(player) || !xo_inv_rules(web_record.rules))
    return 0;
  return say_byte(0, xo_message_symbol(web_record.rules, player));
}

int web_say_status(void)
{
  int at = 0;
  xo_player player = web_verdict.outcome;
  if (player == XO_DRAW)
    return say_word(0, W_DRAWN);
  if (player > 0)
    return say_number(say_word(say_name(0, player), W_WINS), web_verdict.used);
  at = say_name(0, web_next);
  if (web_record.rules.players == 2 && player_plays(web_next) && xo_inv_rules(web_record.rules)) {
    at = say_byte(say_byte(at, ' '), '(');
    at = say_byte(say_byte(at, xo_message_symbol(web_record.rules, web_next)), ')');
  }
  return say_word(at, W_TO_MOVE);
}

/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      0 <= \result <= WEB_SAID; */
static int say_position(int row, int col)
{
  return say_number(say_byte(say_number(0, row), ','), col);
}

/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      0 <= \result <= WEB_SAID; */
static int say_off_board(int row, int col)
{
  int at = say_word(say_position(row, col), W_ROWS);
  at = say_word(say_number(at, web_record.rules.rows), W_COLS);
  return say_number(at, web_record.rules.cols);
}

/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures at:      0 <= \result <= WEB_SAID; */
static int say_limits(void)
{
  return say_number(say_word(say_number(say_word(0, W_LIMITS), XO_SIDE_MAX), W_PLAYERS), XO_PLAYERS_MAX);
}

int web_say_refusal(int status, int row, int col)
{
  if (status == XO_TAKEN)
    return say_word(say_position(row, col), W_TAKEN);
  if (status == XO_OFF_BOARD)
    return say_off_board(row, col);
  if (status == XO_BAD_RULES)
    return say_limits();
  return say_word(0, status == XO_AFTER_END ? W_OVER : status == XO_BAD_ORDER ? W_ORDER : W_NO_MOVE);
}
