/* Built with the address sanitizer: pointers to what is not there, or not enough,
 * break the clause that calls them valid. */
#include "../unit/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xo/debug.h>

static const xo_rules three = {3, 3, 3, 2};
static char last[100];

static void keep(const xo_contract_breach *seen)
{
  (void)snprintf(last, sizeof last, "%s %s in %s", seen->kind, seen->label, seen->function);
}

static void begin(void)
{
  last[0] = 0;
  xo_contract_handler(keep);
}

TEST(three_bytes_are_no_room_for_a_game)
{
  begin();
  static xo_record record;
  char *text = malloc(3);
  xo_notation_written(&record, text);
  assert_string_equal(last, "requires valid in xo_notation_written");
  free(text);
}

static xo_game *volatile game; /* gcc sees through a local one */

TEST(a_game_that_was_freed_is_none)
{
  begin();
  game = malloc(sizeof *game);
  assert_non_null(game);
  xo_init(game, three);
  assert_string_equal(last, "");
  free(game);
  xo_move_count_left(game); /* NOLINT(clang-analyzer-unix.Malloc): on purpose */
  assert_string_equal(last, "requires valid in xo_move_count_left");
}

TEST(a_text_of_four_bytes_has_no_forty)
{
  begin();
  xo_moves list;
  char text[4];
  memcpy(text, "1592", sizeof text);
  assert_int_equal(xo_notation_read(three, XO_PLAIN, text, 4, &list).moves, 4);
  assert_string_equal(last, "");
  xo_notation_read(three, XO_PLAIN, text, 40, &list);
  assert_string_equal(last, "requires text in xo_notation_read");
}
