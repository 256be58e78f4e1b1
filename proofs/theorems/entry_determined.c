/* entry_determined.c: a text line has one entry. Under given options and settings the contract of xo_entry_line
 * determines it. So the same bytes are written for it, and it is counted in the same way.
 */
#include "xo/block.h"
#include "claim_determined.acsl"
#include "entry_determined.acsl"
#include "finding_determined.acsl"
/*@ ghost
  void entry_determined(xo_options A, xo_settings T, const char *text, int len, xo_record a, xo_game g, xo_entry e,
  xo_record b, xo_game h, xo_entry d)
  {
    if (len <= XO_LINE_MAX) {
      claim_determined(T.rules, text, len, e.claim, d.claim);
      /@ assert moves: e.claim.moves == d.claim.moves && 0 <= e.claim.moves <= len; @/
      /@ assert order: InvPlayOrder(a.rules, a.order) && InvPlayOrder(b.rules, b.order); @/
      finding_determined(a, b, A.notation, text, e.claim.moves, A.strict, A.partial != 0 ||
      T.partial != 0 ? 1 : 0, e.finding, g, d.finding, h);
    }
  }

  // As it is written.
  void entry_written_determined(xo_options A, xo_rules R, xo_entry e, xo_entry d)
  {
    /@ assert head: HeadLength(R, e) == HeadLength(R, d) &&
                    \forall integer i; HeadByte(R, e, i) == HeadByte(R, d, i); @/
  }
*/
