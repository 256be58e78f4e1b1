/* Ready lines: those of the verdicts of an automaton, and no others. */
#include "ready.h"
#include "support.h"

#include <stdio.h>
#include <string.h>

static xo_automaton automaton;
static xo_ready ready;

static void make_asked(xo_rules of, xo_asked asked)
{
  xo_play_order order = in_order(of.players);
  xo_automaton_make(&automaton, of, &order);
  xo_ready_make(asked, &automaton, false, &ready);
}

static void make(xo_rules of, bool strict, bool partial) { make_asked(of, (xo_asked){XO_PLAIN, strict, partial, 0}); }

/* The ready line of verdict v is what is written of its finding, or there is none. */
static void assert_ready(int v, bool strict, bool partial)
{
  char text[XO_VERDICT_CAP];
  xo_automaton_verdict w = automaton.verdict[v];
  xo_finding f =
      xo_finding_of((xo_reading){w.given, -1}, (xo_verdict){w.status, 0, w.used, w.outcome}, strict, partial);
  const xo_ready_line *line = &ready.line[v];
  if (f.why != XO_OK) {
    assert_int_equal(line->len, 0);
    return;
  }
  int len = xo_verdict_line(automaton.rules, f, text);
  assert_int_equal(line->len, len + 1);
  assert_memory_equal(line->text, text, (size_t)len);
  assert_int_equal(line->text[len], '\n');
  assert_int_equal(line->entry.kind, XO_ENTRY_GAME);
  assert_int_equal(line->entry.check, XO_CLAIM_UNCHECKED);
  assert_int_equal(line->entry.claim.at, -1);
  assert_memory_equal(&line->entry.finding, &f, sizeof f);
}

TEST(a_verdict_has_its_line)
{
  static const xo_rules small[] = {{3, 3, 3, 2}, {1, 1, 1, 8}, {2, 2, 2, 2}, {2, 3, 2, 3}, {1, 9, 2, 2}};
  for (int k = 0; k < 4 * LENGTH(small); k++) {
    bool strict = (k & 1) != 0, partial = (k & 2) != 0;
    make(small[k / 4], strict, partial);
    assert_int_equal(ready.line[0].len, 0);
    for (int v = 1; v < automaton.verdicts; v++)
      assert_ready(v, strict, partial);
    for (int v = automaton.verdicts; v < XO_AUTOMATON_VERDICTS; v++)
      assert_int_equal(ready.line[v].len, 0);
  }
}

/* No automaton has such a verdict. */
TEST(a_verdict_that_cannot_be_has_none)
{
  static const xo_automaton_verdict none[] = {{XO_TAKEN, 5, 5, XO_CROSS},
                                              {XO_TOO_FEW, 3, 3, XO_UNFINISHED},
                                              {XO_OK, 5, -1, XO_CROSS},
                                              {XO_OK, 5, 6, XO_CROSS},
                                              {XO_OK, 10, 10, XO_UNFINISHED},
                                              {XO_OK, 5, 5, XO_DRAW - 1},
                                              {XO_OK, 5, 5, 3},
                                              {XO_OK, 6, 5, XO_CROSS}};
  const xo_asked strictly = {XO_PLAIN, 1, 0, 0};
  make_asked(rules(3, 3, 3, 2), strictly);
  for (int k = 0; k < LENGTH(none); k++) {
    automaton.verdict[1] = none[k];
    xo_ready_make(strictly, &automaton, false, &ready);
    assert_int_equal(ready.line[1].len, 0);
  }
  automaton.verdict[1] = (xo_automaton_verdict){XO_OK, 5, 5, XO_CROSS};
  xo_ready_make(strictly, &automaton, false, &ready);
  assert_int_equal(ready.line[1].len, 10);
  automaton.verdict[1] = (xo_automaton_verdict){XO_TOO_FEW, 3, 3, XO_UNFINISHED};
  xo_ready_make(strictly, &automaton, true, &ready);
  assert_int_equal(ready.line[1].len, 15);
}

TEST(a_cell_taken_twice_has_a_line_for_each_move)
{
  for (int claims = 0; claims < 2; claims++) {
    make_asked(rules(3, 3, 3, 2), (xo_asked){XO_PLAIN, 0, 0, claims});
    for (int n = 1; n <= XO_AUTOMATON_CELLS; n++) {
      char text[XO_READY_CAP + 1];
      const xo_ready_line *line = &ready.line[XO_AUTOMATON_VERDICTS + n];
      assert_int_equal(line->len,
                       snprintf(text, sizeof text, "INVALID\ttaken\t%d%s\n", n, claims != 0 ? "\t-\t-" : ""));
      assert_memory_equal(line->text, text, (size_t)line->len);
    }
  }
}

/* Two lines that have a ready one, a third that has none, and a fourth. */
TEST(lines_are_written_up_to_one_that_has_none)
{
  static const xo_verdicts known = {5, {0, 2, 1, 0, 1}};
  unsigned char text[4 * XO_READY_CAP + 1];
  xo_ready_counts counts = {{0}};
  xo_tally sum = {{0}};
  make(rules(3, 3, 3, 2), false, true);
  memset(text, '?', sizeof text);
  xo_ready_text none = xo_ready_write(&ready, &known, 1, 0, text, &counts);
  assert_int_equal(none.lines + none.len, 0);
  xo_ready_text two = xo_ready_write(&ready, &known, 1, 4, text, &counts);
  const xo_ready_line *first = &ready.line[2], *second = &ready.line[1];
  assert_int_equal(two.lines, 2);
  assert_int_equal(two.len, first->len + second->len);
  assert_memory_equal(text, first->text, (size_t)first->len);
  assert_memory_equal(text + first->len, second->text, (size_t)second->len);
  assert_int_equal(text[2 * XO_READY_CAP], '?');
  assert_int_equal(xo_ready_write(&ready, &known, 1, 2, text, &counts).lines, 2);
  xo_ready_tally((xo_asked){XO_PLAIN, 0, 1, 0}, automaton.rules, &ready, &counts, &sum);
  assert_int_equal(sum.count[XO_TALLY_GAMES], 4);
  assert_int_equal(sum.count[XO_TALLY_USED], 2 * (first->entry.finding.used + second->entry.finding.used));
  assert_int_equal(sum.count[XO_TALLY_GIVEN], 2 * (first->entry.finding.given + second->entry.finding.given));
  for (int v = 0; v < XO_AUTOMATON_VERDICTS; v++)
    assert_int_equal(counts.of[v], 0);
}

/* A text line taken alone, which a scan has seen or not: whether it is known, as the general way has it. */
static bool step_by(int strict, const char *line, int claims, bool scan)
{
  static char text[XO_LINE_MAX + 3];
  static xo_entries entries, general;
  static xo_verdicts known;
  xo_asked asked = {XO_PLAIN, strict, 1, claims};
  xo_terms terms = {automaton.rules, automaton.order, 0, 1};
  int len = (int)strlen(line);
  xo_lines lines = {1, {0, len + 1}};
  unsigned char out[2][XO_ENTRY_CAP] = {{0}};
  xo_tally sum[2] = {{{0}}};
  xo_record record, read;
  xo_game game;
  memcpy(text, line, (size_t)len);
  text[len] = '\n';
  known.count = 0;
  if (scan)
    xo_scan_lines(&automaton, text, len + 1, &lines, &known);
  int v = known.count > 0 ? xo_ready_one(asked, terms.rules, &ready, &known, 0, &sum[0]) : 0, written = 0;
  if (v == 0)
    written = xo_ready_step(asked, &terms, &automaton, &ready, known.count > 0, text, &lines, 0, &entries, &record,
                            out[0], &sum[0]);
  else {
    written = ready.line[v].len;
    memcpy(out[0], ready.line[v].text, (size_t)written);
    entries = (xo_entries){1, {ready.line[v].entry}};
  }
  xo_step step = xo_entry_step(asked, terms, text, &lines, 0, 1, &general, &read, &game, out[1], &sum[1]);
  assert_int_equal(entries.count, written > 0);
  if (written == 0)
    return false;
  assert_int_equal(written, step.bytes);
  assert_memory_equal(out[0], out[1], (size_t)written);
  assert_memory_equal(&sum[0], &sum[1], sizeof sum[0]);
  assert_int_equal(entries.at[0].check, general.at[0].check);
  return true;
}

static bool step_known(const char *line, int claims, bool scan) { return step_by(0, line, claims, scan); }

/* Words that a scan does not know, and claims: of faultless games each is known, in lines as short and as long as can
 * be. */
TEST(a_line_taken_alone_is_that_of_the_general_way)
{
  static const char *const games[] = {"1 5 2 9 3",      "1,1 2,2 3", "15293 = CROSS",
                                      "15293 = NOUGHT", "15 = DRAW", "  1\t5 2 9 3 # won",
                                      "15293",          "1 5 2",     "5"};
  static const char *const others[] = {"@ 1 5", "1 5 5", "= DRAW", " ", "1 5 2 x", ""};
  static char long_line[XO_LINE_MAX + 2], full_line[XO_LINE_MAX + 1];
  memset(long_line, ' ', XO_LINE_MAX + 1);
  memset(full_line, ' ', XO_LINE_MAX);
  full_line[0] = '5';
  for (int way = 0; way < 4; way++) {
    make_asked(rules(3, 3, 3, 2), (xo_asked){XO_PLAIN, 0, 1, way / 2});
    for (int k = 0; k < LENGTH(games); k++)
      assert_true(step_known(games[k], way / 2, way % 2 != 0));
    for (int k = 0; k < LENGTH(others); k++)
      assert_false(step_known(others[k], way / 2, way % 2 != 0));
    assert_false(step_known(long_line, way / 2, way % 2 != 0));
    assert_true(step_known(full_line, way / 2, way % 2 != 0));
  }
}

/* A scan leaves digits to it in which a cell is taken twice. What else may be at fault, with that or without it, is for
 * the general way. */
TEST(a_cell_taken_twice_is_known)
{
  static const char *const games[] = {"11", "151", "152932", "152931478", "1529345", "15299", "1199", "121212121"};
  static const char *const others[] = {"10", "1510", "11x", "1529311111", "15293=", "110"};
  for (int claims = 0; claims < 2; claims++) {
    make_asked(rules(3, 3, 3, 2), (xo_asked){XO_PLAIN, 0, 1, claims});
    for (int k = 0; k < LENGTH(games); k++) {
      assert_true(step_known(games[k], claims, true));
      assert_false(step_known(games[k], claims, false));
    }
    for (int k = 0; k < LENGTH(others); k++)
      assert_false(step_known(others[k], claims, true));
  }
  make(rules(3, 3, 3, 2), true, true);
  assert_true(step_by(1, "15299", 0, true));
  assert_true(step_by(1, "152932", 0, true));
  assert_false(step_by(1, "1529347", 0, true));
  assert_false(step_by(1, "15293477", 0, true));
  make(rules(2, 2, 2, 2), false, true);
  assert_true(step_known("1232", 0, true));
  assert_true(step_known("1219", 0, true));
  assert_false(step_known("1291", 0, true));
  assert_false(step_known("12341", 0, true));
}
