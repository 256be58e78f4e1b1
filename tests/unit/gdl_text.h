/* gdl_text.h: the relations of spec/gdl.kif a second time, to compare the view in src/models/gdl/gdl.h with: clause by
 * clause as they stand for 3x3x3, and for all rules by a naive scan. They share nothing of the view but its types.
 */
#ifndef GDL_TEXT_H
#define GDL_TEXT_H

#include "gdl/gdl.h"

/* Roles and marks of the text. */
enum { B, X, O, XPLAYER = 1, OPLAYER = 2 };

typedef struct {
  bool (*row)(const xo_gdl_state *s, int m, int mark);
  bool (*column)(const xo_gdl_state *s, int n, int mark);
  bool (*diagonal)(const xo_gdl_state *s, int mark);
  bool (*line)(const xo_gdl_state *s, int mark);
  bool (*open)(const xo_gdl_state *s);
  bool (*goal)(const xo_gdl_state *s, int role, int value);
  bool (*terminal)(const xo_gdl_state *s);
  bool (*legal_mark)(const xo_gdl_state *s, int role, int m, int n);
  bool (*legal_noop)(const xo_gdl_state *s, int role);
  bool (*next_cell)(const xo_gdl_state *s, const xo_gdl_joint *d, int m, int n, int mark);
  bool (*next_control)(const xo_gdl_state *s, int role);
} gdl_relations;

extern const gdl_relations gdl_text, gdl_scan;

#endif
