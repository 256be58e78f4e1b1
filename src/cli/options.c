/* options.c: see options.h. */
#include "io/posix.h"

#include "options.h"
#include "help.h"
#include "usage.h"
#include "io/leave.h"
#include "io/sink.h"
#include "outcome.h"

#include <getopt.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { RULES = 256, ORDER, STRICT, PARTIAL, SUMMARY, PLIES, GAMES, MEMORY, DOT, PLAIN, SAVE, PLACE, JSON };

/* Each option, and the commands that take it. */
static const struct {
  unsigned takers;
  struct option option;
} known[] = {
    {FOR_REPLAY, {"summary", no_argument, NULL, SUMMARY}},
    {FOR_REPLAY, {"quiet", no_argument, NULL, 'q'}},
    {FOR_REPLAY, {"place", no_argument, NULL, PLACE}},
    {FOR_REPLAY, {"json", no_argument, NULL, JSON}},
    {FOR_REPLAY | FOR_SHOW | FOR_GDL | FOR_STATES | FOR_PLAY, {"rules", required_argument, NULL, RULES}},
    {FOR_REPLAY | FOR_SHOW | FOR_PLAY, {"order", required_argument, NULL, ORDER}},
    {FOR_REPLAY | FOR_SHOW, {"strict", no_argument, NULL, STRICT}},
    {FOR_REPLAY | FOR_SHOW, {"partial", no_argument, NULL, PARTIAL}},
    {FOR_STATES, {"plies", required_argument, NULL, PLIES}},
    {FOR_STATES, {"games", no_argument, NULL, GAMES}},
    {FOR_STATES, {"memory", required_argument, NULL, MEMORY}},
    {FOR_STATES, {"dot", no_argument, NULL, DOT}},
    {FOR_PLAY, {"plain", no_argument, NULL, PLAIN}},
    {FOR_PLAY, {"save", required_argument, NULL, SAVE}},
    {FOR_ALL, {"help", no_argument, NULL, 'h'}},
    {FOR_ALL, {"version", no_argument, NULL, 'V'}},
};
enum { KNOWN = sizeof known / sizeof known[0] };

/* Reads a number of one to three digits and steps over it; -1 if there is none. */
static int small_number(const char **text)
{
  int n = 0;
  const char *start = *text;
  for (; '0' <= **text && **text <= '9'; (*text)++)
    if (n < 1000)
      n = 10 * n + (**text - '0');
  return *text == start ? -1 : n;
}

static void read_rules(options *o, const char *text)
{
  char range[128];
  int value[4] = {0, 0, 0, 2};
  int n = 0;
  for (const char *at = text;; at++) {
    value[n] = small_number(&at);
    n++;
    bool more = n < 4 && (*at == 'x' || *at == 'X');
    if (value[n - 1] < 0 || (!more && (*at != '\0' || n < 3)))
      usage_error(o, "--rules", text, " is not ROWSxCOLSxLINE or ROWSxCOLSxLINExPLAYERS, such as 3x3x3");
    if (!more)
      break;
  }
  o->rules = (xo_rules){value[0], value[1], value[2], value[3]};
  if (xo_inv_rules(o->rules))
    return;
  (void)snprintf(range, sizeof range, " is out of range: rows, columns and line are 1 to %d, players 2 to %d",
                 XO_SIDE_MAX, XO_PLAYERS_MAX);
  usage_error(o, "--rules", text, range);
}

/* Reads a player's name, steps over it and a comma behind it; 0 if it is none. */
static xo_player read_player(xo_rules rules, const char **text)
{
  size_t len = strcspn(*text, ",");
  xo_player found = player_of_word(rules, *text, len);
  *text += len;
  if (**text == ',' && (*text)[1] != '\0')
    (*text)++;
  return found;
}

static void read_order(options *o, const char *text)
{
  char wanted[128];
  o->order.len = 0;
  for (const char *at = text; *at != '\0' && o->order.len < XO_PLAYERS_MAX; o->order.len++)
    o->order.at[o->order.len] = read_player(o->rules, &at);
  size_t commas = 0;
  for (const char *at = text; *at != '\0'; at++)
    commas += *at == ',';
  if (commas + 1 == (size_t)o->rules.players && xo_inv_play_order(o->rules, &o->order))
    return;
  if (o->rules.players == 2)
    usage_error(o, "--order", text, " does not name both players once: it is CROSS,NOUGHT or NOUGHT,CROSS");
  (void)snprintf(wanted, sizeof wanted,
                 " does not name the players 1 to %d once each, with commas between them", o->rules.players);
  usage_error(o, "--order", text, wanted);
}

static void default_order(options *o)
{
  o->order.len = o->rules.players;
  for (int t = 0; t < o->order.len; t++)
    o->order.at[t] = t + 1;
}

static _Noreturn void bad_option(const options *o, int code, char **argv)
{
  const char *word = argv[optind - 1];
  char brief[3] = {'-', (char)optopt, '\0'};
  if (code == ':')
    usage_error(o, "option", word, " needs a value");
  if (optopt == 0)
    usage_error(o, "unknown or ambiguous option", word, "");
  if (strncmp(word, "--", 2) == 0 && strchr(word, '=') != NULL)
    usage_error(o, "option", word, " takes no value");
  usage_error(o, "unknown option", brief, "");
}

static void read_plies(options *o, const char *text)
{
  const char *at = text;
  o->plies = small_number(&at);
  if (o->plies < 0 || *at != '\0')
    usage_error(o, "--plies", text, " is not a number of moves, such as 9");
}

/* A number of bytes, or of KiB, MiB, ... with a letter behind it; more than there can be is as much as that. */
static void read_memory(options *o, const char *text)
{
  static const char units[] = "KMGTPE";
  uint64_t unit = 1;
  const char *at = text;
  o->memory = 0;
  for (; '0' <= *at && *at <= '9'; at++)
    if (__builtin_mul_overflow(o->memory, (uint64_t)10, &o->memory) ||
        __builtin_add_overflow(o->memory, (uint64_t)(*at - '0'), &o->memory))
      o->memory = UINT64_MAX;
  const char *letter = at == text || *at == '\0' ? NULL : strchr(units, *at & ~0x20);
  if (letter != NULL && *letter != '\0') {
    unit = (uint64_t)1 << 10 * (letter - units + 1);
    at += strncmp(at + 1, "iB", 2) == 0 ? 3 : 1;
  }
  if (o->memory == 0 || *at != '\0')
    usage_error(o, "--memory", text, " is not a number of bytes, such as 512M or 8G");
  if (__builtin_mul_overflow(o->memory, unit, &o->memory))
    o->memory = UINT64_MAX;
}

/* The options of this command; the rest of mine is zero, which ends the list. */
static void find_mine(const options *o, struct option mine[KNOWN + 1])
{
  int n = 0;
  for (int k = 0; k < KNOWN; k++)
    if ((known[k].takers & o->taker) != 0)
      mine[n++] = known[k].option;
}

/* The values of the options that need no check of their own. */
static void read_flag(options *o, int code, char **argv)
{
  switch (code) {
  case STRICT:
    o->strict = true;
    break;
  case PARTIAL:
    o->partial = true;
    break;
  case SUMMARY:
    o->summary = true;
    break;
  case 'q':
    o->quiet = true;
    break;
  case PLACE:
    o->place = true;
    break;
  case JSON:
    o->json = true;
    break;
  case GAMES:
    o->games = true;
    break;
  case DOT:
    o->dot = true;
    break;
  case PLAIN:
    o->plain = true;
    break;
  case 'h':
    sink_string(standard_output(), o->help);
    sink_string(standard_output(), o->note != NULL ? o->note : "");
    leave(STATUS_VALID);
  case 'V':
    sink_string(standard_output(), help_version);
    leave(STATUS_VALID);
  default:
    bad_option(o, code, argv);
  }
}

void options_read(options *o, int argc, char **argv)
{
  struct option mine[KNOWN + 1] = {{0}};
  const char *order = NULL;
  int code = 0;
  find_mine(o, mine);
  o->rules = (xo_rules){3, 3, 3, 2};
  o->plies = -1;
  opterr = 0;
  while ((code = getopt_long(argc, argv, o->taker == FOR_REPLAY ? ":hVq" : ":hV", mine, NULL)) != -1)
    switch (code) {
    case RULES:
      read_rules(o, optarg);
      break;
    case ORDER:
      order = optarg;
      break;
    case PLIES:
      read_plies(o, optarg);
      break;
    case SAVE:
      o->save = optarg;
      break;
    case MEMORY:
      read_memory(o, optarg);
      break;
    default:
      read_flag(o, code, argv);
    }
  default_order(o);
  if (order != NULL)
    read_order(o, order);
  o->first = optind;
}
