/* A test that breaks a contract fails, and those after it run: status 0 if cmocka counts so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <xo.h>
#include <xo/debug.h>

static int begun, ended;

static void move_twice(xo_pos first, xo_pos second)
{
  xo_game game;
  begun++;
  xo_init(&game, (xo_rules){3, 3, 3, 2});
  xo_move(&game, XO_CROSS, first);
  xo_move(&game, XO_NOUGHT, second);
  ended++;
}

static void wrong(void **state)
{
  (void)state;
  move_twice((xo_pos){2, 2}, (xo_pos){2, 2});
}

static void right(void **state)
{
  (void)state;
  move_twice((xo_pos){2, 2}, (xo_pos){1, 1});
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(wrong), cmocka_unit_test(right), cmocka_unit_test(wrong),
                                     cmocka_unit_test(right)};
  xo_contract_handler(xo_contract_fail_test);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  return failed == 2 && begun == 4 && ended == 2 ? 0 : 1;
}
