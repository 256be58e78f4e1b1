/* breach.h: one clause of one contract, and a call that breaks it.
 *
 * A requires is broken by a caller. An ensures is broken by a fault in the callee: in this program each function
 * of the library has a body that calls the real one (real_ before its name) and spoils what it did, if the fault
 * with the name of the clause is planted. E-ACSL has instrumented both sides; main.c compares what it reports.
 */
#ifndef BREACH_H
#define BREACH_H

#include "automaton.h"
#include "gdl/gdl.h"
#include "led/led.h"
#include "line.h"
#include "marks.h"
#include "order.h"
#include "state_space/state_space.h"
#include "token.h"
#include "xo.h"

typedef struct {
  const char *kind, *label, *function; /* ends a table when null */
  void (*call)(void);
  const char *also; /* the other clauses that this fault cannot but break, separated by blanks */
} breach;

#define REQUIRES(function, label)                                    \
  {                                                                  \
    "requires", #label, #function, requires_##function##_##label, "" \
  }
#define ENSURES(function, label, call, also) \
  {                                          \
    "ensures", #label, #function, call, also \
  }

/* The function of the real library; it has the type of its namesake and no contract. */
#define REAL(function) extern __typeof__(function) real_##function

/* Whether the fault with this name is planted. */
bool fault(const char *label);

extern const breach automaton_breaches[], automaton_rows_breaches[], claim_breaches[], finding_breaches[],
    game_breaches[], gdl_breaches[], led_breaches[], line_breaches[], marks_breaches[], message_breaches[],
    move_breaches[], notation_breaches[], order_breaches[], place_breaches[], play_breaches[], position_breaches[],
    referee_breaches[], rules_breaches[], settings_breaches[], state_space_breaches[], stream_breaches[],
    token_breaches[], verdict_breaches[], winning_cell_breaches[], written_breaches[];

/* Of the verdict on a record: one wrong answer, with all else as it should be, if its fault is planted. */
void spoil_verdict(xo_verdict *v);

/* A null pointer. From a function, so that whoever reads the sources does not report what is done on purpose. */
void *no_memory(void);

/* What the calls are made with. Moves are digits, one cell of a board of nine cells each: "15293". */
xo_rules tic_tac_toe(void);
xo_pos pos_at(int row, int col);
xo_play_order turns(void);
xo_moves list_of(const char *digits);
xo_game game_of(const char *digits); /* the moves made in turn, over or not */
xo_game spoiled(void);               /* no value of type Game: the count of moves is wrong */
xo_game overflown(void);             /* a piece off the board */
xo_record record_of(const char *digits);
/* The record of "152" with one thing wrong. */
xo_record bad_rules(void);
xo_record bad_order(void);
xo_record off_board(void);
xo_automaton *automaton_made(void);
xo_automaton_state state_after(const char *digits); /* open; the moves made in turn */

/* All of the program but what E-ACSL has to see. */
int suite(int argc, char **argv);

#endif
