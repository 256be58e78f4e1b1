/* place.c: the clauses of place.h. */
#include "breach.h"
#include "place.h"

REAL(xo_place_line)

int xo_place_line(const unsigned char *name, int name_len, unsigned long long number, const unsigned char *line,
                  int len, unsigned char *out)
{
  int end = real_xo_place_line(name, name_len, number, line, len, out);
  FAULT(name, out[0]++);
  FAULT(place, out[name_len]++);
  FAULT(line, out[end - 1]++);
  return end + fault("len");
}

static void place_of(int name_len, unsigned long long number, void *out)
{
  static const unsigned char name[] = "file", line[] = "DRAW\t9\t9\n";
  xo_place_line(name, name_len, number, line, 9, out);
}

static unsigned char placed[4 + 9 + XO_PLACE_CAP];
REQUIRES(xo_place_line, bytes) { place_of(-1, 12, placed); }
REQUIRES(xo_place_line, number) { place_of(4, 1000000000000000000, placed); }
REQUIRES(xo_place_line, valid) { place_of(4, 12, no_memory()); }
ENSURES(xo_place_line, file, len place line, name, place, line) { place_of(4, 12, placed); }
