/* wide.h: counts beyond 64 bits: of the sequences of one ply, what one position has, 64 bits, times the positions, as
 * many again. All plies together still fit: there are as many sequences of n moves as of n - 1 or more, unless they are
 * final. */
#ifndef CLI_WIDE_H
#define CLI_WIDE_H

#include <stdint.h>

/* Below 10^48: four digits of base 10^12, the lowest first. A larger one stays at that. */
enum { WIDE_LIMBS = 4, WIDE_DIGITS = 12 * WIDE_LIMBS };
typedef struct {
  uint64_t limb[WIDE_LIMBS];
} wide;

wide wide_of(uint64_t n);
wide wide_plus(wide a, wide b);
void wide_add(wide *a, uint64_t n);
/* a * n, for n up to a million. */
wide wide_times(wide a, unsigned n);
/* In decimal digits, written at the end of text; where they begin. */
const char *wide_text(wide n, char text[WIDE_DIGITS + 1]);

#endif
