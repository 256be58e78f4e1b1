/* bulk.c: see bulk.h. */
#include "bulk.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 64 };

unsigned long long bulk_from(xo_rules rules)
{
  enum { WORTHWHILE = 10000 };
  const char *from = getenv("XO_BULK");
  if (xo_max(rules) > XO_AUTOMATON_CELLS || (from != NULL && strcmp(from, "never") == 0))
    return ULLONG_MAX;
  return from == NULL ? WORTHWHILE : strtoull(from, NULL, 10);
}

/* The verdict line of a game of at most nine moves, with its end. */
static void set_line(bulk_word *w, xo_rules rules, xo_finding f)
{
  char text[XO_VERDICT_CAP] = "";
  int len = xo_verdict_line(rules, f, text);
  text[len] = '\n';
  memcpy(w->text, text, BULK_WORD);
  w->len = (size_t)len + 1;
}

/* The verdict lines of what is valid; the rest takes the general way, which has messages. */
static void set_lines(bulk *b, xo_rules rules, bool strict, bool partial)
{
  for (int v = 1; v < b->automaton.verdicts; v++) {
    const xo_automaton_verdict *w = &b->automaton.verdict[v];
    xo_reading reading = {w->given, -1};
    xo_verdict verdict = {w->status, 0, w->used, w->outcome};
    xo_finding f = xo_finding_of(reading, verdict, strict, partial);
    b->word[v].len = 0;
    b->word[v].lines = 0;
    if (f.why == XO_OK)
      set_line(&b->word[v], rules, f);
  }
}

void bulk_begin(bulk *b, const settings *by, bool strict, bool partial)
{
  xo_automaton_make(&b->automaton, by->rules, &by->order);
  b->partial = by->partial;
  set_lines(b, by->rules, strict, partial);
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

void bulk_drop(bulk *b)
{
  b->next = b->count = 0;
}

/* Eight classes as one number, the first in its lowest byte. */
static uint64_t eight(const unsigned char *c)
{
  return (uint64_t)c[0] | (uint64_t)c[1] << 8 | (uint64_t)c[2] << 16 | (uint64_t)c[3] << 24 |
         (uint64_t)c[4] << 32 | (uint64_t)c[5] << 40 | (uint64_t)c[6] << 48 | (uint64_t)c[7] << 56;
}

/* Bit i says whether classes[i] is the end of a line. A class is less than 128, so that 128 less it borrows from no other
 * byte; the product moves the eight highest bits, which stand at 8 * i + 7, together. */
static unsigned ends_of_eight(const unsigned char *classes)
{
  const uint64_t each = UINT64_C(0x0101010101010101);
  uint64_t other = eight(classes) ^ (each * XO_AUTOMATON_NEWLINE);
  uint64_t ends = ((each * 0x80 - other) & (each * 0x80)) >> 7;
  return (unsigned)((ends * UINT64_C(0x0102040810204080)) >> 56);
}

static uint64_t ends_of_block(const unsigned char *classes)
{
  uint64_t ends = 0;
  for (int i = 0; i < BLOCK; i += 8)
    ends |= (uint64_t)ends_of_eight(classes + i) << i;
  return ends;
}

/* The classes of a line: a pair has that of its cell. The second byte tells pairs from digits. */
static const unsigned char *classes_of(bulk *b, const char *text, size_t i)
{
  int at = b->start[i];
  int len = b->start[i + 1] - 1 - at;
  if (len > 1 && text[at + 1] == ',' && xo_automaton_pairs(b->automaton.rules, text + at, len, b->pairs) > 0)
    return b->pairs;
  return b->classes + at;
}

/* The verdicts of all lines of the block; in a loop of its own, so that nothing waits for one. */
static void walk(bulk *b, const char *text)
{
  for (size_t i = 0; i < b->count; i++)
    b->verdict[i] = (unsigned char)xo_automaton_line(&b->automaton, classes_of(b, text, i));
}

/* Behind the last byte stands no digit and no line's end, so that the head of a line that is not yet whole is unknown. */
void bulk_scan(bulk *b, const source *s)
{
  size_t len = s->end - s->start;
  xo_automaton_classes(s->text + s->start, (int)len, b->classes + s->start);
  memset(b->classes + s->end, 0, BULK_BEHIND);
  bulk_drop(b);
  if (s->skipping)
    return;
  b->start[0] = (int)s->start;
  for (size_t i = s->start; i < s->end; i += BLOCK)
    for (uint64_t ends = ends_of_block(b->classes + i); ends != 0; ends &= ends - 1) {
      b->count++;
      b->start[b->count] = (int)i + __builtin_ctzll(ends) + 1;
    }
  walk(b, s->text);
}

/* Answers at most n lines from number `first` on, up to one that it does not know; where its text ends. */
static char *answer(bulk *b, size_t first, size_t n, char *to, size_t *answered)
{
  size_t i = 0;
  for (; i < n; i++) {
    bulk_word *w = &b->word[b->verdict[first + i]];
    if (w->len == 0)
      break;
    memcpy(to, w->text, BULK_WORD);
    to += w->len;
    w->lines++;
  }
  *answered = i;
  return to;
}

static size_t at_most(size_t n, size_t most)
{
  return n < most ? n : most;
}

size_t bulk_lines(bulk *b, source *s, sink *out)
{
  size_t from = 0;
  size_t asked = 0;
  size_t answered = 0;
  while (b->next < b->count && b->start[b->next] < (int)s->start)
    b->next++;
  from = b->next;
  do {
    char *room = sink_room(out, BULK_WORD);
    asked = at_most(b->count - b->next, (out->cap - out->used) / BULK_WORD);
    out->used += (size_t)(answer(b, b->next, asked, room, &answered) - room);
    b->next += answered;
  } while (asked > 0 && answered == asked);
  if (b->next > from)
    s->start = (size_t)b->start[b->next];
  s->number += b->next - from;
  return b->next - from;
}

bool bulk_moves(bulk *b, const xo_moves *moves, sink *out)
{
  bulk_word *w = &b->word[xo_automaton_moves(&b->automaton, moves)];
  if (w->len == 0)
    return false;
  memcpy(sink_room(out, BULK_WORD), w->text, BULK_WORD);
  out->used += w->len;
  w->lines++;
  return true;
}
