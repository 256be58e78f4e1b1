/* string.h: what format.c and text.c of src/cli/import take of the C library, which a WebAssembly program lacks. */
#ifndef WEB_STRING_H
#define WEB_STRING_H

#include <stddef.h>

static inline size_t strlen(const char *text)
{
  size_t len = 0;
  while (text[len] != '\0')
    len++;
  return len;
}

static inline int memcmp(const void *one, const void *other, size_t len)
{
  const unsigned char *a = one, *b = other;
  for (size_t i = 0; i < len; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

static inline void *memchr(const void *text, int byte, size_t len)
{
  for (const unsigned char *at = text; len > 0; at++, len--)
    if (*at == (unsigned char)byte)
      return (void *)(size_t)at;
  return NULL;
}

static inline char *strchr(const char *text, int byte) { return memchr(text, byte, strlen(text) + 1); }

#endif
