/* led_refines.c: both LED texts answer as the kernel does. This holds from the first state on, by every sequence of
 * moves that is a game, in either order of the players. Their "x" is the player who begins.
 */
#include "led_agrees.acsl"
#include "refinement.acsl"

/* The states that a game goes through: at[k] is the one after k moves. */
typedef struct {
  xo_led_state at[10];
} led_trace;

/*@ // The one whose turn it is in S takes row r, column c; T is the next state.
    predicate LedStep(xo_led_state S, xo_led_state T, integer r, integer c) =
      LedTransition(S, T, LedWhoseTurn(S), 3 * (r - 1) + c);
    predicate LedStepAt(led_trace S, xo_moves m, integer k) = LedStep(S.at[k], S.at[k + 1], m.at[k].row, m.at[k].col);
    predicate LedTrace(led_trace S, xo_moves m, integer n) = LedInitialState(S.at[0]) &&
      (\forall integer k; 0 <= k < n ==> LedStepAt(S, m, k));

    // Player number p of the order has the cells that p has in S.
    predicate LedAt(xo_led_state S, integer p, integer r, integer c) = LedIn(S, p, 3 * (r - 1) + c);
    predicate LedShows(xo_led_state S, xo_game g, xo_play_order o) =
      \forall integer p, r, c; 1 <= p <= 2 && OnBoard(g.rules, r, c) ==>
        (LedAt(S, p, r, c) <==> g.cell[r][c] == Numbered(o, p));
    lemma Led_Shows_Cell: \forall xo_led_state S, xo_game h, integer p, r, c;
      LedAbstracts(S, h) && 1 <= p <= 2 && 1 <= r <= 3 && 1 <= c <= 3 ==>
      (LedAt(S, p, r, c) <==> h.cell[r][c] == p);
*/
/*@ ghost
  // A step is made by a player whose number is known.
  /@ requires step: LedStep(S, T, r, c) && p == LedWhoseTurn(S);
     terminates \true; exits \false; assigns \nothing;
     ensures next:  LedTransition(S, T, p, 3 * (r - 1) + c); @/
  void led_step(xo_led_state S, xo_led_state T, int p, int r, int c)
  {
  }

  // What a state has of the game in the order 1, 2 it has of the renamed one.
  /@ requires state: LedAbstracts(S, h) && SameRules(h.rules, g.rules);
     requires cells: CellsNamed(h, g, o);
     terminates \true; exits \false; assigns \nothing;
     ensures shows:  LedShows(S, g, o); @/
  void led_shows(xo_led_state S, xo_game h, xo_game g, xo_play_order o)
  {
  }

  // Whether the move (p, c) is in S, as a number.
  /@ requires move:    1 <= p <= 2 && LedGameBoard(c);
     terminates \true; exits \false; assigns \nothing;
     ensures one_cell: \result == LedOne(S, p, c); @/
  int led_on(xo_led_state S, int p, int c)
  {
    return S.has[p][c] != 0;
  }

  // Whose turn it is, by the number of moves.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures turn: \result == LedWhoseTurn(S); @/
  int led_turn(xo_led_state S)
  {
    int x = led_on(S, 1, 1) + led_on(S, 1, 2) + led_on(S, 1, 3) + led_on(S, 1, 4) + led_on(S, 1, 5) + led_on(S, 1, 6) +
      led_on(S, 1, 7) + led_on(S, 1, 8) + led_on(S, 1, 9);
    int y = led_on(S, 2, 1) + led_on(S, 2, 2) + led_on(S, 2, 3) + led_on(S, 2, 4) + led_on(S, 2, 5) + led_on(S, 2, 6) +
      led_on(S, 2, 7) + led_on(S, 2, 8) + led_on(S, 2, 9);
    return (x + y) % 2 == 0 ? 1 : 2;
  }

  // The next state.
  /@ requires move: 1 <= p <= 2 && LedGameBoard(c);
     terminates \true; exits \false; assigns \nothing;
     ensures next:  LedTransition(S, \result, p, c); @/
  xo_led_state led_next(xo_led_state S, int p, int c)
  {
    xo_led_state T = S;
    T.has[p][c] = 1;
    return T;
  }

  // The empty state.
  /@ terminates \true; exits \false; assigns \nothing;
     ensures start: LedInitialState(\result); @/
  xo_led_state led_start(void)
  {
    xo_led_state S = {{{0}}};
    return S;
  }

  // A trace goes on with a step.
  /@ requires bound: 0 <= k < 9;
     requires trace: LedTrace(S, m, k);
     requires step:  LedStep(S.at[k], T, m.at[k].row, m.at[k].col);
     terminates \true; exits \false; assigns \nothing;
     ensures trace:  LedTrace(\result, m, k + 1); @/
  led_trace led_longer(led_trace S, xo_led_state T, xo_moves m, int k)
  {
    led_trace R = S;
    R.at[k + 1] = T;
    /@ loop invariant bound: 0 <= j <= k;
       loop invariant kept: \forall integer i; 0 <= i < j ==> LedStepAt(R, m, i);
       loop assigns j; loop variant k - j; @/
    for (int j = 0; j != k; j++) {
      /@ assert before: LedStepAt(S, m, j); @/
      /@ assert step: LedStepAt(R, m, j); @/
    }
    return R;
  }

  // Every game, in either order, goes through states of the text.
  /@ requires rules:  XoRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 9;
     terminates \true; exits \false; assigns \nothing;
     ensures trace:   LedTrace(\result, m, n); @/
  led_trace led_runs(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    led_trace S;
    S.at[0] = led_start();
    /@ loop invariant bound: 0 <= k <= n;
       loop invariant trace: LedTrace(S, m, k);
       loop assigns k, S; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert board: 1 <= m.at[k].row <= 3 && 1 <= m.at[k].col <= 3; @/
      int p = led_turn(S.at[k]);
      S = led_longer(S, led_next(S.at[k], p, 3 * (m.at[k].row - 1) + m.at[k].col), m, k);
    }
    return S;
  }

  /@ requires rules:  XoRules(g.rules);
     requires played: Played(g, o, m, n) && n <= 9;
     requires trace:  LedTrace(S, m, n);
     terminates \true; exits \false; assigns \nothing;
     ensures next:     LedShows(S.at[n], g, o);
     ensures count:    LedGameOverByCount(S.at[n]) <==> Over(g);
     ensures board:    LedGameOverByBoard(S.at[n]) <==> Over(g);
     ensures turn:     LedWhoseTurn(S.at[n]) == Place(o, n);
     ensures legal:    \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedLegalMove(S.at[n], p, 3 * (r - 1) + c) <==> MayPlay(g, o, n, p, r, c));
     ensures possible: \forall integer p, r, c; OnBoard(g.rules, r, c) ==>
                         (LedPossible(S.at[n], 3 * (r - 1) + c, p) <==> MayPlay(g, o, n, p, r, c));
     ensures three:    \forall integer p; 1 <= p <= 2 ==> (LedThreeInLine(S.at[n], p) <==> HasWon(g, o.at[p - 1])); @/
  void led_refines(xo_game g, xo_play_order o, xo_moves m, int n, led_trace S)
  {
    xo_play_order f = some_order(g.rules);
    open_first(g.rules, o, f, m, n);
    xo_game h = start_first(g.rules, f, m);
    led_starts(S.at[0], h);
    /@ loop invariant bound:  0 <= k <= n;
       loop invariant rules:  SameRules(g.rules, h.rules);
       loop invariant played: PlayedFirst(h, f, m, k);
       loop invariant state:  LedAbstracts(S.at[k], h);
       loop assigns k, h; loop variant n - k; @/
    for (int k = 0; k < n; k++) {
      /@ assert moves: h.moves == k; @/
      /@ assert open: IsUnfinished(h); @/
      xo_game next = next_first(h, f, m, k);
      led_agrees(S.at[k], h);
      /@ assert step: LedStepAt(S, m, k); @/
      int p = h.moves % 2 + 1;
      turn_is_mod(2, h.moves);
      /@ assert turn: p == ToMove(h) && p == LedWhoseTurn(S.at[k]); @/
      led_step(S.at[k], S.at[k + 1], p, m.at[k].row, m.at[k].col);
      led_follows(S.at[k], S.at[k + 1], h, next, p, m.at[k].row, m.at[k].col);
      h = next;
    }
    led_agrees(S.at[n], h);
    renamed_moved(h, f, g, o, m, n);
    questions_renamed(h, f, g, o, m, n);
    led_shows(S.at[n], h, g, o);
  }
*/
