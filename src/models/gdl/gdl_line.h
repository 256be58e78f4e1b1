/* gdl_line.h: lines of a GDL state. Internal to the kernel. */
#ifndef XO_GDL_LINE_H
#define XO_GDL_LINE_H

#include "gdl/gdl.h"

/* Whether the line that begins at (r, c) is on the board and full of the mark. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires dir:    Dir(dr, dc);
    requires board:  OnBoard(state->rules, r, c);
    terminates \true; exits \false;
    assigns \nothing;
    ensures run:     \result <==> GdlRun(*state, mark, r, c, dr, dc); */
bool xo_gdl_run(const xo_gdl_state *state, int mark, int r, int c, int dr, int dc);

/* Whether a role other than this one has a line; with role 0, whether any role has. */
/*@ requires valid:  \valid_read(state);
    requires rules:  InvRules(state->rules);
    requires role:   0 <= role <= state->rules.players;
    terminates \true; exits \false;
    assigns \nothing;
    ensures other:   \result <==> GdlOtherLine(*state, role); */
bool xo_gdl_other_line(const xo_gdl_state *state, int role);

/* Whether some role marks a cell other than (m, n). */
/*@ requires valid:  \valid_read(does);
    requires rules:  InvRules(rules);
    terminates \true; exits \false;
    assigns \nothing;
    ensures some:    \result <==> GdlSomebodyElsewhere(rules, *does, m, n); */
bool xo_gdl_elsewhere(xo_rules rules, const xo_gdl_joint *does, int m, int n);

#endif
