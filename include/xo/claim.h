/* claim.h: the result that a text line claims for its game, after the moves: "15293 = CROSS".
 *
 *     xo_claim_read((xo_rules){3, 3, 3, 2}, "15293 = CROSS", 13)     {XO_CLAIM_GOOD, XO_CROSS, .at = 6, ...}
 *
 * A claim is no move and no part of the grammar of notation.h. A good claim is cut off before the moves are read. An
 * unreadable claim stays, so the line has a syntax error at its '='. xo_claim_check of verdict.h compares a claim with
 * the result. The definitions are in spec/claim.acsl; a text line has one claim (proofs/theorems/claim_once.c).
 */
#ifndef XO_CLAIM_H
#define XO_CLAIM_H

#include "message.h"

/* From XO_CLAIM_OF_NO_GAME on it cannot be read. */
enum {
  XO_CLAIM_NONE,
  XO_CLAIM_GOOD,
  XO_CLAIM_OF_NO_GAME, /* there is no move before it */
  XO_CLAIM_EMPTY,      /* no result */
  XO_CLAIM_UNKNOWN,    /* a word that is no result */
  XO_CLAIM_NOT_LAST    /* a word after the result */
};
enum { XO_NO_OUTCOME = -2 };

typedef struct {
  int kind;
  xo_outcome outcome; /* the claimed outcome, or XO_NO_OUTCOME */
  int at;             /* of the =, or -1 */
  int moves;          /* the bytes that the reader of moves reads: those before a good claim, or all */
  xo_span word;       /* the result */
  xo_span behind;     /* the word after it */
} xo_claim;

#include "claim.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* The claim on a text line of len bytes. Any bytes are permitted. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   -1 <= \result.at < len && (\result.kind == XO_CLAIM_NONE <==> \result.at == -1);
    ensures empty:   \result.kind == XO_CLAIM_NONE ==> \result.outcome == XO_NO_OUTCOME && \result.word.at == 0 &&
                       \result.word.len == 0 && \result.behind.at == 0 && \result.behind.len == 0;
    ensures none:    \result.kind == XO_CLAIM_NONE ==> NoClaim(text, len);
    ensures begin:   \result.kind != XO_CLAIM_NONE ==> ClaimAt(text, \result.at);
    ensures words:   \result.kind != XO_CLAIM_NONE ==> ClaimWords(text, len, \result);
    ensures result:  \result.kind != XO_CLAIM_NONE ==> OutcomeRead(rules, text, \result.word.at,
                       \result.word.at + \result.word.len, XO_DRAW, \result.outcome);
    ensures game:    \result.kind != XO_CLAIM_NONE ==>
                       (\result.kind == XO_CLAIM_OF_NO_GAME <==> Blanks(text, 0, \result.at));
    ensures kind:    \result.kind == XO_CLAIM_NONE || \result.kind == XO_CLAIM_OF_NO_GAME ||
                       \result.kind == ClaimKind(\result);
    ensures moves:   \result.moves == (\result.kind == XO_CLAIM_GOOD ? \result.at : len); */
xo_claim xo_claim_read(xo_rules rules, const char *text, int len);

#ifdef __cplusplus
}
#endif

#endif
