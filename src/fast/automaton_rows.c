/* automaton_rows.c: see automaton.h. */
#include "automaton.h"
#include "token.h"
#include "states.acsl"

/* The rows of the verdicts lead to themselves; behind them stands one state, the start, which leads nowhere yet. */
void xo_automaton_begin(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  enum { STATES = XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS };
  /*@ loop invariant bound: 0 <= i <= XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS;
      loop invariant verdicts: \forall integer j; 0 <= j < i && j < STATES ==>
                              automaton->next[j] == XO_AUTOMATON_CLASSES * (j / XO_AUTOMATON_CLASSES);
      loop invariant states: \forall integer j; STATES <= j < i ==> automaton->next[j] == 0;
      loop assigns i, *automaton;
      loop variant XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS - i; */
  for (int i = 0; i < XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS; i++)
    automaton->next[i] = (unsigned short)(i < STATES ? i / XO_AUTOMATON_CLASSES * XO_AUTOMATON_CLASSES : 0);
  xo_automaton_state start = {{{0}}, 0, 0, 0, 0, XO_UNFINISHED};
  automaton->rules = rules;
  automaton->order = *order;
  automaton->rows = XO_AUTOMATON_VERDICTS + 1;
  automaton->verdicts = 1;
  automaton->at[XO_AUTOMATON_VERDICTS] = start;
  //@ ghost state_start(rules, *order, start);
  //@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> GoodVerdict(*automaton, v);
}

/* The numbers first, then cell by cell. */
bool xo_automaton_same(const xo_automaton_state *a, const xo_automaton_state *b)
{
  int numbers = (a->given != b->given) + (a->turn != b->turn) + (a->round != b->round) +
                (a->used != b->used) + (a->outcome != b->outcome);
  if (numbers != 0)
    return false;
  /*@ loop invariant bound: 0 <= r <= XO_AUTOMATON_CELLS + 1;
      loop invariant rows:  \forall integer s; 0 <= s < r ==> (\forall integer c; 0 <= c <= XO_AUTOMATON_CELLS ==>
                              b->cell[s][c] == a->cell[s][c]);
      loop assigns r;
      loop variant XO_AUTOMATON_CELLS - r; */
  for (int r = 0; r <= XO_AUTOMATON_CELLS; r++)
    /*@ loop invariant bound: 0 <= c <= XO_AUTOMATON_CELLS + 1;
        loop invariant row:   \forall integer d; 0 <= d < c ==> b->cell[r][d] == a->cell[r][d];
        loop assigns c;
        loop variant XO_AUTOMATON_CELLS - c; */
    for (int c = 0; c <= XO_AUTOMATON_CELLS; c++)
      if (a->cell[r][c] != b->cell[r][c])
        return false;
  return true;
}

/* The cells of the board as the figures of a number, modulo the count of chains. */
int xo_automaton_hash(xo_rules rules, const xo_automaton_state *state)
{
  enum { FACTOR = 31, LOWEST = 128 };
  int hash = 0;
  /*@ loop invariant bound: 1 <= r <= rules.rows + 1 && 0 <= hash < XO_AUTOMATON_CHAINS;
      loop assigns r, hash;
      loop variant rules.rows - r; */
  for (int r = 1; r <= rules.rows; r++)
    /*@ loop invariant bound: 1 <= c <= rules.cols + 1 && 0 <= hash < XO_AUTOMATON_CHAINS;
        loop assigns c, hash;
        loop variant rules.cols - c; */
    for (int c = 1; c <= rules.cols; c++)
      hash = (FACTOR * hash + state->cell[r][c] + LOWEST) % XO_AUTOMATON_CHAINS;
  return hash;
}

int xo_automaton_find(const xo_automaton *automaton, const xo_automaton_index *index, int hash,
                      const xo_automaton_state *state)
{
  int q = index->first[hash];
  /*@ loop invariant row: RowBelow(q, automaton->rows);
      loop assigns q;
      loop variant q; */
  while (q != 0 && !xo_automaton_same(state, &automaton->at[q])) {
    q = index->next[q];
  }
  return q;
}

void xo_automaton_append(xo_automaton *automaton, const xo_automaton_state *state)
{
  //@ ghost xo_automaton old = *automaton;
  automaton->at[automaton->rows] = *state;
  automaton->rows++;
  //@ assert same: \forall integer s, k; NextRow(*automaton, s, k) == NextRow(old, s, k);
  //@ assert leads: \forall integer s, k; Leads(old, s, k) ==> Leads(*automaton, s, k);
  //@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> GoodRow(old, v) && GoodVerdict(*automaton, v);
  //@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < old.rows ==> GoodRow(old, s) && GoodState(*automaton, s);
}

void xo_automaton_link(xo_automaton *automaton, int q, int k, int z)
{
  //@ ghost xo_automaton old = *automaton;
  automaton->next[XO_AUTOMATON_CLASSES * q + k] = (unsigned short)(XO_AUTOMATON_CLASSES * z);
  /*@ assert other: \forall integer s, j; 0 <= s < automaton->rows && 0 <= j < XO_AUTOMATON_CLASSES && (s != q || j != k) ==>
        NextRow(*automaton, s, j) == NextRow(old, s, j) && (Leads(old, s, j) ==> Leads(*automaton, s, j)); */
  //@ assert this: Leads(*automaton, q, k) && NextRow(*automaton, q, k) == z;
  //@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> GoodRow(old, v) && GoodVerdict(*automaton, v);
  //@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < automaton->rows ==> GoodRow(old, s) && GoodState(*automaton, s);
}

xo_automaton_verdict xo_automaton_verdict_of(xo_rules rules, const xo_automaton_state *state)
{
  xo_automaton_verdict verdict = {XO_OK, state->given, state->used, state->outcome};
  if (state->given < xo_min_moves(rules))
    verdict.status = XO_TOO_FEW;
  return verdict;
}

/* The first row that has this verdict, or else the first that is free. */
int xo_automaton_verdict_row(const xo_automaton *automaton, xo_automaton_verdict verdict)
{
  int v = 1;
  /*@ loop invariant bound: 1 <= v <= automaton->verdicts;
      loop invariant other: \forall integer w; 1 <= w < v ==> !SameVerdict(verdict, automaton->verdict[w]);
      loop assigns v;
      loop variant automaton->verdicts - v; */
  while (v < automaton->verdicts &&
         (automaton->verdict[v].status != verdict.status || automaton->verdict[v].given != verdict.given ||
          automaton->verdict[v].used != verdict.used || automaton->verdict[v].outcome != verdict.outcome))
    v++;
  return v;
}

void xo_automaton_close(xo_automaton *automaton, int q, xo_automaton_verdict verdict)
{
  //@ ghost xo_automaton old = *automaton;
  int v = xo_automaton_verdict_row(automaton, verdict);
  if (v == XO_AUTOMATON_VERDICTS)
    return;
  if (v == automaton->verdicts) {
    automaton->verdict[v] = verdict;
    automaton->verdicts++;
  }
  automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE] =
      (unsigned short)(XO_AUTOMATON_CLASSES * v);
  /*@ assert other: \forall integer s, j; 0 <= s < automaton->rows && 0 <= j < XO_AUTOMATON_CLASSES &&
        (s != q || j != XO_AUTOMATON_NEWLINE) ==>
        NextRow(*automaton, s, j) == NextRow(old, s, j) && (Leads(old, s, j) ==> Leads(*automaton, s, j)); */
  //@ assert this: Leads(*automaton, q, XO_AUTOMATON_NEWLINE) && NextRow(*automaton, q, XO_AUTOMATON_NEWLINE) == v;
  //@ assert closes: Closes(*automaton, q, v);
  //@ assert verdicts: \forall integer w; 0 <= w < XO_AUTOMATON_VERDICTS ==> GoodRow(old, w) && GoodVerdict(*automaton, w);
  //@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < automaton->rows ==> GoodRow(old, s) && GoodState(*automaton, s);
}

/* The state behind the move is made, looked for, and if it is new and there is room, appended; then q leads to it. */
void xo_automaton_reach(xo_automaton *automaton, xo_automaton_index *index, int q, int k)
{
  xo_rules rules = automaton->rules;
  xo_play_order order = automaton->order;
  xo_automaton_state from = automaton->at[q];
  xo_automaton_state to = {{{0}}, 0, 0, 0, 0, XO_UNFINISHED};
  xo_pos pos = xo_cell(rules, k);
  //@ assert row: GoodRow(*automaton, q);
  //@ ghost state_cell(rules, pos, k);
  if (from.given == xo_max(rules) || from.cell[pos.row][pos.col] != 0)
    return;
  xo_automaton_next(rules, &order, &from, pos, &to);
  //@ ghost state_steps(rules, order, from, pos, k, to);
  int hash = xo_automaton_hash(rules, &to);
  int z = xo_automaton_find(automaton, index, hash, &to);
  if (z == 0 && automaton->rows < XO_AUTOMATON_ROWS) {
    z = automaton->rows;
    xo_automaton_append(automaton, &to);
    index->next[z] = index->first[hash];
    index->first[hash] = (unsigned short)z;
  }
  if (z != 0) {
    //@ ghost state_steps_same(rules, order, from, k, to, automaton->at[z]);
    xo_automaton_link(automaton, q, k, z);
  }
}
