/* Locations: the bytes before a verdict line. */
#include "location.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static const unsigned char *bytes(const char *text) { return (const unsigned char *)text; }

/* What C's own library writes, and nothing after the room. */
static void assert_location(const char *name, unsigned long long number)
{
  char expected[80];
  unsigned char out[1 + sizeof expected + XO_LOCATION_CAP];
  int len = snprintf(expected, sizeof expected, "%s:%llu\t", name, number);
  size_t capacity = strlen(name) + XO_LOCATION_CAP;
  memset(out, '?', sizeof out);
  assert_int_equal(xo_location(bytes(name), (int)strlen(name), number, out, 1), 1 + len);
  assert_memory_equal(out + 1, expected, (size_t)len);
  assert_int_equal(out[0], '?');
  assert_int_equal(out[1 + capacity], '?');
}

TEST(a_location_precedes_the_verdict_line)
{
  assert_location("games.txt", 12);
  assert_location("", 1);
  assert_location("<stdin>", 0);
  assert_location("g\xc3\xa9\xff:1\t", 999999999);
}

/* Where a digit more begins, and where the last nine are zeros or have some before them. */
TEST(numbers_of_lines_are_decimal)
{
  for (unsigned long long power = 1; power < 1000000000000000000; power *= 10)
    for (unsigned long long n = power - 1; n <= power + 1; n++) {
      assert_location("a", n);
      assert_location("a", n * 7 % 1000000000000000000);
    }
  assert_location("a", 123456789012345678);
  assert_location("a", 999999999999999999);
}
