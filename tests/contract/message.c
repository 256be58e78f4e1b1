/* message.c: the clauses of xo/message.h. */
#include "breach.h"

REAL(xo_message_outcome, xo_message_status, xo_message_symbol, xo_message_finding, xo_message_span)

static xo_word spoilt(xo_word word)
{
  FAULT(word, word.text[XO_WORD_CAP - 1] = 'x');
  FAULT(says, word.text[0]++);
  return word;
}

xo_word xo_message_outcome(xo_rules rules, xo_outcome outcome)
{
  return spoilt(real_xo_message_outcome(rules, outcome));
}

xo_word xo_message_status(xo_status status) { return spoilt(real_xo_message_status(status)); }

char xo_message_symbol(xo_rules rules, xo_player player)
{
  char symbol = real_xo_message_symbol(rules, player);
  FAULT(symbol, symbol = '?');
  return symbol;
}

xo_message xo_message_finding(const xo_record *record, xo_finding finding, const char *text, int len)
{
  xo_message said = real_xo_message_finding(record, finding, text, len);
  FAULT(message, said.text[XO_MESSAGE_CAP - 1] = 'x');
  FAULT(says, said.text[0] = 'M');
  return said;
}

xo_span xo_message_span(xo_rules rules, xo_finding finding, const char *text, int len)
{
  xo_span span = real_xo_message_span(rules, finding, text, len);
  FAULT(inside, span.len = -1);
  FAULT(whole, span.at = 1);
  FAULT(word, span = ((xo_span){0, 2})); /* another word */
  FAULT(ends, span.len--);
  return span;
}

REQUIRES(xo_message_outcome, rules) { xo_message_outcome((xo_rules){0, 3, 3, 2}, XO_DRAW); }
REQUIRES(xo_message_outcome, known) { xo_message_outcome(tic_tac_toe(), 3); }
ENSURES(xo_message_outcome, good, word says, says) { xo_message_outcome(tic_tac_toe(), XO_CROSS); }
REQUIRES(xo_message_status, known) { xo_message_status(XO_TOO_LONG + 1); }
ENSURES(xo_message_status, good, says) { xo_message_status(XO_TAKEN); }
REQUIRES(xo_message_symbol, rules) { xo_message_symbol((xo_rules){0, 3, 3, 2}, XO_CROSS); }
REQUIRES(xo_message_symbol, player) { xo_message_symbol(tic_tac_toe(), 3); }
ENSURES(xo_message_symbol, good, symbol) { xo_message_symbol(tic_tac_toe(), XO_CROSS); }
static xo_finding found(xo_status why, int move, int at) { return (xo_finding){why, move, 2, 3, at, XO_UNFINISHED}; }
static void say(xo_record record, xo_finding f, int len) { xo_message_finding(&record, f, "15 2,2", len); }
REQUIRES(xo_message_finding, valid) { xo_message_finding(no_memory(), found(XO_TAKEN, 3, -1), "15 2,2", 6); }
REQUIRES(xo_message_finding, text) { say(record_of("155"), found(XO_TAKEN, 3, -1), 20); }
REQUIRES(xo_message_finding, rules) { say(WITH(record_of("155"), rules.rows = 0), found(XO_TAKEN, 3, -1), 6); }
REQUIRES(xo_message_finding, why) { say(record_of("155"), found(XO_TOO_LONG + 1, 3, -1), 6); }
REQUIRES(xo_message_finding, counts) { say(record_of("155"), found(XO_TOO_FEW, -1, -1), 6); }
REQUIRES(xo_message_finding, taken) { say(record_of("155"), found(XO_TAKEN, XO_MOVES_CAP + 1, -1), 6); }
REQUIRES(xo_message_finding, late) { say(record_of("155"), found(XO_AFTER_END, 3, -1), 6); }
REQUIRES(xo_message_finding, syntax) { say(record_of("155"), found(XO_SYNTAX, 3, 7), 6); }
REQUIRES(xo_message_finding, long) { say(record_of("155"), found(XO_TOO_LONG, 0, -1), 6); }
ENSURES(xo_message_finding, good, message, says) { say(record_of("155"), found(XO_TAKEN, 3, -1), 6); }
static void span_in(xo_finding f, int len) { xo_message_span(tic_tac_toe(), f, "15 2,2", len); }
REQUIRES(xo_message_span, text) { span_in(found(XO_TAKEN, 3, -1), 20); }
REQUIRES(xo_message_span, rules) { xo_message_span((xo_rules){0, 3, 3, 2}, found(XO_TAKEN, 3, -1), "15 2,2", 6); }
REQUIRES(xo_message_span, move) { span_in(found(XO_TAKEN, -1, -1), 6); }
REQUIRES(xo_message_span, syntax) { span_in(found(XO_SYNTAX, 3, 7), 6); }
ENSURES(xo_message_span, span_move, inside) { span_in(found(XO_TAKEN, 3, -1), 6); }
ENSURES(xo_message_span, span_whole, whole) { span_in(found(XO_TOO_FEW, 0, -1), 6); }
ENSURES(xo_message_span, span_word, word, ends) { span_in(found(XO_SYNTAX, 3, 5), 6); }
