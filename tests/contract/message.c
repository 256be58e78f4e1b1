/* message.c: the clauses of xo/message.h. */
#include "breach.h"

REAL(xo_message_outcome, xo_message_status, xo_message_symbol, xo_message_finding, xo_message_span)

/* ---- the faulty library ---- */

static xo_word spoilt(xo_word word)
{
  if (fault("word"))
    word.text[XO_WORD_CAP - 1] = 'x';
  if (fault("says"))
    word.text[0]++;
  return word;
}

xo_word xo_message_outcome(xo_rules rules, xo_outcome outcome)
{
  return spoilt(real_xo_message_outcome(rules, outcome));
}

xo_word xo_message_status(xo_status status) { return spoilt(real_xo_message_status(status)); }

char xo_message_symbol(xo_rules rules, xo_player player)
{
  if (fault("symbol"))
    return '?';
  return real_xo_message_symbol(rules, player);
}

xo_message xo_message_finding(const xo_record *record, xo_finding finding, const char *text, int len)
{
  xo_message said = real_xo_message_finding(record, finding, text, len);
  if (fault("message"))
    said.text[XO_MESSAGE_CAP - 1] = 'x';
  if (fault("says"))
    said.text[0] = 'M';
  return said;
}

xo_span xo_message_span(xo_rules rules, xo_finding finding, const char *text, int len)
{
  xo_span span = real_xo_message_span(rules, finding, text, len);
  if (fault("inside"))
    span.len = -1;
  if (fault("whole"))
    span.at = 1;
  if (fault("word")) { /* another word */
    span.at = 0;
    span.len = 2;
  }
  if (fault("ends"))
    span.len--;
  return span;
}

/* ---- callers ---- */

REQUIRES(xo_message_outcome, rules) { xo_message_outcome((xo_rules){0, 3, 3, 2}, XO_DRAW); }
REQUIRES(xo_message_outcome, known) { xo_message_outcome(tic_tac_toe(), 3); }
static void outcome_good(void) { xo_message_outcome(tic_tac_toe(), XO_CROSS); }
REQUIRES(xo_message_status, known) { xo_message_status(XO_TOO_LONG + 1); }
static void status_good(void) { xo_message_status(XO_TAKEN); }
REQUIRES(xo_message_symbol, rules) { xo_message_symbol((xo_rules){0, 3, 3, 2}, XO_CROSS); }
REQUIRES(xo_message_symbol, player) { xo_message_symbol(tic_tac_toe(), 3); }
static void symbol_good(void) { xo_message_symbol(tic_tac_toe(), XO_CROSS); }

static xo_finding found(xo_status why, int move, int at)
{
  xo_finding f = {why, move, 2, 3, at, XO_UNFINISHED};
  return f;
}

static void say(xo_record record, xo_finding f, int len) { xo_message_finding(&record, f, "15 2,2", len); }
REQUIRES(xo_message_finding, valid) { xo_message_finding(no_memory(), found(XO_TAKEN, 3, -1), "15 2,2", 6); }
REQUIRES(xo_message_finding, text) { say(record_of("155"), found(XO_TAKEN, 3, -1), 20); }

REQUIRES(xo_message_finding, rules)
{
  xo_record record = record_of("155");
  record.rules.rows = 0;
  say(record, found(XO_TAKEN, 3, -1), 6);
}

REQUIRES(xo_message_finding, counts) { say(record_of("155"), found(XO_TOO_FEW, -1, -1), 6); }
REQUIRES(xo_message_finding, taken) { say(record_of("155"), found(XO_TAKEN, XO_MOVES_CAP + 1, -1), 6); }
REQUIRES(xo_message_finding, late) { say(record_of("155"), found(XO_AFTER_END, 3, -1), 6); }
REQUIRES(xo_message_finding, syntax) { say(record_of("155"), found(XO_SYNTAX, 3, 7), 6); }
REQUIRES(xo_message_finding, long) { say(record_of("155"), found(XO_TOO_LONG, 0, -1), 6); }
static void say_good(void) { say(record_of("155"), found(XO_TAKEN, 3, -1), 6); }
static void span_in(xo_finding f, int len) { xo_message_span(tic_tac_toe(), f, "15 2,2", len); }
REQUIRES(xo_message_span, text) { span_in(found(XO_TAKEN, 3, -1), 20); }
REQUIRES(xo_message_span, rules) { xo_message_span((xo_rules){0, 3, 3, 2}, found(XO_TAKEN, 3, -1), "15 2,2", 6); }
REQUIRES(xo_message_span, move) { span_in(found(XO_TAKEN, -1, -1), 6); }
REQUIRES(xo_message_span, syntax) { span_in(found(XO_SYNTAX, 3, 7), 6); }
static void span_move(void) { span_in(found(XO_TAKEN, 3, -1), 6); }
static void span_whole(void) { span_in(found(XO_TOO_FEW, 0, -1), 6); }
static void span_word(void) { span_in(found(XO_SYNTAX, 3, 5), 6); }

ENSURES(xo_message_outcome, outcome_good, word says, says);
ENSURES(xo_message_status, status_good, says);
ENSURES(xo_message_symbol, symbol_good, symbol);
ENSURES(xo_message_finding, say_good, message, says);
ENSURES(xo_message_span, span_move, inside);
ENSURES(xo_message_span, span_whole, whole);
ENSURES(xo_message_span, span_word, word, ends);
