/* automaton_moves.c: moves in the place of digits. See automaton.h. */
#include "automaton.h"
#include "xo/rules.h"
#include "cell_number.acsl"

/* Each move has the class of its cell's digit; what these classes say is what the line of digits would. */
int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves)
{
  unsigned char classes[XO_AUTOMATON_STEPS] = {0};
  xo_rules rules = automaton->rules;
  int n = moves->len;
  //@ assert begun: Begun(*automaton);
  if (n < 1 || n > XO_AUTOMATON_CELLS)
    return 0;
  /*@ loop invariant bound:   0 <= i <= n;
      loop invariant small:   \forall integer j; 0 <= j < XO_AUTOMATON_STEPS ==> classes[j] < XO_AUTOMATON_NEWLINE;
      loop invariant cells:   \forall integer j; 0 <= j < i ==> 1 <= classes[j];
      loop invariant spelled: \forall integer j; 0 <= j < i ==> IsCell(rules, classes[j], moves->at[j]);
      loop assigns i, classes[0 .. XO_AUTOMATON_STEPS - 1];
      loop variant n - i; */
  for (int i = 0; i < n; i++) {
    xo_pos pos = moves->at[i];
    if (!xo_inv_pos(rules, pos))
      return 0;
    //@ ghost cell_number(rules, pos);
    int above = pos.row - 1;
    int number = above * rules.cols + pos.col;
    //@ assert cell: IsCell(rules, number, moves->at[i]);
    classes[i] = (unsigned char)number;
  }
  classes[n] = XO_AUTOMATON_NEWLINE;
  int v = xo_automaton_line(automaton, classes);
  //@ assert spelled: Spelled((*automaton).rules, (unsigned char *)classes, n, *moves);
  //@ assert given: v != 0 ==> automaton->verdict[v].given == n;
  /*@ assert so: v != 0 ==> PlayableBy((*automaton).rules, *moves) && JudgedBy((*automaton).rules, (*automaton).order, *moves,
        automaton->verdict[v].used, automaton->verdict[v].outcome); */
  return v;
}
