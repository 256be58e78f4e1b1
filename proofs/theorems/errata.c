/* errata.c: rows of spec/ERRATA.md that are about all games rather than one position. */
#include "xo/types.h"
#include "replay.acsl"
#include "count.acsl"
/*@ // V8: for 3x3 and five players the seed's inv_Moves asks for more moves than it allows.
    lemma Seed_Moves_Empty: \forall xo_rules R; R.rows == 3 && R.cols == 3 && R.line == 3 && R.players == 5 ==>
      R.players * (R.line - 1) + 1 > Max(R);
*/
/*@ ghost
  // V1: a player who moves twice from the empty board breaks inv_Game; the pre of the seed's move allows it.
  /@ requires empty: InvRules(g.rules) && Empty(g);
     requires board: OnBoard(g.rules, r, c) && OnBoard(g.rules, a, b) && InvPlayer(g.rules, p);
     requires first: MUnion(g, h, r, c, p);
     requires again: MUnion(h, k, a, b, p);
     terminates \true; exits \false; assigns \nothing;
     ensures broken: !Balanced(k);
     ensures game:   !InvGame(k); @/
  void moves_twice(xo_game g, xo_game h, xo_game k, int r, int c, int a, int b, int p)
  {
    count_empty(g);
    count_munion(g, h, r, c, p);
    count_munion(h, k, a, b, p);
    int q = p == 1 ? 2 : 1;
    /@ assert two:      Count(k, p) == 2; @/
    /@ assert no_cells: Count(k, q) == 0; @/
  }
*/
