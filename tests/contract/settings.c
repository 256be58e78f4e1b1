/* settings.c: the clauses of xo/settings.h. */
#include "breach.h"

REAL(xo_settings_rules, xo_settings_order, xo_settings_read, xo_settings_begin)

xo_rules xo_settings_rules(const char *text, int from, int to)
{
  xo_rules rules = real_xo_settings_rules(text, from, to);
  FAULT(bound, rules.rows = -2);
  return rules;
}

xo_play_order xo_settings_order(xo_rules rules, const char *text, int from, int to)
{
  xo_play_order order = real_xo_settings_order(rules, text, from, to);
  FAULT(names, order.len = 0);
  return order;
}

xo_settings xo_settings_read(const char *text, int len, xo_option_words *words)
{
  xo_settings read = real_xo_settings_read(text, len, words);
  words->at[1].name += fault("inside");
  FAULT(fault, read.fault = XO_SETTINGS_NUL);
  FAULT(rules, read.rules.rows++);
  FAULT(partial, read.partial = 0);
  FAULT(bit, read.partial = 2);
  FAULT(known, read.rules.rows = 0);
  FAULT(good, read.order.at[0] = read.order.at[1]);
  return read;
}

int xo_settings_begin(const char *text, int len) { return fault("bound") ? len : real_xo_settings_begin(text, len); }

static const char at_line[] = "@ --rules 4x4x3 --order=O,X --partial # so";

static void read_to(xo_option_words *words) { xo_settings_read(at_line, (int)sizeof at_line - 1, words); }
REQUIRES(xo_settings_rules, text) { xo_settings_rules("3x3x3", 0, 10); }
ENSURES(xo_settings_rules, rules_of, bound) { xo_settings_rules("3x3x3", 0, 5); }
REQUIRES(xo_settings_order, text) { xo_settings_order(tic_tac_toe(), "X,O", 0, 10); }
REQUIRES(xo_settings_order, rules) { xo_settings_order((xo_rules){3, 3, 3, 1}, "X,O", 0, 3); }
ENSURES(xo_settings_order, order_of, names) { xo_settings_order(tic_tac_toe(), "X,O", 0, 3); }
REQUIRES(xo_settings_begin, text) { xo_settings_begin("@", 10); }
ENSURES(xo_settings_begin, blank, bound) { xo_settings_begin(" @", 2); }
REQUIRES(xo_settings_read, text) { xo_settings_read("@", 10, &(xo_option_words){0}); }
REQUIRES(xo_settings_read, valid) { read_to(no_memory()); }
static void read_good(void) { read_to(&(xo_option_words){0}); }
ENSURES(xo_settings_read, all, inside, fault, rules, partial, bit partial, known rules, good) { read_good(); }
