/* Contract tests: each clause of each contract is broken, and the report has to name it; again under exact rules.
 *
 * usage: contract CLAUSES    a file that lists the clauses: file:line: kind label in function
 */
#define _XOPEN_SOURCE 700 /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "calls.h"
#include "xo/debug.h"

/* The rows of calls.c: the linker says where they begin and end. */
extern const row *const rows[] __asm__("__start_rows"), *const rows_end[] __asm__("__stop_rows");

enum { CLAUSES_MAX = 1000, NAME_MAX_LENGTH = 100 };

typedef struct {
  char place[NAME_MAX_LENGTH], kind[NAME_MAX_LENGTH], label[NAME_MAX_LENGTH], function[NAME_MAX_LENGTH];
  bool fired;
} clause;
static clause clauses[CLAUSES_MAX];
static int clause_count;

/* ---- one call, with one thing spoilt ---- */

/* Bytes and pointers are counted in order, and the one whose turn it is is changed. The lowest bytes of all numbers
 * come before their other bytes: a count that is far too large makes a check slow. */
enum { NOTHING, WRITTEN, GIVEN, WIDTH = sizeof(int) };
static struct {
  int what;
  unsigned char change;
  size_t byte, turn, seen;
} spoil;

static void spoil_byte(unsigned char *object, size_t size)
{
  size_t count = (size + WIDTH - 1 - spoil.byte) / WIDTH;
  if (spoil.turn - spoil.seen < count)
    object[(spoil.turn - spoil.seen) * WIDTH + spoil.byte] ^= spoil.change;
  spoil.seen += count;
}

void spoil_written(void *object, size_t size)
{
  if (spoil.what == WRITTEN)
    spoil_byte(object, size);
}

void spoil_given(const void *object, size_t size)
{
  if (spoil.what == GIVEN && object)
    spoil_byte((unsigned char *)object, size);
}

void *spoil_pointer(const void *pointer, const void *const *others, int count)
{
  const void *spoilt = pointer;
  if (spoil.what == GIVEN) {
    if (spoil.turn - spoil.seen < (size_t)count)
      spoilt = others[spoil.turn - spoil.seen];
    spoil.seen += (size_t)count;
  }
  return (void *)spoilt;
}

static sigjmp_buf given_up;
static int breaches;

/* A check that reads the text at a spoilt offset may leave all memory, or go on for long. The call is given up. */
static void leave(int number)
{
  (void)number;
  siglongjmp(given_up, 1); /* NOLINT(bugprone-signal-handler,cert-sig30-c): out of a check, which has no locks */
}

/* After a broken ensures the call goes on, so that all that is broken is reported. */
static void note(const xo_contract_breach *seen)
{
  char place[NAME_MAX_LENGTH];
  (void)snprintf(place, sizeof place, "%s:%d:", seen->file, seen->line);
  breaches++;
  for (clause *c = clauses; c < clauses + clause_count; c++)
    if (strcmp(c->place, place) == 0 && strcmp(c->kind, seen->kind) == 0 && strcmp(c->label, seen->label) == 0 &&
        strcmp(c->function, seen->function) == 0)
      c->fired = true;
  if (strcmp(seen->kind, "ensures") != 0)
    siglongjmp(given_up, 1);
}

/* Whether there was something to spoil. */
static bool make(const row *r, int what, size_t byte, unsigned char change, size_t turn)
{
  spoil.what = what;
  spoil.byte = byte;
  spoil.change = change;
  spoil.turn = turn;
  spoil.seen = 0;
  breaches = 0;
  const struct itimerval long_enough = {{0, 0}, {0, what == NOTHING ? 0 : 300000}}, none = {{0, 0}, {0, 0}};
  (void)signal(SIGSEGV, what == NOTHING ? SIG_DFL : leave); /* cmocka has its own in each test */
  (void)signal(SIGVTALRM, leave);
  (void)setitimer(ITIMER_VIRTUAL, &long_enough, NULL);
  if (sigsetjmp(given_up, 1) == 0)
    r->call();
  (void)setitimer(ITIMER_VIRTUAL, &none, NULL);
  xo_contract_forget();
  return turn < spoil.seen;
}

/* ---- a test for each function ---- */

static int silent(const char *function, const char *kind)
{
  int count = 0;
  for (const clause *c = clauses; c < clauses + clause_count; c++)
    count += !c->fired && strcmp(c->function, function) == 0 && strcmp(c->kind, kind) == 0;
  return count;
}

/* The first two change a number's sign. Small ones lead from one status or player to another. Numbers that are far
 * too large come last. */
enum { CHANGES = 14, SIGN = WIDTH - 1 };
static const unsigned char changes[CHANGES] = {128, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32, 64};
static const struct {
  size_t byte, from, to;
} passes[] = {{0, 0, 2}, {SIGN, 0, 2}, {0, 2, CHANGES}, {1, 0, CHANGES}, {2, 0, CHANGES}, {SIGN, 2, CHANGES}};

static void spoil_calls(const char *function, int what, const char *kind)
{
  for (size_t pass = 0; pass < sizeof passes / sizeof passes[0]; pass++)
    for (size_t i = passes[pass].from; i < passes[pass].to; i++)
      for (const row *const *r = rows; r < rows_end; r++)
        if ((*r)->valid && strcmp((*r)->function, function) == 0)
          for (size_t turn = 0; silent(function, kind) > 0 && make(*r, what, passes[pass].byte, changes[i], turn);)
            turn++;
}

static void every_clause_fires(void **state)
{
  const char *function = *state;
  int calls = 0;
  asked = 0;
  for (const row *const *r = rows; r < rows_end; r++)
    if (strcmp((*r)->function, function) == 0) {
      make(*r, NOTHING, 0, 0, 0);
      assert_true((*r)->valid == (breaches == 0));
      calls++;
    }
  assert_true(calls > 0);
  if (exact && asked == 0)
    return;
  spoil_calls(function, WRITTEN, "ensures");
  spoil_calls(function, GIVEN, "requires");
  for (const clause *c = clauses; c < clauses + clause_count; c++)
    if (!c->fired && strcmp(c->function, function) == 0)
      print_error("no spoilt call breaks %s %s %s in %s\n", c->place, c->kind, c->label, function);
  assert_int_equal(silent(function, "ensures") + silent(function, "requires"), 0);
}

static void read_clauses(const char *path)
{
  FILE *file = fopen(path, "r");
  clause *c = clauses;
  while (file && c < clauses + CLAUSES_MAX &&
         fscanf(file, "%99s %99s %99s in %99s\n", c->place, c->kind, c->label, c->function) == 4)
    c++;
  clause_count = (int)(c - clauses);
  if (!file || fgetc(file) != EOF || fclose(file) != 0 || clause_count == 0) {
    (void)fprintf(stderr, "contract: %s: no list of clauses can be read there\n", path);
    exit(2);
  }
}

int suite(int argc, char **argv)
{
  static struct CMUnitTest tests[CLAUSES_MAX];
  size_t count = 0;
  if (argc != 2) {
    (void)fprintf(stderr, "usage: %s CLAUSES\n", argv[0]);
    return 2;
  }
  read_clauses(argv[1]);
  xo_contract_handler(note);
  for (clause *c = clauses; c < clauses + clause_count; c++)
    if (count == 0 || strcmp(tests[count - 1].name, c->function) != 0)
      tests[count++] = (struct CMUnitTest){c->function, every_clause_fires, NULL, NULL, c->function};
  int failed = 0;
  for (exact = 0; exact <= 1; exact++) {
    failed += _cmocka_run_group_tests(exact ? "contract, exact rules" : "contract", tests, count, NULL, NULL);
    for (clause *c = clauses; c < clauses + clause_count; c++)
      c->fired = false;
  }
  print_message("clauses of the headers: %d\n", clause_count);
  return failed == 0 ? 0 : 1;
}
