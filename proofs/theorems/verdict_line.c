/* verdict_line.c: a verdict line is three fields of printable bytes, with a tab between two fields and nowhere else.
 * Its length and bytes are functions of the finding, by the contract of xo_verdict_line.
 */
#include "xo/words.h"
/*@ ghost
  /@ requires rules:   InvRules(R) && XO_OK <= f.why <= XO_TOO_LONG;
     requires outcome: f.why == XO_OK ==> f.outcome == XO_DRAW || f.outcome == XO_UNFINISHED || InvPlayer(R, f.outcome);
     requires counts:  0 <= f.move && 0 <= f.used && 0 <= f.given;
     requires i:       0 <= i < VerdictLength(R, f);
     terminates \true; exits \false; assigns \nothing;
     ensures tabs:     i == DetailBegin(R, f) - 1 || i == CountBegin(R, f) - 1 ==> VerdictByte(R, f, i) == '\t';
     ensures fields:   i != DetailBegin(R, f) - 1 && i != CountBegin(R, f) - 1 ==> ' ' < VerdictByte(R, f, i) <= '~'; @/
  void verdict_line_fields(xo_rules R, xo_finding f, int i)
  {
    return;
  }
*/
