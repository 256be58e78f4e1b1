/* gdl_scan.h: the relations of spec/gdl.kif a second time, for all rules and by a naive scan, to compare the view in
 * src/models/gdl/gdl.h with. They share nothing of the view but its types. (The clauses of the text as they stand for
 * 3x3x3 are compared by tests/gdl, which runs them, and by proofs/theorems/models/gdl_text.c.)
 */
#ifndef GDL_SCAN_H
#define GDL_SCAN_H

#include "gdl/gdl.h"

/* Roles and marks of the text. */
enum { B, X, O, XPLAYER = 1, OPLAYER = 2 };

bool scan_row(const xo_gdl_state *s, int m, int mark);
bool scan_column(const xo_gdl_state *s, int n, int mark);
bool scan_diagonal(const xo_gdl_state *s, int mark);
bool scan_line(const xo_gdl_state *s, int mark);
bool scan_open(const xo_gdl_state *s);
bool scan_goal(const xo_gdl_state *s, int role, int value);
bool scan_terminal(const xo_gdl_state *s);
bool scan_legal_mark(const xo_gdl_state *s, int role, int m, int n);
bool scan_legal_noop(const xo_gdl_state *s, int role);
bool scan_next_cell(const xo_gdl_state *s, const xo_gdl_joint *d, int m, int n, int mark);
bool scan_next_control(const xo_gdl_state *s, int role);

#endif
