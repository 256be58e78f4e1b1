/* claim.c: the claim on a line of any bytes, against a second reader, which cuts the line into words first; and what is
 * said of it, which is one printable line.
 *
 * An input is the number of players and the line.
 */
#include "fuzz.h"
#include "fed.h"
#include "xo.h"
#include "judge/report.h"

#include <string.h>
#include <strings.h>

enum { WORDS = 4 };

/* The words of a line from the one on that begins with =, which is cut in two if more stands in it. */
typedef struct {
  int before; /* words before it */
  int count;  /* from it on, at most WORDS */
  xo_span at[WORDS];
} words;

static void add(words *w, int at, int len)
{
  if (w->count < WORDS)
    w->at[w->count++] = (xo_span){at, len};
}

static words cut(const char *text, int len)
{
  words w = {0};
  int start = 0;
  for (int i = 0; i <= len; i++) {
    bool comment = i < len && text[i] == '#';
    if (i < len && !comment && strchr(" \t\r", text[i] == '\0' ? 'x' : text[i]) == NULL)
      continue;
    if (i > start && w.count == 0 && text[start] != '=') {
      w.before++;
    } else if (i > start && w.count == 0) {
      add(&w, start, 1);
      if (i > start + 1)
        add(&w, start + 1, i - start - 1);
    } else if (i > start) {
      add(&w, start, i - start);
    }
    start = i + 1;
    if (comment)
      break;
  }
  return w;
}

static bool is(const char *text, xo_span word, const char *name)
{
  return (size_t)word.len == strlen(name) && strncasecmp(text + word.at, name, strlen(name)) == 0;
}

/* XO_NO_OUTCOME for none. */
static xo_outcome outcome_of(xo_rules rules, const char *text, xo_span word)
{
  char c = text[word.at];
  if (is(text, word, "draw"))
    return XO_DRAW;
  if (is(text, word, "unfinished"))
    return XO_UNFINISHED;
  if (rules.players == 2 && (is(text, word, "cross") || is(text, word, "x")))
    return XO_CROSS;
  if (rules.players == 2 && (is(text, word, "nought") || is(text, word, "o")))
    return XO_NOUGHT;
  return word.len == 1 && c >= '1' && c <= '0' + rules.players ? c - '0' : XO_NO_OUTCOME;
}

static int kind_of(xo_rules rules, const char *text, const words *w)
{
  if (w->count == 0)
    return XO_CLAIM_NONE;
  if (w->before == 0)
    return XO_CLAIM_OF_NO_GAME;
  if (w->count == 1)
    return XO_CLAIM_EMPTY;
  if (outcome_of(rules, text, w->at[1]) < XO_DRAW)
    return XO_CLAIM_UNKNOWN;
  return w->count == 2 ? XO_CLAIM_GOOD : XO_CLAIM_NOT_LAST;
}

static void look_at_said(void)
{
  sink_flush(standard_error());
  MUST(err.len > 0 && memchr(err.text, '\n', err.len) == err.text + err.len - 1);
  must_be_printable(err.text, err.text + err.len - 1);
}

static void report(xo_rules rules, const char *text, int len, const xo_claim *c)
{
  location where = {"<stdin>", 1, text, len};
  xo_record record = {rules, {rules.players, {0}}, {5, {{1, 1}, {2, 1}, {1, 2}, {2, 2}, {1, 3}}}};
  mistake m;
  err.len = 0;
  if (c->kind > XO_CLAIM_GOOD) {
    claim_unread(&m, text, rules, c);
    report_mistake(standard_error(), &where, &m);
  }
  for (xo_outcome outcome = XO_DRAW; c->kind == XO_CLAIM_GOOD && outcome <= rules.players; outcome++) {
    xo_finding f = {.why = XO_OK, .used = 5, .outcome = outcome};
    int check = xo_claim_check(true, c->outcome, f);
    MUST((check == XO_CLAIM_HOLDS) == (outcome == c->outcome));
    MUST((check == XO_CLAIM_OPEN) == (outcome == XO_UNFINISHED && c->outcome != XO_UNFINISHED));
    err.len = 0;
    claim_differs(&m, &record, c, &f);
    report_mistake(standard_error(), &where, &m);
    look_at_said();
  }
  if (c->kind != XO_CLAIM_NONE)
    look_at_said();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size < 1)
    return 0;
  xo_rules rules = {3, 3, 3, players_of(data[0])};
  int len = (int)size - 1;
  char *text = apart(data + 1, size - 1);
  words w = cut(text, len);
  xo_claim c = xo_claim_read(rules, text, len);
  MUST(c.kind == kind_of(rules, text, &w));
  MUST(c.at == (w.count == 0 ? -1 : w.at[0].at));
  MUST(c.moves == (c.kind == XO_CLAIM_GOOD ? c.at : len));
  if (w.count > 1) {
    MUST(c.outcome == outcome_of(rules, text, w.at[1]));
    MUST(c.word.at == w.at[1].at && c.word.len == w.at[1].len);
  }
  for (int k = 2; k < w.count && k < 3; k++)
    MUST(c.behind.at == w.at[k].at && c.behind.len == w.at[k].len);
  report(rules, text, len, &c);
  free(text);
  return 0;
}
