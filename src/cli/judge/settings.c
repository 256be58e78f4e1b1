/* settings.c: see settings.h. */
#include "io/posix.h"

#include "settings.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* More words than both options have, even if they are said twice. */
enum { WORDS = 16 };

_Static_assert(LINE_MAX_BYTES == 65536, "settings_read says the limit");

settings settings_of(const options *o)
{
  return (settings){o->rules, o->order, o->partial, true};
}

bool settings_same(const settings *a, const settings *b)
{
  return a->known == b->known && a->partial == b->partial &&
         memcmp(&a->rules, &b->rules, sizeof a->rules) == 0 && a->order.len == b->order.len &&
         memcmp(a->order.at, b->order.at, (size_t)a->order.len * sizeof a->order.at[0]) == 0;
}

bool settings_on(const line *l)
{
  return (l->len > 0 || l->too_long) && l->text[0] == '@';
}

/* The first bytes of a word, in quotes and printable. */
static void quote(const char *word, char *to, size_t cap)
{
  enum { SHOWN = 40 };
  size_t len = 0;
  for (int i = 0; i < SHOWN && word[i] != '\0'; i++) {
    unsigned char c = (unsigned char)word[i];
    len += (size_t)snprintf(to + len, cap - len, c < ' ' || c > '~' ? "\\x%02x" : "%c", c);
  }
  if (strlen(word) > SHOWN)
    (void)snprintf(to + len, cap - len, "...");
}

/* What is wrong with the word that begins at this offset. */
static bool refuse(settings_fault *fault, int at, const option_fault *what)
{
  char word[SETTINGS_FAULT_CAP / 2] = "";
  fault->at = at;
  if (what->word == NULL) {
    (void)snprintf(fault->what, SETTINGS_FAULT_CAP, "%s", what->after);
    return false;
  }
  quote(what->word, word, sizeof word);
  (void)snprintf(fault->what, SETTINGS_FAULT_CAP, "%s%s\"%s\"%s", what->before,
                 *what->before == '\0' ? "" : " ", word, what->after);
  return false;
}

/* Cuts the text at its blanks, in place, into words from argv[1] on. Answers how many words there are, argv[0] included,
 * though no more than one that is too many. */
static int cut(char *text, char *argv[WORDS + 2])
{
  int argc = 1;
  char *at = NULL;
  argv[0] = text;
  for (char *word = strtok_r(text, " \t\r", &at); word != NULL && argc <= WORDS;
       word = strtok_r(NULL, " \t\r", &at))
    argv[argc++] = word;
  argv[argc] = NULL;
  return argc;
}

/* The text is behind the @ at the start of a line, up to a comment, and ends with a NUL. */
static bool read_words(settings *to, char *text, settings_fault *fault)
{
  char *argv[WORDS + 2];
  option_fault what;
  settings read = {.known = true};
  int argc = cut(text, argv);
  if (argc > WORDS)
    return refuse(fault, (int)(argv[WORDS] - text) + 1,
                  &(option_fault){"", argv[WORDS], " is one word too many"});
  if (!options_line(&read.rules, &read.order, &read.partial, argc, argv, &what))
    return refuse(fault, what.word == NULL ? 0 : (int)(what.word - text) + 1, &what);
  *to = read;
  return true;
}

bool settings_read(settings *to, const line *l, settings_fault *fault)
{
  static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
  static char text[LINE_MAX_BYTES + 1];
  const char *comment = l->len == 0 ? NULL : memchr(l->text, '#', (size_t)l->len);
  int len = comment == NULL ? l->len : (int)(comment - l->text);
  const char *nul = len == 0 ? NULL : memchr(l->text, '\0', (size_t)len);
  to->known = false;
  if (l->too_long)
    return refuse(fault, 0, &(option_fault){"", NULL, "the @ line is longer than 65536 bytes"});
  if (nul != NULL)
    return refuse(fault, (int)(nul - l->text),
                  &(option_fault){"", NULL, "a byte \\x00 is no part of an option"});
  (void)pthread_mutex_lock(&one);
  memcpy(text, l->text + 1, (size_t)len - 1);
  text[len - 1] = '\0';
  (void)read_words(to, text, fault);
  (void)pthread_mutex_unlock(&one);
  return to->known;
}

int settings_write(const settings *from, char to[SETTINGS_CAP])
{
  xo_rules rules = from->rules;
  int len = snprintf(to, SETTINGS_CAP, "@ --rules %dx%dx%dx%d --order ", rules.rows, rules.cols, rules.line,
                     rules.players);
  for (int t = 0; t < from->order.len; t++)
    len += snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s%s", t == 0 ? "" : ",",
                    xo_message_outcome(rules, from->order.at[t]).text);
  return len + snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s", from->partial ? " --partial" : "");
}
