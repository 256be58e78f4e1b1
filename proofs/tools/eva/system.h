/* system.h: what gcc has of its own and Frama-C does not know, for the analysis by Eva; included before every file. */
#ifndef EVA_SYSTEM_H
#define EVA_SYSTEM_H

#include <stdbool.h>
#include <stdint.h>

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

#endif
