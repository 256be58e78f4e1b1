/* table.c: what stands in xo for the walk through its automaton to try the rival's idea with xo's
 * own handling of lines.
 *
 * The linker puts it in the place of xo_automaton_line (see tests.mk). As rival.c it knows tic-tac-toe alone, keeps who
 * is where in two sets of cells, asks a table whether a set holds a line, and sees no cell that is taken twice. What a
 * line that is not digits alone means is left to the general way. */
#include "automaton.h"

#include <stdbool.h>
#include <stddef.h>

enum { CELLS = 9, SETS = 1 << CELLS };

static bool wins[SETS];
/* The number of a verdict, by the outcome (from XO_DRAW on), the moves played and the moves given. */
static int numbers[4][CELLS + 1][CELLS + 1];
static bool ready;

static void prepare(const xo_automaton *automaton)
{
  static const int lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  for (int set = 0; set < SETS; set++)
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
      wins[set] = wins[set] || (set & lines[i]) == lines[i];
  for (int v = 1; v < automaton->verdicts; v++) {
    const xo_automaton_verdict *w = &automaton->verdict[v];
    numbers[w->outcome - XO_DRAW][w->used][w->given] = v;
  }
  ready = true;
}

int table_line(const xo_automaton *automaton, const unsigned char *classes);

int table_line(const xo_automaton *automaton, const unsigned char *classes)
{
  int cells[2] = {0, 0};
  int used = 0;
  int given = 0;
  xo_outcome outcome = XO_UNFINISHED;
  if (!ready)
    prepare(automaton);
  for (; 1 <= classes[given] && classes[given] <= CELLS && given < CELLS; given++)
    if (outcome == XO_UNFINISHED) {
      int player = used & 1;
      cells[player] |= 1 << (classes[given] - 1);
      used++;
      if (wins[cells[player]])
        outcome = player + 1;
      else if (used == CELLS)
        outcome = XO_DRAW;
    }
  return classes[given] == XO_AUTOMATON_NEWLINE ? numbers[outcome - XO_DRAW][used][given] : 0;
}
