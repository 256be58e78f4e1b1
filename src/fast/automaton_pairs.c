/* automaton_pairs.c: pairs in the place of digits. See automaton.h. */
#include "automaton.h"
#include "xo/rules.h"
#include "cell_number.acsl"

/* Each pair has the class of its cell's digit. The text is read as it stands, without a list of moves. */
int xo_automaton_pairs(xo_rules rules, const char *text, int len, unsigned char *classes)
{
  int n = len / 4 + 1;
  if (len % 4 != 3 || n > XO_AUTOMATON_CELLS)
    return 0;
  /*@ loop invariant bound:   0 <= i <= n;
      loop invariant pairs:   \forall integer j; 0 <= j < i ==> CellPair(rules, text, j);
      loop invariant cells:   \forall integer j; 0 <= j < i ==> PairClass(rules, text, j, classes[j]);
      loop invariant digits:  \forall integer j; 0 <= j < i ==> 1 <= classes[j] <= XO_AUTOMATON_CELLS;
      loop invariant classes: \forall integer j; 0 <= j < XO_AUTOMATON_STEPS ==> classes[j] < XO_AUTOMATON_CLASSES;
      loop assigns i, classes[0 .. XO_AUTOMATON_STEPS - 1];
      loop variant n - i; */
  for (int i = 0; i < n; i++) {
    int at = 4 * i;
    xo_pos pos = {text[at] - '0', text[at + 2] - '0'};
    bool pair = xo_inv_pos(rules, pos) && text[at + 1] == ',' && (i == 0 || text[at - 1] == ' ');
    //@ assert pair: pair <==> CellPair(rules, text, i);
    if (!pair)
      return 0;
    //@ ghost cell_number(rules, pos);
    int above = pos.row - 1;
    int number = above * rules.cols + pos.col;
    //@ assert cell: PairClass(rules, text, i, number);
    classes[i] = (unsigned char)number;
  }
  classes[n] = XO_AUTOMATON_NEWLINE;
  return n;
}
