/* options.c: see options.h. */
#include "command.h"
#include "io/sink.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Options whose value is checked, below all letters; then those that do no more than to set a field. */
enum { RULES = 1, LETTERS, LABELS, ORIGIN, LEVEL, ONLY, PLIES, DEPTH, GAME, MOVES, SEED, VALUES };
enum { FLAGS = 256, TEXTS = FLAGS + sizeof(options) };

#define FLAG(field) (FLAGS + (int)offsetof(options, field))
#define TEXT(field) (TEXTS + (int)offsetof(options, field))

enum {
  FOR_GAMES = FOR_REPLAY | FOR_SHOW,
  FOR_LINES = FOR_GAMES | FOR_SOLVE | FOR_EXPORT | FOR_STATS,
  FOR_MOVES = FOR_LINES | FOR_PLAY
};
static const char some_rules[] = "3x3x3 4x4x3x3 15x15x5 15x15x5!";

/* In the order in which --help lists them. */
const option_entry option_table[] = {
    {FOR_MOVES | FOR_GDL | FOR_STATES | FOR_BOARD, RULES, "rules", "ROWSxCOLSxLINE[xPLAYERS][!]", some_rules,
     "the board, the cells in a row that win, and the number of\n"
     "players (default 3x3x3x2); with a ! exactly so many win"},
    {FOR_IMPORT, RULES, "rules", "ROWSxCOLSxLINE[!]", some_rules,
     "the rules, where the record does not say another board"},
    {FOR_MOVES | FOR_BOARD | FOR_IMPORT, TEXT(ordered), "order", "ORDER", "CROSS,NOUGHT NOUGHT,CROSS",
     "who moves first, second, ...: CROSS,NOUGHT (the default),\n"
     "NOUGHT,CROSS, O,X or 2,1; for more players 2,3,1"},
    {FOR_GAMES | FOR_STATS, FLAG(strict), "strict", NULL, NULL, "a move after the end makes a game invalid"},
    {FOR_GAMES | FOR_STATS | FOR_EXPORT, FLAG(partial), "partial", NULL, NULL, "a game too short to be won is valid"},
    {FOR_LINES | FOR_IMPORT, FLAG(zero), "zero-based", NULL, NULL,
     "pairs and numbers are counted from 0: 0,0 and 0 are a1"},
    {FOR_LINES | FOR_IMPORT, FLAG(main_line), "main-line", NULL, NULL,
     "of a game of sgf with variations, the first branch everywhere"},
    {FOR_MOVES | FOR_IMPORT, LETTERS, "letters", "go", "all go",
     "columns are A to H and J to U, as on a go board: J is column\n"
     "9, and I is a fault"},
    {FOR_GAMES | FOR_PLAY, ORIGIN, "origin", "bottom", "top bottom",
     "row 1 is drawn at the bottom, not at the top; nothing else\n"
     "changes"},
    {FOR_SHOW | FOR_PLAY, LABELS, "labels", "letters", "numbers letters",
     "label columns with letters, or with numbers; by default as\n"
     "the moves are written"},
    {FOR_SHOW, GAME, "game", "N", NULL, "game N of the file, counted from 1"},
    {FOR_SHOW, MOVES, "moves", "N", NULL, "the board after N moves"},
    {FOR_REPLAY, FLAG(summary), "summary", NULL, NULL, "at the end, write the tallies to standard error"},
    {FOR_GAMES | FOR_BOARD, FLAG(place), "place", NULL, NULL, "file:line before each verdict, or above what is drawn"},
    {FOR_GAMES, FLAG(claims), "claims", NULL, NULL, "compare the claimed results with the verdicts"},
    {FOR_SHOW, FLAG(mistakes), "mistakes", NULL, NULL, "the moves that gave a win or a draw away, and better ones"},
    {FOR_REPLAY, FLAG(mistakes), "mistakes", NULL, NULL,
     "one more field: the moves that gave a win or a draw away, by\n"
     "best play, - if there are none"},
    {FOR_GAMES | FOR_BOARD | FOR_SOLVE | FOR_STATS | FOR_STATES, FLAG(json), "json", NULL, NULL,
     "each answer or row as a JSON object on a line"},
    {FOR_SHOW, FLAG(svg), "svg", NULL, NULL, "each board as a picture, with the numbers of the moves"},
    {FOR_STATS, DEPTH, "depth", "N", NULL, "openings of N moves, in the place of first moves"},
    {FOR_STATS, FLAG(symmetric), "symmetric", NULL, NULL,
     "openings that are one on the board turned or mirrored are one\n"
     "row"},
    {FOR_REPLAY, ONLY, "only", "WHICH", "invalid open won drawn claims",
     "write no verdicts but those of games that are invalid, open,\n"
     "won or drawn, or (claims) whose claim is not the verdict"},
    {FOR_REPLAY | FOR_STATS | FOR_SOLVE | FOR_EXPORT, 'q', "quiet", NULL, NULL,
     "no messages about invalid games, no progress"},
    {FOR_PLAY | FOR_STATES, 'q', "quiet", NULL, NULL, "no progress"},
    {FOR_IMPORT, 'q', "quiet", NULL, NULL, "no messages but of what cannot be used"},
    {FOR_SOLVE, FLAG(boards), "boards", NULL, NULL, "boards in the place of games"},
    {FOR_SOLVE, FLAG(empty), "empty", NULL, NULL, "the board without moves; so is no FILE at a terminal"},
    {FOR_SOLVE, FLAG(all), "all", NULL, NULL,
     "each free cell in the place of the best moves, with what the\n"
     "game is worth after it: 2,2=DRAW:9"},
    {FOR_PLAY, TEXT(computer), "computer", "PLAYER[,PLAYER...]", "NOUGHT CROSS",
     "the computer plays for these, such as NOUGHT; it gives hints\n"
     "as well, where xo solve has a table: up to 4x4"},
    {FOR_PLAY, LEVEL, "level", "easy", "best easy",
     "how it plays: easy, a random move now and then; or best, one\n"
     "of the best moves at random (the default)"},
    {FOR_PLAY, SEED, "seed", "N", NULL, "the same moves get the same answers"},
    {FOR_PLAY, TEXT(save), "save", "FILE", "FILE", "s adds to this file, without asking for one"},
    {FOR_PLAY, TEXT(resume), "resume", "FILE", "FILE", "the last game of the file goes on, and s writes it there"},
    {FOR_STATES, PLIES, "plies", "N", NULL, "no more than N moves (default: up to the full board)"},
    {FOR_STATES, FLAG(games), "games", NULL, NULL, "count the move sequences as well, by length and result"},
    {FOR_STATES, FLAG(progress), "progress", NULL, NULL,
     "show how far it has come, also where there is no terminal:\n"
     "a line now and then"},
    {FOR_STATES, FLAG(dot), "dot", NULL, NULL, "write the graph of positions and moves for Graphviz instead"},
    {FOR_STATES, FLAG(expand), "expand", NULL, NULL, "read boards, and write those one move later, a line each"},
    {FOR_ALL, 'h', "help", NULL, NULL, "show this and exit"},
    {FOR_ALL, 'V', "version", NULL, NULL, "show the version and exit"},
    {FOR_XO, TEXT(completion), "completion", "SHELL", "bash zsh fish",
     "write what bash, zsh or fish needs to complete these words"},
    {0, 0, NULL, NULL, NULL, NULL},
};
enum { OPTION_ENTRIES = sizeof option_table / sizeof option_table[0] - 1 };

_Noreturn void usage_error(const options *o, const char *before, const char *word, const char *after)
{
  sink *s = standard_error();
  sink_format(s, "%s: %s", o->command, before);
  if (word != NULL) {
    sink_string(s, " \"");
    sink_name(s, word);
    sink_string(s, "\"");
  }
  sink_format(s, "%s (see %s --help)\n", after, o->command);
  leave(STATUS_TROUBLE);
}

void options_value_fault(int fault, xo_rules rules, char after[OPTIONS_FAULT_CAP])
{
  if (fault == XO_SETTINGS_RULES_FORM)
    (void)snprintf(after, OPTIONS_FAULT_CAP, " is not ROWSxCOLSxLINE[xPLAYERS][!], such as 3x3x3");
  else if (fault == XO_SETTINGS_RULES_RANGE)
    (void)snprintf(after, OPTIONS_FAULT_CAP, " is out of range: rows, columns and line are 1 to %d, players 2 to %d%s",
                   XO_SIDE_MAX, XO_PLAYERS_MAX, rules.exact != 0 ? ", the line with a ! 2 or more" : "");
  else if (rules.players == 2)
    (void)snprintf(after, OPTIONS_FAULT_CAP, " does not name both players once: it is CROSS,NOUGHT or NOUGHT,CROSS");
  else
    (void)snprintf(after, OPTIONS_FAULT_CAP, " does not name the players 1 to %d once each, with commas between them",
                   rules.players);
}

static _Noreturn void bad_value(const options *o, const char *name, const char *text, int fault)
{
  char after[OPTIONS_FAULT_CAP];
  options_value_fault(fault, o->rules, after);
  usage_error(o, name, text, after);
}

static void read_rules(options *o, const char *text)
{
  o->ruled = true;
  o->rules = xo_settings_rules(text, 0, (int)strlen(text));
  if (!xo_inv_rules(o->rules))
    bad_value(o, "--rules", text, o->rules.rows < 0 ? XO_SETTINGS_RULES_FORM : XO_SETTINGS_RULES_RANGE);
}

static void read_order(options *o, const char *text)
{
  o->order = xo_settings_order(o->rules, text, 0, (int)strlen(text));
  if (!xo_inv_play_order(o->rules, &o->order))
    bad_value(o, "--order", text, XO_SETTINGS_ORDER);
}

xo_play_order numbered_order(xo_rules rules)
{
  xo_play_order order = {.len = rules.players};
  for (int t = 0; t < order.len; t++)
    order.at[t] = t + 1;
  return order;
}

/* A name that is none, or the beginning of several. */
static _Noreturn void bad_name(const options *o, const char *word)
{
  size_t len = strcspn(word + 2, "=");
  for (const option_entry *k = option_table; k->name != NULL && len > 0; k++)
    if ((k->takers & o->taker) != 0 && strncmp(k->name, word + 2, len) == 0)
      usage_error(o, "ambiguous option", word, "");
  usage_error(o, "unknown option", word, "");
}

static _Noreturn void bad_option(const options *o, int code, char **argv)
{
  const char *word = argv[optind - 1];
  char brief[3] = {'-', (char)optopt, '\0'};
  if (code == ':')
    usage_error(o, "option", word, " needs a value");
  if (optopt == 0)
    bad_name(o, word);
  if (strncmp(word, "--", 2) == 0 && strchr(word, '=') != NULL)
    usage_error(o, "option", word, " takes no value");
  usage_error(o, "unknown option", brief, "");
}

/* What a value can be: a number in a range; or, where `most` is 0, one of the words that shells propose, whose
 * numbers begin with `least`. The field that it goes to, and what is wrong with any other value. */
static const struct {
  size_t field;
  uint64_t least, most;
  const char *wrong;
} values[VALUES] = {
    [LETTERS] = {offsetof(options, go), 0, 0, " is not which letters are columns: all, or go, without I"},
    [LABELS] = {offsetof(options, labels), LABELS_NUMBERS, 0, " is not how columns are labelled: letters or numbers"},
    [ORIGIN] = {offsetof(options, origin), ORIGIN_TOP, 0, " is not where row 1 is: top or bottom"},
    [LEVEL] = {offsetof(options, easy), 0, 0, " is not how the computer plays: best, or easy, with mistakes"},
    [ONLY] = {offsetof(options, only), ONLY_INVALID, 0, " is not which games: invalid, open, won, drawn or claims"},
    [PLIES] = {offsetof(options, plies), 0, INT_MAX, " is not a number of moves, such as 9"},
    [DEPTH] = {offsetof(options, depth), 1, XO_CELLS_MAX, " is not a number of moves from 1 to 400"},
    [GAME] = {offsetof(options, game), 1, INT_MAX, " is not the number of a game, such as 17"},
    [MOVES] = {offsetof(options, moves), 0, INT_MAX, " is not a number of moves, such as 9"},
    [SEED] = {offsetof(options, seed), 0, UINT64_MAX, " is not a number, such as 1"}};

/* The number of the word among those with blanks between them; -1: it is none of them. */
static int word_among(const char *words, const char *word)
{
  size_t len = strcspn(words, " ");
  for (int n = 0;; n++, len = strcspn(words, " ")) {
    if (len == strlen(word) && memcmp(words, word, len) == 0)
      return n;
    if (words[len] == '\0')
      return -1;
    words += len + 1;
  }
}

static void read_value(options *o, int code, const char *text)
{
  const option_entry *k = option_table;
  while (k->code != code)
    k++;
  size_t digits = strspn(text, "0123456789");
  int word = values[code].most == 0 ? word_among(k->values, text) : -1;
  uint64_t n = word >= 0 ? values[code].least + (unsigned)word : strtoull(text, NULL, 10);
  bool number = digits > 0 && text[digits] == '\0' && values[code].least <= n && n <= values[code].most;
  if (values[code].most == 0 ? word < 0 : !number) {
    char name[32];
    (void)snprintf(name, sizeof name, "--%s", k->name);
    usage_error(o, name, text, values[code].wrong);
  }
  if (code == SEED) {
    o->seed = n;
    o->seeded = true;
  } else
    memcpy((char *)o + values[code].field, &(int){(int)n}, sizeof(int));
}

/* The options of this taker; the rest of mine is zero, which ends the list. Whether -q is among them. */
static bool find_mine(unsigned taker, struct option mine[OPTION_ENTRIES + 1])
{
  int n = 0;
  bool quiet = false;
  for (const option_entry *k = option_table; k->name != NULL; k++)
    if ((k->takers & taker) != 0) {
      mine[n++] = (struct option){k->name, k->arg == NULL ? no_argument : required_argument, NULL, k->code};
      quiet = quiet || k->code == 'q';
    }
  return quiet;
}

static void read_option(options *o, int code, char **argv)
{
  if (code == 'h') {
    help_write(o);
    leave(STATUS_VALID);
  } else if (code == 'V') {
    sink_string(standard_output(), help_version);
    leave(STATUS_VALID);
  } else if (code == 'q')
    o->quiet = true;
  else if (code == RULES)
    read_rules(o, optarg);
  else if (code < VALUES)
    read_value(o, code, optarg);
  else if (code < FLAGS)
    bad_option(o, code, argv);
  else if (code < TEXTS)
    *(bool *)((char *)o + (code - FLAGS)) = true;
  else
    memcpy((char *)o + (code - TEXTS), &optarg, sizeof optarg);
}

void options_read(options *o, int argc, char **argv)
{
  struct option mine[OPTION_ENTRIES + 1] = {{0}};
  int code = 0;
  bool quiet = find_mine(o->taker, mine);
  o->rules = (xo_rules){3, 3, 3, 2};
  o->plies = o->moves = -1;
  o->depth = 1;
  opterr = 0;
  while ((code = getopt_long(argc, argv, quiet ? ":hVq" : ":hV", mine, NULL)) != -1)
    read_option(o, code, argv);
  o->notation = (o->zero ? XO_ZERO_BASED : XO_PLAIN) | (o->go ? XO_GO_LETTERS : XO_PLAIN);
  o->claims = o->claims || o->only == ONLY_CLAIMS;
  o->order = numbered_order(o->rules);
  if (o->ordered != NULL)
    read_order(o, o->ordered);
  o->first = optind;
}
