/* decimal.h: numbers written in decimal. Internal to the kernel. */
#ifndef XO_DECIMAL_H
#define XO_DECIMAL_H

#include "xo/messages.h"

/* The digits that an int may have. */
enum { XO_DIGITS = 10 };

/* How many digits a number has without zeros before it. */
/*@ requires number:  0 <= n;
    terminates \true; exits \false; assigns \nothing;
    ensures len:      1 <= \result == DecimalLength(n) <= XO_DIGITS; */
int xo_decimal_length(int n);

/* Write the last len digits of n from out[at] on. */
/*@ requires number:  0 <= n && 1 <= len <= XO_DIGITS;
    requires offset:  0 <= at <= 2147483647 - XO_DIGITS;
    requires valid:   \valid(out + (at .. at + len - 1));
    terminates \true; exits \false; assigns out[at .. at + len - 1];
    ensures digits:   \forall integer i; at <= i < at + len ==> out[i] == DecimalDigit(n, at + len - 1 - i); */
void xo_decimal_digits(int n, int len, unsigned char *out, int at);

#endif
