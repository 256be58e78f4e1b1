/* A text line as an entry, the lines of a block, and the bytes that are written of them. */
#include "support.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const char *text;
  xo_asked asked;
  int known;
  int kind, check;
  xo_status why;
  const char *written;
} expectation;

static const xo_asked plain = {XO_PLAIN, 0, 0, 0}, claims = {XO_PLAIN, 0, 1, 1}, strict = {XO_PLAIN, 1, 0, 0};

static xo_terms terms(int known) { return (xo_terms){rules(3, 3, 3, 2), in_order(2), 0, known}; }

/* What one step came to, and how many lines there are. */
typedef struct {
  xo_step step;
  int lines;
  xo_entries entries;
  xo_tally sum;
  unsigned char out[XO_STEP_CAP];
} outcome;

/* A step over the lines of a text, up to `most` from number `from` on. */
static const outcome *step(const char *text, xo_asked asked, xo_terms by, int from, int most)
{
  static xo_lines lines;
  static xo_record record;
  static xo_game game;
  static outcome all;
  xo_reader reader = {0, 0};
  int len = (int)strlen(text);
  const char *copy = exactly(text);
  assert_int_equal(xo_lines_next(&reader, copy, len, true, &lines), len);
  all.lines = lines.count;
  memset(&all.sum, 0, sizeof all.sum);
  all.step = xo_entry_step(asked, by, copy, &lines, from, most, &all.entries, &record, &game, all.out, &all.sum);
  return &all;
}

static void assert_bytes(const unsigned char *text, int len, const char *expected)
{
  assert_int_equal(len, strlen(expected));
  assert_memory_equal(text, expected, strlen(expected));
}

TEST(a_line_is_an_entry)
{
  const expectation all[] = {
      {"15293", plain, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_OK, "CROSS\t5\t5\n"},
      {"15293 = x", plain, 1, XO_ENTRY_GAME, XO_CLAIM_HOLDS, XO_OK, "CROSS\t5\t5\n"},
      {"15293 = x", claims, 1, XO_ENTRY_GAME, XO_CLAIM_HOLDS, XO_OK, "CROSS\t5\t5\tCROSS\tholds\n"},
      {"15293 = o", claims, 1, XO_ENTRY_GAME, XO_CLAIM_FAILS, XO_OK, "CROSS\t5\t5\tNOUGHT\tfails\n"},
      {"152 = draw", claims, 1, XO_ENTRY_GAME, XO_CLAIM_OPEN, XO_OK, "UNFINISHED\t3\t3\tDRAW\topen\n"},
      {"152", claims, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_OK, "UNFINISHED\t3\t3\t-\t-\n"},
      {"152", plain, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_TOO_FEW, "INVALID\ttoo-few\t0\n"},
      {"152934", strict, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_AFTER_END, "INVALID\tafter-end\t6\n"},
      {"= x", plain, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_SYNTAX, "INVALID\tsyntax\t1\n"},
      {"1. = x", plain, 1, XO_ENTRY_GAME, XO_CLAIM_UNCHECKED, XO_TOO_FEW, "INVALID\ttoo-few\t0\n"},
      {" # none", claims, 1, XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, XO_OK, ""},
      {"15293 = x", claims, 0, XO_ENTRY_UNJUDGED, XO_CLAIM_UNCHECKED, XO_OK, "UNJUDGED\tno-rules\t0\tCROSS\t-\n"},
      {" # none", plain, 0, XO_ENTRY_NONE, XO_CLAIM_UNCHECKED, XO_TOO_FEW, ""},
  };
  for (int k = 0; k < LENGTH(all); k++) {
    const expectation *e = &all[k];
    const outcome *o = step(e->text, e->asked, terms(e->known), 0, 2);
    assert_int_equal(o->lines, 1);
    assert_int_equal(o->entries.count, 1);
    assert_int_equal(o->entries.at[0].kind, e->kind);
    assert_int_equal(o->entries.at[0].check, e->check);
    assert_int_equal(o->entries.at[0].finding.why, e->why);
    assert_bytes(o->out, o->step.bytes, e->written);
  }
}

TEST(short_games_are_valid_by_the_terms)
{
  xo_terms by = terms(1);
  by.partial = 1;
  assert_int_equal(step("152", plain, by, 0, 1)->entries.at[0].finding.why, XO_OK);
}

TEST(a_line_that_is_too_long_is_not_read)
{
  xo_record record;
  xo_game game;
  xo_terms by = terms(1);
  char *text = malloc(XO_WINDOW);
  assert_non_null(text);
  memset(text, ' ', XO_WINDOW);
  xo_entry e = xo_entry_line(plain, &by, text, XO_WINDOW, &record, &game);
  assert_int_equal(e.kind, XO_ENTRY_GAME);
  assert_int_equal(e.finding.why, XO_TOO_LONG);
  assert_int_equal(e.finding.at, XO_LINE_MAX);
  assert_int_equal(xo_entry_line(plain, &by, text, XO_LINE_MAX, &record, &game).kind, XO_ENTRY_NONE);
  free(text);
}

/* What it says, and what it does not say is as by default; or what was known before, and is so no more. */
TEST(terms_behind_a_line_that_sets)
{
  static xo_option_words words;
  xo_settings read;
  xo_terms first = {rules(4, 4, 4, 2), in_order(2), 1, 1};
  xo_terms now = xo_entry_terms(first, "@ --rules 5x5x4", 15, &words, &read);
  assert_int_equal(read.fault, XO_SETTINGS_GOOD);
  assert_int_equal(now.rules.rows, 5);
  assert_int_equal(now.partial, 0);
  assert_int_equal(now.known, 1);
  now = xo_entry_terms(now, "@ --rules 6x6x", 14, &words, &read);
  assert_int_equal(read.fault, XO_SETTINGS_RULES_FORM);
  assert_int_equal(now.rules.rows, 5);
  assert_int_equal(now.known, 0);
  now = xo_entry_terms(now, "@ --p", 5, &words, &read);
  assert_int_equal(now.rules.rows, 3);
  assert_int_equal(now.partial, 1);
  assert_int_equal(now.known, 1);
}

TEST(a_line_that_is_too_long_sets_nothing)
{
  static xo_option_words words;
  xo_settings read;
  char *text = malloc(XO_WINDOW);
  assert_non_null(text);
  memset(text, ' ', XO_WINDOW);
  memcpy(text, "@ --p", 5);
  assert_int_equal(xo_entry_terms(terms(1), text, XO_WINDOW, &words, &read).known, 0);
  assert_int_equal(read.fault, XO_SETTINGS_LONG);
  assert_int_equal(xo_entry_terms(terms(0), text, XO_LINE_MAX, &words, &read).partial, 1);
  free(text);
}

/* Up to so many, up to a line that sets, and with the first of which something is to be said. */
TEST(a_step_takes_lines_up_to_one)
{
  static const char text[] = "15293\n\n @\n15293\n@ --p\n15 = x\n15293 = o\n15293\n@";
  const struct {
    xo_asked asked;
    int from, most, lines, stop;
    const char *written;
  } all[] = {
      {plain, 0, 128, 3, XO_STEP_FAULTY, "CROSS\t5\t5\nINVALID\tsyntax\t1\n"},
      {plain, 0, 2, 2, XO_STEP_ON, "CROSS\t5\t5\n"},
      {plain, 3, 128, 1, XO_STEP_ON, "CROSS\t5\t5\n"},
      {plain, 4, 128, 1, XO_STEP_SET, ""},
      {plain, 5, 128, 1, XO_STEP_FAULTY, "INVALID\ttoo-few\t0\n"},
      {plain, 6, 128, 2, XO_STEP_ON, "CROSS\t5\t5\nCROSS\t5\t5\n"},
      {claims, 5, 128, 1, XO_STEP_FAULTY, "UNFINISHED\t2\t2\tCROSS\topen\n"},
      {claims, 6, 128, 1, XO_STEP_FAULTY, "CROSS\t5\t5\tNOUGHT\tfails\n"},
      {plain, 8, 128, 1, XO_STEP_UNREAD, ""},
      {plain, 9, 128, 0, XO_STEP_ON, ""},
  };
  for (int k = 0; k < LENGTH(all); k++) {
    const outcome *o = step(text, all[k].asked, terms(1), all[k].from, all[k].most);
    bool sets = all[k].stop == XO_STEP_SET || all[k].stop == XO_STEP_UNREAD;
    assert_int_equal(o->lines, 9);
    assert_int_equal(o->step.lines, all[k].lines);
    assert_int_equal(o->step.stop, all[k].stop);
    assert_int_equal(o->entries.count, sets ? 0 : all[k].lines);
    assert_bytes(o->out, o->step.bytes, all[k].written);
    assert_int_equal(o->step.terms.known, all[k].stop != XO_STEP_UNREAD);
    assert_int_equal(o->step.terms.partial, all[k].stop == XO_STEP_SET);
  }
}

TEST(a_step_says_what_an_at_line_says)
{
  assert_int_equal(step("@ --rules 4x4x3x3", plain, terms(1), 0, 1)->step.terms.rules.players, 3);
  const outcome *o = step("@ --rules 4x4", plain, terms(1), 0, 1);
  assert_int_equal(o->step.terms.rules.players, 2);
  assert_int_equal(o->step.read.fault, XO_SETTINGS_RULES_FORM);
  assert_int_equal(o->sum.count[XO_TALLY_GAMES], 0);
}

TEST(verdict_lines_stand_one_behind_the_other)
{
  const outcome *o = step("15293\n# none\n123546879\n152", plain, terms(1), 0, 128);
  assert_bytes(o->out, o->step.bytes, "CROSS\t5\t5\nDRAW\t9\t9\nINVALID\ttoo-few\t0\n");
}

/* What is counted of lines, twice, and of both together. */
TEST(lines_are_counted)
{
  static const char text[] = "15293\n# none\n123546879 = x\n152 = draw\n15 = x\n";
  xo_tally sum = {{0}}, both = {{0}};
  for (int from = 0; from < 5;) {
    const outcome *o = step(text, claims, terms(1), from, 128);
    xo_tally_add(&sum, &o->sum);
    from += o->step.lines;
  }
  assert_int_equal(sum.count[XO_TALLY_GAMES], 4);
  assert_int_equal(sum.count[XO_TALLY_USED], 5 + 9 + 3 + 2);
  assert_int_equal(sum.count[XO_TALLY_GIVEN], 5 + 9 + 3 + 2);
  assert_int_equal(sum.count[XO_TALLY_ENDED + XO_CROSS - XO_DRAW], 1);
  assert_int_equal(sum.count[XO_TALLY_ENDED], 1);
  assert_int_equal(sum.count[XO_TALLY_ENDED + XO_UNFINISHED - XO_DRAW], 2);
  assert_int_equal(sum.count[XO_TALLY_CLAIMS + XO_CLAIM_UNCHECKED], 1);
  assert_int_equal(sum.count[XO_TALLY_CLAIMS + XO_CLAIM_FAILS], 1);
  assert_int_equal(sum.count[XO_TALLY_CLAIMS + XO_CLAIM_OPEN], 2);
  assert_int_equal(sum.count[XO_TALLY_INVALID], 0);
  xo_tally_add(&both, &sum);
  xo_tally_add(&both, &sum);
  for (int k = 0; k < XO_TALLY_ROWS; k++)
    assert_int_equal(both.count[k], 2 * sum.count[k]);
}

TEST(a_full_count_stays_full)
{
  xo_tally one = {{[XO_TALLY_GAMES] = 3}}, sum = {{[XO_TALLY_GAMES] = ULLONG_MAX - 2}};
  xo_tally_add(&sum, &one);
  assert_true(sum.count[XO_TALLY_GAMES] == ULLONG_MAX);
}

TEST(lines_without_terms_and_without_a_game)
{
  xo_entries entries;
  xo_tally sum = {{0}};
  entries = step("15293 = x", claims, terms(0), 0, 1)->entries;
  xo_tally_entries(claims, rules(3, 3, 3, 2), &entries, &sum);
  entries = step("152", plain, terms(1), 0, 1)->entries;
  xo_tally_entries(plain, rules(3, 3, 3, 3), &entries, &sum);
  entries.at[0].finding = (xo_finding){XO_OK, 0, 7, 8, -1, 3};
  xo_tally_entries(plain, rules(4, 4, 3, 3), &entries, &sum);
  assert_int_equal(sum.count[XO_TALLY_GAMES], 3);
  assert_int_equal(sum.count[XO_TALLY_UNJUDGED], 1);
  assert_int_equal(sum.count[XO_TALLY_INVALID], 1);
  assert_int_equal(sum.count[XO_TALLY_INVALID + XO_TOO_FEW], 1);
  assert_int_equal(sum.count[XO_TALLY_MORE + 3 - XO_DRAW], 1);
  assert_int_equal(sum.count[XO_TALLY_USED], 7);
  assert_int_equal(sum.count[XO_TALLY_GIVEN], 8);
}
