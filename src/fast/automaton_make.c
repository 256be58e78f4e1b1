/* automaton_make.c: how an automaton is made. See automaton.h. */
#include "automaton.h"
#include "line.h"
#include "token.h"
#include "states.acsl"

/* ---- its states, one move after another ---- */

/* The game that an open state shows. An empty board of the rules, then the state's cells, one by one. */
/*@ requires valid:  \valid_read(state) && \valid(game) && \separated(state, game);
    requires rules:  InvRules(rules) && OneDigit(rules);
    terminates \true; exits \false; assigns *game;
    ensures shows:   Shows(rules, *state, *game);
    ensures beyond:  NothingBeyond(*game); */
static void xo_automaton_game(xo_rules rules, const xo_automaton_state *state, xo_game *game)
{
  xo_init(game, rules);
  game->moves = state->given;
  int k = 1;
  /*@ loop invariant bound: 1 <= r <= rules.rows + 1 && k == (r - 1) * rules.cols + 1;
      loop invariant rules: SameRules(rules, game->rules) && game->moves == state->given;
      loop invariant rows:  ShownRows(rules, *state, *game, r);
      loop invariant rest:  NothingBeyond(*game);
      loop assigns r, k, *game; loop variant rules.rows - r; */
  for (int r = 1; r <= rules.rows; r++)
    /*@ loop invariant bound: 1 <= c <= rules.cols + 1 && k == (r - 1) * rules.cols + c;
        loop invariant rules: SameRules(rules, game->rules) && game->moves == state->given;
        loop invariant rows:  ShownRows(rules, *state, *game, r);
        loop invariant row:   ShownRow(rules, *state, *game, r, c);
        loop invariant rest:  NothingBeyond(*game);
        loop assigns c, k, *game; loop variant rules.cols - c; */
    for (int c = 1; c <= rules.cols; c++) {
      //@ assert fits: OnBoard(rules, r, c) && 1 <= k <= Max(rules);
      game->cell[r][c] = state->cell[k];
      k++;
    }
}

/* Play one move more of the game that a state shows: how it then stands. */
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(state) && \separated(game, order, state);
    requires game:   InvGame(*game) && IsUnfinished(*game) && NobodyWon(*game);
    requires order:  InvPlayOrder(game->rules, *order);
    requires turn:   0 <= state->turn < order->len && Round(*game, *order, state->round, state->turn);
    requires pos:    InvPos(game->rules, pos) && !MovesSoFar(*game, pos.row, pos.col);
    terminates \true; exits \false; assigns *game;
    ensures game:    InvGame(*game);
    ensures munion:  MUnion(\old(*game), *game, pos.row, pos.col, order->at[state->turn]);
    ensures result:  \result == XO_DRAW || \result == XO_UNFINISHED || InvPlayer(game->rules, \result);
    ensures draw:    \result == XO_DRAW ==> IsDraw(*game);
    ensures open:    \result == XO_UNFINISHED ==> OpenAll(*game) && NobodyWon(*game);
    ensures won:     \result > 0 ==> WhoWon(*game, \result);
    ensures round:   state->turn + 1 < order->len ? Round(*game, *order, state->round, state->turn + 1)
                                                  : Round(*game, *order, state->round + 1, 0); */
static xo_outcome xo_automaton_play(xo_game *game, const xo_play_order *order, const xo_automaton_state *state,
                                    xo_pos pos)
{
  xo_player player = order->at[state->turn];
  //@ ghost xo_game old = *game;
  //@ ghost state_may_move(old, *order, state->round, state->turn);
  xo_move(game, player, pos);
  //@ ghost state_round(old, *game, *order, state->round, state->turn, pos.row, pos.col);
  //@ ghost state_won(old, *game, pos.row, pos.col, player);
  if (xo_wins_through(game, player, pos))
    return player;
  if (xo_move_count_left(game) == 0)
    return XO_DRAW;
  //@ ghost state_open(*game);
  return XO_UNFINISHED;
}

/* Forget who is where: all that is taken is taken by 1. */
/*@ requires valid:  \valid(state);
    terminates \true; exits \false; assigns *state;
    ensures taken:   SameTaken(\old(*state), *state);
    ensures by:      Forgotten(*state);
    ensures rest:    SameNumbers(\old(*state), *state); */
static void xo_automaton_forget(xo_automaton_state *state)
{
  /*@ loop invariant bound: 0 <= k <= XO_AUTOMATON_CELLS + 1;
      loop invariant taken: SameTaken(\at(*state, Pre), *state);
      loop invariant by:    ForgottenTo(*state, k);
      loop invariant rest:  SameNumbers(\at(*state, Pre), *state);
      loop assigns k, *state; loop variant XO_AUTOMATON_CELLS - k; */
  for (int k = 0; k <= XO_AUTOMATON_CELLS; k++)
    if (state->cell[k] != 0)
      state->cell[k] = 1;
}

/* The state behind a state, by a move to cell number k, which is free. The move is counted and its cell taken; while
 * the game was open, the kernel plays it and says the outcome. Of a game that is over it is remembered which cells are
 * taken, not by whom. */
/*@ requires valid:  \valid_read(from) && \valid(to) && \valid_read(order) && \separated(from, to, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    requires state:  StateInv(rules, *order, *from);
    requires room:   from->given < Max(rules);
    requires cell:   1 <= k <= Max(rules) && from->cell[k] == 0;
    terminates \true; exits \false; assigns *to;
    ensures state:   StateInv(rules, *order, *to);
    ensures step:    Steps(rules, *order, *from, k, *to);
    ensures by:      to->outcome != XO_UNFINISHED ==> Forgotten(*to); */
static void xo_automaton_next(xo_rules rules, const xo_play_order *order, const xo_automaton_state *from, int k,
                              xo_automaton_state *to)
{
  xo_player player = order->at[from->turn];
  xo_pos pos = xo_cell(rules, k);
  //@ ghost state_cell(rules, pos, k);
  *to = *from;
  to->cell[k] = (signed char)player;
  to->given++;
  to->turn++;
  if (to->turn == order->len) {
    to->turn = 0;
    to->round++;
  }
  //@ assert turn: (*to).turn == Turn((*order).len, (*to).given);
  //@ ghost state_other(rules, *from, *to, pos.row, pos.col, k);
  //@ assert takes: Takes(rules, *from, *to, pos.row, pos.col);
  //@ assert puts: Puts(rules, *from, *to, pos.row, pos.col, player);
  if (from->outcome == XO_UNFINISHED) {
    xo_game game = {{0, 0, 0, 0}, 0, {{0}}};
    xo_automaton_game(rules, from, &game);
    //@ ghost state_shown(rules, *order, *from, game);
    //@ ghost xo_game old = game;
    to->outcome = xo_automaton_play(&game, order, from, pos);
    to->used = to->given;
    /*@ assert board: \forall integer a, b; OnBoard(rules, a, b) ==> game.cell[a][b] == CellOf(rules, *to, a, b); */
    //@ assert shows: to->outcome == XO_UNFINISHED ==> OpenAs(rules, *order, *to, game);
    /*@ assert ends: to->outcome != XO_UNFINISHED ==>
                     EndsAs(rules, *from, pos.row, pos.col, player, to->outcome, old, game); */
  }
  if (to->outcome != XO_UNFINISHED) {
    //@ ghost xo_automaton_state known = *to;
    xo_automaton_forget(to);
    //@ ghost state_forgotten(rules, *from, known, *to, pos.row, pos.col);
  }
  //@ ghost state_steps(rules, *order, *from, pos, k, *to);
}

/* ---- its rows ---- */

/* Where in `next` the rows of the verdicts end. */
enum { STATES = XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS };

/* The automaton that knows nothing but the empty board. The rows of the verdicts lead to themselves; behind them
 * stands one state, the start, which leads nowhere yet. */
/*@ requires valid:  \valid(automaton) && \valid_read(order) && \separated(automaton, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    terminates \true; exits \false; assigns *automaton;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures rows:    automaton->rows == XO_AUTOMATON_VERDICTS + 1 && automaton->verdicts == 1;
    ensures rules:   SameRules(rules, automaton->rules) && SameOrder(*order, automaton->order); */
static void xo_automaton_begin(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  /*@ loop invariant bound: 0 <= i <= XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS;
      loop invariant verdicts: \forall integer j; 0 <= j < i && j < STATES ==>
                              automaton->next[j] == XO_AUTOMATON_CLASSES * (j / XO_AUTOMATON_CLASSES);
      loop invariant states: \forall integer j; STATES <= j < i ==> automaton->next[j] == 0;
      loop assigns i, *automaton; loop variant XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS - i; */
  for (int i = 0; i < XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS; i++)
    automaton->next[i] = (unsigned short)(i < STATES ? i / XO_AUTOMATON_CLASSES * XO_AUTOMATON_CLASSES : 0);
  xo_automaton_state start = {{0}, 0, 0, 0, 0, XO_UNFINISHED};
  automaton->rules = rules;
  automaton->order = *order;
  automaton->rows = XO_AUTOMATON_VERDICTS + 1;
  automaton->verdicts = 1;
  automaton->at[XO_AUTOMATON_VERDICTS] = start;
  //@ ghost state_start(rules, *order, start);
  //@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==> GoodVerdict(*automaton, v);
}

/* Whether two states are the same. The numbers first, then cell by cell. */
/*@ requires valid:  \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures same:    \result <==> SameState(*a, *b); */
static bool xo_automaton_same(const xo_automaton_state *a, const xo_automaton_state *b)
{
  int numbers = (a->given != b->given) + (a->turn != b->turn) + (a->round != b->round) + (a->used != b->used) +
                (a->outcome != b->outcome);
  if (numbers != 0)
    return false;
  /*@ loop invariant bound: 0 <= k <= XO_AUTOMATON_CELLS + 1;
      loop invariant cells: SameCellsTo(*a, *b, k);
      loop assigns k; loop variant XO_AUTOMATON_CELLS - k; */
  for (int k = 0; k <= XO_AUTOMATON_CELLS; k++)
    if (a->cell[k] != b->cell[k])
      return false;
  return true;
}

/* What the figures so far are multiplied by, and what makes each cell positive. */
enum { BASE = 3, LOWEST = 128 };

/* A number for a state. The cells as the figures of a number, modulo the count of chains. */
/*@ requires valid:  \valid_read(state);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result < XO_AUTOMATON_CHAINS; */
static int xo_automaton_hash(const xo_automaton_state *state)
{
  int hash = 0;
  /*@ loop invariant bound: 1 <= k <= XO_AUTOMATON_CELLS + 1 && 0 <= hash < XO_AUTOMATON_CHAINS;
      loop assigns k, hash; loop variant XO_AUTOMATON_CELLS - k; */
  for (int k = 1; k <= XO_AUTOMATON_CELLS; k++)
    hash = (BASE * hash + state->cell[k] + LOWEST) % XO_AUTOMATON_CHAINS;
  return hash;
}

/* The row of a state in the chain of a hash, or 0. */
/*@ requires valid:  \valid_read(automaton) && \valid_read(index) && \valid_read(state) &&
                       \separated(automaton, index, state);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows) && automaton->rows <= XO_AUTOMATON_ROWS;
    requires hash:   0 <= hash < XO_AUTOMATON_CHAINS;
    terminates \true; exits \false; assigns \nothing;
    ensures row:     RowBelow(\result, automaton->rows);
    ensures same:    \result != 0 ==> SameState(*state, automaton->at[\result]); */
static int xo_automaton_find(const xo_automaton *automaton, const xo_automaton_index *index, int hash,
                             const xo_automaton_state *state)
{
  int q = index->first[hash];
  /*@ loop invariant row: RowBelow(q, automaton->rows);
      loop assigns q; loop variant q; */
  while (q != 0 && !xo_automaton_same(state, &automaton->at[q])) {
    q = index->next[q];
  }
  return q;
}

/* A row for a state, behind the others. */
/*@ requires valid:  \valid(automaton) && \valid_read(state) && \separated(automaton, state);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires room:   automaton->rows < XO_AUTOMATON_ROWS;
    requires state:  StateInv(automaton->rules, automaton->order, *state);
    terminates \true; exits \false; assigns automaton->at[automaton->rows], automaton->rows;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures row:     automaton->rows == \old(automaton->rows) + 1;
    ensures state:   SameState(*state, automaton->at[\old(automaton->rows)]); */
static void xo_automaton_append(xo_automaton *automaton, const xo_automaton_state *state)
{
  //@ ghost xo_automaton old = *automaton;
  automaton->at[automaton->rows] = *state;
  automaton->rows++;
  //@ assert same: \forall integer s, k; NextRow(*automaton, s, k) == NextRow(old, s, k);
  //@ assert leads: \forall integer s, k; Leads(old, s, k) ==> Leads(*automaton, s, k);
  /*@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==>
                       GoodRow(old, v) && GoodVerdict(*automaton, v); */
  /*@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < old.rows ==>
                     GoodRow(old, s) && GoodState(*automaton, s); */
}

/* Cell number k leads from row q to row z. */
/*@ requires valid:  \valid(automaton);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires rows:   XO_AUTOMATON_VERDICTS <= q < automaton->rows && XO_AUTOMATON_VERDICTS <= z < automaton->rows;
    requires cell:   1 <= k <= XO_AUTOMATON_CELLS;
    requires step:   Steps(automaton->rules, automaton->order, automaton->at[q], k, automaton->at[z]);
    terminates \true; exits \false; assigns automaton->next[XO_AUTOMATON_CLASSES * q + k];
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures linked:  automaton->next[XO_AUTOMATON_CLASSES * q + k] == XO_AUTOMATON_CLASSES * z; */
static void xo_automaton_link(xo_automaton *automaton, int q, int k, int z)
{
  //@ ghost xo_automaton old = *automaton;
  automaton->next[XO_AUTOMATON_CLASSES * q + k] = (unsigned short)(XO_AUTOMATON_CLASSES * z);
  /*@ assert other: \forall integer s, j;
        0 <= s < automaton->rows && 0 <= j < XO_AUTOMATON_CLASSES && (s != q || j != k) ==>
        NextRow(*automaton, s, j) == NextRow(old, s, j) && (Leads(old, s, j) ==> Leads(*automaton, s, j)); */
  //@ assert this: Leads(*automaton, q, k) && NextRow(*automaton, q, k) == z;
  /*@ assert verdicts: \forall integer v; 0 <= v < XO_AUTOMATON_VERDICTS ==>
                       GoodRow(old, v) && GoodVerdict(*automaton, v); */
  /*@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < automaton->rows ==>
                     GoodRow(old, s) && GoodState(*automaton, s); */
}

/* The verdict of a state that is not the first. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(rules);
    requires given:  1 <= state->given <= XO_AUTOMATON_CELLS;
    terminates \true; exits \false; assigns \nothing;
    ensures verdict: VerdictOf(rules, *state, \result); */
static xo_automaton_verdict xo_automaton_verdict_of(xo_rules rules, const xo_automaton_state *state)
{
  xo_automaton_verdict verdict = {XO_OK, state->given, state->used, state->outcome};
  if (state->given < xo_min_moves(rules))
    verdict.status = XO_TOO_FEW;
  return verdict;
}

/* The first row that has a verdict, or the one that it would get. The first row that has this verdict, or else the
 * first that is free. */
/*@ requires valid:  \valid_read(automaton);
    requires count:  1 <= automaton->verdicts <= XO_AUTOMATON_VERDICTS;
    terminates \true; exits \false; assigns \nothing;
    ensures row:     1 <= \result <= automaton->verdicts;
    ensures same:    \result < automaton->verdicts ==> SameVerdict(verdict, automaton->verdict[\result]);
    ensures first:   \forall integer v; 1 <= v < \result ==> !SameVerdict(verdict, automaton->verdict[v]); */
static int xo_automaton_verdict_row(const xo_automaton *automaton, xo_automaton_verdict verdict)
{
  int v = 1;
  /*@ loop invariant bound: 1 <= v <= automaton->verdicts;
      loop invariant other: \forall integer w; 1 <= w < v ==> !SameVerdict(verdict, automaton->verdict[w]);
      loop assigns v; loop variant automaton->verdicts - v; */
  while (v < automaton->verdicts &&
         (automaton->verdict[v].status != verdict.status || automaton->verdict[v].given != verdict.given ||
          automaton->verdict[v].used != verdict.used || automaton->verdict[v].outcome != verdict.outcome))
    v++;
  return v;
}

/* The end of the line leads from row q to the verdict, while there is room for it. */
/*@ requires valid:  \valid(automaton);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires row:    XO_AUTOMATON_VERDICTS <= q < automaton->rows;
    requires verdict: VerdictOf(automaton->rules, automaton->at[q], verdict);
    terminates \true; exits \false;
    assigns automaton->verdict[0 .. XO_AUTOMATON_VERDICTS - 1], automaton->verdicts,
      automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE];
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures closed:  \old(automaton->verdicts) < XO_AUTOMATON_VERDICTS ==>
                       automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE] != 0; */
static void xo_automaton_close(xo_automaton *automaton, int q, xo_automaton_verdict verdict)
{
  //@ ghost xo_automaton old = *automaton;
  int v = xo_automaton_verdict_row(automaton, verdict);
  if (v == XO_AUTOMATON_VERDICTS)
    return;
  if (v == automaton->verdicts) {
    automaton->verdict[v] = verdict;
    automaton->verdicts++;
  }
  automaton->next[XO_AUTOMATON_CLASSES * q + XO_AUTOMATON_NEWLINE] = (unsigned short)(XO_AUTOMATON_CLASSES * v);
  /*@ assert other: \forall integer s, j; 0 <= s < automaton->rows && 0 <= j < XO_AUTOMATON_CLASSES &&
        (s != q || j != XO_AUTOMATON_NEWLINE) ==>
        NextRow(*automaton, s, j) == NextRow(old, s, j) && (Leads(old, s, j) ==> Leads(*automaton, s, j)); */
  //@ assert this: Leads(*automaton, q, XO_AUTOMATON_NEWLINE) && NextRow(*automaton, q, XO_AUTOMATON_NEWLINE) == v;
  //@ assert closes: Closes(*automaton, q, v);
  /*@ assert verdicts: \forall integer w; 0 <= w < XO_AUTOMATON_VERDICTS ==>
                       GoodRow(old, w) && GoodVerdict(*automaton, w); */
  /*@ assert states: \forall integer s; XO_AUTOMATON_VERDICTS <= s < automaton->rows ==>
                     GoodRow(old, s) && GoodState(*automaton, s); */
}

/* Cell number k, played in the state of row q, leads to a row for what follows, if the cell is free. The state
 * behind the move is made, looked for, and if it is new and there is room, appended; then q leads to it. */
/*@ requires valid:  \valid(automaton) && \valid(index) && \separated(automaton, index);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows);
    requires row:    XO_AUTOMATON_VERDICTS <= q < automaton->rows;
    requires cell:   1 <= k <= Max(automaton->rules);
    terminates \true; exits \false; assigns *automaton, *index;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures chain:   Chains(*index) && Firsts(*index, automaton->rows);
    ensures rows:    automaton->rows >= \old(automaton->rows);
    ensures rules:   SameRules(\old(automaton->rules), automaton->rules) &&
                       SameOrder(\old(automaton->order), automaton->order); */
static void xo_automaton_reach(xo_automaton *automaton, xo_automaton_index *index, int q, int k)
{
  xo_rules rules = automaton->rules;
  xo_play_order order = automaton->order;
  xo_automaton_state from = automaton->at[q];
  xo_automaton_state to = {{0}, 0, 0, 0, 0, XO_UNFINISHED};
  //@ assert row: GoodRow(*automaton, q);
  if (from.given == xo_max(rules) || from.cell[k] != 0)
    return;
  xo_automaton_next(rules, &order, &from, k, &to);
  int hash = xo_automaton_hash(&to);
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

/* Breadth first: the rows behind row q are those that it and the rows before it have led to. */
void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  xo_automaton_index index = {{0}, {0}};
  int max = xo_max(rules);
  xo_automaton_begin(automaton, rules, order);
  /*@ loop invariant bound: XO_AUTOMATON_VERDICTS <= q <= automaton->rows;
      loop invariant good:  Good(*automaton) && Fresh(*automaton);
      loop invariant chain: Chains(index) && Firsts(index, automaton->rows);
      loop invariant rules: SameRules(rules, automaton->rules);
      loop invariant order: SameOrder(*order, automaton->order);
      loop assigns q, *automaton, index; loop variant XO_AUTOMATON_ROWS - q; */
  for (int q = XO_AUTOMATON_VERDICTS; q < automaton->rows; q++) {
    //@ assert row: GoodRow(*automaton, q);
    if (automaton->at[q].given > 0)
      xo_automaton_close(automaton, q, xo_automaton_verdict_of(rules, &automaton->at[q]));
    /*@ loop invariant bound: 1 <= k <= max + 1;
        loop invariant row:   XO_AUTOMATON_VERDICTS <= q < automaton->rows;
        loop invariant good:  Good(*automaton) && Fresh(*automaton);
        loop invariant chain: Chains(index) && Firsts(index, automaton->rows);
        loop invariant rules: SameRules(rules, automaton->rules);
        loop invariant order: SameOrder(*order, automaton->order);
        loop assigns k, *automaton, index; loop variant max - k; */
    for (int k = 1; k <= max; k++)
      xo_automaton_reach(automaton, &index, q, k);
  }
}
