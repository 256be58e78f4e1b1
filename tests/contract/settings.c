/* settings.c: the clauses of xo/settings.h. */
#include "breach.h"

REAL(xo_settings_rules);
REAL(xo_settings_order);
REAL(xo_settings_words);
REAL(xo_settings_read);

/* ---- the faulty library ---- */

xo_rules xo_settings_rules(const char *text, int from, int to)
{
  xo_rules rules = real_xo_settings_rules(text, from, to);
  if (fault("bound"))
    rules.rows = -2;
  return rules;
}

xo_play_order xo_settings_order(xo_rules rules, const char *text, int from, int to)
{
  xo_play_order order = real_xo_settings_order(rules, text, from, to);
  if (fault("names"))
    order.len = 0;
  return order;
}

void xo_settings_words(const char *text, int len, xo_option_words *words)
{
  real_xo_settings_words(text, len, words);
  words->at[1].name += fault("inside");
}

xo_settings xo_settings_read(const char *text, int len, const xo_option_words *words)
{
  xo_settings read = real_xo_settings_read(text, len, words);
  if (fault("fault"))
    read.fault = XO_SETTINGS_NUL;
  if (fault("rules"))
    read.rules.rows++;
  if (fault("partial"))
    read.partial = 0;
  if (fault("bit"))
    read.partial = 2;
  if (fault("known"))
    read.rules.rows = 0;
  if (fault("good"))
    read.order.at[0] = read.order.at[1];
  return read;
}

/* ---- callers ---- */

static const char at_line[] = "@ --rules 4x4x3 --order=O,X --partial # so";

static void cut(xo_option_words *words) { xo_settings_words(at_line, (int)sizeof at_line - 1, words); }

static void read_words(const xo_option_words *words) { xo_settings_read(at_line, (int)sizeof at_line - 1, words); }

static void requires_xo_settings_rules_text(void) { xo_settings_rules("3x3x3", 0, 10); }

static void rules_of(void) { xo_settings_rules("3x3x3", 0, 5); }

static void requires_xo_settings_order_text(void) { xo_settings_order(tic_tac_toe(), "X,O", 0, 10); }

static void requires_xo_settings_order_rules(void)
{
  xo_rules rules = {3, 3, 3, 1};
  xo_settings_order(rules, "X,O", 0, 3);
}

static void order_of(void) { xo_settings_order(tic_tac_toe(), "X,O", 0, 3); }

static void requires_xo_settings_words_text(void)
{
  xo_option_words words;
  xo_settings_words("@", 10, &words);
}

static void requires_xo_settings_words_valid(void) { cut(no_memory()); }

static void words_of(void)
{
  xo_option_words words;
  cut(&words);
}

static void requires_xo_settings_read_text(void)
{
  xo_option_words words;
  xo_settings_words("@", 1, &words);
  xo_settings_read("@", 10, &words);
}

static void requires_xo_settings_read_valid(void) { read_words(no_memory()); }

static void requires_xo_settings_read_words(void)
{
  xo_option_words words;
  cut(&words);
  words.at[0].at = 1;
  read_words(&words);
}

static void settings_of(void)
{
  xo_option_words words;
  cut(&words);
  read_words(&words);
}

const breach settings_breaches[] = {
    REQUIRES(xo_settings_rules, text),
    ENSURES(xo_settings_rules, bound, rules_of, ""),
    REQUIRES(xo_settings_order, text),
    REQUIRES(xo_settings_order, rules),
    ENSURES(xo_settings_order, names, order_of, ""),
    REQUIRES(xo_settings_words, text),
    REQUIRES(xo_settings_words, valid),
    ENSURES(xo_settings_words, inside, words_of, ""),
    REQUIRES(xo_settings_read, text),
    REQUIRES(xo_settings_read, valid),
    REQUIRES(xo_settings_read, words),
    ENSURES(xo_settings_read, fault, settings_of, ""),
    ENSURES(xo_settings_read, rules, settings_of, ""),
    ENSURES(xo_settings_read, partial, settings_of, ""),
    ENSURES(xo_settings_read, bit, settings_of, "partial"),
    ENSURES(xo_settings_read, known, settings_of, "rules"),
    ENSURES(xo_settings_read, good, settings_of, ""),
    {0},
};
