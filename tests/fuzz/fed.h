/* fed.h: the system's part, which targets that run the command play. The build puts these in the place of read, write, isatty
 * and fstat. */
#ifndef FED_H
#define FED_H

#include <sys/stat.h>
#include <sys/types.h>

/* Each target has its own: where the input comes from, and what becomes of the output. */
ssize_t fed_read(int fd, void *to, size_t room);
ssize_t fed_write(int fd, const void *text, size_t len);

/* Nothing is a terminal. */
int fed_isatty(int fd);

/* Nothing is said of any file: standard output and standard error are not the same one. */
int fed_fstat(int fd, struct stat *info);

#endif
