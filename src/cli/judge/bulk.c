/* bulk.c: see bulk.h. */
#include "bulk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

unsigned long long bulk_from(xo_rules rules)
{
  const char *from = getenv("XO_BULK");
  if (xo_max(rules) > XO_AUTOMATON_CELLS || (from != NULL && strcmp(from, "never") == 0))
    return ULLONG_MAX;
  return from == NULL ? BULK_FROM : strtoull(from, NULL, 10);
}

void bulk_begin(bulk *b, const settings *by, bool strict, bool partial)
{
  xo_automaton_make(&b->automaton, by->rules, &by->order);
  b->partial = by->partial;
  xo_ready_make(&b->automaton, strict, partial, &b->ready);
}

bool bulk_is_for(const bulk *b, const settings *by)
{
  settings mine = {b->automaton.rules, b->automaton.order, b->partial, b->automaton.rows > 0};
  return settings_same(&mine, by);
}

void bulk_end(bulk *b)
{
  b->automaton.rows = b->automaton.verdicts = 0;
  bulk_drop(b);
}

void bulk_drop(bulk *b) { b->count = 0; }

/* Whether a line is words: then these are the classes of their cells. The first two bytes tell letters and pairs from
 * digits. */
static bool words_in(xo_rules rules, const char *text, int len, unsigned char *classes)
{
  if (len < 2 || (text[1] != ',' && text[0] < 'A'))
    return false;
  return (text[1] == ',' ? xo_automaton_words(rules, XO_AUTOMATON_PAIRS, text, len, classes)
                         : xo_automaton_words(rules, XO_AUTOMATON_LETTERS, text, len, classes)) > 0;
}

/* The classes of the bytes from `from` on. Behind the last one stands no digit and no line's end, so that a line
 * without a newline is unknown. */
static void class_bytes(bulk *b, const source *s, int from)
{
  int len = (int)(s->start - s->block);
  xo_automaton_classes(s->text + s->block + from, len - from, b->classes + from);
  memset(b->classes + len, 0, BULK_BEHIND);
}

/* The verdicts of at most BULK_LINES lines from number `first` on, in a loop of its own, so that nothing waits for one.
 * Lines of words need no classes of their bytes; whether there are some of the lines behind these. */
static bool scan_lines(bulk *b, const source *s, int first, bool classed)
{
  const char *text = s->text + s->block;
  const int *start = s->lines.start + first;
  int n = b->count - first < BULK_LINES ? b->count - first : BULK_LINES;
  const unsigned char *classes[BULK_LINES];
  for (int i = 0; i < n; i++) {
    classes[i] = b->words[i];
    if (words_in(b->automaton.rules, text + start[i], start[i + 1] - 1 - start[i], b->words[i]))
      continue;
    if (!classed)
      class_bytes(b, s, start[i]);
    classed = true;
    classes[i] = b->classes + start[i];
  }
  for (int i = 0; i < n; i++)
    b->verdict[first + i] = (unsigned char)xo_automaton_line(&b->automaton, classes[i]);
  return classed;
}

void bulk_scan(bulk *b, const source *s)
{
  bool classed = false;
  b->count = s->lines.count;
  for (int first = 0; first < b->count; first += BULK_LINES)
    classed = scan_lines(b, s, first, classed);
}

void bulk_lines(bulk *b, source *s, sink *out)
{
  while (s->next < b->count) {
    char *room = sink_room(out, XO_READY_CAP);
    int cap = (int)((out->cap - out->used) / XO_READY_CAP);
    int asked = b->count - s->next < cap ? b->count - s->next : cap;
    xo_ready_text written = xo_ready_write(&b->ready, b->verdict + s->next, asked, room, &b->counts);
    out->used += (size_t)written.len;
    s->next += written.lines;
    if (written.lines < asked)
      return;
  }
}

static int known(const bulk *b, int verdict) { return b->ready.line[verdict].len > 0 ? verdict : 0; }

int bulk_next(const bulk *b, const source *s) { return s->next < b->count ? known(b, b->verdict[s->next]) : 0; }

int bulk_moves(const bulk *b, const xo_moves *moves) { return known(b, xo_automaton_moves(&b->automaton, moves)); }

void bulk_answer(bulk *b, int verdict, sink *out, bool written)
{
  unsigned char one = (unsigned char)verdict;
  int len = xo_ready_write(&b->ready, &one, 1, sink_room(out, XO_READY_CAP), &b->counts).len;
  out->used += written ? (size_t)len : 0;
}

void bulk_tally(bulk *b, xo_asked asked, xo_tally *sum)
{
  if (b->automaton.rows > 0)
    xo_ready_tally(asked, b->automaton.rules, &b->ready, &b->counts, sum);
}
