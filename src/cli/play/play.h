/* play.h: the parts of xo play. match.c is one game at play, with its commands.
 *
 * The referee of the kernel judges every step: a move is offered to it, a move taken back shortens its
 * record, and the board, whose turn it is and the end are what it says of the record.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "draw.h"
#include "judge/settings.h"
#include "options.h"

#include <sys/types.h>

enum { NAME_CAP = 1024, MESSAGE_CAP = NAME_CAP + 256, STATUS_CAP = 64 };

typedef struct {
  const options *o;
  xo_record record;
  xo_verdict verdict; /* on the record as it is */
  xo_game game;       /* the board after its moves */
  int dropped;        /* moves that a restart has put aside, while no other move has been made */
  bool saved;         /* nothing has changed since the game was saved */
  int places;         /* files that it has a place in */
  bool lost;          /* a game that could not be saved is gone */
  bool lettered;      /* the last move was written with a letter */
  bool ask_file;      /* the file is a proposal: ask before a save */
  char file[NAME_CAP];
  char message[MESSAGE_CAP]; /* what the last command has to say */
  char unsaved[MESSAGE_CAP]; /* why the last save failed, for whoever started the program; else empty */
  /* The computer as a player. */
  bool plays[XO_PLAYERS_MAX + 1]; /* which players it is */
  bool fits;                      /* the rules have a table of best play */
  uint64_t random;
} match;

/* Those that answer a bool say whether the board is another one; the message says what has happened, or why nothing. */

void match_begin(match *m, const options *o);
/* What the referee says of the record as it is now. */
void match_judge(match *m);
/* Sets the message; answers false. */
__attribute__((format(printf, 2, 3))) bool match_say(match *m, const char *format, ...);
/* Adds to such a text as much as fits. */
#define ADD(text, ...) (void)snprintf((text) + strlen(text), MESSAGE_CAP - strlen(text), __VA_ARGS__)

bool match_over(const match *m);
/* Whether leaving or restarting now would throw away a game that is neither finished nor saved. */
bool match_at_stake(const match *m);

/* Whether it is the computer's turn. */
bool match_computer(const match *m);

/* Makes a move, which the text spells, in a record of the same game; false: the message says why it is none. */
bool match_try(match *m, xo_record *record, xo_pos pos, const char *text, int len);
/* Makes a move in the game. */
void match_move(match *m, xo_pos pos);
/* Takes the last move back, or the restart if no move has been made since; and so on until it is a person's turn. */
bool match_take_back(match *m);
bool match_restart(match *m);
/* Sets the rules and the order, which is possible before the first move; true also where they are what they were. */
bool match_set(match *m, xo_rules rules, xo_play_order order);
/* Gives m->file another name; false if the name is too long. */
bool match_name_file(match *m, const char *name, int len);

/* Whether columns are letters. */
bool match_letters(const match *m);
/* "CROSS (X) to move", "CROSS wins with move 5", ... */
void match_status(const match *m, char status[STATUS_CAP]);

/* ---- opponent.c: the computer as a player, and its hints, where the rules have a table of best play ---- */

/* By the command line, whose mistakes end the program. */
void opponent_read(match *m);
/* The match has these rules now; its message tells if they have no table. */
void opponent_begin(match *m);
/* The computer's moves, until it is a person's turn or the game is over; they are added to the text. */
void opponent_moves(match *m, char text[MESSAGE_CAP]);
/* The best moves and what the game is worth, as the match's message. */
bool opponent_hint(match *m);
/* Writes which moves were mistakes, and which were best. */
bool opponent_mistakes(match *m);

/* ---- save.c: a game in a file; --resume goes on with the last one, and a save writes it there ---- */

/* Takes the last game of the file that --resume names, under its rules; where there is none to go on with, says why and
 * ends the program. */
void resume(match *m);
/* A newline, the line that sets the rules and the order, and the line of the moves, as xo replay reads them; answers
 * the length. */
enum { LINES_CAP = SETTINGS_CAP + XO_WRITTEN_CAP + 32 };
int save_lines(const match *m, char text[LINES_CAP]);
/* Appends these lines to m->file; or writes them in the place of the lines that the game has there. */
void save_game(match *m);
/* Says, and keeps for the end, that the game was not saved, and why. */
void save_failed(match *m, const char *why);

/* Whose turn it is, while the match is not over; and a move as it is written: "2,3" or "c2". */
xo_player match_turn(const match *m);
const char *match_pos(const match *m, xo_pos pos, char to[POS_CAP]);

#endif
