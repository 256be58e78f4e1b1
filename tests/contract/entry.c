/* entry.c: the clauses of xo/entry.h, xo/tally.h and xo/step.h. */
#include "breach.h"

REAL(xo_entry_line, xo_entry_terms, xo_entry_write, xo_tally_entries, xo_tally_add, xo_entry_step)
REAL(xo_entry_sets, xo_tally_entry)

static const xo_asked plain = {XO_PLAIN, 0, 0, 1};

xo_entry xo_entry_line(xo_asked asked, const xo_terms *terms, const char *text, int len, xo_record *record,
                       xo_game *game)
{
  xo_entry e = real_xo_entry_line(asked, terms, text, len, record, game);
  FAULT(kind, e.kind = XO_ENTRY_UNJUDGED);
  FAULT(check, e.check = XO_CLAIM_OPEN);
  record->rules.line += fault("rules");
  FAULT(known, e.finding.move = -1);
  FAULT(unread, game->moves++);
  FAULT(behind, record->moves.at[XO_MOVES_CAP - 1].row++);
  return e;
}

xo_terms xo_entry_terms(xo_terms terms, const char *text, int len, xo_option_words *words, xo_settings *read)
{
  xo_terms behind = real_xo_entry_terms(terms, text, len, words, read);
  FAULT(known, behind.order.at[0] = behind.order.at[1] = 3);
  behind.partial += fault("terms");
  return behind;
}

int xo_entry_write(xo_asked asked, xo_rules rules, const xo_entries *entries, unsigned char *text)
{
  return fault("bound") ? -1 : real_xo_entry_write(asked, rules, entries, text);
}

static xo_terms terms_of(xo_rules rules, xo_play_order order) { return (xo_terms){rules, order, 0, 1}; }
static xo_terms terms(void) { return terms_of(tic_tac_toe(), turns()); }

static void line_by(xo_terms by, const char *text, int len, void *game)
{
  static xo_record record;
  xo_entry_line(plain, &by, text, len, &record, game);
}

static void line(xo_terms by, const char *text, int len)
{
  static xo_game game;
  line_by(by, text, len, &game);
}

REQUIRES(xo_entry_line, text) { line(terms(), "15293", 10); }
REQUIRES(xo_entry_line, valid) { line_by(terms(), "15293", 5, no_memory()); }
REQUIRES(xo_entry_line, rules) { line(terms_of((xo_rules){0, 3, 3, 2}, turns()), "15293", 5); }
REQUIRES(xo_entry_line, order) { line(terms_of(tic_tac_toe(), bad_order().order), "15293", 5); }
ENSURES(xo_entry_line, good, kind, check, rules, known, behind) { line(terms(), "15293 = x", 9); }
ENSURES(xo_entry_line, too_long, unread)
{
  static const char text[XO_WINDOW] = "15";
  line(terms(), text, XO_WINDOW);
}

bool xo_entry_sets(const char *text, int len) { return real_xo_entry_sets(text, len) || fault("empty"); }
REQUIRES(xo_entry_sets, text) { xo_entry_sets("@", 10); }
ENSURES(xo_entry_sets, nothing, empty) { xo_entry_sets("", 0); }

static void terms_to(const char *text, int len, void *words)
{
  xo_settings read;
  xo_entry_terms(terms(), text, len, words, &read);
}

REQUIRES(xo_entry_terms, text) { terms_to("@", 10, &(xo_option_words){0}); }
REQUIRES(xo_entry_terms, valid) { terms_to("@", 1, no_memory()); }
ENSURES(xo_entry_terms, terms_behind, known terms, terms) { terms_to("@ --p", 5, &(xo_option_words){0}); }

/* Two games that somebody has won. */
static xo_entries *two_games(int used)
{
  static xo_entries entries = {.count = 2};
  xo_finding won = {XO_OK, 0, used, 5, -1, XO_CROSS};
  entries.at[0] = entries.at[1] = (xo_entry){.kind = XO_ENTRY_GAME, .finding = won};
  return &entries;
}

static void write_two(xo_rules rules, int used)
{
  xo_entry_write(plain, rules, two_games(used), (unsigned char[2 * XO_ENTRY_CAP]){0});
}

REQUIRES(xo_entry_write, valid) { xo_entry_write(plain, tic_tac_toe(), two_games(5), no_memory()); }
REQUIRES(xo_entry_write, rules) { write_two((xo_rules){0, 3, 3, 2}, 5); }
REQUIRES(xo_entry_write, known) { write_two(tic_tac_toe(), -5); }
ENSURES(xo_entry_write, write_two, bound) { write_two(tic_tac_toe(), 5); }

void xo_tally_entries(xo_asked asked, xo_rules rules, const xo_entries *entries, xo_tally *sum)
{
  real_xo_tally_entries(asked, rules, entries, sum);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
}

void xo_tally_add(xo_tally *sum, const xo_tally *other)
{
  real_xo_tally_add(sum, other);
  sum->count[XO_TALLY_GAMES] += (unsigned)fault("sum");
}

void xo_tally_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, xo_tally *sum)
{
  real_xo_tally_entry(asked, rules, entry, sum);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
}
static void count_one(xo_rules rules, void *sum) { xo_tally_entry(plain, rules, &two_games(5)->at[0], sum); }
REQUIRES(xo_tally_entry, valid) { count_one(tic_tac_toe(), no_memory()); }
REQUIRES(xo_tally_entry, known) { count_one((xo_rules){0, 3, 3, 2}, &(xo_tally){{0}}); }
ENSURES(xo_tally_entry, good, counted) { count_one(tic_tac_toe(), &(xo_tally){{0}}); }

static void count_by(xo_rules rules, int used, void *sum) { xo_tally_entries(plain, rules, two_games(used), sum); }
REQUIRES(xo_tally_entries, valid) { count_by(tic_tac_toe(), 5, no_memory()); }
REQUIRES(xo_tally_entries, rules) { count_by((xo_rules){0, 3, 3, 2}, 5, &(xo_tally){{0}}); }
REQUIRES(xo_tally_entries, known) { count_by(tic_tac_toe(), -5, &(xo_tally){{0}}); }
ENSURES(xo_tally_entries, good, counted) { count_by(tic_tac_toe(), 5, &(xo_tally){{0}}); }
REQUIRES(xo_tally_add, valid) { xo_tally_add(no_memory(), &(xo_tally){{0}}); }
ENSURES(xo_tally_add, add, sum) { xo_tally_add(&(xo_tally){{0}}, &(xo_tally){{0}}); }

xo_step xo_entry_step(xo_asked asked, xo_terms terms, const char *text, const xo_lines *lines, int from, int n,
                      xo_entries *entries, xo_record *record, xo_game *game, unsigned char *out, xo_tally *sum)
{
  xo_step step = real_xo_entry_step(asked, terms, text, lines, from, n, entries, record, game, out, sum);
  FAULT(lines, step.lines = 3);
  FAULT(progress, step.lines = 0);
  FAULT(stop, step.stop = XO_STEP_UNREAD + 1);
  FAULT(one, step.lines = 2);
  FAULT(inv, step.terms.order.at[0] = 3);
  FAULT(read, step.read.fault = XO_SETTINGS_ORDER);
  step.terms.partial += fault("same");
  FAULT(known, entries->at[0].finding.used = -1);
  FAULT(on, entries->at[0].finding.why = XO_SYNTAX);
  FAULT(faulty, step.stop = XO_STEP_FAULTY);
  record->rules.line += fault("rules");
  FAULT(kept, game->moves++);
  FAULT(bound, step.bytes = -1);
  sum->count[XO_TALLY_UNJUDGED] += (unsigned)fault("counted");
  return step;
}

static void step_by(xo_terms by, const char *text, int end, int from, void *game)
{
  static xo_lines lines = {2, {0, 6}};
  static xo_record record;
  static xo_entries entries;
  static unsigned char out[2 * XO_ENTRY_CAP];
  static xo_tally sum;
  lines.start[2] = end;
  xo_entry_step(plain, by, text, &lines, from, 2, &entries, &record, game, out, &sum);
}

static void step_from(xo_terms by, const char *text, int end, int from)
{
  static xo_game game;
  step_by(by, text, end, from, &game);
}

static const char games[] = "15293\n15392\n", sets[] = "@ --p\n15392\n";

REQUIRES(xo_entry_step, text) { step_from(terms(), games, 100, 0); }
REQUIRES(xo_entry_step, valid) { step_by(terms(), games, 12, 0, no_memory()); }
REQUIRES(xo_entry_step, lines) { step_from(terms(), games, 12, 3); }
REQUIRES(xo_entry_step, terms) { step_from(terms_of((xo_rules){0, 3, 3, 2}, turns()), games, 12, 0); }
ENSURES(xo_entry_step, games, lines same, progress same, stop, inv same, same, known, on, faulty, rules, bound, counted)
{
  step_from(terms(), games, 12, 0);
}
ENSURES(xo_entry_step, sets, one, read, kept) { step_from(terms(), sets, 12, 0); }
