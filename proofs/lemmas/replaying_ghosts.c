/* replaying.c: the ghost functions of replaying.acsl. */
#include "xo/replayer.h"
#include "apart.acsl"
#include "replaying_ghosts.acsl"
#include "count.acsl"
#include "play.acsl"
#include "judged.acsl"
#include "stretch.acsl"
/*@ ghost
  void clear_empty(xo_game g)
  {
    count_empty(g);
  }

  void after_seen(xo_game g, xo_play_order o, xo_moves m, int n)
  {
    turn_range(o.len, n);
    /@ assert turn: \forall integer i; 0 <= i < n ==> g.cell[m.at[i].row][m.at[i].col] == o.at[Turn(o.len, i)]; @/
    /@ assert not:  \forall integer i; 0 <= i < n ==> g.cell[m.at[i].row][m.at[i].col] != 0; @/
    /@ assert at:   \forall integer r, c, i; 0 <= i < n && MoveAt(m, i, r, c) ==> g.cell[r][c] != 0; @/
    /@ assert by:   \forall integer r, c, i; 0 <= i < n && MoveAt(m, i, r, c) ==>
                      MoveBy(m, i, o.at[Turn(o.len, i)], g.cell[r][c], r, c); @/
    /@ assert from: \forall integer r, c; Placed(m, n, r, c) ==> PlayedFrom(o, m, 0, n, g.cell[r][c], r, c); @/
  }

  void his_left(xo_game g, xo_stretches k, xo_play_order o, xo_moves m, int n, int p)
  {
    /@ assert by: \forall integer r, c; InArray(r, c) && g.cell[r][c] == p ==> PlayedFrom(o, m, 0, n, p, r, c); @/
  }

  void replay_before(xo_game g, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    xo_moves l = m;
    l.len = i + 1;
    /@ assert moves: InvPrefix(g.rules, l, l.len); @/
    /@ assert at: \forall integer k, r, c; MoveAt(l, k, r, c) <==> MoveAt(m, k, r, c); @/
    /@ assert placed: \forall integer r, c; Placed(l, i, r, c) <==> Placed(m, i, r, c); @/
    /@ assert after: After(g, o, l, i); @/
    play_before(g, o, l, i, round, turn);
  }

  void replay_after(xo_game g, xo_game h, xo_play_order o, xo_moves m, int i, int round, int turn)
  {
    xo_moves l = m;
    l.len = i + 1;
    /@ assert moves: InvPrefix(g.rules, l, l.len); @/
    /@ assert same: SameMoves(m, l, i) && SameMoves(l, m, i + 1); @/
    judged_part(g, o, m, l, i);
    /@ assert playing: Playing(g, o, l, i, round, turn); @/
    play_after(g, h, o, l, i, round, turn);
    judged_part(h, o, l, m, i + 1);
    count_most(h);
    /@ assert rules: SameRules(g.rules, h.rules); @/
    /@ assert before: NotOverBefore(g.rules, o, m, i + 1); @/
    /@ assert player: InvPlayer(h.rules, o.at[turn]); @/
    /@ assert left: MoveCountLeft(h) == Max(g.rules) - (i + 1); @/
  }

  void replay_start(xo_replayer x)
  {
    /@ loop invariant bound: 0 <= t <= x.game.rules.players;
       loop invariant tells: \forall integer s; 0 <= s < t ==> TableTells(x, s);
       loop assigns t; loop variant x.game.rules.players - t; @/
    for (int t = 0; t < x.game.rules.players; t++) {
      /@ assert clear: ClearTable(x.of[t]); @/
      tells_none(x.game, x.of[t], t + 1);
      /@ assert tells: TableTells(x, t); @/
    }
    /@ assert his: \forall integer t; 0 <= t < XO_PLAYERS_MAX && ClearTable(x.of[t]) ==> TableHis(x, t); @/
  }

  void replay_left(xo_replayer x, xo_play_order o, xo_moves m, int n)
  {
    after_seen(x.game, o, m, n);
    /@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
       loop invariant left:  \forall integer s; 0 <= s < t ==> TableLeft(x.of[s], o, m, 0, n, s + 1);
       loop assigns t; loop variant XO_PLAYERS_MAX - t; @/
    for (int t = 0; t < XO_PLAYERS_MAX; t++) {
      /@ assert his: TableHis(x, t); @/
      his_left(x.game, x.of[t], o, m, n, t + 1);
    }
  }

  void prefix_next(xo_rules R, xo_moves m, int n)
  {
    /@ assert other: \forall integer i; 0 <= i < n ==> !SamePos(m.at[i], m.at[n]); @/
  }

  void mark_next(xo_game g, xo_game h, xo_moves m, int n)
  {
    /@ assert more: \forall integer r, c; Placed(m, n + 1, r, c) <==> Placed(m, n, r, c) || MoveAt(m, n, r, c); @/
    /@ assert free: !Placed(m, n, m.at[n].row, m.at[n].col); @/
  }

  void board_undo(xo_game g, xo_game h, xo_moves m, int j, int n)
  {
    /@ assert less: \forall integer r, c; PlacedFrom(m, j, n, r, c) && !MoveAt(m, j, r, c) ==> PlacedFrom(m, j + 1, n, r, c); @/
  }

  void table_undo(xo_stretches k, xo_stretches l, xo_play_order o, xo_moves m, int j, int n)
  {
    /@ assert less: \forall integer p, r, c; PlayedFrom(o, m, j, n, p, r, c) && !MoveAt(m, j, r, c) ==>
                      PlayedFrom(o, m, j + 1, n, p, r, c); @/
  }

  void table_other(xo_stretches k, xo_play_order o, xo_moves m, int j, int n, int p)
  {
    /@ assert less: \forall integer r, c; PlayedFrom(o, m, j, n, p, r, c) ==> PlayedFrom(o, m, j + 1, n, p, r, c); @/
  }

  void replay_all(xo_replayer x, xo_play_order o, xo_moves m, int used, int n)
  {
    /@ assert board:  \forall integer r, c; Placed(m, n, r, c) ==> PlacedFrom(m, 0, n, r, c); @/
    /@ assert played: \forall integer p, r, c; PlayedFrom(o, m, 0, used, p, r, c) ==> PlayedFrom(o, m, 0, n, p, r, c); @/
  }

  void fault_not_playable(xo_record a, int k)
  {
    /@ assert off:   OffBoardAt(a, k) ==> !InvPrefix(a.rules, a.moves, a.moves.len); @/
    /@ assert at:    TakenAt(a, k) ==> (\exists integer i; 0 <= i < k - 1 && SamePos(a.moves.at[i], a.moves.at[k - 1])); @/
    /@ assert taken: TakenAt(a, k) ==> !InvPrefix(a.rules, a.moves, a.moves.len); @/
  }

  void judged_so(xo_record a, int n, xo_game g, int used, int v)
  {
    /@ assert judged: Judged(a, n, g, used, v); @/
  }
*/
