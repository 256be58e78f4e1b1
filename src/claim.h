/* claim.h: the claim on a text line, and the result that a word claims. The players of an order are named in the same
 * words. Internal to the kernel. */
#ifndef XO_PRIVATE_CLAIM_H
#define XO_PRIVATE_CLAIM_H

#include "xo/judge.h"

/* The outcome, `least` or more, that text[from .. to) names: CROSS, X or 1, NOUGHT, O or 2, and where there are more
 * than two players the number; DRAW, UNFINISHED; in any case of letters. XO_NO_OUTCOME: none. */
/*@ requires text:   0 <= from <= to && \valid_read(text + (0 .. to - 1));
    requires rules:  InvRules(rules);
    requires least:  XO_DRAW <= least <= rules.players;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   \result == XO_NO_OUTCOME || least <= \result <= rules.players;
    ensures read:    OutcomeRead(rules, text, from, to, least, \result); */
xo_outcome xo_claim_outcome(xo_rules rules, const char *text, int from, int to, xo_outcome least);

/* The claim on a text line of len bytes. Any bytes are permitted. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures claim:   IsClaim(rules, text, len, \result); */
xo_claim xo_claim_read(xo_rules rules, const char *text, int len);

#endif
