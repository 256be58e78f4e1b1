/* again.c: see again.h. */
#include "posix.h"

#include "again.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

bool again(int fd, short events)
{
  struct pollfd ready = {.fd = fd, .events = events};
  if (errno == EINTR)
    return true;
  return (errno == EAGAIN || errno == EWOULDBLOCK) && (poll(&ready, 1, -1) >= 0 || errno == EINTR);
}

size_t write_all(int fd, const char *text, size_t len)
{
  size_t done = 0;
  while (done < len) {
    ssize_t n = write(fd, text + done, len - done);
    if (n >= 0)
      done += (size_t)n;
    else if (!again(fd, POLLOUT))
      break;
  }
  return done;
}
