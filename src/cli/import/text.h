/* text.h: numbers, cells and words in bytes that are in memory, as all formats write them. */
#ifndef CLI_TEXT_H
#define CLI_TEXT_H

#include "xo/notation.h"

#include <stdbool.h>
#include <string.h>

/* A part of a file, which may be any bytes. */
typedef struct {
  const char *bytes; /* null: there is nothing to show */
  int len;
} import_text;

static const import_text no_text = {NULL, 0};

static inline import_text text_of(const char *string) { return (import_text){string, (int)strlen(string)}; }

static inline bool is_digit(int byte) { return '0' <= byte && byte <= '9'; }
static inline bool is_letter(int byte) { return ('A' <= byte && byte <= 'Z') || ('a' <= byte && byte <= 'z'); }
static inline bool is_space(int byte) { return byte == ' ' || ('\t' <= byte && byte <= '\r'); }
static inline bool is_among(int byte, const char *bytes) { return byte != '\0' && strchr(bytes, byte) != NULL; }

/* Whether it begins with the word; is the word; and what follows so many bytes. */
bool text_begins(import_text t, const char *word);
bool text_is(import_text t, const char *word);
static inline import_text text_from(import_text t, int at) { return (import_text){t.bytes + at, t.len - at}; }
/* What follows so many bytes, and blanks, tabs and carriage returns. */
import_text text_after(import_text t, int at);

/* How many bytes at its beginning are as a pattern has them; -1: they are not; -2: it ends before that can be told. In
 * a pattern # is a number, * letters, ~ small letters or nothing, _ white space or nothing, $ the end. Any other is
 * itself. Blanks, tabs and carriage returns may precede each. The numbers go to n; one of more than seven digits is
 * NUMBER_BEYOND, whichever it is. */
enum { NUMBER_BEYOND = 10000000 };
int text_match(import_text t, const char *pattern, int n[]);

/* How many bytes at its beginning are a column's letter, in either case, and the number of a row, as xo_notation_read
 * has them of this style: h8 is 8,8. 0: they are not. */
int text_cell(import_text t, xo_notation notation, xo_pos *pos);
/* The same of two letters of SGF, the column and the row: a is 1, z 26, A 27. */
int text_pair(import_text t, xo_pos *pos);

#endif
