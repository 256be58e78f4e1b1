/* settings.c: see settings.h. */
#include "settings.h"
#include "io/sink.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

_Static_assert(LINE_MAX_BYTES == 65536, "settings_explain says the limit");

settings settings_of(const options *o)
{
  return (settings){.rules = o->rules, .order = o->order, .partial = o->partial};
}

/* They are numbers, and in an order there is none after the last player. Where they were said is no matter. */
bool settings_same(const settings *a, const settings *b) { return memcmp(a, b, offsetof(settings, range)) == 0; }

void settings_explain(char what[SETTINGS_FAULT_CAP], const settings *read, const char *text)
{
  /* The text before and after the word at fault; three have no such word. */
  static const struct {
    const char *before, *after;
  } sentences[] = {
      [XO_SETTINGS_LONG] = {"the @ line is longer than 65536 bytes", NULL},
      [XO_SETTINGS_NUL] = {"a byte \\x00 is no part of an option", NULL},
      [XO_SETTINGS_NOTHING] = {"the @ line says none of --rules, --order and --partial", NULL},
      [XO_SETTINGS_WORDS] = {"", " is one word too many"},
      [XO_SETTINGS_UNKNOWN] = {"", " does not belong on an @ line: --rules, --order and --partial do"},
      [XO_SETTINGS_NO_VALUE] = {"option ", " needs a value"},
      [XO_SETTINGS_RULES_FORM] = {"--rules ", ""},
      [XO_SETTINGS_RULES_RANGE] = {"--rules ", ""},
      [XO_SETTINGS_ORDER] = {"--order ", ""},
  };
  const char *after = sentences[read->fault].after;
  char word[QUOTED_CAP] = "", value[OPTIONS_FAULT_CAP] = "";
  if (after != NULL)
    quotation(word, text + read->range.at, read->range.len);
  if (after != NULL && *after == '\0')
    options_value_fault(read->fault, read->rules, value);
  (void)snprintf(what, SETTINGS_FAULT_CAP, "%s%s%s%s", sentences[read->fault].before, word, after == NULL ? "" : after,
                 value);
}

bool settings_read(settings *to, const line *l, settings *read)
{
  static xo_answer answer;
  xo_judge by = {.settings = *to};
  const char *at = memchr(l->text, '@', (size_t)l->len);
  if (at == NULL || !text_blank(l->text, (int)(at - l->text)))
    return false; /* a game need not be judged to see this */
  xo_judge_line(&by, l->text, l->len, &answer);
  *to = by.settings;
  *read = answer.read;
  return answer.kind >= XO_ANSWER_SET;
}

const char *rules_text(xo_rules rules, bool brief, char to[RULES_CAP])
{
  char players[16] = "";
  if (rules.players > 2 || !brief)
    (void)snprintf(players, sizeof players, "x%d", rules.players);
  (void)snprintf(to, RULES_CAP, "%dx%dx%d%s%s", rules.rows, rules.cols, rules.line, players, rules.exact ? "!" : "");
  return to;
}

int settings_write(const settings *from, bool brief, char to[SETTINGS_CAP])
{
  char rules[RULES_CAP];
  int len = snprintf(to, SETTINGS_CAP, "@ --rules %s", rules_text(from->rules, brief, rules));
  for (int t = 0; t < from->order.len; t++)
    len += snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s%s", t == 0 ? " --order " : ",",
                    xo_message_outcome(from->rules, from->order.at[t]).text);
  return len + snprintf(to + len, (size_t)(SETTINGS_CAP - len), "%s", from->partial ? " --partial" : "");
}
