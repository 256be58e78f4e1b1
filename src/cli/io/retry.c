/* retry.c: see retry.h. */
#include "posix.h"

#include "retry.h"

#include <errno.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

bool retry(int fd, short events)
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
    else if (!retry(fd, POLLOUT))
      break;
  }
  return done;
}

void take_back(int fd, size_t bytes)
{
  int why = errno;
  struct stat now;
  off_t end = lseek(fd, 0, SEEK_CUR);
  if (end >= 0 && bytes <= (size_t)end && fstat(fd, &now) == 0 && end == now.st_size &&
      ftruncate(fd, end - (off_t)bytes) == 0)
    (void)lseek(fd, end - (off_t)bytes, SEEK_SET);
  errno = why;
}

bool write_whole(int fd, const char *text, size_t len)
{
  size_t done = write_all(fd, text, len);
  if (done < len)
    take_back(fd, done);
  return done == len;
}
