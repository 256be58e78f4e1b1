/* decimal.c: see decimal.h. */
#include "decimal.h"
#include "fields.acsl"

int xo_decimal_length(int n)
{
  if (n < 1000)
    return n < 10 ? 1 : n < 100 ? 2 : 3;
  if (n < 1000000)
    return n < 10000 ? 4 : n < 100000 ? 5 : 6;
  if (n < 1000000000)
    return n < 10000000 ? 7 : n < 100000000 ? 8 : 9;
  return XO_DIGITS;
}

void xo_decimal_digits(int n, int len, unsigned char *out, int at)
{
  int rest = n;
  /*@ loop invariant bound:  0 <= k <= len && 0 <= rest;
      loop invariant rest:   rest == n / PowerOfTen(len - k);
      loop invariant digits: \forall integer i; at + k <= i < at + len ==> out[i] == DecimalDigit(n, at + len - 1 - i);
      loop assigns k, rest, out[at .. at + len - 1]; loop variant k; */
  for (int k = len; k > 0; k--) {
    out[at + k - 1] = (unsigned char)('0' + rest % 10);
    //@ ghost power_next(n, len - k);
    rest /= 10;
  }
}
