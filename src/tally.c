/* tally.c: see xo/tally.h and tally.h. */
#include "tally.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sum:      Grows(count, more, \result); */
static unsigned long long grown(unsigned long long count, unsigned long long more)
{
  return more <= 18446744073709551615ULL - count ? count + more : 18446744073709551615ULL;
}

/* So many times n. */
/*@ requires valid:   \valid(sum);
    requires row:     0 <= row < XO_TALLY_ROWS && 0 <= n && 0 <= times;
    terminates \true; exits \false; assigns sum->count[row];
    ensures row:      Grows(\old(sum->count[row]), times * n, sum->count[row]); */
static void count_row(xo_tally *sum, int row, int times, int n)
{
  //@ assert fits: 0 <= times * n <= 2147483647 * n <= 2147483647 * 2147483647;
  unsigned long long many = (unsigned)times;
  sum->count[row] = grown(sum->count[row], many * (unsigned)n);
}

void xo_tally_entry(xo_asked asked, xo_rules rules, const xo_entry *entry, int times, xo_tally *sum)
{
  if (entry->kind == XO_ENTRY_NONE)
    return;
  count_row(sum, XO_TALLY_GAMES, times, 1);
  if (entry->kind == XO_ENTRY_UNJUDGED) {
    count_row(sum, XO_TALLY_UNJUDGED, times, 1);
    return;
  }
  if (asked.claims != 0)
    count_row(sum, XO_TALLY_CLAIMS + entry->check, times, 1);
  if (entry->finding.why != XO_OK) {
    count_row(sum, XO_TALLY_INVALID, times, 1);
    count_row(sum, XO_TALLY_INVALID + entry->finding.why, times, 1);
    return;
  }
  //@ ghost xo_tally begun = *sum;
  int row = (rules.players > 2 ? XO_TALLY_MORE : XO_TALLY_ENDED) + (entry->finding.outcome - XO_DRAW);
  count_row(sum, row, times, 1);
  count_row(sum, XO_TALLY_USED, times, entry->finding.used);
  count_row(sum, XO_TALLY_GIVEN, times, entry->finding.given);
  //@ assert row: row == EndedRow(rules, entry->finding.outcome);
  /*@ assert kept: \forall integer k;
        0 <= k < XO_TALLY_ROWS && k != XO_TALLY_USED && k != XO_TALLY_GIVEN && k != row ==>
          sum->count[k] == begun.count[k]; */
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
      loop assigns n, *sum; loop variant entries->count - n; */
  for (int n = 0; n < entries->count; n++) {
    //@ ghost tallied_next(asked, rules, *entries, n);
    xo_tally_entry(asked, rules, &entries->at[n], 1, sum);
  }
}

void xo_tally_add(xo_tally *sum, const xo_tally *other)
{
  //@ ghost xo_tally before = *sum;
  /*@ loop invariant bound: 0 <= k <= XO_TALLY_ROWS;
      loop invariant sum:   \forall integer j; 0 <= j < k ==> Grows(before.count[j], other->count[j], sum->count[j]);
      loop invariant rest:  \forall integer j; k <= j < XO_TALLY_ROWS ==> sum->count[j] == before.count[j];
      loop assigns k, sum->count[0 .. XO_TALLY_ROWS - 1]; loop variant XO_TALLY_ROWS - k; */
  for (int k = 0; k < XO_TALLY_ROWS; k++)
    sum->count[k] = grown(sum->count[k], other->count[k]);
}
