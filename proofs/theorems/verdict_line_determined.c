/* verdict_line_determined.c: a finding has one verdict line; the contract of xo_verdict_line determines it. The line is
 * three fields of printable bytes, with a tab between two fields and nowhere else.
 */
#include "xo/words.h"
/*@ // The n bytes at t are the verdict line, as xo_verdict_line promises.
    predicate VerdictLine(xo_rules R, xo_finding f, char *t, integer n) =
      n == VerdictLength(R, f) && \forall integer i; 0 <= i < n ==> t[i] == VerdictByte(R, f, i);

    // What xo_verdict_line asks of a finding.
    predicate CanBeWritten(xo_rules R, xo_finding f) = InvRules(R) && XO_OK <= f.why <= XO_TOO_LONG &&
      (f.why == XO_OK ==> f.outcome == XO_DRAW || f.outcome == XO_UNFINISHED || InvPlayer(R, f.outcome)) &&
      0 <= f.move && 0 <= f.used && 0 <= f.given;
*/
/*@ ghost
  /@ requires written:   CanBeWritten(R, f);
     requires valid:     \valid_read(t + (0 .. m - 1)) && \valid_read(u + (0 .. n - 1));
     requires t:         VerdictLine(R, f, t, m);
     requires u:         VerdictLine(R, f, u, n);
     terminates \true; exits \false; assigns \nothing;
     ensures len:        m == n;
     ensures same_bytes: \forall integer i; 0 <= i < m ==> t[i] == u[i]; @/
  void verdict_line_determined(xo_rules R, xo_finding f, const char *t, int m, const char *u, int n)
  {
    return;
  }

  // Three fields: they have neither tabs nor line ends.
  /@ requires written: CanBeWritten(R, f);
     requires i:       0 <= i < VerdictLength(R, f);
     terminates \true; exits \false; assigns \nothing;
     ensures tabs:     i == DetailBegin(R, f) - 1 || i == CountBegin(R, f) - 1 ==> VerdictByte(R, f, i) == '\t';
     ensures fields:   i != DetailBegin(R, f) - 1 && i != CountBegin(R, f) - 1 ==> ' ' < VerdictByte(R, f, i) <= '~'; @/
  void verdict_line_fields(xo_rules R, xo_finding f, int i)
  {
    return;
  }
*/
