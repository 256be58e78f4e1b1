/* view.h: what is on the screen, and its painter. */
#ifndef CLI_VIEW_H
#define CLI_VIEW_H

#include "layout.h"
#include "play/match.h"

typedef enum {
  CHOOSING, /* a cell */
  TYPING,   /* the number of a cell */
  NAMING,   /* the file to save to */
  ASKING,   /* whether to throw the game away */
  READING   /* the help */
} mode;

typedef struct {
  match *m;
  layout l;
  mode mode;
  xo_pos chosen;
  int asked; /* the key that would throw the game away */
  int page;  /* of the help, from 0 */
  int len;   /* of the text that is being typed */
  char text[NAME_CAP];
} view;

void view_paint(const view *v);

/* The key that a click on the last row stands for; 0 if none. */
int view_key(const view *v, int x);

/* Whether the help has no page behind this one. */
bool view_help_ends(const view *v);

/* Prepares the colours; call it once the screen is open. */
void view_colours(void);

#endif
