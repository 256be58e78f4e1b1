/* again.h: whether a read or a write that has failed is to be tried again. */
#ifndef CLI_AGAIN_H
#define CLI_AGAIN_H

#include <stdbool.h>

/* By errno: after a signal at once; where the descriptor does not block, when it is ready for these events of poll. */
bool again(int fd, short events);

#endif
