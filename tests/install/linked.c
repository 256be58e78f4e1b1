/* A program whose frames are cleaned up however they are left: by a return, by an exception, by the end of a thread
 * that is cancelled. It is C and C++. With CHECKED it is linked to libxo-debug, and a handler throws and is cancelled,
 * so that the frames of the library are left as well. With HELPER it is a library that the program calls. Status 0 if
 * every frame has been cleaned up. */
#include <pthread.h>
#include <stdio.h>
#include <xo.h>
#ifdef CHECKED
#include <xo/debug.h>
#endif

#ifdef __cplusplus
#define C_LINKAGE extern "C"
#else
#define C_LINKAGE extern
#endif
C_LINKAGE int helper(void);

static int left;
static void leave(const int *frame) { left += *frame; }
#define FRAME const int frame __attribute__((cleanup(leave), unused)) = 1

static void play(int row)
{
  FRAME;
  xo_game game;
  const xo_rules rules = {3, 3, 3, 2, 0};
  const xo_pos pos = {row, row};
  xo_init(&game, rules);
  xo_move(&game, XO_CROSS, pos);
}

#ifdef HELPER
C_LINKAGE int helper(void)
{
  play(2);
  return left;
}
#else

static void (*leaving)(void);

#ifdef CHECKED
static void handler(const xo_contract_breach *breach)
{
  (void)breach;
  leaving();
}
#endif

/* Leave the frames of this file in the way that `leaving` has, and those of the library where it can. */
static void leave_by(void (*way)(void))
{
  FRAME;
  leaving = way;
#ifdef CHECKED
  xo_contract_handler(handler);
  play(4); /* there is no such row */
#else
  play(1);
  leaving();
#endif
}

static void wait_to_be_cancelled(void)
{
  for (;;)
    pthread_testcancel();
}

static void *thread(void *nothing)
{
  leave_by(wait_to_be_cancelled);
  return nothing;
}

#ifdef __cplusplus
static void raise() { throw 1; }
#endif

int main(void)
{
  pthread_t started;
  void *how = NULL;
  int expected = 1;
  play(1);
  if (pthread_create(&started, NULL, thread, NULL) != 0 || pthread_cancel(started) != 0 ||
      pthread_join(started, &how) != 0 || how != PTHREAD_CANCELED)
    return 2;
  expected += 2;
#ifdef __cplusplus
  try {
    leave_by(raise);
    return 3;
  } catch (int) {
    expected += 2;
  }
#endif
  play(3);
  printf("%d of %d frames left, %d of a helper\n", left, expected + 1, helper());
  return left == expected + 1 ? 0 : 1;
}
#endif
