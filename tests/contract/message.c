/* message.c: the clauses of xo/message.h. */
#include "breach.h"

REAL(xo_message_outcome);
REAL(xo_message_status);
REAL(xo_message_symbol);
REAL(xo_message_finding);
REAL(xo_message_place);

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
  return said;
}

xo_place xo_message_place(xo_rules rules, xo_finding finding, const char *text, int len)
{
  xo_place place = real_xo_message_place(rules, finding, text, len);
  if (fault("inside"))
    place.len = -1;
  if (fault("whole"))
    place.at = 1;
  if (fault("word")) { /* another word */
    place.at = 0;
    place.len = 1;
  }
  return place;
}

/* ---- callers ---- */

static void requires_xo_message_outcome_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  xo_message_outcome(rules, XO_DRAW);
}

static void requires_xo_message_outcome_known(void) { xo_message_outcome(tic_tac_toe(), 3); }
static void outcome_good(void) { xo_message_outcome(tic_tac_toe(), XO_CROSS); }
static void requires_xo_message_status_known(void) { xo_message_status(XO_TOO_LONG + 1); }
static void status_good(void) { xo_message_status(XO_TAKEN); }

static void requires_xo_message_symbol_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  xo_message_symbol(rules, XO_CROSS);
}

static void requires_xo_message_symbol_player(void) { xo_message_symbol(tic_tac_toe(), 3); }
static void symbol_good(void) { xo_message_symbol(tic_tac_toe(), XO_CROSS); }

static xo_finding found(xo_status why, int move, int at)
{
  xo_finding f = {why, move, 2, 3, at, XO_UNFINISHED};
  return f;
}

static void say(xo_record record, xo_finding f, int len) { xo_message_finding(&record, f, "15 2,2", len); }

static void requires_xo_message_finding_valid(void)
{
  xo_message_finding(no_memory(), found(XO_TAKEN, 3, -1), "15 2,2", 6);
}

static void requires_xo_message_finding_text(void) { say(record_of("155"), found(XO_TAKEN, 3, -1), 20); }

static void requires_xo_message_finding_rules(void)
{
  xo_record record = record_of("155");
  record.rules.rows = 0;
  say(record, found(XO_TAKEN, 3, -1), 6);
}

static void requires_xo_message_finding_counts(void) { say(record_of("155"), found(XO_TOO_FEW, -1, -1), 6); }
static void requires_xo_message_finding_taken(void) { say(record_of("155"), found(XO_TAKEN, XO_MOVES_CAP + 1, -1), 6); }
static void requires_xo_message_finding_late(void) { say(record_of("155"), found(XO_AFTER_END, 3, -1), 6); }
static void requires_xo_message_finding_syntax(void) { say(record_of("155"), found(XO_SYNTAX, 3, 7), 6); }
static void requires_xo_message_finding_long(void) { say(record_of("155"), found(XO_TOO_LONG, 0, -1), 6); }
static void say_good(void) { say(record_of("155"), found(XO_TAKEN, 3, -1), 6); }
static void place_in(xo_finding f, int len) { xo_message_place(tic_tac_toe(), f, "15 2,2", len); }
static void requires_xo_message_place_text(void) { place_in(found(XO_TAKEN, 3, -1), 20); }

static void requires_xo_message_place_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  xo_message_place(rules, found(XO_TAKEN, 3, -1), "15 2,2", 6);
}

static void requires_xo_message_place_move(void) { place_in(found(XO_TAKEN, -1, -1), 6); }
static void requires_xo_message_place_syntax(void) { place_in(found(XO_SYNTAX, 3, 7), 6); }
static void place_move(void) { place_in(found(XO_TAKEN, 3, -1), 6); }
static void place_whole(void) { place_in(found(XO_TOO_FEW, 0, -1), 6); }
static void place_word(void) { place_in(found(XO_SYNTAX, 3, 5), 6); }

const breach message_breaches[] = {
    REQUIRES(xo_message_outcome, rules),
    REQUIRES(xo_message_outcome, known),
    ENSURES(xo_message_outcome, word, outcome_good, "says"),
    ENSURES(xo_message_outcome, says, outcome_good, ""),
    REQUIRES(xo_message_status, known),
    ENSURES(xo_message_status, says, status_good, ""),
    REQUIRES(xo_message_symbol, rules),
    REQUIRES(xo_message_symbol, player),
    ENSURES(xo_message_symbol, symbol, symbol_good, ""),
    REQUIRES(xo_message_finding, valid),
    REQUIRES(xo_message_finding, text),
    REQUIRES(xo_message_finding, rules),
    REQUIRES(xo_message_finding, counts),
    REQUIRES(xo_message_finding, taken),
    REQUIRES(xo_message_finding, late),
    REQUIRES(xo_message_finding, syntax),
    REQUIRES(xo_message_finding, long),
    ENSURES(xo_message_finding, message, say_good, ""),
    REQUIRES(xo_message_place, text),
    REQUIRES(xo_message_place, rules),
    REQUIRES(xo_message_place, move),
    REQUIRES(xo_message_place, syntax),
    ENSURES(xo_message_place, inside, place_move, ""),
    ENSURES(xo_message_place, whole, place_whole, ""),
    ENSURES(xo_message_place, word, place_word, ""),
    {0},
};
