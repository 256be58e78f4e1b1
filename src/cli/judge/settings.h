/* settings.h: the rules and the order that games are judged by, and the lines of a file that set them.
 *
 * A line that begins with @ sets them for the lines after it, up to the next such line or the end of the file:
 *
 *     @ --rules 15x15x5 --order NOUGHT,CROSS --partial   # and a comment
 *
 * It replaces these options of the command line, and options that it leaves out have their defaults. So a file means
 * the same everywhere. After an @ line that cannot be read, no game is judged until the next one that can.
 */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include "io/source.h"
#include "options.h"
#include "xo.h"

typedef xo_settings settings;

settings settings_of(const options *o);
bool settings_same(const settings *a, const settings *b);

/* What the command line asks of every line; partial: a game that is too short to be won is valid. So it is of records,
 * whose lines are pairs that are counted from 1. */
static inline xo_options options_for(const options *o, bool record, bool partial)
{
  return (xo_options){record ? XO_PLAIN : o->notation, o->strict, partial || record, o->claims};
}

/* Whether the line is one that sets rules and order, or tries to. If it can be read, it sets them; else they
 * have its fault. */
bool settings_read(settings *to, const line *l, settings *read);
/* Why it could not be read: a sentence in printable ASCII. */
enum { SETTINGS_FAULT_CAP = 384 };
void settings_explain(char what[SETTINGS_FAULT_CAP], const settings *read, const char *text);

/* The rules as --rules has them, if brief without the number of players where they are two. */
enum { RULES_CAP = 48 };
const char *rules_text(xo_rules rules, bool brief, char to[RULES_CAP]);

/* Writes the line that sets them, without its end, with the rules brief or not; answers the length. */
enum { SETTINGS_CAP = 96 };
int settings_write(const settings *from, bool brief, char to[SETTINGS_CAP]);

#endif
