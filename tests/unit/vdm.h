/* vdm.h: answers the VDM expressions of the table of bad inputs with the C library.
 *
 * A row is one expression or several, separated by ";;", each evaluated after the one before; its answer is
 * that of the last. Where VDM breaks off with an error the library refuses: the referee a record, xo_inv_pos a
 * position, and before a call that has a precondition the precondition, asked through the library's own
 * queries. "!" before an expression says that it will be refused and that the row goes on.
 */
#ifndef VDM_H
#define VDM_H

#include "xo.h"

typedef enum {
  VDM_INEXPRESSIBLE, /* C has no such expression, or has it and does not compile it */
  VDM_REFUSED,
  VDM_UNIT,
  VDM_TRUTH,
  VDM_NUMBER,
  VDM_QUOTE, /* a player, DRAW or UNFINISHED: an xo_outcome */
  VDM_POS,
  VDM_SEQ,
  VDM_GAME
} vdm_kind;

enum { VDM_ITEMS = 12 };

typedef struct {
  vdm_kind kind; /* of the element: VDM_QUOTE or VDM_POS */
  xo_outcome quote;
  xo_pos pos;
} vdm_item;

typedef struct {
  vdm_kind kind;
  int number; /* VDM_TRUTH, VDM_NUMBER, VDM_QUOTE */
  xo_pos pos;
  int len;
  vdm_item item[VDM_ITEMS]; /* VDM_SEQ */
  xo_game game;
  bool balanced; /* VDM_GAME: the invariant of Game; without it game is not all of the map */
} vdm_value;

vdm_value vdm_answer(const char *text);
bool vdm_equal(const vdm_value *a, const vdm_value *b);

#endif
