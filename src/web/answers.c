/* answers.c: see answers.h. */
#include "answers.h"
#include "page_text.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures player:  \result <==> Plays(web_record.rules, player); */
static bool player_plays(int player)
{
  return xo_inv_rules(web_record.rules) && player >= 1 && player <= web_record.rules.players;
}

/* At the beginning. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WORD_CAP + XO_WORD_CAP - 1];
    ensures name:    NameAt(web_record.rules, 0, player, \result) && 0 <= \result <= WORD_CAP + XO_WORD_CAP; */
static int say_name(int player)
{
  if (!player_plays(player))
    return 0;
  if (web_record.rules.players == 2)
    return say_outcome(0, player);
  int word = say_word(0, W_PLAYER);
  int end = say_outcome(word, player);
  //@ assert word: WordAt(0, W_PLAYER, word);
  return end;
}

int web_say_name(int player) { return say_name(player); }

int web_say_player(int player) { return player_plays(player) ? say_outcome(0, player) : 0; }

int web_say_symbol(int player)
{
  return player_plays(player) ? say_byte(0, xo_message_symbol(web_record.rules, player)) : 0;
}

/*@ requires at:     0 <= at <= WORD_CAP + XO_WORD_CAP;
    terminates \true; exits \false; assigns web_said[at .. at + 3];
    ensures symbol:  SymbolAt(web_record.rules, at, player, \result); */
static int say_symbol(int at, int player)
{
  if (!player_plays(player) || web_record.rules.players != 2)
    return at;
  int end = say_byte(say_byte(at, ' '), '(');
  return say_byte(say_byte(end, xo_message_symbol(web_record.rules, player)), ')');
}

int web_say_status(void)
{
  xo_player player = web_verdict.outcome;
  if (player == XO_DRAW)
    return say_word(0, W_DRAWN);
  int name = say_name(player > 0 ? player : web_next);
  if (player > 0) {
    int wins = say_word(name, W_WINS);
    //@ assert name: NameAt(web_record.rules, 0, player, name);
    int end = say_number(wins, web_verdict.used);
    //@ assert said: NameAt(web_record.rules, 0, player, name) && WordAt(name, W_WINS, wins);
    return end;
  }
  int symbol = say_symbol(name, web_next);
  //@ assert name: NameAt(web_record.rules, 0, web_next, name);
  int end = say_word(symbol, W_TO_MOVE);
  //@ assert said: NameAt(web_record.rules, 0, web_next, name) && SymbolAt(web_record.rules, name, web_next, symbol);
  return end;
}

/*@ terminates \true; exits \false; assigns web_said[0 .. 2 * DIGITS];
    ensures cell:    CellSaid(row, col, \result) && 0 <= \result <= 2 * DIGITS + 1; */
static int say_position(int row, int col)
{
  int comma = say_number(0, row);
  int at = say_byte(comma, ','), end = say_number(at, col);
  //@ assert row: NumberAt(0, row, comma) && web_said[comma] == ',';
  return end;
}

/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures off:     \exists integer a, b, c, d; CellSaid(row, col, a) && WordAt(a, W_ROWS, b) &&
                       NumberAt(b, web_record.rules.rows, c) && WordAt(c, W_COLS, d) &&
                       NumberAt(d, web_record.rules.cols, \result); */
static int say_off_board(int row, int col)
{
  int cell = say_position(row, col);
  int word = say_word(cell, W_ROWS);
  //@ assert cell: CellSaid(row, col, cell);
  int rows = say_number(word, web_record.rules.rows);
  //@ assert rows: CellSaid(row, col, cell) && WordAt(cell, W_ROWS, word);
  int cols = say_word(rows, W_COLS);
  /*@ assert word: CellSaid(row, col, cell) && WordAt(cell, W_ROWS, word) &&
        NumberAt(word, web_record.rules.rows, rows); */
  int end = say_number(cols, web_record.rules.cols);
  //@ assert first: CellSaid(row, col, cell);
  //@ assert second: WordAt(cell, W_ROWS, word);
  //@ assert third: NumberAt(word, web_record.rules.rows, rows);
  //@ assert fourth: WordAt(rows, W_COLS, cols);
  return end;
}

/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures limits:  \exists integer a, b, c; WordAt(0, W_LIMITS, a) && NumberAt(a, XO_SIDE_MAX, b) &&
                       WordAt(b, W_PLAYERS, c) && NumberAt(c, XO_PLAYERS_MAX, \result); */
static int say_limits(void)
{
  int word = say_word(0, W_LIMITS);
  int side = say_number(word, XO_SIDE_MAX);
  //@ assert word: WordAt(0, W_LIMITS, word);
  int players = say_word(side, W_PLAYERS);
  //@ assert side: WordAt(0, W_LIMITS, word) && NumberAt(word, XO_SIDE_MAX, side);
  int end = say_number(players, XO_PLAYERS_MAX);
  //@ assert all: WordAt(0, W_LIMITS, word) && NumberAt(word, XO_SIDE_MAX, side) && WordAt(side, W_PLAYERS, players);
  return end;
}

int web_say_refusal(int status, int row, int col)
{
  if (status == XO_OFF_BOARD)
    return say_off_board(row, col);
  if (status == XO_BAD_RULES)
    return say_limits();
  if (status != XO_TAKEN)
    return say_word(0, status == XO_AFTER_END ? W_OVER : status == XO_BAD_ORDER ? W_ORDER : W_NO_MOVE);
  int cell = say_position(row, col);
  int end = say_word(cell, W_TAKEN);
  //@ assert cell: CellSaid(row, col, cell);
  return end;
}
