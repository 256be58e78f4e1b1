/* debug.h: the library with its contracts checked as they run, libxo-debug, which `make install-debug` installs.
 *
 * A program that is linked to it instead of libxo executes the requires and ensures clauses of xo's headers, before and
 * after each call that it makes. What runs in between is libxo itself. A clause that does not hold is a *breach*. By
 * default a breach is printed on standard error and the program aborts:
 *
 *     include/xo/game.h:106: contract violated: requires free in xo_move: !MovesSoFar(*game, pos.row, pos.col)
 *         pos.col = 2
 *         pos.row = 2
 *         *game = {rules {rows 3, cols 3, line 3, players 2}, moves 1, cell {[2][2] 1}}
 *         MovesSoFar(*game, pos.row, pos.col) = 1
 *         MovesSoFar(g = *game, r = pos.row, c = pos.col): true
 *           g.cell[r][c] != 0: true, with c = 2, r = 2, g.cell[r][c] = 1
 *         called by build/mine [0x12d2]: main at breach.c:15
 *
 * After the values comes the part of the clause that decides: the predicates that it is in, from the outermost, and
 * the part itself, each true or false with the numbers in it. A clause of one comparison has no parts.
 * Function, file and line of the caller are there where addr2line is installed and the program has debug information
 * (-g). Array elements that are zero are left out.
 * Nothing has to be called before the first check. This header is for other reactions than to print and abort: to fail
 * one test and run the others, or to count.
 *
 *     #include <cmocka.h>
 *     #include <xo.h>
 *     #include <xo/debug.h>
 *     ...
 *     xo_contract_handler(xo_contract_fail_test);     a breach fails the test that is running; the next one begins
 *
 * One library, not two. A program that is linked to libxo and to libxo-debug calls the first of the two; if that is
 * libxo, nothing is checked. In a program that includes this header that is an error. With the archives it does not
 * link ("multiple definition of xo_..."); with the shared libraries it aborts before main and reports why. A program
 * that does not include this header gets no report.
 *
 * Inner calls. What the library calls inside is proved, and not checked. Who changes the library installs with
 * `make install-debug INNER=1`: then each call inside of it is checked, too, and takes much longer.
 *
 * Pointers. An address does not show whether an object is there. The checked library knows its own objects. It assumes
 * that a caller's pointer, if it is not null, points to as much as the contract requires. An object too small, a freed
 * object or a wrong address goes unnoticed, or ends in a segmentation fault in the middle of a check. In a program that
 * is built with -fsanitize=address the sanitizer decides. An object too small or freed is then a breach of the clause
 * that calls it valid, and the sanitizer's own report names a wrong address. (After a jump it does not know the bounds
 * of the variables of functions that were running and still are.) Nothing checks whether an object has been
 * initialized, and nothing compares what a function writes with its `assigns`.
 *
 * Threads. A thread's checks share nothing with those of another: threads that use different objects may call at the
 * same time. The handler is one for all threads, and several may call it at once. Two threads that use one object are
 * as wrong here as with libxo, and can break a check that would hold. A thread that calls needs a stack of 256 KiB,
 * where the report of a breach is made.
 *
 * Handlers. A handler may call the library. It may leave by longjmp or, in C++, by an exception: the state of this
 * thread's checks is dropped before it is called. If it returns from the breach of an ensures, the call continues. If
 * it returns from any other, the program's call of the library ends at once; its result is all zeros, and the objects
 * that it was to write may be half written. If a call of the library is left in another way, such as by a signal
 * handler that jumps, call xo_contract_forget where the jump arrives.
 */
#ifndef XO_DEBUG_H
#define XO_DEBUG_H

#include "xo/game.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A breach. All of it is there until the handler is left, and no longer. */
typedef struct {
  const char *kind; /* "requires" or "ensures"; "definition": the clause has no value, an index in it is out of range */
  const char *label;    /* the name of the clause */
  const char *function; /* whose contract it is */
  const char *file;     /* the header that has it, and the line */
  int line;
  const char *text;    /* the clause */
  const char *values;  /* the variables in it and the part that decides, each on a line of its own, as above */
  const char *callers; /* who called, from the inside out, likewise */
  const char *message; /* the whole report, as it is printed by default */
} xo_contract_breach;

typedef void (*xo_contract_handler_function)(const xo_contract_breach *breach);

/* Who is called at a breach, in all threads; a null pointer is the default. Answers who was before. */
xo_contract_handler_function xo_contract_handler(xo_contract_handler_function handler);

/* A handler: print the message on standard error and abort. The default. */
void xo_contract_abort(const xo_contract_breach *breach);

/* A handler: print the message on standard error, count it, and return; and how many it has counted so far. */
void xo_contract_count(const xo_contract_breach *breach);
long xo_contract_counted(void);

/* Forget what the checks have under way in this thread. */
void xo_contract_forget(void);

/* Abort unless this is the xo_init of libxo-debug. Called before main by each file that includes this header. */
void xo_contract_linked(void (*init)(void));
__attribute__((constructor)) static void xo_contract_begin(void) { xo_contract_linked((void (*)(void))xo_init); }

#ifdef CMOCKA_H_
/* A handler: the cmocka test that is running fails. For a thread that cmocka has not started a test in, there is none.
 * This part of the header needs <cmocka.h> before it. */
static inline void xo_contract_fail_test(const xo_contract_breach *xo_breach)
{
  print_error("%s", xo_breach->message);
  _fail(xo_breach->file, xo_breach->line);
}
#endif

#ifdef __cplusplus
}
#endif
#endif
