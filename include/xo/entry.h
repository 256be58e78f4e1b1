/* entry.h: a text line judged: whether it is a game, its claim, its finding, and whether the claim holds.
 *
 *     xo_options options = {XO_PLAIN, 0, 0, 0, 0};
 *     xo_settings settings = {{3, 3, 3, 2}, {2, {XO_CROSS, XO_NOUGHT}}, 0, 1};
 *     xo_entry e = xo_entry_line(options, &settings, "15293 = CROSS", 13, &record, &game);
 *
 * gives {XO_ENTRY_GAME, XO_CLAIM_HOLDS, ...}. A claim is the result after the moves. It is no move and no part of the
 * grammar of notation.h. A good claim is cut off before the moves are read. An unreadable claim stays, so the line has
 * a syntax error at its '='. The definitions are in spec/claim.acsl and spec/entry.acsl. Under given options and
 * settings a line has one entry (proofs/theorems/entry_determined.c). xo/block.h judges the lines of a block.
 */
#ifndef XO_ENTRY_H
#define XO_ENTRY_H

#include "settings.h"

/* The kind of a claim. From XO_CLAIM_OF_NO_GAME on it cannot be read. */
enum {
  XO_CLAIM_NONE,
  XO_CLAIM_GOOD,
  XO_CLAIM_OF_NO_GAME, /* there is no move before it */
  XO_CLAIM_EMPTY,      /* no result */
  XO_CLAIM_UNKNOWN,    /* a word that is no result */
  XO_CLAIM_NOT_LAST    /* a word after the result */
};
typedef struct {
  int kind;
  xo_outcome outcome; /* the claimed outcome, or XO_NO_OUTCOME */
  int at;             /* of the =, or -1 */
  int moves;          /* the bytes that the reader of moves reads: those before a good claim, or all */
  xo_range word;      /* the result */
  xo_range after;     /* the word after it */
} xo_claim;

#include "claim.acsl"

/* Options for every text line. Flags: 0 is false. */
typedef struct {
  xo_notation notation;
  int strict;    /* no move comes after the end of its game */
  int partial;   /* a game that is too short to be won is valid, under all settings */
  int claims;    /* claims are checked and written */
  int unwritten; /* no verdict lines are written: the caller takes the entries */
} xo_options;

enum {
  XO_ENTRY_NONE, /* no word: blanks, or a comment */
  XO_ENTRY_GAME,
  XO_ENTRY_UNJUDGED /* a game after an unreadable @ line */
};

typedef struct {
  int kind;
  int check; /* the result of the claim: XO_CLAIM_UNCHECKED, ... */
  xo_claim claim;
  xo_finding finding;
} xo_entry;

/* The bytes that writing an entry may need. */
enum { XO_ENTRY_CAP = 2 * XO_VERDICT_CAP + 1 };

#include "entry.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Judge a text line of len bytes. The moves and the board go to the record and the game. No move is read of
 * a line that is too long. It is no game if these bytes, which may be its first ones, have no word. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(settings) && \valid(record) && \valid(game) &&
                        \separated(record, game, settings, text + (0 .. len - 1));
    requires rules:   InvRules(settings->rules);
    requires order:   InvPlayOrder(settings->rules, settings->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures kind:     \result.kind == XO_ENTRY_NONE ||
                        \result.kind == (settings->valid != 0 ? XO_ENTRY_GAME : XO_ENTRY_UNJUDGED);
    ensures check:    \result.check == EntryCheck(settings->valid, \result);
    ensures rules:    SameRules(settings->rules, record->rules);
    ensures in_range: InvEntry(settings->rules, \result);
    ensures line:     EntryBy(options, *settings, text, len, *record, *game, \result);
    ensures word:     IsKind(text, len, settings->valid, \result.kind);
    ensures too_long: len > XO_LINE_MAX ==> Unread(\result);
    ensures claim:    len <= XO_LINE_MAX ==> IsClaim(settings->rules, text, len, \result.claim);
    ensures grammar:  len <= XO_LINE_MAX ==> (\result.finding.at == -1 <==> Grammar(text, \result.claim.moves));
    ensures found:    len <= XO_LINE_MAX ==> SameOrder(settings->order, record->order) &&
                        Found(*record, options.strict, options.partial != 0 || settings->partial != 0 ? 1 : 0,
                          \result.finding, *game);
    ensures unread:   len > XO_LINE_MAX ==> SameOrder(settings->order, record->order) &&
                        record->moves.len == \old(record->moves.len) &&
                        SameAfter(\old(record->moves), record->moves, 0) && SameGame(\old(*game), *game);
    ensures after:    len <= XO_LINE_MAX && \result.claim.kind != XO_CLAIM_GOOD ==>
                        SameAfter(\old(record->moves), record->moves, record->moves.len); */
xo_entry xo_entry_line(xo_options options, const xo_settings *settings, const char *text, int len, xo_record *record,
                       xo_game *game);

#ifdef __cplusplus
}
#endif

#endif
