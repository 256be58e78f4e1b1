/* system.h: what gcc has of its own and Frama-C does not know, for the analysis by Eva; included before every file. */
#ifndef EVA_SYSTEM_H
#define EVA_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static inline bool eva_times(uint64_t a, uint64_t b, uint64_t *product)
{
  *product = a * b;
  return a != 0 && *product / a != b;
}

static inline bool eva_plus(uint64_t a, uint64_t b, uint64_t *sum)
{
  *sum = a + b;
  return *sum < a;
}

#define __builtin_mul_overflow(a, b, to) eva_times(a, b, to)
#define __builtin_add_overflow(a, b, to) eva_plus(a, b, to)

/* Any place at which the byte stands, or none: what Frama-C has built in answers a place anywhere. */
/*@ requires valid: n == 0 || \valid_read((const unsigned char *)s + (0 .. n - 1));
    requires initialized: n == 0 || \initialized((const unsigned char *)s + (0 .. n - 1)); */
void *eva_memchr(const void *s, int c, size_t n);
#define memchr(s, c, n) eva_memchr(s, c, n)

#endif
