/* automaton.h: games on boards of at most nine cells, judged in bulk.
 *
 * On such a board a line of digits is a game, one cell a digit. An automaton is made once, for rules and an order; it
 * knows the positions that play can reach, and what each means: a line is a walk from position to position, and its
 * end tells what the referee says of it. Each step is one look into a table, whatever the rules are.
 *
 *     static xo_automaton a;                            the memory is the caller's; it is less than a megabyte
 *     xo_automaton_make(&a, rules, &order);
 *     xo_automaton_classes(text, len, classes);         what the bytes are: digits of cells, line ends, others
 *     v = xo_automaton_line(&a, classes + start);       the line that begins there
 *     n = xo_automaton_pairs(rules, text, len, classes) the classes of a line of pairs, where n is not 0
 *     v = xo_automaton_moves(&a, &moves);               or moves that have been read already
 *     a.verdict[v]                                      its verdict, where v is not 0
 *
 * The answer 0 says that the automaton does not know: the line is not digits alone, or has a fault, or leads to a
 * position that had no room. Then the reader (notation.h) and the referee (referee.h) say what it is. Any other answer
 * is theirs: the proof is that they would give the same.
 */
#ifndef XO_AUTOMATON_H
#define XO_AUTOMATON_H

#include "xo/notation.h"
#include "xo/referee.h"

enum {
  XO_AUTOMATON_NEWLINE = 10, /* the class of a line's end; 1 to 9 are cells, 0 is the rest */
  XO_AUTOMATON_CELLS = 9,
  XO_AUTOMATON_CLASSES = 11,
  XO_AUTOMATON_STEPS = XO_AUTOMATON_CELLS + 1, /* from the beginning of a line to its verdict */
  XO_AUTOMATON_VERDICTS = 32, /* rows 1 to 31 are for verdicts, row 0 for all that is unknown */
  XO_AUTOMATON_ROWS = 65535 / XO_AUTOMATON_CLASSES /* what a place in the table can number */
};

/* What some moves lead to. */
typedef struct {
  /* Open: who is there. Over: who is there is forgotten, and what is not 0 is taken. */
  signed char cell[XO_AUTOMATON_CELLS + 1][XO_AUTOMATON_CELLS + 1];
  int given; /* moves */
  int turn;  /* whose turn it is, as an index into the order */
  int round; /* full rounds so far */
  int used;  /* moves until the game was over, or all */
  xo_outcome outcome;
} xo_automaton_state;

typedef struct {
  xo_status status; /* XO_OK or XO_TOO_FEW */
  int given;        /* moves on the line */
  int used;         /* moves played: until the game was over, or all of them */
  xo_outcome outcome;
} xo_automaton_verdict;

/* A row for each verdict, and then one for each state: where each class of byte leads. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  int rows;     /* in use */
  int verdicts; /* in use, row 0 included */
  unsigned short next[XO_AUTOMATON_CLASSES * XO_AUTOMATON_ROWS];
  xo_automaton_verdict verdict[XO_AUTOMATON_VERDICTS];
  xo_automaton_state at[XO_AUTOMATON_ROWS];
} xo_automaton;

/* Where a state may be found: rows whose states have the same hash are a chain, the latest first. */
enum { XO_AUTOMATON_CHAINS = 4096 };
typedef struct {
  unsigned short first[XO_AUTOMATON_CHAINS];
  unsigned short next[XO_AUTOMATON_ROWS];
} xo_automaton_index;

#include "automaton.acsl"

/* Make the automaton of these rules, which have at most nine cells, and this order. States that are more than there is
 * room for are left out. */
/*@ requires valid:  \valid(automaton) && \valid_read(order) && \separated(automaton, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    terminates \true; exits \false;
    assigns *automaton;
    ensures good:    Good(*automaton);
    ensures rules:   SameRules(rules, automaton->rules);
    ensures order:   SameOrder(*order, automaton->order); */
void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order);

/* The class of each of len bytes. */
/*@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(classes + (0 .. len - 1));
    requires apart:   \separated(text + (0 .. len - 1), classes + (0 .. len - 1));
    terminates \true; exits \false;
    assigns classes[0 .. len - 1];
    ensures classes:  \forall integer i; 0 <= i < len ==> classes[i] == ByteClass(text[i]); */
void xo_automaton_classes(const char *text, int len, unsigned char *classes);

/* The verdict of the line whose bytes have these classes, or 0. As many classes are read as a line can have steps:
 * those behind the line's end may be any. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(classes + (0 .. XO_AUTOMATON_STEPS - 1)) &&
                        \separated(automaton, classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires good:    Good(*automaton);
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES;
    terminates \true; exits \false;
    assigns \nothing;
    ensures said:     Said(*automaton, classes, \result); */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes);

/* A line that is pairs alone, "1,1 2,2 1,3", each of one digit twice that is a cell, with one space between two: how many they
 * are, and the classes that the same game has in digits. 0: it is no such line. */
/*@ requires rules:   InvRules(rules) && OneDigit(rules);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires apart:   \separated(text + (0 .. len - 1), classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES;
    terminates \true; exits \false;
    assigns classes[0 .. XO_AUTOMATON_STEPS - 1];
    ensures count:    0 <= \result <= XO_AUTOMATON_CELLS && (\result > 0 ==> len == 4 * \result - 1);
    ensures pairs:    \forall integer i; 0 <= i < \result ==> CellPair(rules, text, i);
    ensures none:     \result == 0 ==> len % 4 != 3 || 4 * XO_AUTOMATON_CELLS <= len ||
                        (\exists integer i; 0 <= i < (len + 1) / 4 && !CellPair(rules, text, i));
    ensures cells:    \forall integer i; 0 <= i < \result ==> PairClass(rules, text, i, classes[i]);
    ensures digits:   \forall integer i; 0 <= i < \result ==> 1 <= classes[i] <= XO_AUTOMATON_CELLS;
    ensures end:      \result > 0 ==> classes[\result] == XO_AUTOMATON_NEWLINE;
    ensures classes:  \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES; */
int xo_automaton_pairs(xo_rules rules, const char *text, int len, unsigned char *classes);

/* The verdict of these moves, or 0: moves that were written in another way. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(moves) && \separated(automaton, moves);
    requires good:    Good(*automaton);
    terminates \true; exits \false;
    assigns \nothing;
    ensures judged:   SaidOfMoves(*automaton, *moves, \result); */
int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves);

/* ---- its states, one move after another; internal ---- */

/* The game that an open state shows. */
/*@ requires valid:  \valid_read(state) && \valid(game) && \separated(state, game);
    requires rules:  InvRules(rules) && OneDigit(rules);
    terminates \true; exits \false;
    assigns *game;
    ensures shows:   Shows(rules, *state, *game);
    ensures beyond:  NothingBeyond(*game); */
void xo_automaton_game(xo_rules rules, const xo_automaton_state *state, xo_game *game);

/* Play one move more of the game that a state shows: how it then stands. */
/*@ requires valid:  \valid(game) && \valid_read(order) && \valid_read(state) && \separated(game, order, state);
    requires game:   InvGame(*game) && IsUnfinished(*game);
    requires order:  InvPlayOrder(game->rules, *order);
    requires turn:   0 <= state->turn < order->len && AtRound(*game, *order, state->round, state->turn);
    requires pos:    InvPos(game->rules, pos) && !MovesSoFar(*game, pos.row, pos.col);
    terminates \true; exits \false;
    assigns *game;
    ensures game:    InvGame(*game);
    ensures munion:  MUnion(\old(*game), *game, pos.row, pos.col, order->at[state->turn]);
    ensures result:  \result == XO_DRAW || \result == XO_UNFINISHED || InvPlayer(game->rules, \result);
    ensures draw:    \result == XO_DRAW ==> IsDraw(*game);
    ensures open:    \result == XO_UNFINISHED ==> OpenAll(*game);
    ensures won:     \result > 0 ==> WhoWon(*game, \result);
    ensures round:   state->turn + 1 < order->len ? AtRound(*game, *order, state->round, state->turn + 1)
                                                  : AtRound(*game, *order, state->round + 1, 0); */
xo_outcome xo_automaton_play(xo_game *game, const xo_play_order *order, const xo_automaton_state *state,
                             xo_pos pos);

/* Forget who is where: all that is taken is taken by 1. */
/*@ requires valid:  \valid(state);
    terminates \true; exits \false;
    assigns *state;
    ensures taken:   SameTaken(\old(*state), *state);
    ensures by:      Forgotten(*state);
    ensures rest:    SameNumbers(\old(*state), *state); */
void xo_automaton_forget(xo_automaton_state *state);

/* The state behind a state, by a move to a free cell. */
/*@ requires valid:  \valid_read(from) && \valid(to) && \valid_read(order) && \separated(from, to, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    requires state:  StateInv(rules, *order, *from);
    requires room:   from->given < Max(rules);
    requires pos:    InvPos(rules, pos) && !Taken(*from, pos.row, pos.col);
    terminates \true; exits \false;
    assigns *to;
    ensures state:   StateInv(rules, *order, *to);
    ensures given:   to->given == from->given + 1;
    ensures step:    StepsTo(rules, *order, *from, pos.row, pos.col, *to);
    ensures by:      to->outcome != XO_UNFINISHED ==> Forgotten(*to); */
void xo_automaton_next(xo_rules rules, const xo_play_order *order, const xo_automaton_state *from, xo_pos pos,
                       xo_automaton_state *to);

/* ---- its rows, as it is made; internal ---- */

/* The automaton that knows nothing but the empty board. */
/*@ requires valid:  \valid(automaton) && \valid_read(order) && \separated(automaton, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    terminates \true; exits \false;
    assigns *automaton;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures rows:    automaton->rows == XO_AUTOMATON_VERDICTS + 1 && automaton->verdicts == 1;
    ensures rules:   SameRules(rules, automaton->rules) && SameOrder(*order, automaton->order); */
void xo_automaton_begin(xo_automaton *automaton, xo_rules rules, const xo_play_order *order);

/* Whether two states are the same. */
/*@ requires valid:  \valid_read(a) && \valid_read(b);
    terminates \true; exits \false;
    assigns \nothing;
    ensures same:    \result <==> SameState(*a, *b); */
bool xo_automaton_same(const xo_automaton_state *a, const xo_automaton_state *b);

/* A number for a state, of a board of this size. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(rules) && OneDigit(rules);
    terminates \true; exits \false;
    assigns \nothing;
    ensures bound:   0 <= \result < XO_AUTOMATON_CHAINS; */
int xo_automaton_hash(xo_rules rules, const xo_automaton_state *state);

/* The row of a state in the chain of a hash, or 0. */
/*@ requires valid:  \valid_read(automaton) && \valid_read(index) && \valid_read(state) &&
                       \separated(automaton, index, state);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows) && automaton->rows <= XO_AUTOMATON_ROWS;
    requires hash:   0 <= hash < XO_AUTOMATON_CHAINS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures row:     RowBelow(\result, automaton->rows);
    ensures same:    \result != 0 ==> SameState(*state, automaton->at[\result]); */
int xo_automaton_find(const xo_automaton *automaton, const xo_automaton_index *index, int hash,
                      const xo_automaton_state *state);

/* A row for a state, behind the others. */
/*@ requires valid:  \valid(automaton) && \valid_read(state) && \separated(automaton, state);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires room:   automaton->rows < XO_AUTOMATON_ROWS;
    requires state:  StateInv(automaton->rules, automaton->order, *state);
    terminates \true; exits \false;
    assigns automaton->at[automaton->rows], automaton->rows;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures row:     automaton->rows == \old(automaton->rows) + 1;
    ensures state:   SameState(*state, automaton->at[\old(automaton->rows)]); */
void xo_automaton_append(xo_automaton *automaton, const xo_automaton_state *state);

/* Cell number k leads from row q to row z. */
/*@ requires valid:  \valid(automaton);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires rows:   XO_AUTOMATON_VERDICTS <= q < automaton->rows && XO_AUTOMATON_VERDICTS <= z < automaton->rows;
    requires cell:   1 <= k <= XO_AUTOMATON_CELLS;
    requires step:   Steps(automaton->rules, automaton->order, automaton->at[q], k, automaton->at[z]);
    terminates \true; exits \false;
    assigns automaton->next[XO_AUTOMATON_CLASSES * q + k];
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures linked:  automaton->next[XO_AUTOMATON_CLASSES * q + k] == XO_AUTOMATON_CLASSES * z; */
void xo_automaton_link(xo_automaton *automaton, int q, int k, int z);

/* The verdict of a state that is not the first. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(rules);
    requires given:  1 <= state->given <= XO_AUTOMATON_CELLS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures verdict: VerdictOf(rules, *state, \result); */
xo_automaton_verdict xo_automaton_verdict_of(xo_rules rules, const xo_automaton_state *state);

/* The first row that has a verdict, or the one that it would get. */
/*@ requires valid:  \valid_read(automaton);
    requires count:  1 <= automaton->verdicts <= XO_AUTOMATON_VERDICTS;
    terminates \true; exits \false;
    assigns \nothing;
    ensures row:     1 <= \result <= automaton->verdicts;
    ensures same:    \result < automaton->verdicts ==> SameVerdict(verdict, automaton->verdict[\result]);
    ensures first:   \forall integer v; 1 <= v < \result ==> !SameVerdict(verdict, automaton->verdict[v]); */
int xo_automaton_verdict_row(const xo_automaton *automaton, xo_automaton_verdict verdict);

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
void xo_automaton_close(xo_automaton *automaton, int q, xo_automaton_verdict verdict);

/* Cell number k, played in the state of row q, leads to a row for what follows, if the cell is free. */
/*@ requires valid:  \valid(automaton) && \valid(index) && \separated(automaton, index);
    requires good:   Good(*automaton) && Fresh(*automaton);
    requires chain:  Chains(*index) && Firsts(*index, automaton->rows);
    requires row:    XO_AUTOMATON_VERDICTS <= q < automaton->rows;
    requires cell:   1 <= k <= Max(automaton->rules);
    terminates \true; exits \false;
    assigns *automaton, *index;
    ensures good:    Good(*automaton) && Fresh(*automaton);
    ensures chain:   Chains(*index) && Firsts(*index, automaton->rows);
    ensures rows:    automaton->rows >= \old(automaton->rows);
    ensures rules:   SameRules(\old(automaton->rules), automaton->rules) &&
                       SameOrder(\old(automaton->order), automaton->order); */
void xo_automaton_reach(xo_automaton *automaton, xo_automaton_index *index, int q, int k);

#endif
