/* verdict.c: see verdict.h. */
#include "verdict.h"

#include <string.h>

/* A text that the compiler knows the length of. */
#define KEY(s, text) sink_text(s, "" text, sizeof(text) - 1)

/* The same where there is room for it; answers where the next byte goes, as does put_word. */
#define PUT(to, text) ((char *)memcpy(to, "" text, sizeof(text) - 1) + sizeof(text) - 1)

/* Words are plain, and stand in quotes as they are. A copy of as many bytes as a word may have calls nobody. */
static char *put_word(char *to, xo_word w)
{
  memcpy(to, w.text, sizeof w.text);
  for (int i = 0; w.text[i] != '\0'; i++)
    to++;
  return to;
}

/* The text of a game as a whole is none. */
static void fault(sink *s, const location *where, const xo_record *record, const xo_finding *f)
{
  xo_span part = xo_message_span(record->rules, *f, where->text, where->len);
  KEY(s, ",\"reason\":\"");
  sink_string(s, xo_message_status(f->why).text);
  KEY(s, "\",\"move\":");
  sink_number(s, (unsigned)f->move);
  KEY(s, ",\"column\":");
  sink_number(s, (unsigned)report_column(where, record, f));
  KEY(s, ",\"text\":");
  sink_json(s, where->text + part.at, (size_t)part.len);
}

void verdict_json_begin(sink *s, const char *file)
{
  KEY(s, "{\"file\":");
  sink_json(s, file, strlen(file));
  KEY(s, ",\"line\":");
}

/* Of an invalid game it is not checked. */
static void claimed(sink *s, xo_rules rules, const xo_claim *c, const xo_finding *f)
{
  KEY(s, ",\"claim\":\"");
  sink_string(s, xo_message_outcome(rules, c->outcome).text);
  if (f->why == XO_OK) {
    KEY(s, "\",\"check\":\"");
    sink_string(s, xo_claim_word(xo_claim_check(true, c->outcome, *f)).text);
  }
  KEY(s, "\"");
}

void verdict_json(sink *s, const location *where, const xo_record *record, const xo_finding *f, const xo_claim *c)
{
  char *begin = sink_room(s, VERDICT_JSON_CAP), *to = begin;
  to = PUT(to, ",\"verdict\":\"");
  to = f->why == XO_OK ? put_word(to, xo_message_outcome(record->rules, f->outcome)) : PUT(to, "INVALID");
  to = PUT(to, "\",\"used\":");
  to += decimal(to, (unsigned)f->used);
  to = PUT(to, ",\"given\":");
  to += decimal(to, (unsigned)f->given);
  s->used += (size_t)(to - begin);
  if (f->why != XO_OK)
    fault(s, where, record, f);
  if (c != NULL && c->kind == XO_CLAIM_GOOD)
    claimed(s, record->rules, c, f);
  KEY(s, "}\n");
}

void verdict_json_unjudged(sink *s)
{
  sink_string(s, ",\"verdict\":\"UNJUDGED\",\"used\":0,\"given\":0,\"reason\":\"no-rules\"}\n");
}
