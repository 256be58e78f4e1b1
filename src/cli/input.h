/* input.h: what the words of a command are that reads games or boards: files, or one of these itself. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include "options.h"
#include "io/location.h"

/* The words with a blank between them, as one line until the next call. */
line input_words(int argc, char **argv);

/* Whether a text, the first word of the command line, begins as one of the command's texts does. */
typedef bool input_begins(const options *o, const char *text, int len);

/* Gives each line of the files to `take`; without files, those of standard input. Where the first word is no file, and
 * begins a text, all words are that text: one line. Whether everything could be read; if not, standard error says
 * why. */
bool input_read(const options *o, int argc, char **argv, input_begins *begins,
                void (*take)(void *to, const location *where, const line *l), void *to);

#endif
