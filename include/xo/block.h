/* block.h: the text lines of a block, judged, written and counted in order.
 *
 *     static xo_state state = {.settings = settings, .number = 1};
 *     while (from < lines.count) {
 *       xo_block_end e = xo_block(options, &state, text, &lines, from, lines.count, name, 0, out, sizeof out, &record,
 *                                 &game);
 *       fwrite(out, 1, e.bytes, stdout);
 *       from += e.lines;
 *     }
 *
 * after xo_lines_next(..., text, ..., &lines). `xo replay` has this loop. However many lines a call takes, the bytes
 * and the counts are those of the lines in order, each under the settings in force before it
 * (proofs/theorems/file_determined.c).
 */
#ifndef XO_BLOCK_H
#define XO_BLOCK_H

#include "entry.h"

/* The rows of a tally. Some are followed by a row for each claim check, status or outcome. */
enum {
  XO_TALLY_GAMES,    /* lines with a game */
  XO_TALLY_UNJUDGED, /* those after an unreadable @ line */
  XO_TALLY_USED,     /* moves used of the valid games, and all their moves */
  XO_TALLY_GIVEN,
  XO_TALLY_CLAIMS,                                      /* + the claim check, where claims are checked */
  XO_TALLY_INVALID = XO_TALLY_CLAIMS + XO_CLAIM_CHECKS, /* + why a game is invalid; with XO_OK all that are */
  XO_TALLY_ENDED = XO_TALLY_INVALID + XO_TOO_LONG + 1,  /* + the outcome - XO_DRAW: valid games of two players */
  XO_TALLY_OUTCOMES = XO_PLAYERS_MAX + 2,
  XO_TALLY_MORE = XO_TALLY_ENDED + XO_TALLY_OUTCOMES, /* the same for more players */
  XO_TALLY_ROWS = XO_TALLY_MORE + XO_TALLY_OUTCOMES
};
typedef struct {
  unsigned long long count[XO_TALLY_ROWS];
} xo_tally;

#include "tally.acsl"

/* What changes from a text line to the next. */
typedef struct {
  xo_settings settings;      /* of the next text line */
  unsigned long long number; /* its number in its file */
  xo_tally sum;              /* of those before it */
} xo_state;

/* The bytes that a verdict line and the location before it may need, besides the name of its file. */
enum { XO_LOCATION_CAP = 20, XO_BLOCK_CAP = XO_LOCATION_CAP + XO_ENTRY_CAP };

/* Why a call ended. */
enum {
  XO_BLOCK_DONE,   /* it has taken n lines, or all */
  XO_BLOCK_FULL,   /* the buffer may be too small for the next line */
  XO_BLOCK_FAULTY, /* the last line needs a message besides its verdict */
  XO_BLOCK_SET,    /* the last line is an @ line */
  XO_BLOCK_UNREAD  /* the same, and it is unreadable */
};
typedef struct {
  int stop;
  int lines;             /* text lines taken */
  int bytes;             /* bytes written */
  xo_entry entry;        /* of the last line; an @ line is no game */
  xo_settings_line read; /* the settings of an @ line, or its fault */
} xo_block_end;

#include "location.acsl"
#include "block.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Process at most n text lines, from number `from` on: *state goes from one to the next, and the verdict lines are
 * written to `out`, unless options.unwritten is set. The call ends after an @ line, after a line that needs a message,
 * and where `capacity` bytes may not do for one more line. With name_len > 0 each verdict line has its location before
 * it: the name of the file, a colon, the number of the text line and a tab. *record and *game then hold the last line
 * judged, unless that is too long. The rest of `out` may hold anything. */
/*@ requires text:     \valid_read(text + (0 .. lines->start[lines->count] - 1 - 1));
    requires valid:    \valid(state) && \valid_read(lines) && \valid_read(name + (0 .. name_len - 1)) &&
                         \valid(out + (0 .. capacity - 1)) && \valid(record) && \valid(game) &&
                         \separated(state, lines, record, game, out + (0 .. capacity - 1), name + (0 .. name_len - 1),
                           text + (0 .. lines->start[lines->count] - 1 - 1));
    requires lines:    LinesIn(*lines) && 0 <= from <= lines->count && 0 <= n;
    requires name:     0 <= name_len <= 2147483647 - XO_BLOCK_CAP;
    requires number:   state->number <= 1000000000000000000 - XO_WINDOW;
    requires settings: InvSettings(state->settings);
    terminates \true; exits \false; assigns *state, *record, *game, out[0 .. capacity - 1];
    ensures lines:     0 <= \result.lines <= n && from + \result.lines <= lines->count;
    ensures bytes:     0 <= \result.bytes && (0 < \result.bytes ==> \result.bytes <= capacity);
    ensures progress:  from < lines->count && 0 < n && name_len + XO_BLOCK_CAP <= capacity ==> 0 < \result.lines;
    ensures stop:      XO_BLOCK_DONE <= \result.stop <= XO_BLOCK_UNREAD;
    ensures done:      \result.stop == XO_BLOCK_DONE ==> \result.lines == n || from + \result.lines == lines->count;
    ensures full:      \result.stop == XO_BLOCK_FULL ==> capacity - \result.bytes < name_len + XO_BLOCK_CAP;
    ensures last:      XO_BLOCK_FAULTY <= \result.stop ==> 0 < \result.lines;
    ensures number:    state->number == \old(state->number) + \result.lines;
    ensures inv:       InvSettings(state->settings);
    ensures rules:     0 < \result.lines && !EndsSet(\result.stop) ==> SameRules(state->settings.rules, record->rules);
    ensures traced:    Traced(options, text, *lines, from, name, name_len, out, \old(*state), *state, \result, *record,
                         *game); */
xo_block_end xo_block(xo_options options, xo_state *state, const char *text, const xo_lines *lines, int from, int n,
                      const unsigned char *name, int name_len, unsigned char *out, int capacity, xo_record *record,
                      xo_game *game);

#ifdef __cplusplus
}
#endif

#endif
