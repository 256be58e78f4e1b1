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

/* The verdict line of a game of at most nine moves, with its end. */
static void set_line(bulk_word *w, xo_rules rules, xo_finding f)
{
  char text[XO_VERDICT_CAP] = "";
  int len = xo_verdict_line(rules, f, text);
  text[len] = '\n';
  memcpy(w->text, text, BULK_WORD);
  w->len = (size_t)len + 1;
  w->finding = f;
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

/* Answers at most n lines from number `first` on, up to one that it does not know; where its text ends. */
static char *answer(bulk *b, int first, int n, char *to, int *answered)
{
  int i = 0;
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

unsigned long long bulk_lines(bulk *b, source *s, sink *out)
{
  int from = s->next;
  int asked = 0;
  int answered = 0;
  do {
    char *room = sink_room(out, BULK_WORD);
    int cap = (int)((out->cap - out->used) / BULK_WORD);
    asked = b->count - s->next < cap ? b->count - s->next : cap;
    out->used += (size_t)(answer(b, s->next, asked, room, &answered) - room);
    s->next += answered;
  } while (asked > 0 && answered == asked);
  return (unsigned long long)(s->next - from);
}

static const bulk_word *known(bulk_word *w)
{
  if (w->len == 0)
    return NULL;
  w->lines++;
  return w;
}

const bulk_word *bulk_next(bulk *b, const source *s)
{
  return s->next < b->count ? known(&b->word[b->verdict[s->next]]) : NULL;
}

const bulk_word *bulk_moves(bulk *b, const xo_moves *moves)
{
  return known(&b->word[xo_automaton_moves(&b->automaton, moves)]);
}

void bulk_copy(const bulk_word *w, sink *out)
{
  memcpy(sink_room(out, BULK_WORD), w->text, BULK_WORD);
  out->used += w->len;
}
