/* module_one.c: one play. What the module's post_play allows for an order and moves is one answer and one board, and they are
 * those of xo_play. */
#include "xo/play.h"
#include "won.acsl"
#include "module_moves.acsl"
/*@ predicate OneCell(xo_game g, xo_game h, integer r, integer c) = g.cell[r][c] == h.cell[r][c];
    lemma Placed_One: \forall xo_game g, h, xo_play_order o, xo_moves m, integer n, r, c;
      After(g, o, m, n) && After(h, o, m, n) && Placed(m, n, r, c) ==> OneCell(g, h, r, c);
    lemma Free_One: \forall xo_game g, h, xo_play_order o, xo_moves m, integer n, r, c;
      After(g, o, m, n) && After(h, o, m, n) && 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 &&
      !Placed(m, n, r, c) ==> OneCell(g, h, r, c);
    // What the module returns of a game that play leaves.
    predicate Returns(xo_game g, integer result) = result == XO_DRAW ? IsDraw(g) :
      result == XO_UNFINISHED ? IsUnfinished(g) : IsWon(g) && WhoWon(g, result);
    predicate SameLines(xo_game g, xo_game h) = g.rules.players == h.rules.players &&
      (\forall integer p; HasWon(h, p) <==> HasWon(g, p));
    lemma Winner_Same: \forall xo_game g, h, integer w; SameLines(g, h) ==> (WhoWon(h, w) <==> WhoWon(g, w));
    lemma Returns_One: \forall xo_game g, integer p, q; Returns(g, p) && Returns(g, q) ==> p == q;
*/
/*@ ghost
  // After the same moves there is one board.
  /@ requires after: After(g, o, m, n) && After(h, o, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures cells:  SameCells(g, h) && g.moves == h.moves; @/
  void one_board(xo_game g, xo_game h, xo_play_order o, xo_moves m, int n)
  {
    /@ assert each: \forall integer r, c; 0 <= r < XO_SIDE_MAX + 2 && 0 <= c < XO_SIDE_MAX + 2 ==> OneCell(g, h, r, c); @/
  }

  // A game does not go on where it could have ended.
  /@ requires rules:  SameRules(R, g.rules) && SameRules(R, h.rules) && 0 <= g.moves;
     requires early:  PostPlay(o, m, p, g) && PostPlay(o, m, q, h);
     terminates \true; exits \false; assigns \nothing;
     ensures most:    h.moves <= g.moves; @/
  void one_end(xo_rules R, xo_play_order o, xo_moves m, int p, xo_game g, int q, xo_game h)
  {
    if (g.moves < h.moves) {
      /@ assert open: IsUnfinished(g); @/
    }
  }

  /@ requires rules:  InvRules(R) && SameRules(R, g.rules) && SameRules(R, h.rules) && 0 <= g.moves && 0 <= h.moves;
     requires played: PostPlay(o, m, p, g) && PostPlay(o, m, q, h);
     terminates \true; exits \false; assigns \nothing;
     ensures cells:   SameCells(g, h) && g.moves == h.moves;
     ensures result:  p == q; @/
  void one_answer(xo_rules R, xo_play_order o, xo_moves m, int p, xo_game g, int q, xo_game h)
  {
    one_end(R, o, m, p, g, q, h);
    one_end(R, o, m, q, h, p, g);
    one_board(g, h, o, m, g.moves);
    won_same(g);
    count_same(g);
    /@ assert returns: Returns(g, p) && Returns(h, q); @/
    /@ assert lines:   SameLines(g, h); @/
    /@ assert won:     \forall integer w; WhoWon(h, w) <==> WhoWon(g, w); @/
    /@ assert is:      (IsWon(h) <==> IsWon(g)) && (IsDraw(h) <==> IsDraw(g)); @/
    /@ assert same:    Returns(g, q); @/
  }
*/
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(moves);
    requires apart:  \separated(game, order, moves);
    requires rules:  InvRules(game->rules) && SameRules(game->rules, left.rules);
    requires order:  InvPlayOrder(game->rules, *order);
    requires moves:  InvPrefix(game->rules, *moves, moves->len);
    requires left:   InvGame(left);
    requires module: Vdm_post_play(game->rules, old, left, *order, *moves, result);
    terminates \true; exits \false;
    assigns *game;
    ensures answer:  \result == result;
    ensures board:   SameCells(left, *game) && left.moves == game->moves; */
int one_play(xo_game *game, const xo_play_order *order, const xo_moves *moves, int result, xo_game old, xo_game left)
{
  //@ ghost xo_rules rules = game->rules;
  //@ ghost vdm_post_play(rules, old, left, *order, *moves, result);
  int answer = xo_play(game, order, moves);
  //@ ghost count_bound(left);
  //@ assert count: 0 <= left.moves;
  //@ ghost one_answer(rules, *order, *moves, result, left, answer, *game);
  return answer;
}
