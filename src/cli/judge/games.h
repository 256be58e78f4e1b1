/* games.h: the games of files, one after the other, for commands that do more with them than to judge them.
 *
 *   games g = {.o = o, .take = take, .to = &mine};
 *   games_files(&g, argc, argv);            calls take for each game
 *   return g.status;
 */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "report.h"

typedef struct {
  const options *o;
  void (*take)(void *to, const location *where, const xo_entry *e); /* a game, or one that is not judged */
  void *to;
  bool done;   /* nothing more is wanted */
  settings by; /* what the next line is judged by */
  int status;  /* the worst so far: a file or an @ line that cannot be read is trouble */
  xo_record record;
  xo_game game; /* of the game that is taken, and it may be too short to be won */
} games;

/* Begins a file, or the words of the command line. */
void games_begin(games *g);
/* A line, or one that is no @ line; `of` is a games object. */
void games_line(void *of, const location *where, const line *l);
void games_game(games *g, const location *where, const line *l);
/* The files that the words from o->first on name; without any it is standard input. */
void games_files(games *g, int argc, char **argv);
/* Whether this one could be read. */
bool games_file(games *g, const char *name);
/* Says what is wrong with the game, and that it is invalid. */
void games_refuse(games *g, const location *where, const xo_entry *e);

#endif
