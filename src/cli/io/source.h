/* source.h: a file read line by line in constant memory.
 *
 *   do {
 *     more = source_fill(&s);            reads once, waits for input if it must
 *     while (source_line(&s, &l)) ...    every line that is complete now
 *   } while (more);
 *
 * What the lines are says the kernel (xo/stream.h). One of more than LINE_MAX_BYTES is delivered once,
 * with its first LINE_MAX_BYTES + 1 and the length 0.
 *
 * Who wants many at once takes them with source_lines.
 */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "xo/stream.h"

#include <stddef.h>

enum { LINE_MAX_BYTES = XO_LINE_MAX, SOURCE_CAP = 1 << 18 };

typedef struct {
  int fd;
  int error; /* errno of the read that failed, or 0 */
  bool ended;
  xo_reader reader;
  size_t start, end;         /* what is read and not yet used */
  size_t block;              /* where the lines found last begin */
  unsigned long long found;  /* how many have been found before them */
  int next;                  /* which of them is the next to be delivered */
  unsigned long long number; /* of the line delivered last, from 1 */
  unsigned long long bytes;  /* read so far */
  unsigned long long size;   /* of a regular file, when it was opened; else 0 */
  xo_lines lines;
  char text[SOURCE_CAP];
} source;

typedef struct {
  const char *text;
  int len;
  bool too_long;
} line;

/* Opens a file, or standard input for "-". On failure the return is false and errno says why. */
bool source_open(source *s, const char *name);
/* Unless it is null: which descriptor to read in the place of this one, which has just been opened. */
extern int (*source_instead)(const char *name, int fd);
bool source_fill(source *s);
bool source_line(source *s, line *l);
/* The next lines that are complete now; whether there are any. All those before are delivered. */
bool source_lines(source *s);
/* The text that their starts are counted in. */
const char *source_block(const source *s);
/* Line k of these, from 0; and that n more of them are delivered. */
line source_at(const source *s, int k);
void source_pass(source *s, int n);
/* The next byte, for what is not made of lines: reads when it must. -1: there is none, or reading fails. */
int source_byte(source *s);
void source_close(source *s);

#endif
