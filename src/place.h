/* place.h: a verdict line after the place of its text line, "file:12<tab>CROSS<tab>5<tab>5<newline>". */
#ifndef XO_PLACE_H
#define XO_PLACE_H

#include "xo/verdict.h"

/* The bytes that may stand between the name and the verdict line. */
enum { XO_PLACE_CAP = 20 };

#include "place.acsl"

/* Write the bytes of a file's name, a place and the bytes of a verdict line one after the other; answers how many. */
/*@ requires bytes:   0 <= name_len && 0 <= len && name_len + len <= 2147483647 - XO_PLACE_CAP;
    requires number:  number < 1000000000000000000;
    requires valid:   \valid_read(name + (0 .. name_len - 1)) && \valid_read(line + (0 .. len - 1)) &&
                        \valid(out + (0 .. name_len + len + XO_PLACE_CAP - 1)) &&
                        \separated(name + (0 .. name_len - 1), line + (0 .. len - 1),
                          out + (0 .. name_len + len + XO_PLACE_CAP - 1));
    terminates \true; exits \false; assigns out[0 .. name_len + len + XO_PLACE_CAP - 1];
    ensures len:      \result == PlaceLength(name_len, number) + len <= name_len + len + XO_PLACE_CAP;
    ensures name:     \forall integer i; 0 <= i < name_len ==> out[i] == name[i];
    ensures place:    \forall integer i; name_len <= i < \result - len ==> out[i] == PlaceByte(name_len, number, i);
    ensures line:     \forall integer i; 0 <= i < len ==> out[\result - len + i] == line[i]; */
int xo_place_line(const unsigned char *name, int name_len, unsigned long long number, const unsigned char *line,
                  int len, unsigned char *out);

#endif
