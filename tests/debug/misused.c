/* Ten functions, each called as its contract does not allow. The line before a call is what its report has to say, with
 * the call's line: function, clause, the part that fails and its values. See run. */
#include <xo.h>
#include <xo/debug.h>

static xo_table table;
static unsigned char entries[19683];

int main(void)
{
  xo_rules three = {3, 3, 3, 2};
  xo_play_order order = {2, {XO_CROSS, XO_NOUGHT}};
  xo_moves twice = {3, {{1, 1}, {2, 2}, {1, 1}}}, won = {5, {{1, 1}, {2, 2}, {1, 2}, {3, 3}, {1, 3}}};
  xo_game game, later, foreign, greedy;
  xo_contract_handler(xo_contract_count);
  // xo_init rules: R.cols <= 20: false, with R.cols = 21
  xo_init(&game, (xo_rules){3, 21, 3, 2});
  xo_init(&game, three);
  xo_move(&game, XO_CROSS, (xo_pos){2, 2});
  later = foreign = greedy = game;
  later.moves = 5, foreign.cell[1][3] = 7, greedy.cell[1][3] = XO_CROSS, greedy.moves = 2;
  // xo_move free: g.cell[r][c] != 0: true, with c = 2, r = 2, g.cell[r][c] = 1
  xo_move(&game, XO_NOUGHT, (xo_pos){2, 2});
  // xo_move_count_left game: g.moves == MoveCountSoFar(g): false, with g.moves = 5, MoveCountSoFar(g) = 1
  xo_move_count_left(&later);
  // xo_is_won game: g.cell[r][c] <= g.rules.players: false, with c = 3, r = 1, g.cell[r][c] = 7, g.rules.players = 2
  xo_is_won(&foreign);
  // xo_is_draw game: Count(g, p) - Count(g, q) <= 1: false, with q = 2, p = 1, Count(g, p) = 2, Count(g, q) = 0
  xo_is_draw(&greedy);
  // xo_winning_cell player: p <= R.players: false, with p = 3, R.players = 2
  xo_winning_cell(&game, 3, (xo_pos){1, 1});
  xo_init(&game, three);
  // xo_play moves: a.col == b.col: true, with a.col = 1, b.col = 1
  xo_play(&game, &order, &twice);
  // xo_notation_read rules: 1 <= R.rows: false, with R.rows = 0
  xo_notation_read((xo_rules){0, 3, 3, 2}, XO_PLAIN, "1", 1, &won);
  // xo_message_symbol player: 1 <= p: false, with p = 0
  xo_message_symbol(three, 0);
  xo_play(&game, &order, &won);
  xo_table_begin(&table, three, &order);
  // xo_table_choice open: \forall integer q; 1 <= q <= g.rules.players ==> HasWon(g, q) ==> q == p: true
  xo_table_choice(&table, entries, &game, (xo_pos){3, 1});
}
