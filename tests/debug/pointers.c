/* Built with the address sanitizer: pointers to what is not there, or not enough,
 * break the clause that calls them valid. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xo.h>
#include <xo/debug.h>

static const xo_rules rules = {3, 3, 3, 2};
static char last[100];

static void keep(const xo_contract_breach *seen)
{
  (void)snprintf(last, sizeof last, "%s %s in %s", seen->kind, seen->label, seen->function);
}

static int with_keep(void **state)
{
  (void)state;
  last[0] = 0;
  xo_contract_handler(keep);
  return 0;
}

static void three_bytes_are_no_room_for_five(void **state)
{
  (void)state;
  char *text = malloc(3);
  xo_notation_write((xo_pos){1, 1}, text);
  assert_string_equal(last, "requires valid in xo_notation_write");
  free(text);
}

static xo_game *volatile game; /* gcc sees through a local one */

static void a_game_that_was_freed_is_none(void **state)
{
  (void)state;
  game = malloc(sizeof *game);
  assert_non_null(game);
  xo_init(game, rules);
  assert_string_equal(last, "");
  free(game);
  xo_move_count_left(game); /* NOLINT(clang-analyzer-unix.Malloc): on purpose */
  assert_string_equal(last, "requires valid in xo_move_count_left");
}

static void a_text_of_four_bytes_has_no_forty(void **state)
{
  (void)state;
  xo_moves moves;
  char text[4];
  memcpy(text, "1592", sizeof text);
  assert_int_equal(xo_notation_read(rules, XO_PLAIN, text, 4, &moves).moves, 4);
  assert_string_equal(last, "");
  xo_notation_read(rules, XO_PLAIN, text, 40, &moves);
  assert_string_equal(last, "requires text in xo_notation_read");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup(three_bytes_are_no_room_for_five, with_keep),
      cmocka_unit_test_setup(a_game_that_was_freed_is_none, with_keep),
      cmocka_unit_test_setup(a_text_of_four_bytes_has_no_forty, with_keep),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
