/* ends.c: the ghost functions of ends.acsl. */
#include "xo/stream.h"
#include "ends.acsl"
/*@ ghost
  void bits_of_half(int m)
  {
  }

  void bits_of_sum(int m, int a, int b, int c, int d, int e, int f, int g, int h)
  {
    /@ assert two:    m / 2 == b + 2 * c + 4 * d + 8 * e + 16 * f + 32 * g + 64 * h; @/
    /@ assert four:   m / 4 == c + 2 * d + 4 * e + 8 * f + 16 * g + 32 * h; @/
    /@ assert eight:  m / 8 == d + 2 * e + 4 * f + 8 * g + 16 * h; @/
    /@ assert more:   m / 16 == e + 2 * f + 4 * g + 8 * h && m / 32 == f + 2 * g + 4 * h && m / 64 == g + 2 * h &&
                      m / 128 == h; @/
  }
*/
