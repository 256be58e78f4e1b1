/* claim.c: see claim.h. */
#include "claim.h"

xo_asked claim_asked(const options *o, bool partial) { return (xo_asked){o->style, o->strict, partial, o->claims}; }

xo_entry claim_find(const settings *by, const options *o, bool partial, const line *l, xo_record *record, xo_game *game)
{
  return xo_entry_line(claim_asked(o, partial), by, l->text, l->too_long ? XO_LINE_MAX + 1 : l->len, record, game);
}

/* Before a good claim stands a blank, and no mistake is there. */
bool claim_at_fault(const xo_claim *c, const xo_finding *f) { return f->why == XO_SYNTAX && f->at == c->at; }

static void results(sink *s, xo_rules rules)
{
  if (rules.players == 2)
    sink_string(s, " (a claim is = CROSS, = NOUGHT, = DRAW or = UNFINISHED)\n");
  else
    sink_format(s, " (a claim is = and a player, 1 to %d, or = DRAW or = UNFINISHED)\n", rules.players);
}

void claim_report_fault(sink *s, const location *where, xo_rules rules, const xo_claim *c)
{
  location_column(s, where, c->at + 1);
  switch (c->kind) {
  case XO_CLAIM_OF_NO_GAME:
    sink_string(s, "a claim of no game (moves stand before it)\n");
    break;
  case XO_CLAIM_NOT_LAST:
    sink_string(s, "the claim is not the last word: ");
    sink_quoted(s, where->text + c->behind.at, c->behind.len);
    sink_string(s, " stands behind it (moves stand before it, a comment begins with #)\n");
    break;
  case XO_CLAIM_EMPTY:
    sink_string(s, "a claim without a result");
    results(s, rules);
    break;
  default:
    sink_string(s, "the claim ");
    sink_quoted(s, where->text + c->word.at, c->word.len);
    sink_string(s, " is no result");
    results(s, rules);
  }
}

/* Whether the winner has moved to this cell. */
static bool has(const xo_record *record, int used, xo_pos pos)
{
  for (int k = used - 1; k >= 0; k -= record->order.len)
    if (record->moves.at[k].row == pos.row && record->moves.at[k].col == pos.col)
      return true;
  return false;
}

/* How many cells in a row the winner has from this one on, it included. */
static int stretch(const xo_record *record, int used, xo_pos from, xo_pos step)
{
  int len = 0;
  for (; has(record, used, from); len++) {
    from.row += step.row;
    from.col += step.col;
  }
  return len;
}

/* How many cells in a row win with this move, where no line through it is as long as a line has to be; else 0. */
static int longer_line(const xo_record *record, int used)
{
  static const xo_pos steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  xo_pos last = record->moves.at[used - 1];
  int longest = 0;
  for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++) {
    xo_pos back = {-steps[k].row, -steps[k].col};
    int len = stretch(record, used, last, steps[k]) + stretch(record, used, last, back) - 1;
    if (len == record->rules.line)
      return 0;
    longest = len > longest ? len : longest;
  }
  return longest;
}

void claim_report(sink *s, const location *where, const xo_record *record, const xo_claim *c, const xo_finding *f)
{
  xo_rules rules = record->rules;
  int longer = f->outcome > 0 ? longer_line(record, f->used) : 0;
  location_column(s, where, c->at + 1);
  sink_format(s, "the claim is %s, the verdict ", xo_message_outcome(rules, c->outcome).text);
  if (f->outcome == XO_UNFINISHED)
    sink_format(s, "UNFINISHED after move %d (given up or agreed, or moves are missing)\n", f->used);
  else
    sink_format(s, "%s with move %d ", xo_message_outcome(rules, f->outcome).text, f->used);
  if (longer != 0)
    sink_format(s, "(%d in a row win here; where exactly %d win this game goes on)\n", longer, rules.line);
  else if (f->outcome != XO_UNFINISHED)
    sink_string(s, "(correct the claim or the moves)\n");
}
