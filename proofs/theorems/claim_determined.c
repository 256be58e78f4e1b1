/* claim_determined.c: a text line has one claim. */
#include "xo/entry.h"
#include "claim_determined.acsl"
#include "words.acsl"
/*@ lemma ClaimAt_Determined{L}: \forall char *t, integer a, b; 0 <= a && 0 <= b && ClaimAt(t, a) && ClaimAt(t, b) ==>
  a == b;
    lemma NamesOutcome_Determined{L}: \forall xo_rules R, char *t, integer a, b, v, w;
      InvRules(R) && NamesOutcome(R, t, a, b, v) && NamesOutcome(R, t, a, b, w) ==> v == w;
*/
/*@ ghost
  void claim_determined(xo_rules R, const char *text, int len, xo_claim c, xo_claim d)
  {
    /@ assert no_claim: c.kind == XO_CLAIM_NONE <==> d.kind == XO_CLAIM_NONE; @/
    /@ assert offset:   c.at == d.at; @/
    /@ assert word:     c.word.at == d.word.at && c.word.len == d.word.len; @/
    /@ assert end:      c.word.at + c.word.len == d.word.at + d.word.len; @/
    /@ assert read:     d.kind != XO_CLAIM_NONE ==>
                    OutcomeRead(R, text, d.word.at, d.word.at + d.word.len, XO_DRAW, d.outcome); @/
    /@ assert next: c.kind != XO_CLAIM_NONE ==>
                    NextWord(text, len, c.word.at + c.word.len, d.after.at, d.after.at + d.after.len); @/
  }
*/
