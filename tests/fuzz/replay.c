/* replay.c: a file of bytes through xo replay, whose verdicts are those of the kernel for each line of a plain split.
 *
 * An input is the four numbers of the rules, a character of flags, one of how the file is read, and the file. Numbers
 * are single characters, so that a seed can be read: '0' + n, or for the sides of a board 'a' + n - 1. From '9' on the
 * players are as from '2' on, and the line is exact. The build puts the functions below in the place of read, write and
 * what else the command asks the system: the file comes from memory in pieces of any size, with interruptions, and the
 * output goes there.
 */
#include "fuzz.h"
#include "fed.h"
#include "../unit/naive.h"
#include "xo.h"
#include "verdict.h"
#include "options.h"
#include "command.h"
#include "import/format.h"
#include "judge/settings.h"
#include "io/sink.h"
#include "io/source.h"

#include <string.h>
#include <unistd.h>

enum { HEAD = 6, STRICT = 1, PARTIAL = 2, QUIET = 4, BROKEN = 8, PLACE = 16, CLAIMS = 32, ZERO = 64, GO = 128 };
enum { REPEATS = 'R' };
/* More than the line reader's buffer holds. */
enum { FILE_CAP = SOURCE_CAP + LINE_MAX_BYTES };

static char file_text[FILE_CAP];
static output expected;

ssize_t fed_write(int fd, const void *text, size_t len)
{
  MUST(fd == STDOUT_FILENO || fd == STDERR_FILENO);
  if (fed.pieces > 1)
    len = len / 2 + 1;
  put(fd == STDOUT_FILENO ? &out : &err, text, len);
  return (ssize_t)len;
}

/* With REPEATS for flags, which is rare since it takes time, a byte 0xff and two more, n and c, are c as often as makes
 * a line of about the longest length, n - 128 bytes longer than that; a newline n times. */
static void make_file(const uint8_t *data, size_t size, bool repeats)
{
  fed.text = file_text;
  fed.len = 0;
  for (size_t i = 0; i < size && fed.len < FILE_CAP; i++) {
    if (!repeats || data[i] != 0xff || i + 2 >= size) {
      file_text[fed.len++] = (char)data[i];
      continue;
    }
    size_t n = data[i + 1] + (data[i + 2] == '\n' ? 0U : LINE_MAX_BYTES - 128U);
    n = n < FILE_CAP - fed.len ? n : FILE_CAP - fed.len;
    memset(file_text + fed.len, data[i + 2], n);
    fed.len += n;
    i += 2;
  }
}

/* The next line as it should come: from *at on, without a byte-order mark at the start; false at the end. */
static bool next_line(size_t *at, line *l)
{
  if (*at == 0 && fed.len >= 3 && memcmp(fed.text, "\xef\xbb\xbf", 3) == 0)
    *at = 3;
  size_t left = fed.len - *at;
  const char *start = fed.text + *at;
  const char *newline = left == 0 ? NULL : memchr(start, '\n', left);
  size_t len = newline == NULL ? left : (size_t)(newline - start);
  if (newline == NULL && (len == 0 || (fed.broken && len <= LINE_MAX_BYTES)))
    return false;
  *at += newline == NULL ? len : len + 1;
  l->text = start;
  l->len = len > LINE_MAX_BYTES ? LINE_MAX_BYTES + 1 : (int)len;
  return true;
}

/* Whether other rules were in force before this good line, and it has no word that begins as --rules does. */
static bool falls_back(const settings *before, const settings *by, const line *l)
{
  for (int i = 0; i + 2 < l->len && l->text[i] != '#'; i++)
    if (l->text[i] == '-' && l->text[i + 1] == '-' && l->text[i + 2] == 'r')
      return false;
  return memcmp(&before->rules, &by->rules, sizeof by->rules) != 0;
}

/* Adds the verdict line of a text line, by a call of the kernel for that line alone; the naive judge agrees. Answers 0
 * for a line without a game, 1 for a game, 2 for one of which a claim is open, -1 for an invalid one and a claim that
 * fails. */
static int expect(const options *o, const settings *by, const line *l, int number)
{
  static xo_answer e;
  static naive_game last;
  xo_judge judge = {.options = {o->notation, o->strict, o->partial, o->claims}, .settings = *by};
  xo_judge_line(&judge, l->text, l->len, &e);
  if (e.kind == XO_ANSWER_NONE)
    return 0;
  if (o->place) {
    char place[32];
    put(&expected, place, (size_t)snprintf(place, sizeof place, "<stdin>:%d\t", number));
  }
  MUST(expected.len + XO_OUTPUT_CAP <= OUTPUT_CAP);
  unsigned char *text = (unsigned char *)expected.text;
  expected.len = (size_t)xo_answer_bytes(&judge, &e, text, text, (int)expected.len);
  if (e.kind == XO_ANSWER_UNJUDGED)
    return 1;
  if (e.finding.why != XO_OK)
    return -1;
  xo_verdict v = naive_judge(&e.record, &last);
  MUST(v.outcome == e.finding.outcome && v.used == e.finding.used && e.record.moves.len == e.finding.given);
  return !o->claims ? 1 : e.check == XO_CLAIM_OPEN ? 2 : e.check == XO_CLAIM_FAILS ? -1 : 1;
}

/* Each message is one line of printable characters that begins with its place. What may be said after them is that
 * letters seem to be a go board's. */
static void look_at_messages(const options *o, int messages)
{
  static const char go[] =
      "xo replay: columns J to T and never an I: give --letters go if the letters are a go board's\n";
  size_t at = 0;
  for (; messages > 0; messages--) {
    const char *start = err.text + at;
    const char *end = memchr(start, '\n', err.len - at);
    MUST(end != NULL && end - start > 9 && (memcmp(start, "<stdin>:", 8) == 0 || memcmp(start, "xo: <std", 8) == 0));
    must_be_printable(start, end);
    at = (size_t)(end - err.text) + 1;
  }
  MUST(at == err.len || (!o->quiet && err.len - at == sizeof go - 1 && memcmp(err.text + at, go, sizeof go - 1) == 0));
}

static void replay_file(const options *o)
{
  bool invalid = false;
  bool trouble = fed.broken;
  char name[] = "xo replay";
  char *argv[] = {name, NULL};
  settings by = settings_of(o), before;
  settings read; /* of an @ line, by its reader, which is proved */
  int messages = 0;
  size_t at = 0;
  line l;
  fed.at = 0;
  fed.reads = 0;
  out.len = err.len = expected.len = 0;
  int status = replay(o, 1, argv);
  sinks_flush();
  for (int number = 1; next_line(&at, &l); number++) {
    before = by;
    if (settings_read(&by, &l, &read)) {
      trouble = trouble || by.fault != XO_SETTINGS_GOOD;
      messages += by.fault != XO_SETTINGS_GOOD || (!o->quiet && falls_back(&before, &by, &l));
    } else {
      int found = expect(o, &by, &l, number);
      invalid = invalid || found < 0;
      messages += !o->quiet && (found < 0 || found == 2);
    }
  }
  MUST(out.len == expected.len && memcmp(out.text, expected.text, out.len) == 0);
  look_at_messages(o, messages + fed.broken);
  MUST(status == (trouble ? STATUS_TROUBLE : invalid ? STATUS_INVALID : STATUS_VALID));
}

/* Whether the file may be taken for a record, or for no text, by its beginning. */
static bool is_other(void)
{
  int odd = 0;
  for (size_t k = 0; k < fed.len && k < 512; k++)
    odd += (fed.text[k] & ~0x1f) == 0 && memchr("\t\n\v\f\r\x1a\x1b", fed.text[k], 7) == NULL;
  return odd >= 3 || format_of(fed.text, fed.len) != NULL || format_resembles(fed.text, fed.len) != NULL;
}

static int side_of(uint8_t c) { return (uint8_t)(c - 'a') % XO_SIDE_MAX + 1; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  options o = {.command = "xo replay", .taker = FOR_REPLAY, .first = 1};
  if (size < HEAD)
    return 0;
  int line = side_of(data[2]), seats = (uint8_t)(data[3] - '2'), most = XO_PLAYERS_MAX - 1;
  o.rules = (xo_rules){side_of(data[0]), side_of(data[1]), line, seats % most + 2, line > 1 ? seats / most % 2 : 0};
  o.order = numbered_order(o.rules);
  uint8_t flags = (uint8_t)(data[4] - '0');
  o.strict = (flags & STRICT) != 0;
  o.partial = (flags & PARTIAL) != 0;
  o.quiet = (flags & QUIET) != 0;
  o.place = (flags & PLACE) != 0;
  o.claims = (flags & CLAIMS) != 0;
  o.notation = ((flags & ZERO) != 0 ? XO_ZERO_BASED : 0) + ((flags & GO) != 0 ? XO_GO_LETTERS : 0);
  fed.broken = (flags & BROKEN) != 0;
  fed.pieces = (uint8_t)(data[5] - '0');
  make_file(data + HEAD, size - HEAD, data[4] == REPEATS);
  if (!is_other())
    replay_file(&o);
  return 0;
}
