/* bulk.c: the same lines judged by the automaton and in the general way: the same verdicts, messages and tallies.
 *
 * An input is a letter for the rules, one for the options, one for how the file is read, and the file. For each rules
 * and options there is an object of either kind, which is kept from input to input: to make an automaton takes long.
 */
#include "fuzz.h"
#include "fed.h"
#include "judge/judge.h"

#include <string.h>

enum { HEAD = 3, KINDS = 4, STRICT = 1, PARTIAL = 2, FILE_CAP = 1 << 12 };

static const settings kinds[KINDS] = {{{3, 3, 3, 2}, {2, {1, 2}}, false, true},
                                      {{3, 3, 3, 2}, {2, {2, 1}}, true, true},
                                      {{2, 4, 3, 3}, {3, {3, 1, 2}}, false, true},
                                      {{1, 9, 2, 8}, {8, {1, 2, 3, 4, 5, 6, 7, 8}}, true, true}};

static fed_file file;
static output general[2], fast[2];
static output *written;

/* posix.h would give fstat another name. */
int setenv(const char *name, const char *value, int overwrite);

ssize_t fed_read(int fd, void *to, size_t room)
{
  MUST(fd == 0);
  return fed_from(&file, to, room);
}

ssize_t fed_write(int fd, const void *text, size_t len)
{
  MUST(fd == 1 || fd == 2);
  put(&written[fd - 1], text, len);
  return (ssize_t)len;
}

/* XO_BULK is read when rules are set: "never" is the general way, "0" the automaton from the first line on. */
static void replay_to(judge *j, const settings *by, const char *from, output to[2])
{
  static source s;
  bool more = false;
  MUST(setenv("XO_BULK", from, 1) == 0 && source_open(&s, "-"));
  to[0].len = to[1].len = 0;
  written = to;
  file.at = 0;
  judge_set(j, by);
  do {
    more = source_fill(&s);
    judge_block(j, "file", &s);
  } while (more);
  sinks_flush();
}

static bool same(const output *a, const output *b) { return a->len == b->len && memcmp(a->text, b->text, a->len) == 0; }

/* The two objects of these rules and options. */
static judge *judges(int kind, unsigned flags)
{
  static judge *made[KINDS][4];
  static options o[KINDS][4];
  if (made[kind][flags] == NULL) {
    options *mine = &o[kind][flags];
    judge *two = calloc(2, sizeof *two);
    MUST(two != NULL);
    *mine = (options){.rules = kinds[kind].rules, .order = kinds[kind].order};
    mine->strict = (flags & STRICT) != 0;
    mine->partial = (flags & PARTIAL) != 0;
    judge_begin(&two[0], mine, standard_output(), standard_error());
    judge_begin(&two[1], mine, standard_output(), standard_error());
    /* Other rules, so that the first file sets them with its XO_BULK. */
    judge_set(&two[0], &kinds[(kind + 1) % KINDS]);
    judge_set(&two[1], &kinds[(kind + 1) % KINDS]);
    made[kind][flags] = two;
  }
  return made[kind][flags];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size < HEAD || size - HEAD > FILE_CAP)
    return 0;
  int kind = data[0] % KINDS;
  judge *two = judges(kind, data[1] % 4U);
  file.text = data + HEAD;
  file.len = size - HEAD;
  file.piece = data[2] % 32U;
  replay_to(&two[0], &kinds[kind], "never", general);
  replay_to(&two[1], &kinds[kind], "0", fast);
  MUST(same(&general[0], &fast[0]) && same(&general[1], &fast[1]));
  MUST(memcmp(judge_sum(&two[0]), judge_sum(&two[1]), sizeof(tally)) == 0);
  MUST(two[0].faulty == two[1].faulty);
  return 0;
}
