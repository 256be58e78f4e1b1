/* table_fields.c: the ghost functions of table_fields.acsl. */
#include "xo/table.h"
#include "private/counted.h"
#include "board_index.acsl"
#include "table_fields.acsl"
/*@ ghost
  void power_least(int b, int n, int m)
  {
    /@ loop invariant bound:    0 <= k <= m && 1 <= Power(b, k);
       loop invariant positive: k <= n ==> 1 <= Power(b, k);
       loop invariant least:    n <= k ==> 1 <= Power(b, n) <= Power(b, k);
       loop assigns k; loop variant m - k; @/
    for (int k = 0; k != m; k++) {
    }
  }

  void weight_next(int base, int k, int weight, int r, int c, int rows, int cols)
  {
    /@ assert rows:  ProductMore(r, rows, cols); @/
    int n = rows * cols;
    /@ assert here:  0 <= k < n; @/
    power_least(base, k + 1, n);
  }

  void weigh_next(xo_table t, xo_table u, int base, int r, int c)
  {
    /@ assert mine: WeightNext(t.weight[r][c], base, u.weight[r][c + 1]) && u.weight[r][c] == t.weight[r][c]; @/
    /@ assert old:  \forall integer b; 1 <= b < c ==> WeightNext(u.weight[r][b], base, u.weight[r][b + 1]); @/
    /@ assert before: RowWeighed(u, base, r, c); @/
    /@ assert rows: u.weight[r][1] == t.weight[r][1] && \forall integer a, b;
                    1 <= a < r && 1 <= b <= t.rules.cols + 1 ==> u.weight[a][b] == t.weight[a][b]; @/
    /@ assert ends: \forall integer a; 1 <= a < r ==> u.weight[a + 1][1] == u.weight[a][u.rules.cols + 1]; @/
  }

  void weigh_wrap(xo_table t, xo_table u, int base, int r)
  {
    /@ assert rows: \forall integer a, b; 1 <= a <= r && 1 <= b <= t.rules.cols + 1 ==>
                    u.weight[a][b] == t.weight[a][b]; @/
    /@ assert next: \forall integer a, b; 1 <= a <= r && 1 <= b <= t.rules.cols ==>
                    WeightNext(u.weight[a][b], base, u.weight[a][b + 1]); @/
    /@ assert ends: \forall integer a; 1 <= a <= r ==> u.weight[a + 1][1] == u.weight[a][u.rules.cols + 1]; @/
  }

  void order_same(xo_rules R, xo_play_order o, xo_rules Q, xo_play_order p)
  {
    /@ assert turn:     \forall integer q; HasTurn(o, q) ==> HasTurn(p, q); @/
  }

  void table_complete(xo_table t, xo_table u, int base)
  {
    order_same(t.rules, t.order, u.rules, u.order);
    /@ assert same_weights: \forall integer r, c; OnBoard(t.rules, r, c) ==>
                    WeightNext(u.weight[r][c], base, u.weight[r][c + 1]); @/
    /@ assert base: \forall integer r, c; OnBoard(t.rules, r, c) ==> u.weight[r][c + 1] == u.weight[r][c] * base; @/
    /@ assert sides: base == u.rules.players + 1 && u.rules.rows == t.rules.rows && u.rules.cols == t.rules.cols; @/
    /@ assert first: u.weight[1][1] == 1 && u.size == u.weight[u.rules.rows + 1][1]; @/
    /@ assert wrap:  \forall integer r; 1 <= r <= u.rules.rows ==>
                     u.weight[r + 1][1] == u.weight[r][u.rules.cols + 1]; @/
  }
*/
