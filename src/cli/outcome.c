/* outcome.c: see outcome.h. */
#include "io/posix.h"

#include "outcome.h"

#include <string.h>
#include <strings.h>

static bool is_word(const char *word, size_t len, const char *name)
{
  return strlen(name) == len && strncasecmp(word, name, len) == 0;
}

xo_player player_of_word(xo_rules rules, const char *word, size_t len)
{
  for (xo_player p = 1; p <= rules.players; p++) {
    const char symbol[] = {xo_message_symbol(rules, p), '\0'};
    const char number[] = {(char)('0' + p), '\0'};
    if (is_word(word, len, xo_message_outcome(rules, p).text) || is_word(word, len, symbol) ||
        is_word(word, len, number))
      return p;
  }
  return 0;
}

bool outcome_of_word(xo_rules rules, const char *word, size_t len, xo_outcome *outcome)
{
  static const xo_outcome nobody[] = {XO_DRAW, XO_UNFINISHED};
  *outcome = player_of_word(rules, word, len);
  for (size_t k = 0; k < sizeof nobody / sizeof nobody[0] && *outcome <= 0; k++)
    if (is_word(word, len, xo_message_outcome(rules, nobody[k]).text)) {
      *outcome = nobody[k];
      return true;
    }
  return *outcome > 0;
}
