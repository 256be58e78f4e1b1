/* line.c: the clauses of line.h and xo/winning_cell.h. */
#include "breach.h"

CONTRARY(xo_line, line, (const xo_game *game, xo_player player, int r, int c, int dr, int dc),
         (game, player, r, c, dr, dc))
GIVEN(xo_line, game_of("15293"), (it, XO_CROSS, 1, 1, 0, 1), line)
WRONG(xo_line, rules, WITH(game_of("152"), rules.line = 0), (it, XO_CROSS, 1, 1, 0, 1))
WRONG(xo_line, dir, game_of("152"), (it, XO_CROSS, 1, 3, 0, -1))
WRONG(xo_line, board, game_of("152"), (it, XO_CROSS, 0, 1, 0, 1))

CONTRARY(xo_wins_through, won, (const xo_game *game, xo_player player, xo_pos pos), (game, player, pos))
GIVEN(xo_wins_through, game_of("15293"), (it, XO_CROSS, pos_at(1, 3)), won)
WRONG(xo_wins_through, rules, WITH(game_of("152"), rules.line = 0), (it, XO_CROSS, pos_at(1, 1)))
WRONG(xo_wins_through, map, overflown(), (it, XO_CROSS, pos_at(1, 1)))
WRONG(xo_wins_through, player, game_of("152"), (it, 0, pos_at(3, 3)))
WRONG(xo_wins_through, cell, game_of("152"), (it, XO_CROSS, pos_at(2, 2)))

CONTRARY(xo_marks_nobody, nobody, (const xo_record *record, int n), (record, n))
/* Crosses in a row. */
GIVEN(xo_marks_nobody, record_of("142536"), (it, 6), nobody)
WRONG(xo_marks_nobody, record, bad_order(), (it, 3))
WRONG(xo_marks_nobody, prefix, record_of("1525"), (it, 4))

CONTRARY(xo_winning_cell, cell, (const xo_game *game, xo_player player, xo_pos pos), (game, player, pos))
GIVEN(xo_winning_cell, game_of("15293"), (it, XO_CROSS, pos_at(1, 2)), cell)
WRONG(xo_winning_cell, game, spoiled(), (it, XO_CROSS, pos_at(1, 1)))
WRONG(xo_winning_cell, player, game_of("15293"), (it, 3, pos_at(1, 1)))
WRONG(xo_winning_cell, pos, game_of("15293"), (it, XO_CROSS, pos_at(1, 4)))
