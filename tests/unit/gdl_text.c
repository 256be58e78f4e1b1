/* gdl_text.c: see gdl_text.h. */
#include "gdl_text.h"

/* ---- the facts ---- */

/* (true (cell m n mark)) */
static bool cell(const xo_gdl_state *s, int m, int n, int mark)
{
  return 1 <= m && m <= s->rules.rows && 1 <= n && n <= s->rules.cols && s->cell[m][n] == mark;
}

/* (true (control role)) */
static bool control(const xo_gdl_state *s, int role) { return s->control == role; }

/* (does role (mark m n)) */
static bool does_mark(const xo_gdl_joint *d, int role, int m, int n)
{
  return d->mark[role].row != 0 && d->mark[role].row == m && d->mark[role].col == n;
}

/* (does role (mark j k)) for some j and k: another row than m (distinct m j), another column (distinct n k) */
static bool does_distinct(const xo_gdl_joint *d, int role, int m, int n)
{
  return d->mark[role].row != 0 && (d->mark[role].row != m || d->mark[role].col != n);
}

/* ---- the text, clause by clause ---- */

static bool text_row(const xo_gdl_state *s, int m, int mark)
{
  return cell(s, m, 1, mark) && cell(s, m, 2, mark) && cell(s, m, 3, mark);
}

static bool text_column(const xo_gdl_state *s, int n, int mark)
{
  return cell(s, 1, n, mark) && cell(s, 2, n, mark) && cell(s, 3, n, mark);
}

static bool text_diagonal(const xo_gdl_state *s, int mark)
{
  return (cell(s, 1, 1, mark) && cell(s, 2, 2, mark) && cell(s, 3, 3, mark)) ||
         (cell(s, 1, 3, mark) && cell(s, 2, 2, mark) && cell(s, 3, 1, mark));
}

static bool text_line(const xo_gdl_state *s, int mark)
{
  return text_row(s, 1, mark) || text_row(s, 2, mark) || text_row(s, 3, mark) || text_column(s, 1, mark) ||
         text_column(s, 2, mark) || text_column(s, 3, mark) || text_diagonal(s, mark);
}

static bool text_open(const xo_gdl_state *s)
{
  return cell(s, 1, 1, B) || cell(s, 1, 2, B) || cell(s, 1, 3, B) || cell(s, 2, 1, B) || cell(s, 2, 2, B) ||
         cell(s, 2, 3, B) || cell(s, 3, 1, B) || cell(s, 3, 2, B) || cell(s, 3, 3, B);
}

static bool text_goal(const xo_gdl_state *s, int role, int value)
{
  return (role == XPLAYER && value == 100 && text_line(s, X)) ||
         (role == XPLAYER && value == 50 && !text_line(s, X) && !text_line(s, O) && !text_open(s)) ||
         (role == XPLAYER && value == 0 && text_line(s, O)) || (role == OPLAYER && value == 100 && text_line(s, O)) ||
         (role == OPLAYER && value == 50 && !text_line(s, X) && !text_line(s, O) && !text_open(s)) ||
         (role == OPLAYER && value == 0 && text_line(s, X));
}

static bool text_terminal(const xo_gdl_state *s) { return text_line(s, X) || text_line(s, O) || !text_open(s); }

static bool text_legal_mark(const xo_gdl_state *s, int role, int m, int n)
{
  return cell(s, m, n, B) && control(s, role);
}

static bool text_legal_noop(const xo_gdl_state *s, int role)
{
  return (role == XPLAYER && control(s, OPLAYER)) || (role == OPLAYER && control(s, XPLAYER));
}

static bool text_next_cell(const xo_gdl_state *s, const xo_gdl_joint *d, int m, int n, int mark)
{
  return (mark == X && does_mark(d, XPLAYER, m, n) && cell(s, m, n, B)) ||
         (mark == O && does_mark(d, OPLAYER, m, n) && cell(s, m, n, B)) || (cell(s, m, n, mark) && mark != B) ||
         (mark == B && cell(s, m, n, B) && (does_distinct(d, XPLAYER, m, n) || does_distinct(d, OPLAYER, m, n)));
}

static bool text_next_control(const xo_gdl_state *s, int role)
{
  return (role == XPLAYER && control(s, OPLAYER)) || (role == OPLAYER && control(s, XPLAYER));
}

const gdl_relations gdl_text = {text_row,        text_column,    text_diagonal,    text_line,
                                text_open,       text_goal,      text_terminal,    text_legal_mark,
                                text_legal_noop, text_next_cell, text_next_control};

/* ---- the like for all rules: runs of a mark, measured ---- */

/* How many cells with the mark end at (m, n), coming from where (dm, dn) points away from. */
static int run(const xo_gdl_state *s, int mark, int m, int n, int dm, int dn)
{
  int cells = 0;
  while (cell(s, m - cells * dm, n - cells * dn, mark))
    cells++;
  return cells;
}

static bool scan_row(const xo_gdl_state *s, int m, int mark)
{
  bool found = false;
  for (int n = 1; n <= s->rules.cols; n++)
    found = found || run(s, mark, m, n, 0, 1) >= s->rules.line;
  return found;
}

static bool scan_column(const xo_gdl_state *s, int n, int mark)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    found = found || run(s, mark, m, n, 1, 0) >= s->rules.line;
  return found;
}

static bool scan_diagonal(const xo_gdl_state *s, int mark)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      found = found || run(s, mark, m, n, 1, 1) >= s->rules.line || run(s, mark, m, n, 1, -1) >= s->rules.line;
  return found;
}

static bool scan_line(const xo_gdl_state *s, int mark)
{
  bool found = scan_diagonal(s, mark);
  for (int m = 1; m <= s->rules.rows; m++)
    found = found || scan_row(s, m, mark);
  for (int n = 1; n <= s->rules.cols; n++)
    found = found || scan_column(s, n, mark);
  return found;
}

static bool scan_open(const xo_gdl_state *s)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      found = found || cell(s, m, n, B);
  return found;
}

static bool scan_goal(const xo_gdl_state *s, int role, int value)
{
  int lines = 0, own = scan_line(s, role);
  for (int p = 1; p <= s->rules.players; p++)
    lines += scan_line(s, p);
  return (value == 100 && own == 1) || (value == 50 && lines == 0 && !scan_open(s)) || (value == 0 && lines > own);
}

static bool scan_terminal(const xo_gdl_state *s)
{
  bool over = !scan_open(s);
  for (int p = 1; p <= s->rules.players; p++)
    over = over || scan_line(s, p);
  return over;
}

static bool scan_legal_noop(const xo_gdl_state *s, int role)
{
  bool other = false;
  for (int p = 1; p <= s->rules.players; p++)
    other = other || (p != role && control(s, p));
  return role > 0 && !(role > s->rules.players) && other;
}

static bool scan_next_cell(const xo_gdl_state *s, const xo_gdl_joint *d, int m, int n, int mark)
{
  bool taken = false, elsewhere = false;
  for (int w = 1; w <= s->rules.players; w++) {
    taken = taken || (mark == w && does_mark(d, w, m, n));
    elsewhere = elsewhere || does_distinct(d, w, m, n);
  }
  return (taken && cell(s, m, n, B)) || (mark != B && cell(s, m, n, mark)) ||
         (mark == B && cell(s, m, n, B) && elsewhere);
}

static bool scan_next_control(const xo_gdl_state *s, int role) { return role - 1 == s->control % s->rules.players; }

const gdl_relations gdl_scan = {scan_row,        scan_column,    scan_diagonal,    scan_line,
                                scan_open,       scan_goal,      scan_terminal,    text_legal_mark,
                                scan_legal_noop, scan_next_cell, scan_next_control};
