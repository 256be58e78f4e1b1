/* settings.c: see settings.h. */
#include "settings.h"

#include <stdio.h>
#include <string.h>

_Static_assert(LINE_MAX_BYTES == 65536, "explain says the limit");

settings settings_of(const options *o) { return (settings){o->rules, o->order, o->partial, 1}; }

/* They are numbers, and in an order there is none behind the last player. */
bool settings_same(const settings *a, const settings *b) { return memcmp(a, b, sizeof *a) == 0; }

/* Of an empty line the first byte is its end. */
bool settings_on(const line *l) { return l->text[0] == '@'; }

/* The first bytes of a word, in quotes and printable, between what is said. */
static void say(settings_fault *fault, const char *before, const char *word, int len, const char *after)
{
  enum { SHOWN = 40 };
  char *to = fault->what;
  size_t n = (size_t)snprintf(to, SETTINGS_FAULT_CAP, "%s\"", before);
  for (int i = 0; i < SHOWN && i < len; i++) {
    unsigned char c = (unsigned char)word[i];
    n += (size_t)snprintf(to + n, SETTINGS_FAULT_CAP - n, c < ' ' || c > '~' ? "\\x%02x" : "%c", c);
  }
  (void)snprintf(to + n, SETTINGS_FAULT_CAP - n, "%s\"%s", len > SHOWN ? "..." : "", after);
}

static void explain(settings_fault *fault, const xo_settings *read, const char *text)
{
  const char *word = text + read->span.at;
  int len = read->span.len;
  char after[OPTIONS_FAULT_CAP];
  fault->at = read->span.at;
  switch (read->fault) {
  case XO_SETTINGS_LONG:
    (void)snprintf(fault->what, SETTINGS_FAULT_CAP, "the @ line is longer than 65536 bytes");
    break;
  case XO_SETTINGS_NUL:
    (void)snprintf(fault->what, SETTINGS_FAULT_CAP, "a byte \\x00 is no part of an option");
    break;
  case XO_SETTINGS_NOTHING:
    (void)snprintf(fault->what, SETTINGS_FAULT_CAP, "the @ line says none of --rules, --order and --partial");
    break;
  case XO_SETTINGS_WORDS:
    say(fault, "", word, len, " is one word too many");
    break;
  case XO_SETTINGS_UNKNOWN:
    say(fault, "", word, len, " cannot stand on an @ line: --rules, --order and --partial can");
    break;
  case XO_SETTINGS_NO_VALUE:
    say(fault, "option ", word, len, " needs a value");
    break;
  default:
    options_value_fault(read->fault, read->rules, after);
    say(fault, read->fault == XO_SETTINGS_ORDER ? "--order " : "--rules ", word, len, after);
  }
}

bool settings_read(settings *to, const line *l, settings_fault *fault)
{
  xo_option_words words;
  xo_settings read;
  *to = xo_entry_terms(*to, l->text, l->too_long ? XO_LINE_MAX + 1 : l->len, &words, &read);
  if (to->known == 0)
    explain(fault, &read, l->text);
  return to->known != 0;
}

int settings_write(const settings *from, char to[SETTINGS_CAP])
{
  xo_rules rules = from->rules;
  int len =
      snprintf(to, SETTINGS_CAP, "@ --rules %dx%dx%dx%d --order ", rules.rows, rules.cols, rules.line, rules.players);
  for (int t = 0; t < from->order.len; t++)
    len += snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s%s", t == 0 ? "" : ",",
                    xo_message_outcome(rules, from->order.at[t]).text);
  return len + snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s", from->partial ? " --partial" : "");
}
