/* fuzz.h: what the fuzz targets share. A target gets bytes, makes an input of them and compares what the library or
 * the command makes of it with a second way to the same answer. make fuzz runs them; the corpus is their seeds. */
#ifndef FUZZ_H
#define FUZZ_H

#include "xo.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The names of libFuzzer. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the program, which libFuzzer reports with the input that led here. */
static inline _Noreturn void fail(const char *file, int line, const char *what)
{
  (void)fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, what);
  abort();
}

#define MUST(holds) ((holds) ? (void)0 : fail(__FILE__, __LINE__, #holds))

static inline void must_be_printable(const char *text, const char *end)
{
  for (; text < end; text++)
    MUST(*text >= ' ' && *text <= '~');
}

#endif
