/* fed.h: the system's part, which targets that run the command play. The build puts these in the place of read, write,
 * isatty and fstat. */
#ifndef FED_H
#define FED_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>

/* What is read: bytes in memory, in pieces of so many at most, with interruptions if the number is odd; and where the
 * command has come. */
typedef struct {
  const char *text;
  size_t len, at;
  bool broken;            /* ends with an error */
  unsigned pieces, reads; /* 0 pieces: all at once */
} input;
extern input fed;
ssize_t fed_read(int fd, void *to, size_t capacity);
ssize_t fed_write(int fd, const void *text, size_t len);

/* What was written, all of it: to out and err, where a target has no fed_write of its own. */
enum { OUTPUT_CAP = 1 << 20 };
typedef struct {
  size_t len;
  char text[OUTPUT_CAP];
} output;
extern output out, err;
void put(output *o, const char *text, size_t len);

/* Nothing is a terminal. */
int fed_isatty(int fd);

/* Nothing is said of any file: standard output and standard error are not the same one. */
int fed_fstat(int fd, struct stat *info);

#endif
