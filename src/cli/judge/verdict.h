/* verdict.h: with --json, what stands in the place of a verdict line: the finding as one JSON object on a line. */
#ifndef CLI_VERDICT_H
#define CLI_VERDICT_H

#include "io/sink.h"
#include "claim.h"
#include "report.h"
#include "xo.h"

/* How the line begins for all games of a file. The number of the text line follows, and then one of these. */
void verdict_json_begin(sink *s, const char *file);

/* What was found of this line, or XO_TOO_LONG, and its claim, or null. Of a valid game that claims nothing it is the
 * verdict alone, and has fewer bytes than these. */
enum { VERDICT_JSON_CAP = 128 };
void verdict_json(sink *s, const location *where, const xo_record *record, const xo_finding *f, const xo_claim *c);

/* Of a game that was not judged, since its rules are not known. */
void verdict_json_unjudged(sink *s);

#endif
