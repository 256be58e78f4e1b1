/* board.c: the clauses of xo/board.h. What is promised of the text speaks of memory, and does not run. */
#include "breach.h"

REAL(xo_board_judge, xo_board_read)

xo_board xo_board_judge(xo_game *game, const xo_play_order *order)
{
  xo_board board = real_xo_board_judge(game, order);
  FAULT(count, game->moves++);
  FAULT(rules, board.status = XO_BOARD_FEW);
  FAULT(order, board.status = XO_BOARD_FEW);
  FAULT(cells, board.status = XO_BOARD_FEW);
  FAULT(counts, board.status = XO_BOARD_FEW);
  FAULT(turns, board.status = XO_BOARD_FEW);
  FAULT(unreached, board.status = XO_BOARD_FEW);
  FAULT(ok, board.status = XO_BOARD_FEW);
  FAULT(outcome, board.outcome = XO_DRAW);
  FAULT(turn, board.turn = 3);
  FAULT(fault, board.outcome = XO_CROSS);
  return board;
}

xo_board_text xo_board_read(xo_rules rules, const char *text, int len, xo_game *game)
{
  xo_board_text read = real_xo_board_read(rules, text, len, game);
  FAULT(rules, game->rules.rows++);
  FAULT(map, *beyond(game) = XO_CROSS);
  FAULT(status, read.status = XO_BOARD_TURNS);
  return read;
}

static void judge_with(xo_game it, xo_play_order both) { xo_board_judge(&it, &both); }
REQUIRES(xo_board_judge, valid)
{
  xo_play_order both = turns();
  xo_board_judge(no_memory(), &both);
}
ENSURES(xo_board_judge, open, ok turn, outcome turn, turn) { judge_with(game_of("15"), turns()); }
ENSURES(xo_board_judge, won, count ok turns) { judge_with(game_of("14253"), turns()); }
ENSURES(xo_board_judge, bad_rules, rules, fault) { judge_with(WITH(game_of("15"), rules.rows = 0), turns()); }
ENSURES(xo_board_judge, bad_order, order) { judge_with(game_of("15"), bad_order().order); }
ENSURES(xo_board_judge, no_player, cells) { judge_with(WITH(game_of("15"), cell[1][2] = 3), turns()); }
ENSURES(xo_board_judge, two_more, counts) { judge_with(WITH(game_of("1"), cell[2][2] = XO_CROSS), turns()); }
ENSURES(xo_board_judge, second_first, turns) { judge_with(WITH(game_of("1"), cell[1][1] = XO_NOUGHT), turns()); }
/* CROSS has 1, 2, 3 and NOUGHT 4, 5, 6. */
ENSURES(xo_board_judge, both_won, unreached) { judge_with(game_of("142536"), turns()); }

static void read_into(xo_rules rules, const char *text) { xo_board_read(rules, text, 9, &(xo_game){0}); }
REQUIRES(xo_board_read, text) { read_into(tic_tac_toe(), no_memory()); }
REQUIRES(xo_board_read, valid) { xo_board_read(tic_tac_toe(), "XOX......", 9, no_memory()); }
REQUIRES(xo_board_read, rules) { read_into((xo_rules){0, 3, 3, 2}, "XOX......"); }
ENSURES(xo_board_read, good, rules, map, status) { read_into(tic_tac_toe(), "XOX......"); }
