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

void bulk_begin(bulk *b, xo_asked asked, const settings *by)
{
  xo_automaton_make(&b->automaton, by->rules, &by->order);
  b->partial = by->partial;
  xo_ready_make(asked, &b->automaton, by->partial, &b->ready);
  for (int v = 0; v < XO_AUTOMATON_VERDICTS; v++)
    b->rest[v].len = 0;
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

void bulk_drop(bulk *b) { b->known.count = 0; }

void bulk_scan(bulk *b, const source *s)
{
  xo_scan_lines(&b->automaton, source_block(s), (int)(s->start - s->block), &s->lines, &b->known);
}

void bulk_lines(bulk *b, source *s, sink *out)
{
  while (s->next < b->known.count) {
    unsigned char *room = (unsigned char *)sink_room(out, XO_READY_CAP);
    int cap = (int)((out->cap - out->used) / XO_READY_CAP);
    int asked = b->known.count - s->next < cap ? b->known.count - s->next : cap;
    xo_ready_text written = xo_ready_write(&b->ready, &b->known, s->next, asked, room, &b->counts);
    out->used += (size_t)written.len;
    s->next += written.lines;
    if (written.lines < asked)
      return;
  }
}

void bulk_tally(bulk *b, xo_asked asked, xo_tally *sum)
{
  if (b->automaton.rows > 0)
    xo_ready_tally(asked, b->automaton.rules, &b->ready, &b->counts, sum);
}
