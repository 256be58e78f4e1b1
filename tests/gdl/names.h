/* names.h: how the walk writes what it finds, with the names of the game description.
 *
 * For each state, in any order:
 *   state BOARD/ROLE terminal ROLE=VALUE...               a final one, and its goals
 *   state BOARD/ROLE legal MOVE... next BOARD/ROLE...     another, its legal moves and the states they lead to
 *   holds BOARD/ROLE RELATION...                          all relations that hold, whether it is final or not
 * and once:
 *   facts N moves N                                       how many facts and moves base and input name
 */
#ifndef GDL_NAMES_H
#define GDL_NAMES_H

#include "gdl/gdl.h"
#include "xo.h"

const char *role_name(xo_rules rules, int role);
/* 0 is b. */
const char *mark_name(xo_rules rules, int mark);
/* The marks of the board, row by row, a slash, and the role in control. */
void write_state(const xo_gdl_state *state);

/* The game as a state: the board, and the role whose turn it is. */
xo_gdl_state state_of(const xo_game *game);

/* The lines about a game's state, as the kernel has it, and as the view in src/models/gdl/gdl.h has it. */
void write_kernel(const xo_game *game);
void write_view(const xo_game *game);
void write_view_facts(xo_rules rules);

#endif
