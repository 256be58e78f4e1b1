/* gdl_scan.c: see gdl_scan.h. */
#include "gdl_scan.h"

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

/* ---- the relations: runs of a mark, measured ---- */

/* How many cells with the mark end at (m, n), coming from where (dm, dn) points away from. */
static int run(const xo_gdl_state *s, int mark, int m, int n, int dm, int dn)
{
  int cells = 0;
  while (cell(s, m - cells * dm, n - cells * dn, mark))
    cells++;
  return cells;
}

bool scan_row(const xo_gdl_state *s, int m, int mark)
{
  bool found = false;
  for (int n = 1; n <= s->rules.cols; n++)
    found = found || run(s, mark, m, n, 0, 1) >= s->rules.line;
  return found;
}

bool scan_column(const xo_gdl_state *s, int n, int mark)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    found = found || run(s, mark, m, n, 1, 0) >= s->rules.line;
  return found;
}

bool scan_diagonal(const xo_gdl_state *s, int mark)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      found = found || run(s, mark, m, n, 1, 1) >= s->rules.line || run(s, mark, m, n, 1, -1) >= s->rules.line;
  return found;
}

bool scan_line(const xo_gdl_state *s, int mark)
{
  bool found = scan_diagonal(s, mark);
  for (int m = 1; m <= s->rules.rows; m++)
    found = found || scan_row(s, m, mark);
  for (int n = 1; n <= s->rules.cols; n++)
    found = found || scan_column(s, n, mark);
  return found;
}

bool scan_open(const xo_gdl_state *s)
{
  bool found = false;
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      found = found || cell(s, m, n, B);
  return found;
}

bool scan_goal(const xo_gdl_state *s, int role, int value)
{
  int lines = 0, own = scan_line(s, role);
  for (int p = 1; p <= s->rules.players; p++)
    lines += scan_line(s, p);
  return (value == 100 && own == 1) || (value == 50 && lines == 0 && !scan_open(s)) || (value == 0 && lines > own);
}

bool scan_terminal(const xo_gdl_state *s)
{
  bool over = !scan_open(s);
  for (int p = 1; p <= s->rules.players; p++)
    over = over || scan_line(s, p);
  return over;
}

bool scan_legal_mark(const xo_gdl_state *s, int role, int m, int n) { return cell(s, m, n, B) && control(s, role); }

bool scan_legal_noop(const xo_gdl_state *s, int role)
{
  bool other = false;
  for (int p = 1; p <= s->rules.players; p++)
    other = other || (p != role && control(s, p));
  return role > 0 && !(role > s->rules.players) && other;
}

bool scan_next_cell(const xo_gdl_state *s, const xo_gdl_joint *d, int m, int n, int mark)
{
  bool taken = false, elsewhere = false;
  for (int w = 1; w <= s->rules.players; w++) {
    taken = taken || (mark == w && does_mark(d, w, m, n));
    elsewhere = elsewhere || does_distinct(d, w, m, n);
  }
  return (taken && cell(s, m, n, B)) || (mark != B && cell(s, m, n, mark)) ||
         (mark == B && cell(s, m, n, B) && elsewhere);
}

bool scan_next_control(const xo_gdl_state *s, int role) { return role - 1 == s->control % s->rules.players; }
