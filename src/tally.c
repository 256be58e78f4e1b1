/* tally.c: see xo/tally.h. */
#include "xo/tally.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sum:      Grows(count, more, \result); */
static unsigned long long grown(unsigned long long count, unsigned long long more)
{
  return more <= 18446744073709551615ULL - count ? count + more : 18446744073709551615ULL;
}

/*@ requires valid:   \valid(sum);
    requires row:     0 <= row < XO_TALLY_ROWS && 0 <= n;
    terminates \true; exits \false;
    assigns sum->count[row];
    ensures row:      Grows(\old(sum->count[row]), n, sum->count[row]); */
static void count_row(xo_tally *sum, int row, int n) { sum->count[row] = grown(sum->count[row], (unsigned)n); }

/*@ requires valid:   \valid_read(entry) && \valid(sum) && \separated(entry, sum);
    requires known:   InvRules(rules) && InvEntry(rules, *entry);
    terminates \true; exits \false;
    assigns *sum;
    ensures counted:  EntryAdds(asked, rules, *entry, \old(*sum), *sum); */
static void count_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, xo_tally *sum)
{
  if (entry->kind == XO_ENTRY_NONE)
    return;
  count_row(sum, XO_TALLY_GAMES, 1);
  if (entry->kind == XO_ENTRY_UNJUDGED) {
    count_row(sum, XO_TALLY_UNJUDGED, 1);
    return;
  }
  if (asked.claims != 0)
    count_row(sum, XO_TALLY_CLAIMS + entry->check, 1);
  if (entry->finding.why != XO_OK) {
    count_row(sum, XO_TALLY_INVALID, 1);
    count_row(sum, XO_TALLY_INVALID + entry->finding.why, 1);
    return;
  }
  count_row(sum, (rules.players > 2 ? XO_TALLY_MORE : XO_TALLY_ENDED) + (entry->finding.outcome - XO_DRAW), 1);
  count_row(sum, XO_TALLY_USED, entry->finding.used);
  count_row(sum, XO_TALLY_GIVEN, entry->finding.given);
}

/*@ ghost
  // What more entries add to a row is no less.
  /@ requires n:      0 <= n < e.count && InvRules(R) && InvEntries(R, e);
     terminates \true; exits \false; assigns \nothing;
     ensures next:    \forall integer k;
                        Tallied(A, R, e, n + 1, k) == Tallied(A, R, e, n, k) + EntryCount(A, R, e.at[n], k);
     ensures more:    \forall integer k; 0 <= EntryCount(A, R, e.at[n], k); @/
  static void tallied_next(xo_asked A, xo_rules R, xo_entries e, int n)
  {
    /@ assert entry: InvEntry(R, e.at[n]); @/
    return;
  }
*/

void xo_tally_entries(xo_asked asked, xo_rules rules, const xo_entries *entries, xo_tally *sum)
{
  //@ ghost xo_tally before = *sum;
  /*@ loop invariant bound: 0 <= n <= entries->count;
      loop invariant sum:   EntriesAdd(asked, rules, *entries, n, before, *sum);
      loop assigns n, *sum;
      loop variant entries->count - n; */
  for (int n = 0; n < entries->count; n++) {
    //@ ghost tallied_next(asked, rules, *entries, n);
    count_entry(asked, rules, &entries->at[n], sum);
  }
}

void xo_tally_add(xo_tally *sum, const xo_tally *other)
{
  //@ ghost xo_tally before = *sum;
  /*@ loop invariant bound: 0 <= k <= XO_TALLY_ROWS;
      loop invariant sum:   \forall integer j; 0 <= j < k ==> Grows(before.count[j], other->count[j], sum->count[j]);
      loop invariant rest:  \forall integer j; k <= j < XO_TALLY_ROWS ==> sum->count[j] == before.count[j];
      loop assigns k, sum->count[0 .. XO_TALLY_ROWS - 1];
      loop variant XO_TALLY_ROWS - k; */
  for (int k = 0; k < XO_TALLY_ROWS; k++)
    sum->count[k] = grown(sum->count[k], other->count[k]);
}
