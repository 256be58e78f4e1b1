/* What handlers of breaches may do: jump out, return, call the library; and what they are told. */
#define _POSIX_C_SOURCE 200809L /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#include "../unit/support.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include <xo/debug.h>

static const xo_rules three = {3, 3, 3, 2};
static const xo_play_order order = {2, {XO_CROSS, XO_NOUGHT}};

static jmp_buf back;
static int breaches;
static char label[50], function[50], message[20000];

static void keep(const xo_contract_breach *seen)
{
  breaches++;
  (void)snprintf(label, sizeof label, "%s", seen->label);
  (void)snprintf(function, sizeof function, "%s", seen->function);
  (void)snprintf(message, sizeof message, "%s", seen->message);
}

static void keep_and_jump(const xo_contract_breach *seen)
{
  keep(seen);
  longjmp(back, 1);
}

static void begin(xo_contract_handler_function handler)
{
  breaches = 0;
  label[0] = function[0] = message[0] = 0;
  xo_contract_handler(handler);
}

static xo_game begun(void)
{
  xo_game game;
  xo_init(&game, three);
  xo_move(&game, XO_CROSS, (xo_pos){2, 2});
  return game;
}

/* ---- calls that break a clause ---- */

static void move_to_a_taken_cell(void)
{
  xo_game game = begun();
  xo_move(&game, XO_NOUGHT, (xo_pos){2, 2});
}

static void begin_nowhere(void)
{
  static xo_game *volatile nowhere; /* so that no checker of sources stumbles over what is meant */
  xo_init(nowhere, three);
}

static void play_one_cell_twice(void)
{
  xo_game game = {three, 0, {{0}}};
  const xo_moves list = {2, {{1, 1}, {1, 1}}};
  xo_play(&game, &order, &list);
}

static void play_in_place_of_the_order(void)
{
  static xo_game game;
  static const xo_moves none;
  game.rules = three;
  xo_play(&game, (const xo_play_order *)(const void *)&game, &none);
}

static void read_less_than_nothing(void)
{
  xo_moves list;
  xo_notation_read(three, XO_PLAIN, "5", -1, &list);
}

static const struct {
  void (*call)(void);
  const char *label, *function;
} wrong[] = {{move_to_a_taken_cell, "free", "xo_move"},
             {begin_nowhere, "valid", "xo_init"},
             {play_one_cell_twice, "moves", "xo_play"},
             {play_in_place_of_the_order, "apart", "xo_play"},
             {read_less_than_nothing, "text", "xo_notation_read"}};
enum { WRONG = sizeof wrong / sizeof wrong[0], JUMPS = 10000 };

/* A call that touches every kind of object, and has to find nothing wrong. */
static void a_call_that_is_right(void)
{
  xo_record record = {three, order, {0, {{0, 0}}}};
  xo_game game;
  assert_int_equal(xo_notation_read(three, XO_PLAIN, "1,1 2,2", 7, &record.moves).moves, 2);
  assert_int_equal(xo_referee_judge(&record, &game).status, XO_TOO_FEW);
  assert_int_equal(game.moves, 2);
}

TEST(ten_thousand_jumps_leave_nothing_behind)
{
  begin(keep_and_jump);
  for (volatile int i = 0; i < JUMPS; i++) {
    if (setjmp(back) == 0) {
      wrong[i % WRONG].call();
      fail_msg("jump %d: no breach", i);
    }
    assert_int_equal(breaches, i + 1);
    assert_string_equal(label, wrong[i % WRONG].label);
    assert_string_equal(function, wrong[i % WRONG].function);
    a_call_that_is_right();
    assert_int_equal(breaches, i + 1);
  }
}

TEST(after_a_handler_that_returns_the_call_has_answered_nothing)
{
  begin(keep);
  xo_game game = begun(), miscounted = game;
  miscounted.moves = 2;
  for (int i = 1; i <= 1000; i++) {
    assert_int_equal(xo_move_count_so_far(&miscounted), 0);
    assert_int_equal(breaches, i);
    assert_string_equal(label, "game");
    a_call_that_is_right();
  }
  const xo_game before = game;
  xo_move(&game, XO_NOUGHT, (xo_pos){2, 2});
  assert_string_equal(label, "free");
  assert_memory_equal(&game, &before, sizeof game);
}

/* ---- what a handler gets ---- */

/* Beside those of the example in include/README.md, which run compares. */
TEST(a_report_has_the_values)
{
  begin(keep);
  begin_nowhere();
  assert_non_null(strstr(message, "    game = null\n"));
  play_one_cell_twice();
  assert_non_null(strstr(message, "    *moves = {len 2, at {[0] {row 1, col 1}, [1] {row 1, col 1}}}\n"));
}

/* ---- handlers that call the library ---- */

static void play_on(const xo_contract_breach *seen)
{
  if (strcmp(seen->function, "xo_move_count_so_far") != 0) {
    keep(seen);
    return;
  }
  xo_contract_handler(keep);
  move_to_a_taken_cell(); /* a breach in a handler is one of its own */
  a_call_that_is_right();
  xo_contract_handler(play_on);
  keep(seen);
}

TEST(a_handler_may_call_the_library)
{
  begin(keep);
  xo_contract_handler(play_on);
  xo_game miscounted = begun();
  miscounted.moves = 2;
  assert_int_equal(xo_move_count_so_far(&miscounted), 0);
  assert_int_equal(breaches, 2);
  assert_string_equal(function, "xo_move_count_so_far");
  a_call_that_is_right();
}

TEST(handlers_are_handed_back)
{
  begin(keep);
  assert_ptr_equal(xo_contract_handler(xo_contract_count), keep);
  assert_ptr_equal(xo_contract_handler(NULL), xo_contract_count);
  assert_ptr_equal(xo_contract_handler(keep), xo_contract_abort);
}

TEST(breaches_are_counted)
{
  begin(keep);
  xo_contract_handler(xo_contract_count);
  long before = xo_contract_counted();
  move_to_a_taken_cell();
  begin_nowhere();
  assert_int_equal(xo_contract_counted() - before, 2);
}

/* ---- jumps that no handler makes ---- */

static sigjmp_buf interrupted;

static void on_alarm(int signal)
{
  (void)signal;
  siglongjmp(interrupted, 1);
}

/* If a jump out of the middle of a call left memory in use, there would be too little long before the last one. */
TEST(who_jumps_from_a_signal_says_so)
{
  begin(keep);
  const struct itimerval soon = {{0, 0}, {0, 300}};
  const struct sigaction jump = {.sa_handler = on_alarm};
  assert_int_equal(sigaction(SIGALRM, &jump, NULL), 0);
  for (volatile int i = 0; i < 1000; i++) {
    xo_game game = begun();
    if (sigsetjmp(interrupted, 1) == 0) {
      assert_int_equal(setitimer(ITIMER_REAL, &soon, NULL), 0);
      for (;;)
        xo_is_won(&game);
    }
    xo_contract_forget();
    a_call_that_is_right();
  }
  assert_int_equal(breaches, 0);
}
