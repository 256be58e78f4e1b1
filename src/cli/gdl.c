/* gdl.c: xo gdl, the rules of a game as a description for general game players.
 *
 * For 3x3x3 this is spec/gdl.kif without its comments, rule by rule. Other rules change the number of
 * roles and cells and unroll the lines: one rule for each place where a line can begin, with the row of a
 * row and the column of a column left variable. No relation is used that has no rule, since not every game
 * player takes that for one that never holds; so on a board on which no line fits nobody can win.
 */
#include "command.h"
#include "io/sink.h"

static void put(const char *text) { sink_string(standard_output(), text); }

/* The same of what is short, in the way of printf. */
#define PUT(...) sink_format(standard_output(), __VA_ARGS__)

static const char *role(xo_rules rules, xo_player player)
{
  static const char *const two[] = {"", "xplayer", "oplayer"};
  static const char *const many[] = {"",        "player1", "player2", "player3", "player4",
                                     "player5", "player6", "player7", "player8"};
  return (rules.players > 2 ? many : two)[player];
}

/* The mark of a player; 0 is blank. */
static const char *mark(xo_rules rules, xo_player player)
{
  static const char *const two[] = {"b", "x", "o"};
  static const char *const many[] = {"b", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"};
  return (rules.players > 2 ? many : two)[player];
}

static bool row_fits(xo_rules rules) { return rules.line <= rules.cols; }

static bool column_fits(xo_rules rules) { return rules.line <= rules.rows; }

static bool diagonal_fits(xo_rules rules) { return row_fits(rules) && column_fits(rules); }

static bool line_fits(xo_rules rules) { return row_fits(rules) || column_fits(rules); }

static void write_title(xo_rules rules)
{
  PUT("; %d x %d board, %d in a row, %d players: written by xo gdl --rules %dx%dx%dx%d\n", rules.rows, rules.cols,
      rules.line, rules.players, rules.rows, rules.cols, rules.line, rules.players);
}

static void write_start(xo_rules rules)
{
  put("\n; ---- roles, in the order of their turns ----\n\n");
  for (xo_player p = 1; p <= rules.players; p++)
    PUT("(role %s)\n", role(rules, p));
  put("\n; ---- the first state ----\n\n");
  for (int r = 1; r <= rules.rows; r++)
    for (int c = 1; c <= rules.cols; c++)
      PUT("(init (cell %d %d b))\n", r, c);
  PUT("(init (control %s))\n", role(rules, 1));
}

static void write_legal(xo_rules rules)
{
  put("\n; ---- legal moves ----\n\n"
      "(<= (legal ?role (mark ?m ?n))\n"
      "    (true (cell ?m ?n b))\n"
      "    (true (control ?role)))\n");
  for (xo_player p = 1; p <= rules.players; p++)
    for (xo_player q = 1; q <= rules.players; q++)
      if (p != q)
        PUT("(<= (legal %s noop)\n    (true (control %s)))\n", role(rules, p), role(rules, q));
}

static void write_next(xo_rules rules)
{
  put("\n; ---- the next state ----\n\n");
  for (xo_player p = 1; p <= rules.players; p++)
    PUT("(<= (next (cell ?m ?n %s))\n    (does %s (mark ?m ?n))\n    (true (cell ?m ?n b)))\n", mark(rules, p),
        role(rules, p));
  put("\n(<= (next (cell ?m ?n ?mark))\n"
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
    PUT("(<= (next (control %s))\n    (true (control %s)))\n", role(rules, p % rules.players + 1), role(rules, p));
}

/* A rule for the cells of a line from (r, c); the coordinate whose step is 0 has the name of a variable instead, unless
 * the line is a diagonal. */
static void write_cells(const char *head, xo_rules rules, int r, int c, int down, int right)
{
  PUT("(<= (%s)", head);
  for (int i = 0; i < rules.line; i++) {
    put("\n    (true (cell ");
    if (down == 0)
      put("?m ");
    else
      PUT("%d ", r + i * down);
    if (right == 0)
      put("?n ?mark))");
    else
      PUT("%d ?mark))", c + i * right);
  }
  put(")\n");
}

static void write_lines(xo_rules rules)
{
  put("\n; ---- lines ----\n\n");
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
  if (line_fits(rules))
    put("\n");
  if (row_fits(rules))
    put("(<= (line ?mark)\n    (row ?m ?mark))\n");
  if (column_fits(rules))
    put("(<= (line ?mark)\n    (column ?n ?mark))\n");
  if (diagonal_fits(rules))
    put("(<= (line ?mark)\n    (diagonal ?mark))\n");
  if (line_fits(rules))
    put("\n");
  put("(<= open\n    (true (cell ?m ?n b)))\n");
}

static void write_goals(xo_rules rules, xo_player p)
{
  if (line_fits(rules))
    PUT("(<= (goal %s 100)\n    (line %s))\n", role(rules, p), mark(rules, p));
  PUT("(<= (goal %s 50)", role(rules, p));
  for (xo_player q = 1; line_fits(rules) && q <= rules.players; q++)
    PUT("\n    (not (line %s))", mark(rules, q));
  put("\n    (not open))\n");
  for (xo_player q = 1; line_fits(rules) && q <= rules.players; q++)
    if (q != p)
      PUT("(<= (goal %s 0)\n    (line %s))\n", role(rules, p), mark(rules, q));
}

static void write_end(xo_rules rules)
{
  put("\n; ---- goals: 100 who has a line, 0 every other role; 50 for all in a draw ----\n\n");
  for (xo_player p = 1; p <= rules.players; p++)
    write_goals(rules, p);
  put("\n; ---- the end ----\n\n");
  for (xo_player p = 1; line_fits(rules) && p <= rules.players; p++)
    PUT("(<= terminal\n    (line %s))\n", mark(rules, p));
  put("(<= terminal\n    (not open))\n");
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
  put("\n; ---- what facts and moves there are ----\n\n");
  write_index(row, rules.rows);
  if (!square)
    write_index(col, rules.cols);
  put("\n");
  for (xo_player p = 0; p <= rules.players; p++)
    PUT("(<= (base (cell ?m ?n %s))\n    (%s ?m)\n    (%s ?n))\n", mark(rules, p), row, col);
  put("(<= (base (control ?role))\n    (role ?role))\n");
  PUT("\n(<= (input ?role (mark ?m ?n))\n    (%s ?m)\n    (%s ?n)\n    (role ?role))\n", row, col);
  put("(<= (input ?role noop)\n    (role ?role))\n");
}

int gdl(const options *o, int argc, char **argv)
{
  if (o->first < argc)
    usage_error(o, "unexpected word", argv[o->first], "");
  write_title(o->rules);
  write_start(o->rules);
  write_legal(o->rules);
  write_next(o->rules);
  write_lines(o->rules);
  write_end(o->rules);
  write_base(o->rules);
  return STATUS_VALID;
}
