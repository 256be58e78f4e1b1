/* import.h: xo import, and what the readers of all formats share.
 *
 * A reader goes through a file, which may hold several games, and keeps one of them at a time:
 *
 *   import_begin(&i->game, line, column);
 *   import_move(i, row, col, line, column) ...     or import_refuse(i, ...), and nothing comes of this game
 *   import_end(i);                                 writes it
 *
 * What cannot be used is said, with its place; what is not about the moves, the board or the result (names, dates, comments,
 * clocks) is left out.
 */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "io/source.h"
#include "options.h"
#include "xo.h"

typedef struct {
  unsigned long long line;
  unsigned long long column;
} import_place;

/* What else a record says that a reader of the verdict may want to know, such as its rules. */
enum { IMPORT_NOTE_CAP = 48 };

typedef struct {
  import_place begin;
  bool refused;
  int rows;
  int cols;
  xo_moves moves; /* as the record has them: they may be off the board, which xo replay says */
  bool claimed;
  xo_outcome claim; /* the one who begins is CROSS */
  char note[IMPORT_NOTE_CAP];
} import_game;

typedef struct {
  const char *file; /* for messages */
  source s;
  bool found;       /* there is a game in this file, if only one that was refused */
  bool refused;     /* something could not be used, in any file */
  xo_rules rules;   /* of the games that were written last; rows are 0 if there is none */
  import_game game; /* the one that is read */
} importer;

void import_begin(importer *i, import_place begin);
void import_end(importer *i);
/* The next move, of whoever's turn it is. */
void import_move(importer *i, int row, int col, import_place at);
/* The board of this record; it must be one that xo has. */
void import_board(importer *i, int rows, int cols, import_place at);
/* Keeps a text as the note, or the head of it. */
void import_note(importer *i, const char *text, size_t len);

/* "file:line:column: what", with the offending text between before and after unless it is null. The game is not written,
 * and nothing more is said of it. */
void import_refuse(importer *i, import_place at, const char *before, const char *text, const char *after);
/* The same of something beside the game, which is written all the same. */
void import_complain(importer *i, import_place at, const char *before, const char *text, const char *after);

/* Reads the files named in argv behind the name of their format, and returns the exit status. */
int import(const options *o, int argc, char **argv);

#endif
