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

void bulk_scan(bulk *b, const source *s)
{
  b->count = s->lines.count;
  xo_scan_lines(&b->automaton, s->text + s->block, (int)(s->start - s->block), &s->lines, b->verdict);
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
