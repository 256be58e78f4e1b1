/* games.h: the lines of files, one after the other, for commands that do more with them than to write verdicts.
 *
 *   games g = {.o = o, .take = take, .to = &mine};
 *   return games_files(&g, argc, argv);     calls take for each line that sets nothing
 */
#ifndef CLI_GAMES_H
#define CLI_GAMES_H

#include "report.h"

/* Whether a text begins what a command reads. */
typedef bool text_begins_as(const options *o, const char *text, int len);

typedef struct games {
  const options *o;
  void (*take)(void *to, const line *l);
  /* Unless it is null, what takes the lines that have been found, @ lines as well, in the stead of take. */
  void (*lines)(void *to, source *s);
  /* Unless it is null, what is done after an @ line. */
  void (*set)(struct games *g, const line *l);
  /* Unless it is null, what is done at the end of each file, and before the rules are others. */
  void (*end)(void *to);
  /* Unless it is null: whether a text, the first word of the command line and no file, begins what the command reads.
   * Then all words are that, and no files. */
  text_begins_as *begins;
  const char *text; /* then what such a text is: "game" */
  void *to;
  bool partial;              /* a game may be too short to be won */
  bool records;              /* lines are refused, and a file without a game is at fault */
  const char *format;        /* of all files; null: each is read as what it begins as */
  unsigned long long count;  /* of the games of the file so far; take counts them */
  unsigned long long judged; /* lines of games, for progress */
  bool other;                /* the lines are those of a file that looks like something else */
  bool done;                 /* nothing more is wanted */
  settings by;               /* what the next line is judged by */
  int status;                /* the worst so far: a file or an @ line that cannot be read is trouble */
  xo_answer last;            /* of the game that was judged, and it may be too short to be won */
} games;

/* The words of the command line, with a blank between them, as a line of its own. */
void games_words(games *g, int argc, char **argv);
/* The files that the words from o->first on name; without any it is standard input. Answers the status. */
int games_files(games *g, int argc, char **argv);
/* Whether a word of the command line is no file and such a text. */
bool games_text(const options *o, const char *word, text_begins_as *begins);
/* Whether this one could be read. */
bool games_file(games *g, const char *name);

/* The line judged as a game: g->last. */
const xo_answer *games_judge(games *g, const line *l);
/* Says what is wrong with the game, if anything is, and that it is invalid. */
void games_refuse(games *g, const line *l);

#endif
