/* import.h: xo import, and what the readers of all formats share.
 *
 * A reader goes through a file, which may hold several games, and keeps one of them at a time:
 *
 *   import_begin(i, place);
 *   import_move(i, pos, place, text) ...     or import_refuse(i, ...), and nothing comes of this game
 *   import_end(i);                           writes it
 *
 * What cannot be used is said, with its place; what is not about the moves, the board or the result (names, dates,
 * comments, clocks) is left out.
 */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "io/sink.h"
#include "io/source.h"
#include "command.h"
#include "xo.h"

#include <string.h>

/* ---- numbers and cells in bytes that are in memory, as all formats write them ---- */

/* A part of the record, which may be any bytes, for messages. */
typedef struct {
  const char *bytes; /* null: there is nothing to show */
  int len;
} import_text;

static const import_text no_text = {NULL, 0};

static inline import_text text_of(const char *string) { return (import_text){string, (int)strlen(string)}; }

/* How many bytes at its beginning are as a pattern has them, in which # is a number, $ the end, and any other byte
 * itself, after blanks, tabs and carriage returns; -1: they are not. The numbers go to n; one of more than seven digits
 * is NUMBER_BEYOND, whichever it is. */
enum { NUMBER_BEYOND = 10000000 };
int text_match(import_text t, const char *pattern, int n[]);
/* What follows so many bytes and blanks. */
import_text text_after(import_text t, int at);

/* How many bytes at its beginning are a column's letter, in either case, and the number of a row, as xo_notation_read
 * has them of this style: h8 is 8,8. 0: they are not. */
int text_cell(import_text t, xo_notation notation, xo_pos *pos);
/* The same of two letters of SGF, the column and the row: a is 1, z 26, A 27. */
int text_pair(import_text t, xo_pos *pos);
/* Whether one of them is a capital, which is on no board of xo, and what to say of it. */
bool pair_capital(xo_pos pos);
#define PAIR_CAPITAL " has a capital, and SGF's pairs on such boards are small letters, such as hh"

/* ---- games ---- */

typedef struct {
  unsigned long long line;
  unsigned long long column;
} import_location;

/* What else a record says that a reader of the verdict may want to know, such as its rules. */
enum { IMPORT_NOTE_CAP = 48 };

typedef struct {
  import_location begin;
  bool refused;
  xo_rules rules;
  xo_moves moves; /* as the record has them: they may be off the board, which xo replay says */
  bool claimed;
  xo_outcome claim; /* the one who begins is CROSS */
  char note[IMPORT_NOTE_CAP];
} import_game;

typedef struct {
  const options *o;
  sink *out;
  const char *file; /* for messages */
  source s;
  int byte;           /* the one that import_next has read, or -1 at the end */
  import_location at; /* its place */
  bool found;         /* there is a game in this file, even a refused one; or a message says why there is none */
  bool refused;       /* something could not be used, in any file */
  xo_rules rules;     /* of the games that were written last; rows are 0 if there is none */
  bool partial;       /* the @ line before them says --partial */
  import_game game;   /* the one that is read */
} importer;

/* The next byte of the file, for formats that are not made of lines. Games are written out before every read, since it
 * may wait for a writer who waits for them. */
void import_next(importer *i);
/* Whether it is white space. */
bool import_space(const importer *i);

/* The next line of the file that is not blank, for formats that are made of lines, without the white space at its end;
 * false: there is none. Games are written out before every read here, too. */
bool import_line(importer *i, line *l);

void import_begin(importer *i, import_location begin);
void import_end(importer *i);
/* The next move, of whoever's turn it is, and its text, for messages. */
void import_move(importer *i, xo_pos pos, import_location at, import_text text);
/* The board of this record; it must be one that xo has. */
void import_board(importer *i, int rows, int cols, import_location at);
/* Keeps a text as the note, or the head of it. */
void import_note(importer *i, import_text text);

/* "file:line:column: what (the game is left out)", with the offending text between before and after unless it is
 * no_text; `after` may have a ( of its own. The game is not written, and nothing more is said of it. */
void import_refuse(importer *i, import_location at, const char *before, import_text text, const char *after);
/* The same of something beside the game, which is written all the same. */
void import_complain(importer *i, import_location at, const char *before, import_text text, const char *after);
/* The same of what was asked for, so that nothing is wrong with it. */
void import_remark(importer *i, import_location at, const char *before, import_text text, const char *after);
/* Refuses a line of more bytes than are read. */
void import_too_long(importer *i, import_location at);

/* Reads a file in a format or, if that is null, in the one that it begins as, and says which. Whether it could be read;
 * messages say why not, and i->refused whether a game was left out. */
void import_start(importer *i, const options *o, sink *out);
bool import_file(importer *i, const char *name, const char *format);

/* The readers. */
void pgn_read(importer *i);
void pos_read(importer *i);
void psq_read(importer *i);
void rif_read(importer *i);
void sgf_read(importer *i);

/* What --help says after the options: that there is no expat, or nothing. */
extern const char rif_note[];

#endif
