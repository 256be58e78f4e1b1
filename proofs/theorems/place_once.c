/* place_once.c: with --place the bytes of a text line are one, by what is written of it without, the name and the
 * number of the line; and so those of the lines of a file.
 */
#include "file_once.acsl"
#include "place.h"
/*@ // A line without a verdict line has no place either.
    logic integer PlacedLength(xo_asked A, xo_rules R, xo_entry e, integer n, integer number) =
      EntryLength(A, R, e) == 0 ? 0 : PlaceLength(n, number) + EntryLength(A, R, e);
    logic integer PlacedByte(xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, integer number,
                             integer i) =
      i < n ? name[i] : i < PlaceLength(n, number) ? PlaceByte(n, number, i) :
                                                     EntryByte(A, R, e, i - PlaceLength(n, number));
    predicate PlacedEntry(xo_asked A, xo_rules R, xo_entry e, unsigned char *name, integer n, integer number,
                          unsigned char *t, integer len) =
      len == PlacedLength(A, R, e, n, number) &&
      \forall integer i; 0 <= i < len ==> t[i] == PlacedByte(A, R, e, name, n, number, i);

    // The same of the first m lines of a file, one behind the other: line k, from 0, has the number k + 1.
    logic integer PlacedBegin(xo_asked A, xo_terms *T, xo_entry *e, integer n, integer m) =
      m <= 0 ? 0 : PlacedBegin(A, T, e, n, m - 1) + PlacedLength(A, T[m - 1].rules, e[m - 1], n, m);
    logic integer PlacedFile(xo_asked A, xo_terms *T, xo_entry *e, unsigned char *name, integer n, integer m,
                             integer i) = m <= 0 ? 0 :
      PlacedBegin(A, T, e, n, m - 1) <= i ?
        PlacedByte(A, T[m - 1].rules, e[m - 1], name, n, m, i - PlacedBegin(A, T, e, n, m - 1)) :
        PlacedFile(A, T, e, name, n, m - 1, i);

    // Two lines that are written alike, under the same name and number.
    predicate PlacedAlike(xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d, unsigned char *name, integer n,
                          integer number) = 0 <= PlacedLength(A, R, e, n, number) == PlacedLength(A, S, d, n, number) &&
      \forall integer i; 0 <= i < PlacedLength(A, R, e, n, number) ==>
        PlacedByte(A, R, e, name, n, number, i) == PlacedByte(A, S, d, name, n, number, i);
    lemma SameWritten_Length: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d, integer n, number;
      0 <= n && SameWritten(A, R, e, S, d) ==>
      0 <= PlacedLength(A, R, e, n, number) == PlacedLength(A, S, d, n, number);
    lemma SameWritten_Byte{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number, i;
      0 <= n && SameWritten(A, R, e, S, d) && 0 <= i < PlacedLength(A, R, e, n, number) ==>
      PlacedByte(A, R, e, name, n, number, i) == PlacedByte(A, S, d, name, n, number, i);
    lemma SameWritten_Placed{L}: \forall xo_asked A, xo_rules R, xo_entry e, xo_rules S, xo_entry d,
      unsigned char *name, integer n, number;
      0 <= n && SameWritten(A, R, e, S, d) ==> PlacedAlike(A, R, e, S, d, name, n, number);
*/
/*@ ghost
  // Two runs over m lines of a file, each of which is written alike in both.
  /@ requires name:  0 <= n && 0 <= m < 2147483647 && \valid_read(name + (0 .. n - 1));
     requires runs:  \valid_read(T + (0 .. m)) && \valid_read(U + (0 .. m)) && \valid_read(e + (0 .. m - 1)) &&
                       \valid_read(d + (0 .. m - 1));
     requires alike: \forall integer k; 0 <= k < m ==> SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]);
     terminates \true; exits \false; assigns \nothing;
     ensures len:    PlacedBegin(A, T, e, n, m) == PlacedBegin(A, U, d, n, m);
     ensures bytes:  \forall integer i; 0 <= i < PlacedBegin(A, T, e, n, m) ==>
                       PlacedFile(A, T, e, name, n, m, i) == PlacedFile(A, U, d, name, n, m, i); @/
  void places_once(xo_asked A, const xo_terms *T, const xo_entry *e, const xo_terms *U, const xo_entry *d,
                   const unsigned char *name, int n, int m)
  {
    /@ loop invariant bound: 0 <= k <= m;
       loop invariant len:   PlacedBegin(A, T, e, n, k) == PlacedBegin(A, U, d, n, k);
       loop invariant bytes: \forall integer i; 0 <= i < PlacedBegin(A, T, e, n, k) ==>
                               PlacedFile(A, T, e, name, n, k, i) == PlacedFile(A, U, d, name, n, k, i);
       loop assigns k; loop variant m - k; @/
    for (int k = 0; k < m; k++) {
      /@ assert alike: SameWritten(A, T[k].rules, e[k], U[k].rules, d[k]); @/
      /@ assert placed: PlacedAlike(A, T[k].rules, e[k], U[k].rules, d[k], name, n, k + 1); @/
    }
  }
*/

/* What a step of one line has written, xo_entry_step or xo_ready_step, behind its place, as the command has it. */
/*@ requires name:    0 <= n <= 2147483647 - XO_ENTRY_CAP - XO_PLACE_CAP && number < 1000000000000000000;
    requires valid:   \valid_read(entries) && \valid_read(name + (0 .. n - 1)) && \valid_read(line + (0 .. len - 1)) &&
                        \valid(out + (0 .. n + XO_ENTRY_CAP + XO_PLACE_CAP - 1)) &&
                        \separated(entries, name + (0 .. n - 1), line + (0 .. len - 1),
                          out + (0 .. n + XO_ENTRY_CAP + XO_PLACE_CAP - 1));
    requires written: entries->count == 1 && 0 <= len <= XO_ENTRY_CAP &&
                        EntriesWritten(asked, rules, *entries, line, len);
    terminates \true; exits \false; assigns out[0 .. n + XO_ENTRY_CAP + XO_PLACE_CAP - 1];
    ensures bytes:    PlacedEntry(asked, rules, entries->at[0], name, n, number, out, \result); */
int place_entry(xo_asked asked, xo_rules rules, const xo_entries *entries, const unsigned char *name, int n,
                unsigned long long number, const unsigned char *line, int len, unsigned char *out)
{
  //@ assert one:  EntryBegin(asked, rules, *entries, 1) == len;
  //@ assert len:  EntryLength(asked, rules, entries->at[0]) == len;
  /*@ assert byte: \forall integer i; 0 <= i < len ==>
        EntriesByte(asked, rules, *entries, 1, i) == EntryByte(asked, rules, entries->at[0], i); */
  /*@ assert line: \forall integer i; 0 <= i < len ==> line[i] == EntryByte(asked, rules, entries->at[0], i); */
  if (len == 0)
    return 0;
  int end = xo_place_line(name, n, number, line, len, out);
  /*@ assert there: \forall integer i; end - len <= i < end ==> out[end - len + (i - (end - len))] ==
        EntryByte(asked, rules, entries->at[0], i - (end - len)); */
  return end;
}
