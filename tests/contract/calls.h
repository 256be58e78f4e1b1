/* calls.h: what the calls of calls.c, the code that eacsl.py writes around them, and main.c have in common.
 *
 * A row of calls.c is a valid call. main.c makes it again and again, each time with one thing spoilt: a byte of what
 * the function has written, or a byte of an argument. In the end each clause of each contract has to have been
 * reported, under its name.
 */
#ifndef CALLS_H
#define CALLS_H

#include "answer.h"
#include "claim.h"
#include "decimal.h"
#include "line.h"
#include "notation.h"
#include "play.h"
#include "referee.h"
#include "settings.h"
#include "token.h"
#include "verdict.h"
#include "xo.h"

#include <stddef.h>

typedef struct {
  const char *function;
  bool valid;
  void (*call)(void);
} row;

/* A valid call; and one that breaks a clause which no spoilt byte of a valid call breaks. main.c finds the row in a
 * section of the program. given_NAME spoils the arguments and calls NAME. */
#define CALL(function, ...) AT_LINE(function, true, __LINE__, __VA_ARGS__)
#define WRONG(function, ...) AT_LINE(function, false, __LINE__, __VA_ARGS__)
#define AT_LINE(function, valid, line, ...) ROW(function, valid, line, __VA_ARGS__)
#define ROW(function, valid, line, ...)                            \
  extern __typeof__(function) given_##function;                    \
  static void call_##line(void) { given_##function(__VA_ARGS__); } \
  static const row row_##line = {#function, valid, call_##line};   \
  const row *const found_##line __attribute__((section("rows"))) = &row_##line

/* Change a byte of this object, if it is that byte's turn: written by a function, or an argument. */
void spoil_written(void *object, size_t size);
void spoil_given(const void *object, size_t size);
/* The pointer, or one of the others if it is that one's turn. */
void *spoil_pointer(const void *pointer, const void *const *others, int count);

/* Whether the rules of most rows are exact, and how often a row has asked for them. */
extern int exact, asked;

/* All of the program but what E-ACSL has to see. */
int suite(int argc, char **argv);

#endif
