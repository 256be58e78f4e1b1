/* verdict.c: see verdict.h. */
#include "verdict.h"

#include <string.h>

/* A text that the compiler knows the length of. */
#define KEY(s, text) sink_text(s, "" text, sizeof(text) - 1)

/* Words are plain, and stand in quotes as they are. The text of a game as a whole is none. */
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

static void json_place(sink *s, const location *where)
{
  KEY(s, "{\"file\":");
  sink_json(s, where->file, strlen(where->file));
  KEY(s, ",\"line\":");
  sink_number(s, where->number);
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
  json_place(s, where);
  KEY(s, ",\"verdict\":\"");
  sink_string(s, f->why == XO_OK ? xo_message_outcome(record->rules, f->outcome).text : "INVALID");
  KEY(s, "\",\"used\":");
  sink_number(s, (unsigned)f->used);
  KEY(s, ",\"given\":");
  sink_number(s, (unsigned)f->given);
  if (f->why != XO_OK)
    fault(s, where, record, f);
  if (c != NULL && c->kind == XO_CLAIM_GOOD)
    claimed(s, record->rules, c, f);
  KEY(s, "}\n");
}

void verdict_json_unjudged(sink *s, const location *where)
{
  json_place(s, where);
  sink_string(s, ",\"verdict\":\"UNJUDGED\",\"used\":0,\"given\":0,\"reason\":\"no-rules\"}\n");
}
