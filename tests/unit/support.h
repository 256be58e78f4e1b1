/* support.h: what the suites share: cmocka with the headers it wants before it, and short constructors. */
#ifndef SUPPORT_H
#define SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "xo.h"

#define LENGTH(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* A test, which the program runs; its body follows. */
#define TEST(name)                                                                     \
  static void name(void);                                                              \
  __attribute__((constructor)) static void add_##name(void) { add_test(#name, name); } \
  static void name(void)
void add_test(const char *name, void (*test)(void));

/* What the program was given, or null. */
extern const char *argument;

xo_rules rules(int rows, int cols, int line, int players);
xo_pos pos(int row, int col);

/* The players 1 to n in this order, CROSS first when there are two. */
xo_play_order in_order(int players);

/* The moves that text stands for in the project's own notation; text has to be correct. */
xo_moves moves(xo_rules r, const char *text);

bool same_game(const xo_game *a, const xo_game *b);

/* The word of an outcome of two players, as VDMJ prints it. */
const char *word(xo_outcome outcome);

/* Pseudo-random numbers that are the same on every machine: below(n) is one of 0 to n - 1. Where two
 * draws in one expression could come in either order, they are drawn in two. */
void seed(uint64_t start);
int below(int n);
int between(int low, int high);
xo_pos random_pos(xo_rules r);

#endif
