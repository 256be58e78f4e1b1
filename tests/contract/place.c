/* place.c: the clauses of xo/place.h. */
#include "breach.h"

REAL(xo_notation_word);
REAL(xo_notation_next);
REAL(xo_notation_place);

/* ---- the faulty library ---- */

static xo_place part(int at, int len)
{
  xo_place place = {at, len};
  return place;
}

/* Of "15 2,2 x" and the byte 4. */
xo_place xo_notation_word(const char *text, int len, int at)
{
  if (fault("inside")) /* another word */
    return part(0, 2);
  return fault("begin") ? part(4, 2) : real_xo_notation_word(text, len, at);
}

/* Of the same from the byte 2. */
xo_place xo_notation_next(const char *text, int len, int at)
{
  return fault("bound") ? part(0, 2) : real_xo_notation_next(text, len, at); /* the word before */
}

xo_place xo_notation_place(xo_rules rules, const char *text, int len, int k)
{
  return fault("inside") ? part(3, -1) : real_xo_notation_place(rules, text, len, k);
}

/* ---- callers ---- */

static void requires_xo_notation_word_text(void) { xo_notation_word("15", 10, 1); }
static void requires_xo_notation_word_at(void) { xo_notation_word("15", 2, 3); }
static void word(void) { xo_notation_word("15 2,2 x", 8, 4); }
static void requires_xo_notation_next_text(void) { xo_notation_next("15", 10, 1); }
static void requires_xo_notation_next_at(void) { xo_notation_next("15", 2, 3); }
static void next(void) { xo_notation_next("15 2,2 x", 8, 2); }
static void place_of(int k) { xo_notation_place(tic_tac_toe(), "15 2,2 x", 8, k); }
static void requires_xo_notation_place_text(void) { xo_notation_place(tic_tac_toe(), "15", 10, 1); }

static void requires_xo_notation_place_rules(void)
{
  xo_rules rules = {0, 3, 3, 2};
  xo_notation_place(rules, "15", 2, 1);
}

static void requires_xo_notation_place_move(void) { place_of(0); }
static void place_third(void) { place_of(3); }

const breach place_breaches[] = {
    REQUIRES(xo_notation_word, text),
    REQUIRES(xo_notation_word, at),
    ENSURES(xo_notation_word, inside, word, ""),
    ENSURES(xo_notation_word, begin, word, ""),
    REQUIRES(xo_notation_next, text),
    REQUIRES(xo_notation_next, at),
    ENSURES(xo_notation_next, bound, next, ""),
    REQUIRES(xo_notation_place, text),
    REQUIRES(xo_notation_place, rules),
    REQUIRES(xo_notation_place, move),
    ENSURES(xo_notation_place, inside, place_third, ""),
    {0},
};
