/* Text lines: those of a block of bytes, whatever the blocks of a file are. */
#include "support.h"

#include <string.h>

static xo_lines lines;

/* How many bytes are used, and how many lines are found. */
static void assert_next_of(xo_reader *reader, const char *text, int len, bool last, int used, int count)
{
  assert_int_equal(xo_lines_next(reader, text, len, last, &lines), used);
  assert_int_equal(lines.count, count);
}

static void assert_next(xo_reader *reader, const char *text, bool last, int used, int count)
{
  assert_next_of(reader, text, (int)strlen(text), last, used, count);
}

TEST(lines_end_with_a_newline_or_the_file)
{
  xo_reader reader = {0, 0};
  assert_next(&reader, "15293\n\n15", false, 7, 2);
  assert_int_equal(lines.start[1], 6);
  assert_int_equal(lines.start[2], 7);
  assert_next(&reader, "15", false, 0, 0);
  assert_next(&reader, "15", true, 2, 1);
  assert_int_equal(lines.start[1], 3);
  assert_next(&reader, "1\n2\n", true, 4, 2);
  assert_next(&reader, "", true, 0, 0);
}

/* A mark that may still become whole waits for more bytes, but at the end of the file. */
TEST(a_byte_order_mark_is_no_part_of_a_line)
{
  static const char *const heads[] = {"", "\xef", "\xef\xbb"}, *const others[] = {"1\n", "\xef\n", "\xef\xbb\n"};
  for (int i = 0; i < 3; i++) {
    xo_reader reader = {0, 0};
    assert_next(&reader, heads[i], false, 0, 0);
    assert_int_equal(reader.begun, 0);
    assert_next(&reader, heads[i], true, i, i > 0);
    reader = (xo_reader){0, 0};
    assert_next(&reader, others[i], false, i == 0 ? 2 : i + 1, 1);
  }
  xo_reader reader = {0, 0};
  assert_next(&reader, "\xef\xbb\27715\n", false, 3, 0);
  assert_next(&reader, "15\n", false, 3, 1);
  assert_next(&reader, "\xef\xbb\xbf\n", false, 4, 1);
}

TEST(a_line_that_is_too_long_is_found_once)
{
  static char text[2 * XO_WINDOW];
  xo_reader reader = {0, 0};
  memset(text, '1', sizeof text);
  assert_next_of(&reader, text, XO_WINDOW - 1, false, 0, 0);
  assert_next_of(&reader, text, (int)sizeof text, true, XO_WINDOW, 1);
  assert_int_equal(lines.start[1], XO_WINDOW + 1);
  assert_next(&reader, "11", false, 2, 0);
  assert_next(&reader, "", false, 0, 0);
  assert_next(&reader, "11\n15\n", false, 3, 0);
  assert_next(&reader, "15\n", false, 3, 1);
  reader = (xo_reader){1, 0};
  text[XO_WINDOW - 1] = '\n';
  assert_next_of(&reader, text, XO_WINDOW, false, XO_WINDOW, 1);
  assert_int_equal(reader.within, 0);
  assert_next_of(&reader, text, XO_WINDOW - 1, true, XO_WINDOW - 1, 1);
  assert_int_equal(reader.within, 0);
  text[10] = '\n';
  assert_next_of(&reader, text, XO_WINDOW - 1, false, 11, 1);
  text[XO_WINDOW - 1] = '1';
  assert_next_of(&reader, text, XO_WINDOW, false, 11, 1);
}

/* The lines of a file that comes in two blocks, each with its end, one behind the other. */
static int in_blocks(const char *file, int len, int border, char *to)
{
  xo_reader reader = {0, 0};
  int from = 0, written = 0, seen = border;
  for (;;) {
    int used = xo_lines_next(&reader, file + from, seen - from, seen == len, &lines);
    for (int k = 0; k < lines.count; k++) {
      int size = lines.start[k + 1] - 1 - lines.start[k];
      memcpy(to + written, file + from + lines.start[k], (size_t)size);
      written += size;
      to[written++] = '|';
    }
    from += used;
    if (used == 0 && seen == len)
      return written;
    if (used == 0)
      seen = len;
  }
}

TEST(a_file_has_the_same_lines_wherever_its_blocks_end)
{
  static const char file[] = "\xef\xbb\27715293\n\n# c\r\n@ --rules 3x3x3\n1,1 2,2 = DRAW\n \t\n1";
  static const char expected[] = "15293||# c\r|@ --rules 3x3x3|1,1 2,2 = DRAW| \t|1|";
  char found[sizeof file + 8];
  for (int border = 0; border < (int)sizeof file; border++) {
    assert_int_equal(in_blocks(file, (int)sizeof file - 1, border, found), (int)sizeof expected - 1);
    assert_memory_equal(found, expected, sizeof expected - 1);
  }
}

/* Files of lines of few lengths, so that eight bytes may hold no end, one, two, or more: every end is found that a
 * plain loop finds, at all places of a block, in blocks of many ends and of few. */
TEST(ends_are_found_wherever_they_stand)
{
  enum { SIZE = 4096, LONG = 300 };
  static const int lengths[][4] = {{0, 0, 0, 0}, {1, 0, 2, 1}, {0, 1, 2, 9}, {2, 2, 2, 2},    {5, 6, 7, 8},
                                   {7, 7, 7, 7}, {9, 0, 0, 1}, {3, 8, 0, 5}, {LONG, 1, 0, 2}, {LONG, LONG, 9, LONG}};
  static char text[SIZE];
  for (int kind = 0; kind < (int)(sizeof lengths / sizeof lengths[0]); kind++)
    for (int shift = 0; shift < 64; shift++) {
      int expected = 0, left = shift;
      for (int i = 0, next = 0; i < SIZE; i++, left--) {
        text[i] = left == 0 ? '\n' : '1';
        if (left == 0) {
          left = lengths[kind][next] + 1;
          next = (next + 1) % 4;
        }
      }
      xo_reader reader = {1, 0};
      int used = xo_lines_next(&reader, text, SIZE, false, &lines);
      for (int i = 0; i < SIZE; i++)
        if (text[i] == '\n')
          assert_int_equal(lines.start[++expected], i + 1);
      assert_int_equal(lines.count, expected);
      assert_int_equal(used, lines.start[expected]);
    }
}
