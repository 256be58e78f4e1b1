/* automaton.h: games on boards of at most nine cells, judged in bulk.
 *
 * On such a board a line of digits is a game, one cell a digit. An automaton is made once, for rules and an order; it
 * knows the positions that play can reach, and what each means: a line is a walk from position to position, and its
 * end tells what the referee says of it. Each step is one look into a table, whatever the rules are.
 *
 *     static xo_automaton a;                            the memory is the caller's; it is less than half a megabyte
 *     xo_automaton_make(&a, rules, &order);
 *     xo_automaton_classes(text, len, classes);         what the bytes are: digits of cells, line ends, others
 *     v = xo_automaton_line(&a, classes + start);       the line that begins there
 *     n = xo_automaton_words(rules, width, text, len, classes) those of a line of words, where n is not 0
 *     v = xo_automaton_moves(&a, &moves);               or moves that have been read already
 *     a.verdict[v]                                      its verdict, where v is not 0
 *
 * The answer 0 says that the automaton does not know: the line is not digits alone, or has a fault, or leads to a
 * position that had no room. Then the reader (notation.h) and the referee (referee.h) say what it is. Any other answer
 * is theirs: the proof is that they would give the same. How much is known is not proved: xo_automaton_line and
 * xo_automaton_moves may answer 0 to everything, and no verdict would be another, only later. That they know what they
 * are made for is tested (tests/unit/test_automaton.c).
 */
#ifndef XO_AUTOMATON_H
#define XO_AUTOMATON_H

#include "xo/notation.h"
#include "xo/referee.h"

enum {
  XO_AUTOMATON_NEWLINE = 10, /* the class of a line's end; 1 to 9 are cells, 0 is the rest */
  XO_AUTOMATON_CELLS = 9,
  XO_AUTOMATON_CLASSES = 11,
  XO_AUTOMATON_STEPS = XO_AUTOMATON_CELLS + 1,      /* from the beginning of a line to its verdict */
  XO_AUTOMATON_VERDICTS = 32,                       /* rows 1 to 31 are for verdicts, row 0 for all that is unknown */
  XO_AUTOMATON_ROWS = 65535 / XO_AUTOMATON_CLASSES, /* what a place in the table can number */
  XO_AUTOMATON_LETTERS = 3,                         /* from a word to the next: "a1 c2" */
  XO_AUTOMATON_PAIRS = 4                            /* "1,1 2,3" */
};

/* What some moves lead to. */
typedef struct {
  /* Open: who is there. Over: who is there is forgotten, and what is not 0 is taken. */
  signed char cell[XO_AUTOMATON_CELLS + 1]; /* by its number, from 1 */
  signed char given;                        /* moves */
  signed char turn;                         /* whose turn it is, as an index into the order */
  signed char round;                        /* full rounds so far */
  signed char used;                         /* moves until the game was over, or all */
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

#include "line.acsl"
#include "automaton.acsl"

/* Make the automaton of these rules, which have at most nine cells, and this order. States that are more than there is
 * room for are left out. */
/*@ requires valid:  \valid(automaton) && \valid_read(order) && \separated(automaton, order);
    requires rules:  InvRules(rules) && OneDigit(rules);
    requires order:  InvPlayOrder(rules, *order);
    terminates \true; exits \false; assigns *automaton;
    ensures good:    Good(*automaton);
    ensures rules:   SameRules(rules, automaton->rules);
    ensures order:   SameOrder(*order, automaton->order); */
void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order);

/* The class of each of len bytes. */
/*@ requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(classes + (0 .. len - 1));
    requires apart:   \separated(text + (0 .. len - 1), classes + (0 .. len - 1));
    terminates \true; exits \false; assigns classes[0 .. len - 1];
    ensures classes:  \forall integer i; 0 <= i < len ==> classes[i] == ByteClass(text[i]); */
void xo_automaton_classes(const char *text, int len, unsigned char *classes);

/* The verdict of the line whose bytes have these classes, or 0. As many classes are read as a line can have steps:
 * those behind the line's end may be any. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(classes + (0 .. XO_AUTOMATON_STEPS - 1)) &&
                        \separated(automaton, classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires good:    Good(*automaton);
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES;
    terminates \true; exits \false; assigns \nothing;
    ensures said:     Said(*automaton, classes, \result); */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes);

/* A line that is words of one width alone, each of which is a cell, with one space between two: pairs of digits,
 * "1,1 2,2 1,3", or a letter and a digit, "a1 b2 c1". How many they are, and the classes that the same game has in
 * digits. 0: it is no such line. */
/*@ requires rules:   InvRules(rules) && OneDigit(rules);
    requires width:   width == XO_AUTOMATON_LETTERS || width == XO_AUTOMATON_PAIRS;
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires apart:   \separated(text + (0 .. len - 1), classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires classes: \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES;
    terminates \true; exits \false; assigns classes[0 .. XO_AUTOMATON_STEPS - 1];
    ensures count:    0 <= \result <= XO_AUTOMATON_CELLS && (\result > 0 ==> len == WordFrom(width, \result) - 1);
    ensures words:    \forall integer i; 0 <= i < \result ==> CellWord(rules, width, text, i);
    ensures none:     \result == 0 ==>
                        \forall integer n; 1 <= n <= XO_AUTOMATON_CELLS ==> (len == WordFrom(width, n) - 1 ==>
                        \exists integer i; 0 <= i < n && !CellWord(rules, width, text, i));
    ensures cells:    \forall integer i; 0 <= i < \result ==> WordClass(rules, width, text, i, classes[i]);
    ensures digits:   \forall integer i; 0 <= i < \result ==> 1 <= classes[i] <= XO_AUTOMATON_CELLS;
    ensures end:      \result > 0 ==> classes[\result] == XO_AUTOMATON_NEWLINE;
    ensures classes:  \forall integer i; 0 <= i < XO_AUTOMATON_STEPS ==> classes[i] < XO_AUTOMATON_CLASSES; */
int xo_automaton_words(xo_rules rules, int width, const char *text, int len, unsigned char *classes);

/* The verdict of these moves, or 0: moves that were written in another way. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(moves) && \separated(automaton, moves);
    requires good:    Good(*automaton);
    terminates \true; exits \false; assigns \nothing;
    ensures judged:   SaidOfMoves(*automaton, *moves, \result); */
int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves);

#endif
