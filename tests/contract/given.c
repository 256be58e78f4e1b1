/* given.c: see breach.h. Nothing here goes through the functions under test, which may be faulty. */
#include "breach.h"

xo_rules tic_tac_toe(void) { return (xo_rules){3, 3, 3, 2}; }
xo_pos pos_at(int row, int col) { return (xo_pos){row, col}; }
xo_play_order turns(void) { return (xo_play_order){2, {XO_CROSS, XO_NOUGHT}}; }

xo_moves list_of(const char *digits)
{
  xo_moves moves = {0, {{0, 0}}};
  for (int i = 0; digits[i] != 0; i++) {
    moves.at[i] = pos_at((digits[i] - '1') / 3 + 1, (digits[i] - '1') % 3 + 1);
    moves.len++;
  }
  return moves;
}

xo_game game_of(const char *digits)
{
  xo_moves moves = list_of(digits);
  xo_game g = {tic_tac_toe(), moves.len, {{0}}};
  for (int i = 0; i < moves.len; i++)
    g.cell[moves.at[i].row][moves.at[i].col] = (signed char)(i % 2 + 1);
  return g;
}

xo_game spoiled(void) { return WITH(game_of("15"), moves++); }

xo_game overflown(void)
{
  xo_game g = game_of("15");
  *beyond(&g) = XO_CROSS;
  return g;
}

xo_record record_of(const char *digits) { return (xo_record){tic_tac_toe(), turns(), list_of(digits)}; }
xo_record bad_rules(void) { return WITH(record_of("152"), rules.rows = 0); }
xo_record bad_order(void) { return WITH(record_of("152"), order.at[1] = XO_CROSS); }
xo_record off_board(void) { return WITH(record_of("152"), moves.at[2].col = 4); }

/* E-ACSL wants to see the program begin. */
int main(int argc, char **argv) { return suite(argc, argv); }
