/* start.c: where Eva begins: options_read and options_line with any words, and replay with any options that options_read lets through,
 * on any system that keeps to POSIX.
 */
#include "system.h"

#include "options.h"
#include "io/sink.h"
#include "judge/replay.h"

#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <__fc_builtin.h>

enum { WORDS = 4, WORD_CAP = 24 };

char *optarg;
int optind, opterr, optopt;

static char word[WORDS][WORD_CAP];
static char *words[WORDS + 1];

static int some(int low, int high)
{
  return Frama_C_interval(low, high);
}

/* ---- the system, where Frama-C's own C library says too little ---- */

/* Any answer that getopt_long can give, and many that it cannot: every code with a value. A word holds any text, so that
 * its end, behind a =, is one as well. */
int getopt_long(int argc, char *const argv[], const char *brief, const struct option *known, int *which)
{
  (void)argv;
  (void)brief;
  (void)known;
  (void)which;
  optind = some(1, argc);
  optopt = some(0, 511);
  optarg = word[some(0, WORDS - 1)];
  return some(-1, 511);
}

char *getenv(const char *name)
{
  (void)name;
  return some(0, 1) ? NULL : word[0];
}

char *strerror(int error)
{
  static char text[64];
  (void)error;
  Frama_C_make_unknown(text, sizeof text - 1);
  return text;
}

int fstat(int fd, struct stat *info)
{
  (void)fd;
  Frama_C_make_unknown((char *)info, sizeof *info);
  return some(-1, 0);
}

void *eva_memchr(const void *s, int c, size_t n)
{
  const unsigned char *at = (const unsigned char *)s + Frama_C_unsigned_long_interval(0, n == 0 ? 0 : n - 1);
  return n > 0 && *at == (unsigned char)c ? (void *)at : NULL;
}

/* Years between 1970 and 36 000. */
int clock_gettime(clockid_t clock, struct timespec *now)
{
  (void)clock;
  now->tv_sec = (time_t)some(0, 1 << 20) << 20;
  now->tv_nsec = some(0, 999999999);
  return some(-1, 0);
}

size_t strcspn(const char *text, const char *stop)
{
  (void)stop;
  return (size_t)some(0, (int)strlen(text));
}

int strncasecmp(const char *a, const char *b, size_t n)
{
  (void)a;
  (void)b;
  (void)n;
  return some(-1, 1);
}

/* ---- the command ---- */

static void make_words(void)
{
  for (int k = 0; k < WORDS; k++) {
    Frama_C_make_unknown(word[k], WORD_CAP - 1);
    word[k][WORD_CAP - 1] = '\0';
    words[k] = word[k];
  }
  words[WORDS] = NULL;
}

/* What options_read leaves behind. */
static options any_options(void)
{
  options o = {.command = "xo", .help = "help"};
  o.taker = 1U << some(0, 5);
  o.rules =
      (xo_rules){some(1, XO_SIDE_MAX), some(1, XO_SIDE_MAX), some(1, XO_SIDE_MAX), some(2, XO_PLAYERS_MAX)};
  o.order.len = o.rules.players;
  for (int t = 0; t < XO_PLAYERS_MAX; t++)
    o.order.at[t] = some(1, XO_PLAYERS_MAX);
  o.strict = some(0, 1);
  o.zero_based = some(0, 1);
  o.partial = some(0, 1);
  o.summary = some(0, 1);
  o.quiet = some(0, 1);
  o.games = some(0, 1);
  o.dot = some(0, 1);
  o.expand = some(0, 1);
  o.progress = some(0, 1);
  o.place = some(0, 1);
  o.json = some(0, 1);
  o.claims = some(0, 1);
  o.jobs = some(1, JOBS_MAX);
  o.plain = some(0, 1);
  o.save = some(0, 1) ? NULL : word[0];
  o.plies = some(-1, 1009);
  o.memory = (uint64_t)some(0, 2147483647);
  return o;
}

static void replay_from(options *o, int first)
{
  o->first = first;
  replay(o, WORDS, words);
}

/* Files are three words, or none. */
void eva_start(void)
{
  options o = any_options();
  option_fault fault;
  make_words();
  sinks_open();
  if (some(0, 1))
    options_read(&o, WORDS, words);
  else if (some(0, 1))
    options_line(&o.rules, &o.order, WORDS, words, &fault);
  else if (some(0, 1))
    replay_from(&o, 1);
  else
    replay_from(&o, WORDS);
}
