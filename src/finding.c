/* finding.c: see xo/finding.h. */
#include "xo/finding.h"
#include "count.acsl"
#include "judged.acsl"

/* The first fault in the order of the line: a move behind the end, if that counts, then the text, then too few
 * moves. */
xo_finding xo_finding_of(xo_reading reading, xo_verdict verdict, bool strict, bool partial)
{
  xo_finding f = {verdict.status, verdict.move, verdict.used, reading.moves, reading.at, verdict.outcome};
  int faultless = verdict.move == 0 ? reading.moves : verdict.move - 1;
  if (strict && verdict.used < faultless) {
    f.why = XO_AFTER_END;
    f.move = verdict.used + 1;
  } else if (reading.at != -1 && (f.why == XO_OK || f.why == XO_TOO_FEW)) {
    f.why = XO_SYNTAX;
    f.move = reading.moves + 1;
  } else if (f.why == XO_TOO_FEW && partial) {
    f.why = XO_OK;
  }
  return f;
}

xo_finding xo_finding_line(xo_record *record, xo_style style, const char *text, int len, bool strict, bool partial,
                           xo_game *game)
{
  xo_reading reading = xo_notation_read(record->rules, style, text, len, &record->moves);
  xo_verdict verdict = xo_referee_judge(record, game);
  //@ ghost area_bound(record->rules.rows, record->rules.cols);
  //@ ghost judged_faultless(*record, verdict.move, verdict.used);
  return xo_finding_of(reading, verdict, strict, partial);
}
