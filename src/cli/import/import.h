/* import.h: the one way from a file to its games, whatever its format is, and what the readers of all formats share.
 *
 *   importer i = {.o = o, .taker = taker};
 *   import_file(&i, name, NULL);             hands on lines of games in blocks, and each game of a record
 *
 * A reader goes through a file, which may hold several games, and keeps one of them at a time:
 *
 *   import_begin(i, place);
 *   import_move(i, pos, place, text) ...     or import_refuse(i, ...), and the game is one that cannot be used
 *   import_end(i);                           hands it on
 *
 * A row of a board has the number that it has in letters: the lowest is row 1, so that h9 is 9,8 from every format.
 * What cannot be used is said, with its place. Comments and clocks are left out.
 */
#ifndef CLI_IMPORT_H
#define CLI_IMPORT_H

#include "io/sink.h"
#include "io/source.h"
#include "options.h"
#include "text.h"
#include "xo.h"

/* Of two letters of SGF: whether one is a capital, which is on no board of xo, and what to say of it. */
static inline bool pair_capital(xo_pos pos) { return pos.row > 26 || pos.col > 26; }
#define PAIR_CAPITAL " has a capital, and SGF's pairs on such boards are small letters, such as hh"

/* ---- games ---- */

/* A place in a file. */
typedef struct {
  unsigned long long line;
  unsigned long long column;
} import_location;

/* A part of a record as it is written there, with its place; a long one is cut. */
enum { IMPORT_WORD_CAP = 24 };
typedef struct {
  import_location at;
  int len;
  char text[IMPORT_WORD_CAP];
} import_word;

/* What else a record says, such as its rules and names; longer texts are cut. */
enum { IMPORT_NOTE_CAP = 48, IMPORT_NAME_CAP = 96 };

/* What is wrong, and what to do: both in printable ASCII. */
enum { IMPORT_WHAT_CAP = 384, IMPORT_REMEDY_CAP = 128 };
typedef struct {
  import_location at;
  char what[IMPORT_WHAT_CAP], remedy[IMPORT_REMEDY_CAP];
} import_fault;

typedef struct import_game {
  import_location begin;
  bool refused;       /* it cannot be used */
  import_fault fault; /* then why */
  xo_rules rules;
  bool sized; /* the record says its board */
  bool exact; /* it says that six in a row do not win, unless --rules says what is played */
  bool claimed;
  xo_outcome claim; /* the one who begins is CROSS */
  import_word result;
  char note[IMPORT_NOTE_CAP];
  char first[IMPORT_NAME_CAP], second[IMPORT_NAME_CAP]; /* who begins, and who does not; empty: it does not say */
  char date[IMPORT_NAME_CAP], event[IMPORT_NAME_CAP];
  xo_moves moves; /* as the record has them: they may be off the board, which the judge says */
  import_word written[XO_MOVES_CAP];
} import_game;

/* What becomes of a file: `lines` takes the lines that have been found of one that is no record, `game` each game of a
 * record, `read` is called before more is read. */
typedef struct {
  void (*lines)(void *to, source *s);
  void (*game)(void *to, const line *l, const xo_settings *by);
  void (*read)(void *to, const source *s);
  void *to;
} import_taker;

typedef struct {
  const options *o;
  import_taker taker;
  const char *file; /* for messages */
  source s;
  const char *look;   /* what the file looks like, though it is read as lines of games; null: like these */
  int byte;           /* the one that import_next has read, or -1 at the end */
  import_location at; /* its place, or that of the line */
  import_text line;   /* the one that import_line has read */
  bool found;         /* there is a game in this file, even a refused one; or a message says why there is none */
  bool refused;       /* something could not be used, in this file */
  unsigned told;      /* of which formats it has been said that files are read so: bits */
  import_game game;   /* the one that is read */
} importer;

/* What has been read of the file and is not used. */
static inline import_text import_rest(const importer *i)
{
  return (import_text){i->s.text + i->s.start, (int)(i->s.end - i->s.start)};
}
/* The next byte of the file, for formats that are not made of lines. */
void import_next(importer *i);
/* Whether the bytes after it are as one of the patterns of text_match has them, the last of which a null follows. */
bool import_follows(importer *i, const char *const patterns[]);
/* Whether it is white space. */
static inline bool import_space(const importer *i) { return is_space(i->byte); }

/* The next line of the file that is not blank, for formats that are made of lines, without the white space at its end,
 * as i->line, and its place; false: there is none. */
bool import_line(importer *i);
/* The place of what follows in this line. */
import_location import_place(const importer *i, import_text rest);
/* Reads more of the file; false: there is no more. What is written so far goes out before, since reading may wait for a
 * writer who waits for it. */
bool import_fill(importer *i);

void import_begin(importer *i, import_location begin);
void import_end(importer *i);
/* The next move, of whoever's turn it is, and its text. */
void import_move(importer *i, xo_pos pos, import_location at, import_text text);
/* The same where rows are counted from the top. */
void import_move_down(importer *i, xo_pos pos, import_location at, import_text text);
/* The board of this record; it must be one that xo has, and that --rules gives. */
void import_board(importer *i, int rows, int cols, import_location at);
/* Whether rules of this name, such as "Standard gomoku" or "Standard 2", are those where exactly five in a row win. */
bool import_standard(import_text name);
/* Keeps a text, or the head of it. */
void import_keep(char *to, int cap, import_text text);
/* It is the second of the names that begins. */
void import_swap_names(importer *i);
/* Keeps the text that the claim is made of. */
void import_result(importer *i, import_location at, import_text text);

/* "file:line:column: what (remedy)", with the offending text between before and after unless it is no_text; `after` may
 * have the ( of a remedy. The game cannot be used, and nothing more is said of it. */
void import_refuse(importer *i, import_location at, const char *before, import_text text, const char *after);
/* The same of something beside the game, which is used all the same. */
void import_complain(importer *i, import_location at, const char *before, import_text text, const char *after);
/* The same of what was asked for, so that nothing is wrong with it. */
void import_remark(importer *i, import_location at, const char *before, import_text text, const char *after);
/* Says of a game of a record why it cannot be used. */
void import_tell(const line *l);
/* Whether the line has more bytes than are read; then the game is refused. */
bool import_too_long(importer *i);

/* Reads a file in a format or, if that is null, in the one that it begins as, and says which. Whether it could be read:
 * if not, errno says why, and it is for the caller to tell. Messages say what could not be used, and i->refused whether
 * there was anything. */
bool import_file(importer *i, const char *name, const char *format);

/* Whether this is the name of a format; then the option that was given and changes nothing for it, or null. */
bool import_format(const char *name);
const char *import_idle(const options *o, const char *format);

/* The readers. */
void list_read(importer *i);
void pgn_read(importer *i);
void pos_read(importer *i);
void psq_read(importer *i);
void rif_read(importer *i);
void sgf_read(importer *i);

/* What --help says after the options: that there is no expat, or nothing. */
extern const char rif_note[];

#endif
