/* entry.h: a text line judged: whether it is a game, its claim, its finding, and whether the claim holds.
 *
 *     xo_asked asked = {XO_PLAIN, 0, 0, 0};
 *     xo_terms terms = {{3, 3, 3, 2}, {2, {XO_CROSS, XO_NOUGHT}}, 0, 1};
 *     xo_entry e = xo_entry_line(asked, &terms, "15293 = CROSS", 13, &record, &game);
 *
 * gives {XO_ENTRY_GAME, XO_CLAIM_HOLDS, ...}. The definitions are in spec/entry.acsl. Under given options and terms a
 * line has one entry (proofs/theorems/entry_once.c). xo/block.h judges the lines of a block.
 */
#ifndef XO_ENTRY_H
#define XO_ENTRY_H

#include "settings.h"
#include "stream.h"
#include "verdict.h"

/* Options for every text line. Flags: 0 is false. */
typedef struct {
  xo_style style;
  int strict;  /* no move comes after the end of its game */
  int partial; /* a game that is too short to be won is valid, under all terms */
  int claims;  /* claims are checked and written */
} xo_asked;

/* The terms of the next text line. After an unreadable @ line `known` is 0, and the rest holds the last valid terms. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  int partial;
  int known;
} xo_terms;

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

/* Judge a text line of len bytes. The moves and the board go to the record and the game. Of a line that is too long
 * no move is read. It is no game if these bytes, which may be its first ones, have no word. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid_read(terms) && \valid(record) && \valid(game) &&
                        \separated(record, game, terms, text + (0 .. len - 1));
    requires rules:   InvRules(terms->rules);
    requires order:   InvPlayOrder(terms->rules, terms->order);
    terminates \true; exits \false; assigns *record, *game;
    ensures kind:     \result.kind == XO_ENTRY_NONE ||
                        \result.kind == (terms->known != 0 ? XO_ENTRY_GAME : XO_ENTRY_UNJUDGED);
    ensures check:    \result.check == EntryCheck(terms->known, \result);
    ensures rules:    SameRules(terms->rules, record->rules);
    ensures known:    InvEntry(terms->rules, \result);
    ensures line:     EntryBy(asked, *terms, text, len, *record, *game, \result);
    ensures unread:   len > XO_LINE_MAX ==> SameOrder(terms->order, record->order) &&
                        record->moves.len == \old(record->moves.len) &&
                        SameBehind(\old(record->moves), record->moves, 0) && SameGame(\old(*game), *game);
    ensures behind:   len <= XO_LINE_MAX ==> SameBehind(\old(record->moves), record->moves, record->moves.len); */
xo_entry xo_entry_line(xo_asked asked, const xo_terms *terms, const char *text, int len, xo_record *record,
                       xo_game *game);

/* Whether a text line sets terms: its first byte that is no blank is '@'. */
/*@ requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures empty:    \result ==> 0 < len;
    ensures sets:     \result <==> BeginsSetting(text, len); */
bool xo_entry_sets(const char *text, int len);

/* The terms after an @ line of len bytes; `terms` are those before it. What the line leaves out has its
 * default. Its words go to words, its settings or its fault to read. A line that is too long is not read, and its
 * words are then meaningless. */
/*@ requires text:    1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(words) && \valid(read) && \separated(words, read, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *words, *read;
    ensures known:    \result.known != 0 || (InvRules(terms.rules) && InvPlayOrder(terms.rules, terms.order)) ==>
                        InvRules(\result.rules) && InvPlayOrder(\result.rules, \result.order);
    ensures line:     SettingRead(text, len, *words, *read);
    ensures terms:    TermsBehind(terms, *read, \result); */
xo_terms xo_entry_terms(xo_terms terms, const char *text, int len, xo_option_words *words, xo_settings *read);

#ifdef __cplusplus
}
#endif

#endif
