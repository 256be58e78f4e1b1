/* automaton.c: the clauses of automaton.h. */
#include "breach.h"

REAL(xo_automaton_make, xo_automaton_classes, xo_automaton_line, xo_automaton_words, xo_automaton_moves)

void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  real_xo_automaton_make(automaton, rules, order);
  FAULT(good, automaton->rows = XO_AUTOMATON_VERDICTS);
  FAULT(rules, automaton->rules.line--);
  FAULT(order, automaton->order = ((xo_play_order){2, {order->at[1], order->at[0]}}));
}

void xo_automaton_classes(const char *text, int len, unsigned char *classes)
{
  real_xo_automaton_classes(text, len, classes);
  FAULT(classes, classes[0]++);
}

/* The verdict that comes after the right one. */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes)
{
  return real_xo_automaton_line(automaton, classes) + fault("said");
}

/* The line is "1,1 2,2", or not. */
int xo_automaton_words(xo_rules rules, int width, const char *text, int len, unsigned char *classes)
{
  int n = real_xo_automaton_words(rules, width, text, len, classes);
  FAULT(cells, classes[0]++);
  FAULT(digits, classes[0] = 0);
  FAULT(end, classes[n]--);
  FAULT(classes, classes[XO_AUTOMATON_CELLS] = XO_AUTOMATON_CLASSES);
  return fault("count") ? -1 : fault("words") ? 2 : fault("none") ? 0 : n;
}

int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves)
{
  return real_xo_automaton_moves(automaton, moves) + fault("judged");
}

static const xo_play_order cross_first = {2, {XO_CROSS, XO_NOUGHT}};
static xo_automaton made;
static unsigned char classes[XO_AUTOMATON_STEPS];

static xo_automaton *automaton_made(void)
{
  real_xo_automaton_make(&made, tic_tac_toe(), &cross_first);
  return &made;
}

static xo_automaton *automaton_spoiled(void)
{
  automaton_made()->order.at[0] = XO_NOUGHT;
  return &made;
}

static void make(xo_rules rules, const xo_play_order *order) { xo_automaton_make(&made, rules, order); }
REQUIRES(xo_automaton_make, valid) { xo_automaton_make(no_memory(), tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_make, rules) { make((xo_rules){2, 5, 3, 2}, &cross_first); }
REQUIRES(xo_automaton_make, order) { make(tic_tac_toe(), &(xo_play_order){2, {1, 1}}); }
ENSURES(xo_automaton_make, good, good, rules, order) { make(tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_classes, text) { xo_automaton_classes("15", 10, classes); }
REQUIRES(xo_automaton_classes, valid) { xo_automaton_classes("15", 2, (unsigned char[1]){0}); }

REQUIRES(xo_automaton_classes, apart)
{
  char text[2] = "15";
  xo_automaton_classes(text, 2, (unsigned char *)text);
}

ENSURES(xo_automaton_classes, good, classes) { xo_automaton_classes("15293\n", 6, classes); }

static void line_of(const xo_automaton *automaton)
{
  real_xo_automaton_classes("15293\n1234", XO_AUTOMATON_STEPS, classes);
  xo_automaton_line(automaton, classes);
}

REQUIRES(xo_automaton_line, valid) { line_of(no_memory()); }
REQUIRES(xo_automaton_line, good) { line_of(automaton_spoiled()); }

REQUIRES(xo_automaton_line, classes)
{
  xo_automaton_line(automaton_made(), (unsigned char[XO_AUTOMATON_STEPS]){1, 5, 2, XO_AUTOMATON_CLASSES});
}

ENSURES(xo_automaton_line, good, said) { line_of(automaton_made()); }

static void words_in(xo_rules rules, int width, const char *text, int len)
{
  xo_automaton_words(rules, width, text, len, (unsigned char[XO_AUTOMATON_STEPS]){0});
}

static void pairs_to(unsigned char *to) { xo_automaton_words(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1 2,2", 7, to); }
REQUIRES(xo_automaton_words, rules) { words_in((xo_rules){3, 4, 3, 2}, XO_AUTOMATON_PAIRS, "1,1 2,2", 7); }
REQUIRES(xo_automaton_words, width) { words_in(tic_tac_toe(), 2, "11 22", 5); }
REQUIRES(xo_automaton_words, text) { words_in(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1", 7); }
REQUIRES(xo_automaton_words, valid) { pairs_to((unsigned char[1]){0}); }
REQUIRES(xo_automaton_words, classes) { pairs_to((unsigned char[XO_AUTOMATON_STEPS]){1, 5, 2, XO_AUTOMATON_CLASSES}); }

REQUIRES(xo_automaton_words, apart)
{
  char text[XO_AUTOMATON_STEPS] = {1, 2};
  xo_automaton_words(tic_tac_toe(), XO_AUTOMATON_PAIRS, text, 7, (unsigned char *)text);
}

static void words(int width, const char *text, int len) { words_in(tic_tac_toe(), width, text, len); }
ENSURES(xo_automaton_words, two, count, none, cells, digits cells, end, classes)
{
  words(XO_AUTOMATON_PAIRS, "1,1 2,2", 7);
}
ENSURES(xo_automaton_words, none, words cells digits end) { words(XO_AUTOMATON_LETTERS, "a1 2b", 5); }
static void moves_of(const xo_automaton *a) { xo_automaton_moves(a, (xo_moves[]){list_of("15293")}); }
REQUIRES(xo_automaton_moves, valid) { xo_automaton_moves(automaton_made(), no_memory()); }
REQUIRES(xo_automaton_moves, good) { moves_of(automaton_spoiled()); }
ENSURES(xo_automaton_moves, good, judged) { moves_of(automaton_made()); }
