#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <xo.h>
#include <xo/debug.h>

static void a_program_that_does_not_ask_first(void **state)
{
  (void)state;
  xo_game game;
  xo_init(&game, (xo_rules){3, 3, 3, 2, 0});
  xo_move(&game, XO_CROSS, (xo_pos){2, 2});
  xo_move(&game, XO_NOUGHT, (xo_pos){2, 2}); /* the cell is taken */
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_program_that_does_not_ask_first)};
  xo_contract_handler(xo_contract_fail_test);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
