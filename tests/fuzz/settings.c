/* settings.c: an @ line of any bytes, against a second reader, which knows the two options and nothing of getopt_long;
 * what is said of one that cannot be read, which is printable and names a place on the line; and what settings_write
 * writes, which says the same again.
 *
 * An input is the line after its @.
 */
#include "fuzz.h"
#include "fed.h"
#include "judge/settings.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { MOST_WORDS = 15, CAP = 256 };

/* ---- the second reader ---- */

/* A number at *text, and what follows it; -1 if there is none. */
static long take_number(char **text)
{
  char *from = *text;
  return isdigit((unsigned char)*from) ? strtol(from, text, 10) : -1;
}

static bool take_times(char **text) { return **text != '\0' && strchr("xX", **text) != NULL && (*text)++ != NULL; }

static bool rules_of(char *word, xo_rules *rules)
{
  long rows = take_number(&word);
  long cols = take_times(&word) ? take_number(&word) : -1;
  long cells = take_times(&word) ? take_number(&word) : -1;
  long players = take_times(&word) ? take_number(&word) : 2;
  bool in_range =
      1 <= rows && rows <= 20 && 1 <= cols && cols <= 20 && 1 <= cells && cells <= 20 && 2 <= players && players <= 8;
  if (*word != '\0' || !in_range)
    return false;
  *rules = (xo_rules){(int)rows, (int)cols, (int)cells, (int)players};
  return true;
}

static int player_of(int players, const char *name)
{
  static const char *const two[] = {"CROSS", "X", "1", "NOUGHT", "O", "2"};
  for (int k = 0; k < 6 && players == 2; k++)
    if (strcasecmp(name, two[k]) == 0)
      return 1 + k / 3;
  bool digit = '1' <= name[0] && name[0] <= '0' + players && name[1] == '\0';
  return players > 2 && digit ? name[0] - '0' : 0;
}

/* The names that commas part, each player's once. */
static bool order_of(char *word, int players, xo_play_order *order)
{
  unsigned seen = 0;
  order->len = 0;
  for (char *name = word; name != NULL;) {
    char *comma = strchr(name, ',');
    if (comma != NULL)
      *comma++ = '\0';
    int player = player_of(players, name);
    if (player == 0 || (seen >> player & 1U) != 0)
      return false;
    seen |= 1U << player;
    order->at[order->len++] = player;
    name = comma;
  }
  return order->len == players;
}

/* Whether the word, up to an = that it may have, is the option or begins it. */
static bool is_option(const char *word, const char *option)
{
  size_t len = strcspn(word, "=");
  return len > 2 && len <= strlen(option) && strncmp(word, option, len) == 0;
}

static int words_of(char *text, char **words)
{
  int n = 0;
  while (n <= MOST_WORDS) {
    text += strspn(text, " \t\r");
    if (*text == '\0')
      break;
    words[n++] = text;
    text += strcspn(text, " \t\r");
    if (*text != '\0')
      *text++ = '\0';
  }
  return n;
}

static bool expected_of(char *text, settings *to)
{
  char *words[MOST_WORDS + 1];
  char *order = NULL;
  int k = 0;
  int n = words_of(text, words);
  *to = (settings){.rules = {3, 3, 3, 2}, .known = true};
  for (; k < n && strcmp(words[k], "--") != 0; k++) {
    bool is_rules = is_option(words[k], "--rules");
    char *value = strchr(words[k], '=');
    if (value == NULL && is_option(words[k], "--partial")) {
      to->partial = true;
      continue;
    }
    if (!is_rules && !is_option(words[k], "--order"))
      return false;
    if (value == NULL && k + 1 == n)
      return false;
    value = value == NULL ? words[++k] : value + 1;
    if (is_rules && !rules_of(value, &to->rules))
      return false;
    order = is_rules ? order : value;
  }
  if (k == 0 || n > MOST_WORDS || k + 1 < n)
    return false;
  to->order.len = to->rules.players;
  for (int t = 0; t < to->order.len; t++)
    to->order.at[t] = t + 1;
  return order == NULL || order_of(order, to->rules.players, &to->order);
}

/* ---- the target ---- */

/* An empty value at the end of the line is after its last byte. */
static void look_at_fault(const settings_fault *fault, int len)
{
  MUST(0 <= fault->at && fault->at <= len && fault->what[0] != '\0');
  must_be_printable(fault->what, fault->what + strlen(fault->what));
}

static void write_again(const settings *by)
{
  char text[SETTINGS_CAP];
  settings again;
  settings_fault fault;
  line l = {text, settings_write(by, text), false};
  MUST(settings_on(&l) && settings_read(&again, &l, &fault) && settings_same(by, &again));
}

/* The line at the end of an allocation of its own, where the sanitizer sees a byte that is read too many. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  char copy[CAP];
  settings by = {.known = false};
  settings right;
  settings_fault fault;
  if (size >= CAP || memchr(data, '\n', size) != NULL)
    return 0;
  char *text = malloc(size + 1);
  MUST(text != NULL);
  text[0] = '@';
  if (size > 0)
    memcpy(text + 1, data, size);
  line l = {text, (int)size + 1, false};
  MUST(settings_on(&l));
  bool read = settings_read(&by, &l, &fault);
  if (size > 0)
    memcpy(copy, data, size);
  copy[size] = '\0';
  const char *comment = memchr(copy, '#', size);
  size_t len = comment == NULL ? size : (size_t)(comment - copy);
  bool whole = memchr(copy, '\0', len) == NULL;
  copy[len] = '\0';
  MUST(read == (whole && expected_of(copy, &right)) && read == by.known);
  if (read) {
    MUST(settings_same(&by, &right));
    write_again(&by);
  } else {
    look_at_fault(&fault, l.len);
  }
  free(text);
  return 0;
}
