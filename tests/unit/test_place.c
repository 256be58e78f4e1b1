/* Places: the bytes before a verdict line. */
#include "place.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static const unsigned char *bytes(const char *text) { return (const unsigned char *)text; }

/* What C's own library writes, and nothing after the room. */
static void assert_placed(const char *name, unsigned long long number)
{
  char expected[80];
  unsigned char out[1 + sizeof expected + XO_PLACE_CAP];
  int len = snprintf(expected, sizeof expected, "%s:%llu\t", name, number);
  size_t room = strlen(name) + XO_PLACE_CAP;
  memset(out, '?', sizeof out);
  assert_int_equal(xo_place(bytes(name), (int)strlen(name), number, out, 1), 1 + len);
  assert_memory_equal(out + 1, expected, (size_t)len);
  assert_int_equal(out[0], '?');
  assert_int_equal(out[1 + room], '?');
}

TEST(a_place_stands_before_the_verdict_line)
{
  assert_placed("games.txt", 12);
  assert_placed("", 1);
  assert_placed("<stdin>", 0);
  assert_placed("g\xc3\xa9\xff:1\t", 999999999);
}

/* Where a digit more begins, and where the last nine are zeros or have some before them. */
TEST(numbers_of_lines_are_decimal)
{
  for (unsigned long long power = 1; power < 1000000000000000000; power *= 10)
    for (unsigned long long n = power - 1; n <= power + 1; n++) {
      assert_placed("a", n);
      assert_placed("a", n * 7 % 1000000000000000000);
    }
  assert_placed("a", 123456789012345678);
  assert_placed("a", 999999999999999999);
}
