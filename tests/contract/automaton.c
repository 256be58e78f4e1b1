/* automaton.c: the clauses of automaton.h. */
#include "breach.h"

REAL(xo_automaton_make, xo_automaton_classes, xo_automaton_line, xo_automaton_words, xo_automaton_moves)

/* ---- the faulty library ---- */

void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  real_xo_automaton_make(automaton, rules, order);
  if (fault("good"))
    automaton->rows = XO_AUTOMATON_VERDICTS;
  if (fault("rules"))
    automaton->rules.line--;
  if (fault("order")) {
    automaton->order.at[0] = order->at[1];
    automaton->order.at[1] = order->at[0];
  }
}

void xo_automaton_classes(const char *text, int len, unsigned char *classes)
{
  real_xo_automaton_classes(text, len, classes);
  if (fault("classes"))
    classes[0]++;
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
  if (fault("count"))
    return -1;
  if (fault("words"))
    return 2;
  if (fault("none"))
    return 0;
  if (fault("cells"))
    classes[0]++;
  if (fault("digits"))
    classes[0] = 0;
  if (fault("end"))
    classes[n]--;
  if (fault("classes"))
    classes[XO_AUTOMATON_CELLS] = XO_AUTOMATON_CLASSES;
  return n;
}

int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves)
{
  return real_xo_automaton_moves(automaton, moves) + fault("judged");
}

/* ---- callers ---- */

static const xo_play_order cross_first = {2, {XO_CROSS, XO_NOUGHT}};
static xo_automaton made;
static unsigned char classes[XO_AUTOMATON_STEPS];

static xo_automaton *automaton_made(void)
{
  real_xo_automaton_make(&made, tic_tac_toe(), &cross_first);
  return &made;
}

static void make(xo_rules rules, const xo_play_order *order) { xo_automaton_make(&made, rules, order); }
REQUIRES(xo_automaton_make, valid) { xo_automaton_make(no_memory(), tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_make, rules) { make((xo_rules){2, 5, 3, 2}, &cross_first); }
REQUIRES(xo_automaton_make, order) { make(tic_tac_toe(), &(xo_play_order){2, {1, 1}}); }
static void make_good(void) { make(tic_tac_toe(), &cross_first); }
REQUIRES(xo_automaton_classes, text) { xo_automaton_classes("15", 10, classes); }
REQUIRES(xo_automaton_classes, valid) { xo_automaton_classes("15", 2, (unsigned char[1]){0}); }

REQUIRES(xo_automaton_classes, apart)
{
  char text[2] = "15";
  xo_automaton_classes(text, 2, (unsigned char *)text);
}

static void classes_good(void) { xo_automaton_classes("15293\n", 6, classes); }

static void line_of(const xo_automaton *automaton)
{
  real_xo_automaton_classes("15293\n1234", XO_AUTOMATON_STEPS, classes);
  xo_automaton_line(automaton, classes);
}

REQUIRES(xo_automaton_line, valid) { line_of(no_memory()); }

REQUIRES(xo_automaton_line, good)
{
  xo_automaton *automaton = automaton_made();
  automaton->order.at[0] = XO_NOUGHT;
  line_of(automaton);
}

REQUIRES(xo_automaton_line, classes)
{
  xo_automaton_line(automaton_made(), (unsigned char[XO_AUTOMATON_STEPS]){1, 5, 2, XO_AUTOMATON_CLASSES});
}

static void line_good(void) { line_of(automaton_made()); }

static void words_in(xo_rules rules, int width, const char *text, int len)
{
  unsigned char of_words[XO_AUTOMATON_STEPS] = {0};
  xo_automaton_words(rules, width, text, len, of_words);
}

REQUIRES(xo_automaton_words, rules) { words_in((xo_rules){3, 4, 3, 2}, XO_AUTOMATON_PAIRS, "1,1 2,2", 7); }
REQUIRES(xo_automaton_words, width) { words_in(tic_tac_toe(), 2, "11 22", 5); }
REQUIRES(xo_automaton_words, text) { words_in(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1", 7); }
REQUIRES(xo_automaton_words, valid)
{
  xo_automaton_words(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1 2,2", 7, (unsigned char[1]){0});
}

REQUIRES(xo_automaton_words, apart)
{
  char text[XO_AUTOMATON_STEPS] = {1, 2};
  xo_automaton_words(tic_tac_toe(), XO_AUTOMATON_PAIRS, text, 7, (unsigned char *)text);
}

REQUIRES(xo_automaton_words, classes)
{
  xo_automaton_words(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1 2,2", 7,
                     (unsigned char[XO_AUTOMATON_STEPS]){1, 5, 2, XO_AUTOMATON_CLASSES});
}

static void two_words(void) { words_in(tic_tac_toe(), XO_AUTOMATON_PAIRS, "1,1 2,2", 7); }
static void no_words(void) { words_in(tic_tac_toe(), XO_AUTOMATON_LETTERS, "a1 2b", 5); }

static void moves_of(const xo_automaton *automaton)
{
  xo_moves moves = list_of("15293");
  xo_automaton_moves(automaton, &moves);
}

REQUIRES(xo_automaton_moves, valid) { xo_automaton_moves(automaton_made(), no_memory()); }

REQUIRES(xo_automaton_moves, good)
{
  xo_automaton *automaton = automaton_made();
  automaton->order.at[0] = XO_NOUGHT;
  moves_of(automaton);
}

static void moves_good(void) { moves_of(automaton_made()); }

ENSURES(xo_automaton_make, make_good, good, rules, order);
ENSURES(xo_automaton_classes, classes_good, classes);
ENSURES(xo_automaton_line, line_good, said);
ENSURES(xo_automaton_words, two_words, count, none, cells, digits cells, end, classes);
ENSURES(xo_automaton_words, no_words, words cells digits end);
ENSURES(xo_automaton_moves, moves_good, judged);
