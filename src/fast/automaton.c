/* automaton.c: see automaton.h. */
#include "automaton.h"
#include "walks.acsl"

/* Breadth first: the rows behind row q are those that it and the rows before it have led to. */
void xo_automaton_make(xo_automaton *automaton, xo_rules rules, const xo_play_order *order)
{
  xo_automaton_index index = {{0}, {0}};
  int max = xo_max(rules);
  xo_automaton_begin(automaton, rules, order);
  /*@ loop invariant bound: XO_AUTOMATON_VERDICTS <= q <= automaton->rows;
      loop invariant good:  Good(*automaton) && Fresh(*automaton);
      loop invariant chain: Chains(index) && Firsts(index, automaton->rows);
      loop invariant rules: SameRules(rules, automaton->rules);
      loop invariant order: SameOrder(*order, automaton->order);
      loop assigns q, *automaton, index;
      loop variant XO_AUTOMATON_ROWS - q; */
  for (int q = XO_AUTOMATON_VERDICTS; q < automaton->rows; q++) {
    //@ assert row: GoodRow(*automaton, q);
    if (automaton->at[q].given > 0)
      xo_automaton_close(automaton, q, xo_automaton_verdict_of(rules, &automaton->at[q]));
    /*@ loop invariant bound: 1 <= k <= max + 1;
        loop invariant row:   XO_AUTOMATON_VERDICTS <= q < automaton->rows;
        loop invariant good:  Good(*automaton) && Fresh(*automaton);
        loop invariant chain: Chains(index) && Firsts(index, automaton->rows);
        loop invariant rules: SameRules(rules, automaton->rules);
        loop invariant order: SameOrder(*order, automaton->order);
        loop assigns k, *automaton, index;
        loop variant max - k; */
    for (int k = 1; k <= max; k++)
      xo_automaton_reach(automaton, &index, q, k);
  }
}

void xo_automaton_classes(const char *text, int len, unsigned char *classes)
{
  /*@ loop invariant bound:   0 <= i <= len;
      loop invariant classes: \forall integer j; 0 <= j < i ==> classes[j] == ByteClass(text[j]);
      loop assigns i, classes[0 .. len - 1];
      loop variant len - i; */
  for (int i = 0; i < len; i++) {
    char c = text[i];
    char cell = (char)('1' <= c && c <= '9' ? c - '0' : 0);
    classes[i] = (unsigned char)(c == '\n' ? XO_AUTOMATON_NEWLINE : cell);
  }
}

/* From the row of the start, one step for each byte; a newline leads to the row of a verdict, which no byte leaves. */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes)
{
  unsigned place = XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS;
  //@ ghost int row = XO_AUTOMATON_VERDICTS;
  /*@ loop invariant bound: 0 <= i <= XO_AUTOMATON_STEPS && 0 <= row < automaton->rows;
      loop invariant place: place == XO_AUTOMATON_CLASSES * row;
      loop invariant walk:  WalkAt(*automaton, classes, i, row);
      loop assigns i, place, row;
      loop variant XO_AUTOMATON_STEPS - i; */
  for (int i = 0; i < XO_AUTOMATON_STEPS; i++) {
    //@ assert row: GoodRow(*automaton, row);
    //@ assert leads: Leads(*automaton, row, classes[i]);
    //@ assert next: WalkAt(*automaton, classes, i + 1, NextRow(*automaton, row, classes[i]));
    place = automaton->next[place + classes[i]];
    //@ ghost row = place / XO_AUTOMATON_CLASSES;
  }
  //@ assert row: GoodRow(*automaton, row);
  //@ assert over: row < XO_AUTOMATON_VERDICTS;
  return (int)(place / XO_AUTOMATON_CLASSES);
}
