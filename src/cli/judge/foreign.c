/* foreign.c: see foreign.h. */
#include "foreign.h"

#include <ctype.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The records that xo import reads, by how they begin; a blank stands for any white space. */
static const struct {
  const char *head, *format;
} records[] = {{"( ;", "sgf"}, {"Piskvorky", "psq"}, {"[", "pgn"}, {"<?xml", "rif"}};

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

/* Whether the bytes are no text. A few bytes that no text has, or UTF-16, get a message for each line instead. */
static bool is_binary(const char *text, int len)
{
  int odd = 0;
  for (int k = 0; k < len; k++)
    odd += (text[k] & ~0x1f) == 0 && strchr("\t\n\v\f\r\x1a\x1b", text[k]) == NULL;
  return odd + (memchr(text, '\0', (size_t)len) != NULL) >= 4 && 32 * odd >= len;
}

const char *foreign_format(const char *text, size_t len)
{
  const char *end = text + len;
  const char *start = begins(text, end, "\xef\xbb\xbf") ? text + 3 : text;
  while (start < end && isspace((unsigned char)*start))
    start++;
  for (size_t k = 0; k < sizeof records / sizeof records[0]; k++)
    if (begins(start, end, records[k].head))
      return records[k].format;
  return NULL;
}

size_t foreign_head(int fd, char text[FOREIGN_HEAD])
{
  struct stat info;
  ssize_t len = 0;
  if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode))
    len = pread(fd, text, FOREIGN_HEAD, lseek(fd, 0, SEEK_CUR));
  return len > 0 ? (size_t)len : 0;
}

const char *foreign_look(const source *s)
{
  char text[FOREIGN_HEAD];
  size_t len = foreign_head(s->fd, text);
  const char *format = foreign_format(text, len);
  if (format != NULL && strcmp(format, "rif") == 0)
    return "it looks like XML: if it is RenjuNet's, xo import rif FILE | xo replay judges its games";
  return is_binary(text, (int)len) ? "it looks like no text; its lines get no messages of their own" : NULL;
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
  xo_reading reading = xo_notation_read(o->rules, o->notation, name, (int)len, &moves);
  return reading.at == -1 && reading.moves > 0;
}

void foreign_trouble(sink *s, const options *o, const char *file, int error)
{
  if (error == ENOENT && is_game(o, file))
    foreign_tell(s, file, "no such file; it looks like a game, which xo show draws");
  else
    put_trouble(s, file, error);
}
