/* stretch.c: see stretch.h. */
#include "stretch.h"
#include "reach.acsl"
#include "stretch.acsl"

long xo_stretch_at(int r, int c, int dr, int dc, int n)
{
  long cell = (XO_SIDE_MAX + 2) * (long)r + c, step = (XO_SIDE_MAX + 2) * dr + dc;
  return cell + step * n;
}

int xo_stretch_join(xo_stretches *table, int d, int r, int c, int dr, int dc)
{
  signed char back = table->at[d][xo_stretch_at(r, c, -dr, -dc, 1)],
              fore = table->at[d][xo_stretch_at(r, c, dr, dc, 1)];
  int n = back + fore + 1;
  //@ ghost xo_stretches old = *table;
  table->at[d][xo_stretch_at(r, c, -dr, -dc, back)] = (signed char)n;
  table->at[d][xo_stretch_at(r, c, dr, dc, fore)] = (signed char)n;
  //@ ghost joined_ends(old, *table, d, r, c, dr, dc, back, fore);
  return n;
}

int xo_stretch_join_all(xo_stretches *table, int r, int c)
{
  //@ ghost xo_stretches k0 = *table;
  int row = xo_stretch_join(table, 0, r, c, 0, 1);
  //@ ghost xo_stretches k1 = *table;
  int col = xo_stretch_join(table, 1, r, c, 1, 0);
  //@ ghost xo_stretches k2 = *table;
  int down = xo_stretch_join(table, 2, r, c, 1, 1);
  //@ ghost xo_stretches k3 = *table;
  int up = xo_stretch_join(table, 3, r, c, 1, -1);
  //@ ghost joined_all(k0, k1, k2, k3, *table, r, c);
  int straight = row > col ? row : col, slanting = down > up ? down : up;
  return straight > slanting ? straight : slanting;
}

void xo_stretch_clear(xo_stretches *table, int r, int c)
{
  long cell = xo_stretch_at(r, c, 0, 1, 0);
  table->at[0][cell] = 0;
  table->at[1][cell] = 0;
  table->at[2][cell] = 0;
  table->at[3][cell] = 0;
}

bool xo_stretch_move(xo_replayer *replayer, xo_player player, xo_pos pos)
{
  //@ ghost xo_replayer old = *replayer;
  //@ assert mine: TableTells(old, player - 1) && TableHis(old, player - 1);
  //@ ghost tells_ends(old.game, old.of[player - 1], player, pos.row, pos.col);
  xo_move(&replayer->game, player, pos);
  int longest = xo_stretch_join_all(&replayer->of[player - 1], pos.row, pos.col);
  //@ ghost tells_mine(old.game, replayer->game, old.of[player - 1], replayer->of[player - 1], player, pos.row, pos.col);
  //@ assert mine: TableTells(*replayer, player - 1) && TableHis(*replayer, player - 1);
  /*@ ghost
    /@ loop invariant bound: 0 <= t <= replayer->game.rules.players;
       loop invariant tells: \forall integer s; 0 <= s < t ==> TableTells(*replayer, s);
       loop assigns t; loop variant replayer->game.rules.players - t; @/
    for (int t = 0; t < replayer->game.rules.players; t++)
      if (t != player - 1) {
        /@ assert old: TableTells(old, t); @/
        tells_other(old.game, replayer->game, replayer->of[t], player, t + 1, pos.row, pos.col);
        /@ assert new: TableTells(*replayer, t); @/
      } */
  /*@ ghost
    /@ loop invariant bound: 0 <= t <= XO_PLAYERS_MAX;
       loop invariant his:   \forall integer s; 0 <= s < t ==> TableHis(*replayer, s);
       loop assigns t; loop variant XO_PLAYERS_MAX - t; @/
    for (int t = 0; t < XO_PLAYERS_MAX; t++)
      if (t != player - 1) {
        /@ assert old: TableHis(old, t); @/
        his_other(old.game, replayer->game, replayer->of[t], player, t + 1, pos.row, pos.col);
        /@ assert new: TableHis(*replayer, t); @/
      } */
  return longest >= replayer->game.rules.line;
}
