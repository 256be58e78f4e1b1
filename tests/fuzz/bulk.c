/* bulk.c: the same lines judged in the general way as one block and in blocks of some size, and by the automaton in
 * such blocks: the same verdicts, messages and tallies.
 *
 * An input is a letter for the rules, one for the options, one for how the file is read, and the file. For each rules
 * and options there is an object for each way, which is kept from input to input: to make an automaton takes long.
 */
#include "fuzz.h"
#include "fed.h"
#include "judge/judge.h"

#include <string.h>

enum { HEAD = 3, KINDS = 4, OPTIONS = 8, WAYS = 3, STRICT = 1, PARTIAL = 2, CLAIMS = 4, FILE_CAP = 1 << 12 };

static const settings kinds[KINDS] = {{{3, 3, 3, 2}, {2, {1, 2}}, false, true},
                                      {{3, 3, 3, 2}, {2, {2, 1}}, true, true},
                                      {{2, 4, 3, 3}, {3, {3, 1, 2}}, false, true},
                                      {{1, 9, 2, 8}, {8, {1, 2, 3, 4, 5, 6, 7, 8}}, true, true}};

static fed_file file;
static output whole[2], other[2];
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
static void replay_to(judge *j, const settings *by, const char *from, size_t piece, output to[2])
{
  static source s;
  bool more = false;
  MUST(setenv("XO_BULK", from, 1) == 0 && source_open(&s, "-"));
  to[0].len = to[1].len = 0;
  written = to;
  file.at = 0;
  file.piece = piece;
  judge_set(j, by);
  do {
    more = source_fill(&s);
    while (source_lines(&s))
      judge_block(j, "file", &s);
  } while (more);
  sinks_flush();
}

/* The objects of these rules and options. */
static judge *judges(int kind, unsigned flags)
{
  static judge *made[KINDS][OPTIONS];
  static options o[KINDS][OPTIONS];
  if (made[kind][flags] == NULL) {
    options *mine = &o[kind][flags];
    judge *ways = calloc(WAYS, sizeof *ways);
    MUST(ways != NULL);
    *mine = (options){.rules = kinds[kind].rules, .order = kinds[kind].order};
    mine->strict = (flags & STRICT) != 0;
    mine->partial = (flags & PARTIAL) != 0;
    mine->claims = (flags & CLAIMS) != 0;
    for (int k = 0; k < WAYS; k++) {
      judge_begin(&ways[k], mine, standard_output(), standard_error());
      /* Other rules, so that the first file sets them with its XO_BULK. */
      judge_set(&ways[k], &kinds[(kind + 1) % KINDS]);
    }
    made[kind][flags] = ways;
  }
  return made[kind][flags];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size < HEAD || size - HEAD > FILE_CAP)
    return 0;
  int kind = data[0] % KINDS;
  judge *ways = judges(kind, data[1] % OPTIONS);
  file.text = data + HEAD;
  file.len = size - HEAD;
  replay_to(&ways[0], &kinds[kind], "never", 0, whole);
  for (int k = 1; k < WAYS; k++) {
    replay_to(&ways[k], &kinds[kind], k == 1 ? "never" : "0", data[2] % 32U, other);
    MUST(same_output(&whole[0], &other[0]) && same_output(&whole[1], &other[1]));
    const tally *one = judge_sum(&ways[0]), *sum = judge_sum(&ways[k]);
    MUST(memcmp(&one->of, &sum->of, sizeof one->of) == 0);
    MUST(one->column_i == sum->column_i && one->column_j == sum->column_j);
    MUST(ways[0].faulty == ways[k].faulty);
  }
  return 0;
}
