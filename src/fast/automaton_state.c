/* automaton_state.c: see automaton.h. */
#include "automaton.h"
#include "states.acsl"

/* An empty board of the rules, then the state's cells, one by one. */
void xo_automaton_game(xo_rules rules, const xo_automaton_state *state, xo_game *game)
{
  xo_init(game, rules);
  game->moves = state->given;
  /*@ loop invariant bound: 0 <= r <= XO_AUTOMATON_CELLS + 1;
      loop invariant rules: SameRules(rules, game->rules) && game->moves == state->given;
      loop invariant rows:  ShownRows(*state, *game, r);
      loop invariant rest:  NothingBeyond(*game);
      loop assigns r, *game;
      loop variant XO_AUTOMATON_CELLS - r; */
  for (int r = 0; r <= XO_AUTOMATON_CELLS; r++)
    /*@ loop invariant bound: 0 <= c <= XO_AUTOMATON_CELLS + 1;
        loop invariant rules: SameRules(rules, game->rules) && game->moves == state->given;
        loop invariant rows:  ShownRows(*state, *game, r);
        loop invariant row:   ShownRow(*state, *game, r, c);
        loop invariant rest:  NothingBeyond(*game);
        loop assigns c, *game;
        loop variant XO_AUTOMATON_CELLS - c; */
    for (int c = 0; c <= XO_AUTOMATON_CELLS; c++)
      game->cell[r][c] = state->cell[r][c];
}

xo_outcome xo_automaton_play(xo_game *game, const xo_play_order *order, const xo_automaton_state *state,
                             xo_pos pos)
{
  //@ ghost xo_game old = *game;
  //@ ghost state_may_move(old, *order, state->round, state->turn);
  xo_move(game, order->at[state->turn], pos);
  //@ ghost state_round(old, *game, *order, state->round, state->turn, pos.row, pos.col);
  if (xo_is_won(game))
    return xo_who_won(game);
  if (xo_is_draw(game))
    return XO_DRAW;
  //@ ghost state_open(*game);
  return XO_UNFINISHED;
}

void xo_automaton_forget(xo_automaton_state *state)
{
  /*@ loop invariant bound: 0 <= r <= XO_AUTOMATON_CELLS + 1;
      loop invariant taken: SameTaken(\at(*state, Pre), *state);
      loop invariant by:    ForgottenRows(*state, r);
      loop invariant rest:  SameNumbers(\at(*state, Pre), *state);
      loop assigns r, *state;
      loop variant XO_AUTOMATON_CELLS - r; */
  for (int r = 0; r <= XO_AUTOMATON_CELLS; r++)
    /*@ loop invariant bound: 0 <= c <= XO_AUTOMATON_CELLS + 1;
        loop invariant taken: SameTaken(\at(*state, Pre), *state);
        loop invariant by:    ForgottenRows(*state, r) && ForgottenRow(*state, r, c);
        loop invariant rest:  SameNumbers(\at(*state, Pre), *state);
        loop assigns c, *state;
        loop variant XO_AUTOMATON_CELLS - c; */
    for (int c = 0; c <= XO_AUTOMATON_CELLS; c++)
      if (state->cell[r][c] != 0)
        state->cell[r][c] = 1;
}

/* The move is counted and its cell taken; while the game was open, the kernel plays it and says the outcome. Of a game
 * that is over it is remembered which cells are taken, not by whom. */
void xo_automaton_next(xo_rules rules, const xo_play_order *order, const xo_automaton_state *from, xo_pos pos,
                       xo_automaton_state *to)
{
  xo_player player = order->at[from->turn];
  //@ ghost state_room(rules, pos.row, pos.col);
  *to = *from;
  to->cell[pos.row][pos.col] = (signed char)player;
  to->given++;
  to->turn++;
  if (to->turn == order->len) {
    to->turn = 0;
    to->round++;
  }
  //@ assert turn: (*to).turn == Turn((*order).len, (*to).given);
  //@ assert takes: Takes(*from, *to, pos.row, pos.col);
  //@ assert puts: Puts(*from, *to, pos.row, pos.col, player);
  if (from->outcome == XO_UNFINISHED) {
    xo_game game = {{0, 0, 0, 0}, 0, {{0}}};
    xo_automaton_game(rules, from, &game);
    //@ ghost state_shown(rules, *order, *from, game);
    //@ ghost xo_game old = game;
    to->outcome = xo_automaton_play(&game, order, from, pos);
    to->used = to->given;
    //@ assert shows: to->outcome == XO_UNFINISHED ==> OpenAs(rules, *order, *to, game);
    //@ assert ends: to->outcome != XO_UNFINISHED ==> EndsAs(rules, *from, pos.row, pos.col, player, to->outcome, old, game);
  }
  if (to->outcome != XO_UNFINISHED)
    xo_automaton_forget(to);
}
