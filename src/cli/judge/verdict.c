/* verdict.c: see verdict.h. */
#include "verdict.h"
#include "io/json.h"

#include <string.h>

void verdict_place(sink *s, const origin *where)
{
  origin_line(s, where);
  sink_text(s, "\t", 1);
}

static void key(sink *s, const char *name)
{
  sink_text(s, ",\"", 2);
  sink_string(s, name);
  sink_text(s, "\":", 2);
}

static void word(sink *s, const char *name, xo_word value)
{
  key(s, name);
  json_string(s, value.text, strlen(value.text));
}

static void number(sink *s, const char *name, int n)
{
  key(s, name);
  sink_number(s, (unsigned)n);
}

/* The text of a game as a whole is none. */
static void fault(sink *s, const origin *where, const xo_record *record, const xo_finding *f)
{
  xo_place part = xo_message_place(record->rules, *f, where->text, where->len);
  word(s, "reason", xo_message_status(f->why));
  number(s, "move", f->move);
  number(s, "column", report_column(where, record, f));
  key(s, "text");
  json_string(s, where->text + part.at, (size_t)part.len);
}

static void json_place(sink *s, const origin *where)
{
  sink_string(s, "{\"file\":");
  json_string(s, where->file, strlen(where->file));
  key(s, "line");
  sink_number(s, where->number);
}

/* Of an invalid game it is not checked. */
static void claimed(sink *s, xo_rules rules, const xo_claim *c, const xo_finding *f)
{
  word(s, "claim", xo_message_outcome(rules, c->outcome));
  if (f->why != XO_OK)
    return;
  word(s, "check", xo_claim_word(claim_checked(c, f)));
}

void verdict_json(sink *s, const origin *where, const xo_record *record, const xo_finding *f,
                  const xo_claim *c)
{
  static const xo_word invalid = {"INVALID"};
  json_place(s, where);
  word(s, "verdict", f->why == XO_OK ? xo_message_outcome(record->rules, f->outcome) : invalid);
  number(s, "used", f->used);
  number(s, "given", f->given);
  if (f->why != XO_OK)
    fault(s, where, record, f);
  if (c != NULL && c->kind == XO_CLAIM_GOOD)
    claimed(s, record->rules, c, f);
  sink_string(s, "}\n");
}

void verdict_json_unjudged(sink *s, const origin *where)
{
  json_place(s, where);
  sink_string(s, ",\"verdict\":\"UNJUDGED\",\"used\":0,\"given\":0,\"reason\":\"no-rules\"}\n");
}
