/* automaton.c: the clauses of automaton.h on what a line says and on states. */
#include "breach.h"

REAL(xo_automaton_make, xo_automaton_classes, xo_automaton_line, xo_automaton_pairs, xo_automaton_moves)
REAL(xo_automaton_game, xo_automaton_play, xo_automaton_forget, xo_automaton_next)

/* ---- the faulty library ---- */

void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  real_xo_automaton_make(automaton, rules, order);
  if (fault("good"))
    automaton->rows = XO_AUTOMATON_VERDICTS;
  if (fault("rules"))
    automaton->rules.line--;
  if (fault("order")) {
    automaton->order.at[0] = order->at[1];
    automaton->order.at[1] = order->at[0];
  }
}

void xo_automaton_classes(const char *text, int len, unsigned char *classes)
{
  real_xo_automaton_classes(text, len, classes);
  if (fault("classes"))
    classes[0]++;
}

/* The verdict that comes after the right one. */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes)
{
  return real_xo_automaton_line(automaton, classes) + fault("said");
}

/* The line is "1,1 2,2", or not. */
int xo_automaton_pairs(xo_rules rules, const char *text, int len, unsigned char *classes)
{
  int n = real_xo_automaton_pairs(rules, text, len, classes);
  if (fault("count"))
    return -1;
  if (fault("pairs"))
    return 2;
  if (fault("none"))
    return 0;
  if (fault("cells"))
    classes[0]++;
  if (fault("digits"))
    classes[0] = 0;
  if (fault("end"))
    classes[n]--;
  if (fault("classes"))
    classes[XO_AUTOMATON_CELLS] = XO_AUTOMATON_CLASSES;
  return n;
}

int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves)
{
  return real_xo_automaton_moves(automaton, moves) + fault("judged");
}

void xo_automaton_game(xo_rules rules, const xo_automaton_state *state, xo_game *game)
{
  real_xo_automaton_game(rules, state, game);
  if (fault("shows"))
    game->cell[1][1] = 0;
  if (fault("beyond"))
    game->cell[1][XO_AUTOMATON_CELLS + 1] = 1;
}

xo_outcome xo_automaton_play(xo_game *game, const xo_play_order *order, const xo_automaton_state *state, xo_pos pos)
{
  xo_outcome outcome = real_xo_automaton_play(game, order, state, pos);
  if (fault("game"))
    *beyond(game) = XO_CROSS;
  if (fault("munion")) { /* the move, to another cell */
    game->cell[pos.row][pos.col] = 0;
    game->cell[3][1] = XO_CROSS;
  }
  if (fault("round")) { /* the move is undone */
    game->cell[pos.row][pos.col] = 0;
    game->moves--;
  }
  if (fault("draw"))
    return XO_DRAW;
  if (fault("open"))
    return XO_UNFINISHED;
  if (fault("won"))
    return XO_NOUGHT;
  return fault("result") ? XO_DRAW - 1 : outcome;
}

void xo_automaton_forget(xo_automaton_state *state)
{
  real_xo_automaton_forget(state);
  if (fault("taken"))
    state->cell[1][1] = 0;
  if (fault("by"))
    state->cell[1][1] = 2;
  if (fault("rest"))
    state->used++;
}

void xo_automaton_next(xo_rules rules, const xo_play_order *order, const xo_automaton_state *from, xo_pos pos,
                       xo_automaton_state *to)
{
  real_xo_automaton_next(rules, order, from, pos, to);
  if (fault("state"))
    to->turn = 2;
  if (fault("given")) { /* two moves further */
    to->given += 2;
    to->used += 2;
  }
  if (fault("step"))
    to->cell[pos.row][pos.col] = 0;
  if (fault("by"))
    to->cell[pos.row][pos.col] = 2;
}

/* ---- callers ---- */

static const xo_play_order cross_first = {2, {XO_CROSS, XO_NOUGHT}};
static xo_automaton made;
static unsigned char classes[XO_AUTOMATON_STEPS];

xo_automaton *automaton_made(void)
{
  real_xo_automaton_make(&made, tic_tac_toe(), &cross_first);
  return &made;
}

xo_automaton_state state_after(const char *digits)
{
  xo_moves moves = list_of(digits);
  xo_automaton_state x = {{{0}}, moves.len, moves.len % 2, moves.len / 2, moves.len, XO_UNFINISHED};
  for (int i = 0; i < moves.len; i++)
    x.cell[moves.at[i].row][moves.at[i].col] = (signed char)(i % 2 + 1);
  return x;
}

static void make(xo_rules rules, const xo_play_order *order) { xo_automaton_make(&made, rules, order); }
REQUIRES(xo_automaton_make, valid) { xo_automaton_make(no_memory(), tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_make, rules) { make((xo_rules){2, 5, 3, 2}, &cross_first); }
REQUIRES(xo_automaton_make, order) { make(tic_tac_toe(), &(xo_play_order){2, {1, 1}}); }
static void make_good(void) { make(tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_classes, text) { xo_automaton_classes("15", 10, classes); }

REQUIRES(xo_automaton_classes, valid)
{
  unsigned char one[1];
  xo_automaton_classes("15", 2, one);
}

REQUIRES(xo_automaton_classes, apart)
{
  char text[2] = "15";
  xo_automaton_classes(text, 2, (unsigned char *)text);
}

static void classes_good(void) { xo_automaton_classes("15293\n", 6, classes); }

static void line_of(const xo_automaton *automaton)
{
  real_xo_automaton_classes("15293\n1234", XO_AUTOMATON_STEPS, classes);
  xo_automaton_line(automaton, classes);
}

REQUIRES(xo_automaton_line, valid) { line_of(no_memory()); }

REQUIRES(xo_automaton_line, good)
{
  xo_automaton *automaton = automaton_made();
  automaton->order.at[0] = XO_NOUGHT;
  line_of(automaton);
}

REQUIRES(xo_automaton_line, classes)
{
  unsigned char wrong[XO_AUTOMATON_STEPS] = {1, 5, 2, XO_AUTOMATON_CLASSES};
  xo_automaton_line(automaton_made(), wrong);
}

static void line_good(void) { line_of(automaton_made()); }

static void pairs_in(xo_rules rules, const char *text, int len)
{
  unsigned char of_pairs[XO_AUTOMATON_STEPS] = {0};
  xo_automaton_pairs(rules, text, len, of_pairs);
}

REQUIRES(xo_automaton_pairs, rules) { pairs_in((xo_rules){3, 4, 3, 2}, "1,1 2,2", 7); }
REQUIRES(xo_automaton_pairs, text) { pairs_in(tic_tac_toe(), "1,1", 7); }

REQUIRES(xo_automaton_pairs, valid)
{
  unsigned char one[1] = {0};
  xo_automaton_pairs(tic_tac_toe(), "1,1 2,2", 7, one);
}

REQUIRES(xo_automaton_pairs, apart)
{
  char text[XO_AUTOMATON_STEPS] = {1, 2};
  xo_automaton_pairs(tic_tac_toe(), text, 7, (unsigned char *)text);
}

REQUIRES(xo_automaton_pairs, classes)
{
  unsigned char wrong[XO_AUTOMATON_STEPS] = {1, 5, 2, XO_AUTOMATON_CLASSES};
  xo_automaton_pairs(tic_tac_toe(), "1,1 2,2", 7, wrong);
}

static void two_pairs(void) { pairs_in(tic_tac_toe(), "1,1 2,2", 7); }
static void no_pairs(void) { pairs_in(tic_tac_toe(), "1,1 2;2", 7); }

static void moves_of(const xo_automaton *automaton)
{
  xo_moves moves = list_of("15293");
  xo_automaton_moves(automaton, &moves);
}

REQUIRES(xo_automaton_moves, valid) { xo_automaton_moves(automaton_made(), no_memory()); }

REQUIRES(xo_automaton_moves, good)
{
  xo_automaton *automaton = automaton_made();
  automaton->order.at[0] = XO_NOUGHT;
  moves_of(automaton);
}

static void moves_good(void) { moves_of(automaton_made()); }

static void begin_game(xo_rules rules)
{
  xo_automaton_state state = state_after("15");
  xo_game g;
  xo_automaton_game(rules, &state, &g);
}

REQUIRES(xo_automaton_game, valid)
{
  xo_automaton_game(tic_tac_toe(), (xo_automaton_state[]){state_after("15")}, no_memory());
}

REQUIRES(xo_automaton_game, rules) { begin_game((xo_rules){4, 3, 3, 2}); }
static void game_good(void) { begin_game(tic_tac_toe()); }

static void play_in(xo_game g, xo_play_order order, xo_automaton_state state, xo_pos pos)
{
  xo_automaton_play(&g, &order, &state, pos);
}

REQUIRES(xo_automaton_play, valid)
{
  xo_automaton_play(no_memory(), &cross_first, (xo_automaton_state[]){state_after("15")}, pos_at(1, 2));
}

REQUIRES(xo_automaton_play, game) { play_in(spoiled(), cross_first, state_after("15"), pos_at(1, 2)); }

REQUIRES(xo_automaton_play, order)
{
  play_in(game_of("15"), (xo_play_order){2, {1, 1}}, state_after("15"), pos_at(1, 2));
}

REQUIRES(xo_automaton_play, turn)
{
  xo_automaton_state state = state_after("15");
  state.turn = 1;
  play_in(game_of("15"), cross_first, state, pos_at(1, 2));
}

REQUIRES(xo_automaton_play, pos) { play_in(game_of("15"), cross_first, state_after("15"), pos_at(1, 1)); }
static void play_on(void) { play_in(game_of("15"), cross_first, state_after("15"), pos_at(1, 2)); }
static void play_to_win(void) { play_in(game_of("1526"), cross_first, state_after("1526"), pos_at(1, 3)); }
REQUIRES(xo_automaton_forget, valid) { xo_automaton_forget(no_memory()); }
static void forget(void) { xo_automaton_forget((xo_automaton_state[]){state_after("15")}); }

static void next_of(xo_rules rules, xo_play_order order, xo_automaton_state from, xo_pos pos)
{
  xo_automaton_state to;
  xo_automaton_next(rules, &order, &from, pos, &to);
}

REQUIRES(xo_automaton_next, valid)
{
  xo_automaton_state from = state_after("15");
  xo_automaton_next(tic_tac_toe(), &cross_first, &from, pos_at(1, 2), &from);
}

REQUIRES(xo_automaton_next, rules) { next_of((xo_rules){3, 4, 3, 2}, cross_first, state_after("15"), pos_at(1, 2)); }

REQUIRES(xo_automaton_next, order)
{
  next_of(tic_tac_toe(), (xo_play_order){2, {1, 1}}, state_after("15"), pos_at(1, 2));
}

REQUIRES(xo_automaton_next, state)
{
  xo_automaton_state from = state_after("15");
  from.turn = 1;
  next_of(tic_tac_toe(), cross_first, from, pos_at(1, 2));
}

REQUIRES(xo_automaton_next, room)
{
  xo_automaton_state from = state_after("123547698");
  from.outcome = XO_DRAW;
  from.cell[3][3] = 0;
  next_of(tic_tac_toe(), cross_first, from, pos_at(3, 3));
}

REQUIRES(xo_automaton_next, pos) { next_of(tic_tac_toe(), cross_first, state_after("15"), pos_at(1, 1)); }
static void next_good(void) { next_of(tic_tac_toe(), cross_first, state_after("15"), pos_at(1, 2)); }
static void next_to_win(void) { next_of(tic_tac_toe(), cross_first, state_after("1526"), pos_at(1, 3)); }

ENSURES(xo_automaton_make, make_good, good, rules, order);
ENSURES(xo_automaton_classes, classes_good, classes);
ENSURES(xo_automaton_line, line_good, said);
ENSURES(xo_automaton_pairs, two_pairs, count, none, cells, digits cells, end, classes);
ENSURES(xo_automaton_pairs, no_pairs, pairs cells digits end);
ENSURES(xo_automaton_moves, moves_good, judged);
ENSURES(xo_automaton_game, game_good, shows, beyond);
ENSURES(xo_automaton_play, play_on, game munion, munion, result, draw, won, round munion);
ENSURES(xo_automaton_play, play_to_win, open);
ENSURES(xo_automaton_forget, forget, taken, by, rest);
ENSURES(xo_automaton_next, next_good, state, given, step);
ENSURES(xo_automaton_next, next_to_win, by);
