/* location.h: a number in decimal; and the location of a text line before its verdict line,
 * "file:12<tab>CROSS<tab>5<tab>5<newline>". Internal to the kernel. */
#ifndef XO_LOCATION_H
#define XO_LOCATION_H

#include "xo/block.h"

/* Write a number in decimal from out[at] on; answers where it ends. */
/*@ requires number:  0 <= n;
    requires offset:  0 <= at <= 2147483647 - 10;
    requires valid:   \valid(out + (at .. at + DecimalLength(n) - 1));
    terminates \true; exits \false; assigns out[at .. at + DecimalLength(n) - 1];
    ensures end:      at < \result == at + DecimalLength(n);
    ensures digits:   \forall integer i; at <= i < \result ==> out[i] == DecimalByte(n, i - at); */
int xo_decimal(int n, unsigned char *out, int at);

/* Write a location from out[at] on: the bytes of a file's name, a colon, a number and a tab; answers where it ends. The
 * rest of the buffer may hold anything. */
/*@ requires bytes:   0 <= name_len && 0 <= at && at + name_len <= 2147483647 - XO_LOCATION_CAP;
    requires number:  number < 1000000000000000000;
    requires valid:   \valid_read(name + (0 .. name_len - 1)) &&
                        \valid(out + (at .. at + name_len + XO_LOCATION_CAP - 1)) &&
                        \separated(name + (0 .. name_len - 1), out + (at .. at + name_len + XO_LOCATION_CAP - 1));
    terminates \true; exits \false; assigns out[at .. at + name_len + XO_LOCATION_CAP - 1];
    ensures end:      \result == at + LocationLength(name_len, number) <= at + name_len + XO_LOCATION_CAP;
    ensures name:     \forall integer i; at <= i < at + name_len ==> out[i] == name[i - at];
    ensures place:    \forall integer i; at + name_len <= i < \result ==>
                        out[i] == LocationByte(name_len, number, i - at); */
int xo_location(const unsigned char *name, int name_len, unsigned long long number, unsigned char *out, int at);

#endif
