/* again.c: see again.h. */
#include "posix.h"

#include "again.h"

#include <errno.h>
#include <poll.h>

bool again(int fd, short events)
{
  struct pollfd ready = {.fd = fd, .events = events};
  if (errno == EINTR)
    return true;
  return (errno == EAGAIN || errno == EWOULDBLOCK) && (poll(&ready, 1, -1) >= 0 || errno == EINTR);
}
