/* main.c: the command xo. */
#include "command.h"
#include "import/import.h"
#include "io/sink.h"

#include <signal.h>
#include <string.h>

static const command commands[] = {
    {"replay", "FILE", {.command = "xo replay", .help = help_replay, .taker = FOR_REPLAY}, replay},
    {"show", "FILE", {.command = "xo show", .help = help_show, .taker = FOR_SHOW}, show},
    {"board", "FILE", {.command = "xo board", .help = help_board, .taker = FOR_BOARD}, board},
    {"solve", "FILE", {.command = "xo solve", .help = help_solve, .taker = FOR_SOLVE}, solve},
    {"stats", "FILE", {.command = "xo stats", .help = help_stats, .taker = FOR_STATS}, stats},
    {"gdl", NULL, {.command = "xo gdl", .help = help_gdl, .taker = FOR_GDL}, gdl},
    {"states", NULL, {.command = "xo states", .help = help_states, .taker = FOR_STATES}, states},
    {"play", NULL, {.command = "xo play", .help = help_play, .taker = FOR_PLAY}, play},
    {"import",
     "sgf psq pgn pos rif list FILE",
     {.command = "xo import", .help = help_import, .note = rif_note, .taker = FOR_IMPORT},
     import},
    {"export",
     "sgf psq pairs letters numbers digits FILE",
     {.command = "xo export", .help = help_export, .taker = FOR_EXPORT},
     export},
    {NULL, NULL, {.command = NULL}, NULL},
};

static const char help_word[] = "help";
static const options none = {.command = "xo", .help = help_xo, .taker = FOR_XO};

/* The entry of a command in the table; null: it is none. */
static const command *find_command(const char *word)
{
  const command *c = commands;
  while (c->word != NULL && strcmp(word, c->word) != 0)
    c++;
  return c->word == NULL ? NULL : c;
}

static _Noreturn void unknown(const char *word) { usage_error(&none, "unknown command", word, ""); }

/* xo help [COMMAND] is xo [COMMAND] --help. */
static _Noreturn void help(const char *word)
{
  bool own = word == NULL || strcmp(word, help_word) == 0 || strcmp(word, "--help") == 0;
  const command *c = own ? NULL : find_command(word);
  if (!own && c == NULL)
    unknown(word);
  help_write(own ? &none : &c->o);
  leave(STATUS_VALID);
}

int main(int argc, char **argv)
{
  options o = none;
  sinks_open();
  /* A closed pipe or a limit of a file's size is to be an error of write, with its message, not a silent death. */
  (void)signal(SIGPIPE, SIG_IGN);
  (void)signal(SIGXFSZ, SIG_IGN);
  const command *c = argc > 1 ? find_command(argv[1]) : NULL;
  if (c != NULL) {
    o = c->o;
    options_read(&o, argc - 1, argv + 1);
    leave(c->run(&o, argc - 1, argv + 1));
  }
  if (argc > 1 && strcmp(argv[1], help_word) == 0)
    help(argv[2]);
  if (argc > 1 && *argv[1] != '-')
    unknown(argv[1]);
  options_read(&o, argc, argv);
  if (o.first < argc)
    usage_error(&o, "unknown command", argv[o.first], "");
  if (o.completion == NULL)
    usage_error(&o, "no command given", NULL, "");
  if (!completion_write(o.completion, commands))
    usage_error(&o, "--completion", o.completion, " is none of bash, zsh and fish");
  leave(STATUS_VALID);
}
