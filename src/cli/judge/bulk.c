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

/* The classes of a line: a word has that of its cell. The first two bytes tell letters and pairs from digits. */
static const unsigned char *classes_of(bulk *b, const char *text, int len, const unsigned char *classes)
{
  xo_rules rules = b->automaton.rules;
  if (len < 2 || (text[1] != ',' && text[0] < 'A'))
    return classes;
  int n = text[1] == ',' ? xo_automaton_words(rules, XO_AUTOMATON_PAIRS, text, len, b->words)
                         : xo_automaton_words(rules, XO_AUTOMATON_LETTERS, text, len, b->words);
  return n > 0 ? b->words : classes;
}

/* Behind the last byte stands no digit and no line's end, so that a line without a newline is unknown. The verdicts of
 * all lines are found in a loop of its own, so that nothing waits for one. */
void bulk_scan(bulk *b, const source *s)
{
  const char *text = s->text + s->block;
  int len = (int)(s->start - s->block);
  xo_automaton_classes(text, len, b->classes);
  memset(b->classes + len, 0, BULK_BEHIND);
  b->count = s->lines.count;
  for (int k = 0; k < b->count; k++) {
    int at = s->lines.start[k];
    const unsigned char *classes = classes_of(b, text + at, s->lines.start[k + 1] - 1 - at, b->classes + at);
    b->verdict[k] = (unsigned char)xo_automaton_line(&b->automaton, classes);
  }
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
