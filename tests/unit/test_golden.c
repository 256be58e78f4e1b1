/* test_golden.c: the golden tables (tests/golden/command has their form) held against the library.
 *
 * A row's options are those of `xo replay`. Rules, order and --partial are read as an @ line. Of the messages those of
 * invalid games are compared: the others are the command's own. Each text comes in two blocks, cut at every place.
 */
#include "support.h"
#include "settings.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 4096 };

typedef struct {
  char bytes[CAPACITY];
  int len;
} text;

static void put(text *t, const char *bytes, int len)
{
  assert_in_range(t->len + len, 0, CAPACITY - 1);
  memcpy(t->bytes + t->len, bytes, (size_t)len);
  t->len += len;
  t->bytes[t->len] = '\0';
}

/* The bytes that a row's text stands for. */
static text bytes_of(const char *column)
{
  static const char escapes[] = "n\nt\tr\r\\\\";
  text t = {.len = 0};
  for (const char *at = column; *at != '\0'; at++) {
    char byte = *at;
    if (byte == '\\' && at[1] == 'x') {
      char digits[3] = {at[2], at[3], '\0'};
      byte = (char)strtol(digits, NULL, 16);
      at += 3;
    } else if (byte == '\\') {
      const char *found = strchr(escapes, *++at);
      assert_non_null(found);
      byte = found[1];
    }
    put(&t, &byte, 1);
  }
  return t;
}

/* What a row's options ask of each text line, and the settings that they begin with. */
static xo_options options_of(char *column, xo_settings *settings)
{
  xo_options options = {XO_PLAIN, 0, 0, 0};
  text line = {.len = 0};
  put(&line, "@ --rules 3x3x3", 15);
  for (char *option = strtok(column, " "); option != NULL; option = strtok(NULL, " ")) {
    if (strcmp(option, "--strict") == 0) {
      options.strict = 1;
    } else if (strcmp(option, "--claims") == 0) {
      options.claims = 1;
    } else if (strcmp(option, "--partial") == 0) {
      options.partial = 1;
    } else if (strcmp(option, "--zero-based") == 0) {
      options.notation += XO_ZERO_BASED;
    } else if (strcmp(option, "--letters") == 0) {
      assert_string_equal(strtok(NULL, " "), "go");
      options.notation += XO_GO_LETTERS;
    } else {
      put(&line, " ", 1);
      put(&line, option, (int)strlen(option));
    }
  }
  assert_true(xo_settings_read(line.bytes, line.len, settings));
  assert_int_equal(settings->fault, XO_SETTINGS_GOOD);
  return options;
}

/* The message of a game that is invalid, or claims what its verdict is not, and is text line `number`, as the command
 * writes it. */
static void put_message(text *to, int number, const xo_answer *e, xo_notation notation, const char *line, int len)
{
  const xo_record *record = &e->record;
  char message[XO_MESSAGE_CAP + XO_REMEDY_CAP + 32];
  xo_finding f = e->finding;
  xo_outcome claimed = f.why == XO_OK ? e->claim.outcome : XO_NO_OUTCOME;
  int column = f.why == XO_OK       ? e->claim.at
               : f.why == XO_SYNTAX ? f.at
                                    : xo_message_range(record->rules, f, line, len).at;
  int written = snprintf(message, sizeof message, "%s%d:%d: %s (%s)", to->len > 0 ? " / " : "", number, column + 1,
                         xo_message_finding(record, f, claimed, line, len).text,
                         xo_message_remedy(xo_remedy_of(record, f, claimed, notation, line, len)).text);
  put(to, message, written);
}

/* The results of a text so far, and the state for the next block. */
typedef struct {
  xo_judge now;
  text verdicts, messages;
} state;

static xo_lines lines;

/* Judges the text lines of a block; answers how many bytes of it they have. */
static int judge_block(state *s, const char *block, int len, bool last)
{
  static xo_answer answer;
  static unsigned char out[XO_WINDOW];
  int used = xo_lines_next(&lines, block, len, last);
  s->now.capacity = sizeof out;
  while (lines.next < lines.count) {
    int bytes = xo_judge_lines(&s->now, block, &lines, out, out, &answer);
    for (int i = 0; i < bytes; i++)
      put(&s->verdicts, out[i] == '\n' ? " / " : out[i] == '\t' ? " " : (const char *)&out[i], out[i] == '\n' ? 3 : 1);
    int from = lines.start[lines.next - 1];
    if (answer.faulty != 0)
      put_message(&s->messages, (int)s->now.number - 1, &answer, s->now.options.notation, block + from,
                  lines.start[lines.next] - 1 - from);
  }
  return used;
}

/* The same of a text that comes in two blocks, the first of `cut` bytes. */
static void judge(state *s, const text *t, int cut)
{
  int used = 0;
  lines.begun = lines.within = 0;
  for (int more = 1; more > 0; used += more)
    more = judge_block(s, t->bytes + used, cut - used, false);
  for (int more = 1; more > 0; used += more)
    more = judge_block(s, t->bytes + used, t->len - used, true);
  assert_int_equal(used, t->len);
  if (s->verdicts.len > 0)
    s->verdicts.bytes[s->verdicts.len -= 3] = '\0';
}

/* A column without the blanks around it; the rest of the row goes to *rest. */
static char *next_column(char **rest)
{
  char *begin = *rest + strspn(*rest, " "), *bar = strchr(begin, '|');
  char *end = bar != NULL ? bar : strchr(begin, '\0');
  *rest = bar != NULL ? bar + 1 : end;
  while (end > begin && (end[-1] == ' ' || end[-1] == '\n'))
    end--;
  *end = '\0';
  return begin;
}

static void compare(const char *table, int number, char *row)
{
  char *rest = row;
  text t = bytes_of(next_column(&rest));
  state begin = {.now = {.number = 1}};
  begin.now.options = options_of(next_column(&rest), &begin.now.settings);
  const char *verdict = next_column(&rest), *message = next_column(&rest);
  for (int cut = 0; cut <= t.len; cut++) {
    state s = begin;
    judge(&s, &t, cut);
    if (strcmp(s.verdicts.bytes, verdict) != 0)
      fail_msg("%s:%d, cut at %d: %s", table, number, cut, s.verdicts.bytes);
    /* On a setting the library has no message. */
    if (strstr(message, "no game is judged") == NULL && strcmp(s.messages.bytes, message) != 0)
      fail_msg("%s:%d, cut at %d: %s", table, number, cut, s.messages.bytes);
  }
}

TEST(every_row_of_the_golden_tables)
{
  glob_t tables;
  int count = 0;
  assert_int_equal(glob("tests/golden/*.table", 0, NULL, &tables), 0);
  for (size_t k = 0; k < tables.gl_pathc; k++) {
    FILE *file = fopen(tables.gl_pathv[k], "r");
    char row[CAPACITY];
    assert_non_null(file);
    for (int number = 1; fgets(row, sizeof row, file) != NULL; number++)
      if (row[0] != '#' && row[0] != '\n') {
        compare(tables.gl_pathv[k], number, row);
        count++;
      }
    fclose(file);
  }
  globfree(&tables);
  assert_in_range(count, 1, 100000);
}
