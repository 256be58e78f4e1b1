/* breach.h: one clause of one contract, and a call that breaks it.
 *
 * A requires is broken by a caller. An ensures is broken by a fault in the callee: in this program each function
 * of the library has a body that calls the real one (real_ before its name) and spoils what it did, if the fault
 * with the name of the clause is planted. E-ACSL has instrumented both sides; main.c compares what it reports. Each
 * file has the faulty bodies of some functions first, and then the calls.
 */
#ifndef BREACH_H
#define BREACH_H

#include "claim.h"
#include "line.h"
#include "play.h"
#include "settings.h"
#include "notation.h"
#include "token.h"
#include "verdict.h"
#include "xo.h"

typedef struct {
  const char *kind, *function;
  const char *labels; /* of clauses, parted by commas; behind each those that its fault cannot but break as well */
  void (*call)(void);
} breach;

/* Where main.c finds it. */
#define BREACH(name, kind, function, labels, call)              \
  const breach name##_breach = {kind, #function, labels, call}; \
  const breach *const name##_found __attribute__((section("breaches"))) = &name##_breach

/* A call that breaks what the function requires; its body follows. */
#define REQUIRES(function, label)                                                          \
  void requires_##function##_##label(void);                                                \
  BREACH(function##_##label, "requires", function, #label, requires_##function##_##label); \
  void requires_##function##_##label(void)
/* A call that breaks what it ensures, once the fault of that name is planted: label, label also also, ...; its body
 * follows. The call has a name of its own. */
#define ENSURES(function, call, ...)                                                                 \
  void ensures_##function##_##call(void);                                                            \
  BREACH(function##_ensures_##call, "ensures", function, #__VA_ARGS__, ensures_##function##_##call); \
  void ensures_##function##_##call(void)

/* The two for what takes a pointer, which is called `it` in the arguments: a call without memory, and a call with this
 * value. No variable of the file may have the name of a parameter: E-ACSL renames the parameter, and looks into it
 * before it asks whether it is valid. */
#define GIVEN(function, value, arguments, ...)       \
  REQUIRES(function, valid)                          \
  {                                                  \
    __typeof__(value) *it = no_memory();             \
    function arguments;                              \
  }                                                  \
  ENSURES(function, given, __VA_ARGS__)              \
  {                                                  \
    __typeof__(value) given = (value), *it = &given; \
    function arguments;                              \
  }
/* A call with a value, or with arguments, that break this clause. */
#define WRONG(function, label, value, arguments)     \
  REQUIRES(function, label)                          \
  {                                                  \
    __typeof__(value) given = (value), *it = &given; \
    function arguments;                              \
  }

/* The functions of the real library; each has the type of its namesake and no contract. */
#define REAL_1(function) extern __typeof__(function) real_##function;
#define REAL_2(function, ...) REAL_1(function) REAL_1(__VA_ARGS__)
#define REAL_3(function, ...) REAL_1(function) REAL_2(__VA_ARGS__)
#define REAL_4(function, ...) REAL_1(function) REAL_3(__VA_ARGS__)
#define REAL_5(function, ...) REAL_1(function) REAL_4(__VA_ARGS__)
#define REAL_6(function, ...) REAL_1(function) REAL_5(__VA_ARGS__)
#define REAL_SO_MANY(a, b, c, d, e, f, real, ...) real
#define REAL(...) REAL_SO_MANY(__VA_ARGS__, REAL_6, REAL_5, REAL_4, REAL_3, REAL_2, REAL_1, 0)(__VA_ARGS__)

/* Whether the fault with this name is planted. */
bool fault(const char *label);

/* A change that is made if this fault is planted. */
#define FAULT(label, change) \
  do {                       \
    if (fault(#label)) {     \
      change;                \
    }                        \
  } while (0)
/* A function of the faulty library that answers the opposite if this fault is planted. */
#define CONTRARY(function, label, parameters, arguments) \
  REAL_1(function)                                       \
  bool function parameters { return real_##function arguments != fault(#label); }

/* A cell that is not in play: what asks for it is asked again until each of three such cells has been given. */
signed char *beyond(xo_game *game);

/* A null pointer. From a function, so that whoever reads the sources does not report what is done on purpose. */
void *no_memory(void);

/* A value with one thing in it changed. */
#define WITH(value, change)         \
  __extension__({                   \
    __typeof__(value) with = value; \
    with.change;                    \
    with;                           \
  })

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

/* All of the program but what E-ACSL has to see. */
int suite(int argc, char **argv);

#endif
