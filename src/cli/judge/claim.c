/* claim.c: see claim.h. */
#include "claim.h"
#include "io/sink.h"

#include <stdio.h>

xo_asked claim_asked(const options *o, bool partial) { return (xo_asked){o->style, o->strict, partial, o->claims}; }

xo_entry claim_find(const settings *by, const options *o, bool partial, const line *l, xo_record *record, xo_game *game)
{
  return xo_entry_line(claim_asked(o, partial), by, l->text, l->too_long ? XO_LINE_MAX + 1 : l->len, record, game);
}

/* Before a good claim stands a blank, and no mistake is there. */
bool claim_at_fault(const xo_claim *c, const xo_finding *f) { return f->why == XO_SYNTAX && f->at == c->at; }

void claim_unread(mistake *m, const char *text, xo_rules rules, const xo_claim *c)
{
  xo_span span = c->kind == XO_CLAIM_NOT_LAST ? c->behind : c->word;
  char word[QUOTED_CAP];
  quotation(word, text + span.at, span.len);
  m->at = c->at;
  if (rules.players == 2)
    (void)snprintf(m->remedy, REMEDY_CAP, "a claim is = CROSS, = NOUGHT, = DRAW or = UNFINISHED");
  else
    (void)snprintf(m->remedy, REMEDY_CAP, "a claim is = and a player, 1 to %d, or = DRAW or = UNFINISHED",
                   rules.players);
  switch (c->kind) {
  case XO_CLAIM_OF_NO_GAME:
    (void)snprintf(m->what, MISTAKE_CAP, "a claim without a game");
    (void)snprintf(m->remedy, REMEDY_CAP, "put moves before it");
    break;
  case XO_CLAIM_NOT_LAST:
    (void)snprintf(m->what, MISTAKE_CAP, "the claim is not the last word: %s follows it", word);
    (void)snprintf(m->remedy, REMEDY_CAP, "put moves before it; a comment begins with #");
    break;
  case XO_CLAIM_EMPTY:
    (void)snprintf(m->what, MISTAKE_CAP, "a claim without a result");
    break;
  default:
    (void)snprintf(m->what, MISTAKE_CAP, "the claim %s is no result", word);
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

void claim_differs(mistake *m, const xo_record *record, const xo_claim *c, const xo_finding *f)
{
  xo_rules rules = record->rules;
  int longer = f->outcome > 0 ? longer_line(record, f->used) : 0;
  m->at = c->at;
  (void)snprintf(m->what, MISTAKE_CAP, "the claim is %s, the verdict %s %s move %d",
                 xo_message_outcome(rules, c->outcome).text, xo_message_outcome(rules, f->outcome).text,
                 f->outcome == XO_UNFINISHED ? "after" : "with", f->used);
  if (f->outcome == XO_UNFINISHED)
    (void)snprintf(m->remedy, REMEDY_CAP, "given up or agreed, or moves are missing");
  else if (longer != 0)
    (void)snprintf(m->remedy, REMEDY_CAP, "%d in a row win here; where exactly %d win this game goes on", longer,
                   rules.line);
  else
    (void)snprintf(m->remedy, REMEDY_CAP, "correct the claim or the moves");
}
