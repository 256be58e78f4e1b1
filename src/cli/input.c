/* input.c: see input.h. */
#include "io/posix.h"

#include "input.h"

#include <string.h>
#include <unistd.h>

line input_words(int argc, char **argv)
{
  static char text[LINE_MAX_BYTES + 1];
  size_t len = 0;
  for (int i = 0; i < argc; i++) {
    size_t word = strlen(argv[i]);
    if (len + word > LINE_MAX_BYTES)
      return (line){text, 0, true};
    memcpy(text + len, argv[i], word);
    len += word;
    text[len++] = ' ';
  }
  return (line){text, (int)len - 1, false};
}

static bool is_text(const options *o, const char *word, input_begins *begins)
{
  size_t len = strlen(word);
  return len <= LINE_MAX_BYTES && strcmp(word, "-") != 0 && access(word, F_OK) != 0 && begins(o, word, (int)len);
}

bool input_read(const options *o, int argc, char **argv, input_begins *begins,
                void (*take)(void *to, const location *where, const line *l), void *to)
{
  bool good = true;
  int words = argc - o->first;
  char **word = argv + o->first;
  if (words == 0)
    return location_read("-", take, to);
  if (is_text(o, word[0], begins)) {
    line l = input_words(words, word);
    location where = {"argument", 1, l.text, l.len};
    take(to, &where, &l);
    return true;
  }
  for (int i = 0; i < words; i++)
    good = location_read(word[i], take, to) && good;
  return good;
}
