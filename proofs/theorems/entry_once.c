/* entry_once.c: a text line has one entry. What xo_entry_line promises leaves no choice under given terms, and so
 * xo_entry_write writes the same bytes of it, and it counts the same.
 */
#include "xo/tally.h"
#include "claim_once.acsl"
#include "finding_once.acsl"
#include "settings_once.acsl"
/*@ predicate SameClaim(xo_claim c, xo_claim d) = c.kind == d.kind && c.outcome == d.outcome && c.at == d.at &&
      c.moves == d.moves && c.word.at == d.word.at && c.word.len == d.word.len && c.behind.at == d.behind.at &&
      c.behind.len == d.behind.len;
    predicate SameFinding(xo_finding f, xo_finding h) = f.why == h.why && f.move == h.move && f.used == h.used &&
      f.given == h.given && f.at == h.at && f.outcome == h.outcome;
    predicate SameEntry(xo_entry e, xo_entry d) =
      e.kind == d.kind && e.check == d.check && SameClaim(e.claim, d.claim) && SameFinding(e.finding, d.finding);
*/
/*@ ghost
  /@ requires text:  0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
     requires terms: InvRules(T.rules) && InvPlayOrder(T.rules, T.order);
     requires e:     EntryBy(A, T, text, len, a, g, e);
     requires d:     EntryBy(A, T, text, len, b, h, d);
     terminates \true; exits \false; assigns \nothing;
     ensures same:   SameEntry(e, d);
     ensures moves:  len <= XO_LINE_MAX ==> a.moves.len == b.moves.len && SameMoves(a.moves, b.moves, a.moves.len);
     ensures board:  len <= XO_LINE_MAX ==> SameGame(g, h); @/
  void entry_once(xo_asked A, xo_terms T, const char *text, int len, xo_record a, xo_game g, xo_entry e, xo_record b,
                  xo_game h, xo_entry d)
  {
    if (len <= XO_LINE_MAX) {
      claim_once(T.rules, text, len, e.claim, d.claim);
      /@ assert moves: e.claim.moves == d.claim.moves && 0 <= e.claim.moves <= len; @/
      /@ assert order: InvPlayOrder(a.rules, a.order) && InvPlayOrder(b.rules, b.order); @/
      finding_once(a, b, A.style, text, e.claim.moves, A.strict, A.partial != 0 || T.partial != 0 ? 1 : 0, e.finding, g,
                   d.finding, h);
    }
  }

  // As it is written.
  /@ requires e: SameEntry(e, d);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    0 <= EntryLength(A, R, e) == EntryLength(A, R, d);
     ensures bytes:  \forall integer i; EntryByte(A, R, e, i) == EntryByte(A, R, d, i);
     ensures tally:  \forall integer k; EntryCount(A, R, e, k) == EntryCount(A, R, d, k); @/
  void entry_written_once(xo_asked A, xo_rules R, xo_entry e, xo_entry d)
  {
    /@ assert head: HeadLength(R, e) == HeadLength(R, d) &&
                    \forall integer i; HeadByte(R, e, i) == HeadByte(R, d, i); @/
  }

  // Entries c and, behind them, d: their bytes stand one behind the other, and their tallies are added.
  /@ requires counts: 0 <= c.count <= XO_ENTRIES_MAX && 0 <= d.count && e.count == c.count + d.count <= XO_ENTRIES_MAX;
     requires c:      \forall integer k; 0 <= k < c.count ==> SameEntry(e.at[k], c.at[k]);
     requires d:      \forall integer k; 0 <= k < d.count ==> SameEntry(e.at[c.count + k], d.at[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures len:     EntryBegin(A, R, e, e.count) == EntryBegin(A, R, c, c.count) + EntryBegin(A, R, d, d.count);
     ensures bytes:   \forall integer i; i < EntryBegin(A, R, e, e.count) ==>
                        EntriesByte(A, R, e, e.count, i) == (i < EntryBegin(A, R, c, c.count) ?
                          EntriesByte(A, R, c, c.count, i) :
                          EntriesByte(A, R, d, d.count, i - EntryBegin(A, R, c, c.count)));
     ensures tally:   \forall integer k;
                        Tallied(A, R, e, e.count, k) == Tallied(A, R, c, c.count, k) + Tallied(A, R, d, d.count, k); @/
  void entries_parts(xo_asked A, xo_rules R, xo_entries e, xo_entries c, xo_entries d)
  {
    /@ loop invariant bound: 0 <= k <= c.count;
       loop invariant len:   0 <= EntryBegin(A, R, e, k) == EntryBegin(A, R, c, k);
       loop invariant bytes: \forall integer i; EntriesByte(A, R, e, k, i) == EntriesByte(A, R, c, k, i);
       loop invariant tally: \forall integer j; Tallied(A, R, e, k, j) == Tallied(A, R, c, k, j);
       loop assigns k; loop variant c.count - k; @/
    for (int k = 0; k < c.count; k++) {
      /@ assert same: SameEntry(e.at[k], c.at[k]); @/
      entry_written_once(A, R, e.at[k], c.at[k]);
    }
    /@ loop invariant bound: 0 <= k <= d.count;
       loop invariant begin: 0 <= EntryBegin(A, R, d, k);
       loop invariant len:   EntryBegin(A, R, e, c.count + k) == EntryBegin(A, R, c, c.count) + EntryBegin(A, R, d, k);
       loop invariant bytes: \forall integer i; i < EntryBegin(A, R, e, c.count + k) ==>
                               EntriesByte(A, R, e, c.count + k, i) == (i < EntryBegin(A, R, c, c.count) ?
                                 EntriesByte(A, R, c, c.count, i) :
                                 EntriesByte(A, R, d, k, i - EntryBegin(A, R, c, c.count)));
       loop invariant tally: \forall integer j; Tallied(A, R, e, c.count + k, j) ==
                               Tallied(A, R, c, c.count, j) + Tallied(A, R, d, k, j);
       loop assigns k; loop variant d.count - k; @/
    for (int k = 0; k < d.count; k++) {
      /@ assert same: SameEntry(e.at[c.count + k], d.at[k]); @/
      entry_written_once(A, R, e.at[c.count + k], d.at[k]);
    }
  }

  // What the debug build looks at follows from what is proved.
  /@ requires none: \forall integer i; 0 <= i < e.count ==> EntryCount(A, R, e.at[i], row) == 0;
     terminates \true; exits \false; assigns \nothing;
     ensures none:   Tallied(A, R, e, e.count, row) == 0; @/
  void tally_executed(xo_asked A, xo_rules R, xo_entries e, int row)
  {
    /@ loop invariant bound: 0 <= k && (0 <= e.count ==> k <= e.count);
       loop invariant none:  Tallied(A, R, e, k, row) == 0;
       loop assigns k; loop variant e.count - k; @/
    for (int k = 0; k < e.count; k++)
      ;
  }
*/
