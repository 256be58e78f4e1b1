/* source.h: a file read line by line in constant memory.
 *
 *   do {
 *     more = source_fill(&s);            reads once, waits for input if it must
 *     while (source_line(&s, &l)) ...    every line that is complete now
 *   } while (more);
 *
 * What the lines are says the kernel (xo/text_lines.h). One of more than LINE_MAX_BYTES is delivered once,
 * as its first LINE_MAX_BYTES + 1.
 *
 * Who wants many at once takes them with source_lines, and moves lines.next on.
 */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "sink.h"
#include "xo/text_lines.h"

enum { LINE_MAX_BYTES = XO_LINE_MAX, SOURCE_CAP = 1 << 18 };

typedef struct {
  const char *file; /* as source_name has it */
  int fd;
  int error; /* errno of the read that failed, or 0 */
  bool ended;
  size_t start, end;        /* what is read and not yet used */
  size_t block;             /* where the lines found last begin */
  unsigned long long found; /* how many have been found before them */
  unsigned long long bytes; /* read so far */
  unsigned long long size;  /* of a regular file, when it was opened; else 0 */
  xo_lines lines;
  char text[SOURCE_CAP];
} source;

/* A text line, and its place; or a game of a record, as a line of pairs that are counted from 1. */
struct import_game;
typedef struct {
  const char *file; /* as source_name has it */
  unsigned long long number;
  const char *text;
  int len;
  unsigned long long offset;        /* of its first byte in the file */
  const struct import_game *record; /* null: it is a line of the file */
} line;
static inline bool line_too_long(const line *l) { return l->len > LINE_MAX_BYTES; }
/* Whether there are blanks alone, as the grammar of text lines has them. */
bool text_blank(const char *text, int len);

/* What a file is called in messages: its name, or "<stdin>" for "-". */
const char *source_name(const char *name);
/* Opens a file, or standard input for "-". On failure the return is false and errno says why. */
bool source_open(source *s, const char *name);
bool source_fill(source *s);
bool source_line(source *s, line *l);
/* The next lines that are complete now; whether there are any. All those before are delivered. */
bool source_lines(source *s);
/* The text that their starts are counted in. */
const char *source_block(const source *s);
/* Line k of these, from 0. */
line source_at(const source *s, int k);
/* The next byte, for what is not made of lines: reads when it must. -1: there is none, or reading fails. */
int source_byte(source *s);
void source_close(source *s);

/* ---- how every message says where a line is ---- */

/* "file:line". */
void put_place(sink *s, const line *where);
/* "file:line:column: ". */
void put_column(sink *s, const line *where, long long column);
/* "xo: file: what", and what comes after it, as a line on standard error; "xo: file: why" for a file that cannot be
 * opened or read. */
void put_file(const char *file, const char *what, const char *after);
void put_trouble(const char *file, int error);

#endif
