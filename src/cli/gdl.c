/* gdl.c: xo gdl, the rules of a game as a description for general game players.
 *
 * For 3x3x3 this is spec/gdl.kif without its comments, rule by rule. Other rules change the number of
 * roles and cells and unroll the lines: one rule for each place where a line can begin, with the row of a
 * row and the column of a column left variable. No relation is used that has no rule, since not every game
 * player takes that for one that never holds; so on a board on which no line fits nobody can win.
 */
#include "command.h"
#include "io/sink.h"

/* What is short, in the way of printf. */
#define PUT(...) sink_format(standard_output(), __VA_ARGS__)

/* A text in which %r is the role of player p, %m its mark, and %R the role of player q. Nobody's mark is blank. */
static void put_line(xo_rules rules, const char *text, xo_player p, xo_player q)
{
  for (; *text != '\0'; text++) {
    if (*text != '%') {
      sink_text(standard_output(), text, 1);
      continue;
    }
    text++;
    xo_player who = *text == 'R' ? q : p;
    if (rules.players > 2 && who > 0)
      PUT(*text == 'm' ? "p%d" : "player%d", who);
    else
      PUT(*text == 'm' ? "%c" : "%cplayer", "bxo"[who]);
  }
}

static void put_each(xo_rules rules, const char *text)
{
  for (xo_player p = 1; p <= rules.players; p++)
    put_line(rules, text, p, 0);
}

static void write_start(xo_rules rules)
{
  PUT("; %d x %d board, %d in a row, %d players: written by xo gdl --rules %dx%dx%dx%d\n", rules.rows, rules.cols,
      rules.line, rules.players, rules.rows, rules.cols, rules.line, rules.players);
  PUT("\n; ---- roles, in the order of their turns ----\n\n");
  put_each(rules, "(role %r)\n");
  PUT("\n; ---- the first state ----\n\n");
  for (int r = 1; r <= rules.rows; r++)
    for (int c = 1; c <= rules.cols; c++)
      PUT("(init (cell %d %d b))\n", r, c);
  put_line(rules, "(init (control %r))\n", 1, 0);
}

static void write_moves(xo_rules rules)
{
  PUT("\n; ---- legal moves ----\n\n"
      "(<= (legal ?role (mark ?m ?n))\n"
      "    (true (cell ?m ?n b))\n"
      "    (true (control ?role)))\n");
  for (xo_player p = 1; p <= rules.players; p++)
    for (xo_player q = 1; q <= rules.players; q++)
      if (p != q)
        put_line(rules, "(<= (legal %r noop)\n    (true (control %R)))\n", p, q);
  PUT("\n; ---- the next state ----\n\n");
  put_each(rules, "(<= (next (cell ?m ?n %m))\n    (does %r (mark ?m ?n))\n    (true (cell ?m ?n b)))\n");
  PUT("\n(<= (next (cell ?m ?n ?mark))\n"
      "    (true (cell ?m ?n ?mark))\n"
      "    (distinct ?mark b))\n"
      "\n(<= (next (cell ?m ?n b))\n"
      "    (does ?role (mark ?j ?k))\n"
      "    (true (cell ?m ?n b))\n"
      "    (distinct ?m ?j))\n"
      "(<= (next (cell ?m ?n b))\n"
      "    (does ?role (mark ?j ?k))\n"
      "    (true (cell ?m ?n b))\n"
      "    (distinct ?n ?k))\n\n");
  for (xo_player p = rules.players; p >= 1; p--)
    put_line(rules, "(<= (next (control %r))\n    (true (control %R)))\n", p % rules.players + 1, p);
}

/* A rule for the cells of a line from (r, c); the coordinate whose step is 0 has the name of a variable instead, unless
 * the line is a diagonal. */
static void write_cells(const char *head, xo_rules rules, int r, int c, int down, int right)
{
  PUT("(<= (%s)", head);
  for (int i = 0; i < rules.line; i++) {
    PUT(down == 0 ? "\n    (true (cell ?m " : "\n    (true (cell %d ", r + i * down);
    PUT(right == 0 ? "?n ?mark))" : "%d ?mark))", c + i * right);
  }
  PUT(")\n");
}

static bool row_fits(xo_rules rules) { return rules.line <= rules.cols; }
static bool column_fits(xo_rules rules) { return rules.line <= rules.rows; }
static bool line_fits(xo_rules rules) { return row_fits(rules) || column_fits(rules); }

static void write_lines(xo_rules rules)
{
  PUT("\n; ---- lines ----\n\n");
  for (int c = 1; c + rules.line - 1 <= rules.cols; c++)
    write_cells("row ?m ?mark", rules, 0, c, 0, 1);
  for (int r = 1; r + rules.line - 1 <= rules.rows; r++)
    write_cells("column ?n ?mark", rules, r, 0, 1, 0);
  for (int r = 1; r + rules.line - 1 <= rules.rows; r++) {
    for (int c = 1; c + rules.line - 1 <= rules.cols; c++)
      write_cells("diagonal ?mark", rules, r, c, 1, 1);
    /* A diagonal of one cell is the same both ways. */
    for (int c = rules.line; rules.line > 1 && c <= rules.cols; c++)
      write_cells("diagonal ?mark", rules, r, c, 1, -1);
  }
  PUT("%s%s%s%s%s(<= open\n    (true (cell ?m ?n b)))\n", line_fits(rules) ? "\n" : "",
      row_fits(rules) ? "(<= (line ?mark)\n    (row ?m ?mark))\n" : "",
      column_fits(rules) ? "(<= (line ?mark)\n    (column ?n ?mark))\n" : "",
      row_fits(rules) && column_fits(rules) ? "(<= (line ?mark)\n    (diagonal ?mark))\n" : "",
      line_fits(rules) ? "\n" : "");
}

static void write_end(xo_rules rules)
{
  PUT("\n; ---- goals: 100 who has a line, 0 every other role; 50 for all in a draw ----\n\n");
  for (xo_player p = 1; p <= rules.players; p++) {
    if (line_fits(rules))
      put_line(rules, "(<= (goal %r 100)\n    (line %m))\n", p, 0);
    put_line(rules, "(<= (goal %r 50)", p, 0);
    if (line_fits(rules))
      put_each(rules, "\n    (not (line %m))");
    PUT("\n    (not open))\n");
    for (xo_player q = 1; line_fits(rules) && q <= rules.players; q++)
      if (q != p)
        put_line(rules, "(<= (goal %R 0)\n    (line %m))\n", q, p);
  }
  PUT("\n; ---- the end ----\n\n");
  if (line_fits(rules))
    put_each(rules, "(<= terminal\n    (line %m))\n");
  PUT("(<= terminal\n    (not open))\n");
}

static void write_index(const char *name, int n)
{
  for (int i = 1; i <= n; i++)
    PUT("(%s %d)\n", name, i);
}

/* What facts and moves there are. Rows and columns are numbered alike where there are as many of them. */
static void write_base(xo_rules rules)
{
  bool square = rules.rows == rules.cols;
  const char *row = square ? "index" : "rowindex";
  const char *col = square ? "index" : "columnindex";
  PUT("\n; ---- what facts and moves there are ----\n\n");
  write_index(row, rules.rows);
  if (!square)
    write_index(col, rules.cols);
  PUT("\n");
  for (xo_player p = 0; p <= rules.players; p++) {
    put_line(rules, "(<= (base (cell ?m ?n %m))", p, 0);
    PUT("\n    (%s ?m)\n    (%s ?n))\n", row, col);
  }
  PUT("(<= (base (control ?role))\n    (role ?role))\n"
      "\n(<= (input ?role (mark ?m ?n))\n    (%s ?m)\n    (%s ?n)\n    (role ?role))\n"
      "(<= (input ?role noop)\n    (role ?role))\n",
      row, col);
}

int gdl(const options *o, int argc, char **argv)
{
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  if (o->rules.exact != 0)
    usage_error(o, "exact rules, with a !, are not described", NULL, "");
  write_start(o->rules);
  write_moves(o->rules);
  write_lines(o->rules);
  write_end(o->rules);
  write_base(o->rules);
  return STATUS_VALID;
}
