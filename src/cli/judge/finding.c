/* finding.c: see finding.h. */
#include "finding.h"

#include <stdlib.h>

const char *reason_word(reason why)
{
  static const char *const word[REASONS] = {
      [VALID] = "",          [OFF_BOARD] = "off-board", [TAKEN] = "taken",
      [TOO_FEW] = "too-few", [TOO_MANY] = "too-many",   [AFTER_END] = "after-end",
      [SYNTAX] = "syntax",   [TOO_LONG] = "too-long",
  };
  return word[why];
}

bool finding_blank(const finding *f)
{
  return f->given == 0 && f->at < 0;
}

/* The rules, the order and the length were checked before, so the other answers cannot come. */
static reason reason_of(xo_status status)
{
  switch (status) {
  case XO_OK:
    return VALID;
  case XO_TOO_FEW:
    return TOO_FEW;
  case XO_TOO_MANY:
    return TOO_MANY;
  case XO_OFF_BOARD:
    return OFF_BOARD;
  case XO_TAKEN:
    return TAKEN;
  default:
    abort();
  }
}

/* Strict: had the game ended before the last move that was judged, or before the move at fault? */
static void find_after_end(finding *f)
{
  int faultless = f->move == 0 ? f->given : f->move - 1;
  if (f->used < faultless) {
    f->why = AFTER_END;
    f->move = f->used + 1;
  }
}

finding finding_of(xo_record *record, bool strict, bool partial, const char *text, int len, xo_game *game)
{
  xo_reading reading = xo_notation_read(record->rules, text, len, &record->moves);
  finding f = {.given = reading.moves, .at = reading.at};
  xo_verdict v = xo_referee_judge(record, game);
  f.why = reason_of(v.status);
  f.move = v.move;
  f.used = v.used;
  f.outcome = v.outcome;
  if (strict)
    find_after_end(&f);
  if (f.at >= 0 && (f.why == VALID || f.why == TOO_FEW)) {
    f.why = SYNTAX;
    f.move = f.given + 1;
  }
  if (f.why == TOO_FEW && partial)
    f.why = VALID;
  return f;
}
