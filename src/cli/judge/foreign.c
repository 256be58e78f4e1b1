/* foreign.c: see foreign.h. */
#include "io/posix.h"

#include "foreign.h"
#include "io/location.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

/* The records that xo import reads, by how they begin; a blank stands for any white space. */
static const struct {
  const char *head, *look;
} records[] = {
    {"( ;", "it looks like SGF: xo import sgf FILE | xo replay judges its games"},
    {"Piskvorky", "it looks like psq: xo import psq FILE | xo replay judges its games"},
    {"[", "it looks like PGN: xo import pgn FILE | xo replay judges its games"},
    {"<?xml", "it looks like XML: if it is RenjuNet's, xo import rif FILE | xo replay judges its games"},
};

static bool begins(const char *text, const char *end, const char *head)
{
  for (; *head != '\0'; head++)
    if (*head == ' ')
      while (text < end && isspace((unsigned char)*text))
        text++;
    else if (text == end || *text++ != *head)
      return false;
  return true;
}

/* Some bytes that no text has are told of line by line; where they are many, the lines are none. UTF-16 is told of with
 * each, too. */
static bool is_binary(const char *text, int len)
{
  int odd = 0;
  for (int k = 0; k < len; k++)
    odd += (text[k] & ~0x1f) == 0 && strchr("\t\n\v\f\r\x1a\x1b", text[k]) == NULL;
  return odd + (memchr(text, '\0', (size_t)len) != NULL) >= 4 && 32 * odd >= len;
}

const char *foreign_look(const source *s)
{
  enum { HEAD = 512 };
  char text[HEAD] = {0};
  ssize_t len = s->size > 0 ? pread(s->fd, text, HEAD, lseek(s->fd, 0, SEEK_CUR)) : 0;
  const char *end = text + (len > 0 ? len : 0);
  const char *start = begins(text, end, "\xef\xbb\xbf") ? text + 3 : text;
  while (start < end && isspace((unsigned char)*start))
    start++;
  for (size_t k = 0; k < sizeof records / sizeof records[0]; k++)
    if (begins(start, end, records[k].head))
      return records[k].look;
  return is_binary(text, (int)(end - text)) ? "it looks like no text; its lines get no messages of their own" : NULL;
}

void foreign_tell(sink *s, const char *file, const char *look)
{
  sink_string(s, "xo: ");
  sink_name(s, file);
  sink_format(s, ": %s\n", look);
}

/* Whether the name can be read as moves, and is nothing else. */
static bool is_game(const options *o, const char *name)
{
  static xo_moves moves;
  size_t len = strlen(name);
  if (len > LINE_MAX_BYTES)
    return false;
  xo_reading reading = xo_notation_read(o->rules, o->style, name, (int)len, &moves);
  return reading.at == -1 && reading.moves > 0;
}

void foreign_trouble(sink *s, const options *o, const char *file, int error)
{
  if (error == ENOENT && is_game(o, file))
    foreign_tell(s, file, "no such file; it looks like a game, which xo show draws");
  else
    location_trouble(s, file, error);
}
