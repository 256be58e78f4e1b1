/* wide.c: see wide.h. */
#include "wide.h"

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const uint64_t BASE = 1000000000000;

static wide carried(wide n)
{
  for (int i = 0; i + 1 < WIDE_LIMBS; i++) {
    n.limb[i + 1] += n.limb[i] / BASE;
    n.limb[i] %= BASE;
  }
  for (int i = 0; n.limb[WIDE_LIMBS - 1] >= BASE && i < WIDE_LIMBS - 1; i++)
    n.limb[i] = BASE - 1;
  if (n.limb[WIDE_LIMBS - 1] >= BASE)
    n.limb[WIDE_LIMBS - 1] = BASE - 1;
  return n;
}

wide wide_of(uint64_t n) { return carried((wide){{n}}); }

wide wide_plus(wide a, wide b)
{
  for (int i = 0; i < WIDE_LIMBS; i++)
    a.limb[i] += b.limb[i];
  return carried(a);
}

/* Nearly always there is nothing to carry. */
void wide_add(wide *a, uint64_t n)
{
  if (n < BASE && a->limb[0] + n < BASE)
    a->limb[0] += n;
  else
    *a = wide_plus(*a, wide_of(n));
}

wide wide_times(wide a, unsigned n)
{
  for (int i = 0; i < WIDE_LIMBS; i++)
    a.limb[i] *= n;
  return carried(a);
}

const char *wide_text(wide n, char text[WIDE_DIGITS + 1])
{
  for (int i = 0; i < WIDE_LIMBS; i++)
    (void)snprintf(text + (ptrdiff_t)12 * i, 13, "%012" PRIu64, n.limb[WIDE_LIMBS - 1 - i]);
  size_t zeros = strspn(text, "0");
  return text + (zeros < WIDE_DIGITS ? zeros : WIDE_DIGITS - 1);
}
