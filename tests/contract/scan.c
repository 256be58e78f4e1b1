/* scan.c: the clauses of scan.h. */
#include "breach.h"
#include "scan.h"

REAL(xo_scan_lines, xo_scan_beginning)

/* The first line has the verdict of the second. */
void xo_scan_lines(const xo_automaton *automaton, const char *text, int len, const xo_lines *lines, xo_verdicts *known)
{
  real_xo_scan_lines(automaton, text, len, lines, known);
  FAULT(count, known->count = 1);
  FAULT(said, known->of[0] = known->of[1]);
}

int xo_scan_beginning(const xo_automaton *automaton, const char *text, int len, int *moves)
{
  int v = real_xo_scan_beginning(automaton, text, len, moves);
  FAULT(count, *moves = len + 1);
  FAULT(said, *moves -= 1);
  return v;
}

static xo_automaton scanner;
static xo_lines two_lines;
static char two_games[] = "152\n15293\n";
static xo_verdicts answered;

static xo_automaton *scanner_made(void)
{
  xo_play_order by = turns();
  xo_automaton_make(&scanner, tic_tac_toe(), &by);
  return &scanner;
}

/* Of two lines, or as many, the second of which begins there. */
static void scan_two(const xo_automaton *with, int count, int second, void *to)
{
  two_lines.count = count;
  two_lines.start[1] = second;
  two_lines.start[2] = 10;
  xo_scan_lines(with, two_games, 10, &two_lines, to);
}

REQUIRES(xo_scan_lines, valid) { scan_two(no_memory(), 2, 4, &answered); }
REQUIRES(xo_scan_lines, count) { scan_two(scanner_made(), -1, 4, &answered); }
REQUIRES(xo_scan_lines, apart) { scan_two(scanner_made(), 2, 4, &two_lines); }
REQUIRES(xo_scan_lines, lines) { scan_two(scanner_made(), 2, 3, &answered); }

REQUIRES(xo_scan_lines, good)
{
  scanner_made()->rows = XO_AUTOMATON_VERDICTS;
  scan_two(&scanner, 2, 4, &answered);
}

ENSURES(xo_scan_lines, two, count, said) { scan_two(scanner_made(), 2, 4, &answered); }

static void begin_of(const xo_automaton *with, int len, void *to) { (void)xo_scan_beginning(with, "15293", len, to); }

REQUIRES(xo_scan_beginning, valid) { begin_of(scanner_made(), 5, no_memory()); }

REQUIRES(xo_scan_beginning, good)
{
  int moves = 0;
  scanner_made()->rows = XO_AUTOMATON_VERDICTS;
  begin_of(&scanner, 5, &moves);
}

ENSURES(xo_scan_beginning, game, count said, said)
{
  int moves = 0;
  begin_of(scanner_made(), 5, &moves);
}
