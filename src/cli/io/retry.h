/* retry.h: a read or a write that has failed is tried again where that helps. */
#ifndef CLI_RETRY_H
#define CLI_RETRY_H

#include <stdbool.h>
#include <stddef.h>

/* By errno: after a signal at once; where the descriptor does not block, when it is ready for these events of poll. */
bool retry(int fd, short events);

/* Write the bytes; answers how many could be written, with errno where that is not all of them. */
size_t write_all(int fd, const char *text, size_t len);

/* Takes the bytes away that were written last, where they are the end of a file; errno stays as it is. */
void take_back(int fd, size_t bytes);
/* Writes all of the bytes to a file, or none. */
bool write_whole(int fd, const char *text, size_t len);

#endif
