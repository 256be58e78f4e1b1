/* sink.h: buffered output that cannot lose anything silently.
 *
 * A sink is a file descriptor and a fixed buffer. A write to standard output that fails ends the program with status 2
 * and a message (a closed pipe without one), so nobody above has to ask. Messages that cannot be written are dropped,
 * the program goes on, and ends with status 2. Where standard output and standard error are the same file
 * (2>&1, or both the terminal), they share one sink, and messages keep their place among the verdicts.
 * A buffer that is full writes whole lines, and a file that is full ends with one.
 */
#ifndef CLI_SINK_H
#define CLI_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { SINK_CAP = 1 << 16 };

typedef struct {
  int fd;
  size_t used, cap; /* cap is SINK_CAP or more */
  size_t begun;     /* bytes at the end of what is written that are no whole line */
  char *text;
} sink;

sink *standard_output(void);
sink *standard_error(void);

/* At the start: a standard file that is closed stays closed to reads and writes, whatever is opened later. */
void sinks_open(void);

/* Room for n more bytes (n <= SINK_CAP): where to write them. The caller then adds what it wrote to used. */
char *sink_reserve(sink *s, size_t n);
/* Any text; where it surely fits, in place: of a length that the compiler knows it is a few instructions. */
void sink_long(sink *s, const char *text, size_t len);
static inline void sink_text(sink *s, const char *text, size_t len)
{
  if (s->cap - s->used < len) {
    sink_long(s, text, len);
    return;
  }
  memcpy(s->text + s->used, text, len);
  s->used += len;
}
static inline void sink_string(sink *s, const char *text) { sink_text(s, text, strlen(text)); }
/* In decimal. */
void sink_number(sink *s, unsigned long long n);
/* A formatted line of at most 511 bytes; for messages, not for verdicts. */
__attribute__((format(printf, 2, 3))) void sink_format(sink *s, const char *format, ...);
/* A file name: UTF-8 as it is, except for what moves a terminal or turns text round; all other bytes are escaped. */
void sink_name(sink *s, const char *name);
/* The head of a text that may be any bytes, in quotes and printable. */
enum { QUOTED = 40, QUOTED_CAP = 1 + 4 * QUOTED + sizeof "...\"" };
void quotation(char to[QUOTED_CAP], const char *text, int len);
/* Any bytes as a JSON string with its quotes. UTF-8 is as it was, or escaped. JSON can hold no other bytes; each is
 * the text \xff, as in messages. */
void sink_json(sink *s, const char *text, size_t len);

void sink_flush(sink *s);
/* Flushes both outputs. */
void sinks_flush(void);

/* ---- files ---- */

/* By errno: after a signal at once; where the descriptor does not block, when it is ready for these events of poll. */
bool retry(int fd, short events);

/* Write the bytes; answers how many could be written, with errno where that is not all of them. */
size_t write_all(int fd, const char *text, size_t len);

/* Writes all of the bytes to a file, or none. */
bool write_whole(int fd, const char *text, size_t len);

/* How the command ends. */
enum {
  STATUS_VALID = 0,   /* all games valid */
  STATUS_INVALID = 1, /* some game invalid */
  STATUS_TROUBLE = 2  /* usage, input or output error */
};

static inline int worse(int status, int other) { return status > other ? status : other; }

/* Writes out what is buffered, closes both outputs, the last place where a full disk can show, and ends the program
 * with this status; with STATUS_TROUBLE where a message could not be written. */
_Noreturn void leave(int status);

#endif
