/* answer_determined.c: a text line has one answer. Under given options and settings the contract of xo_judge_line
 * determines it. So the same bytes are written for it, and it is counted in the same way.
 */
#include "xo/judge.h"
#include "apart.acsl"
#include "count.acsl"
#include "answer_determined.acsl"
#include "line.acsl"
#include "placing.acsl"
#include "play.acsl"
#include "reading_determined.acsl"
#include "won.acsl"
#include "words.acsl"
/* A record has one verdict. The contract of xo_referee_judge determines its answer. So any function with the same
 * contract gives the same answer.
 */
/*@ // The status s and the number k of the move at fault are as xo_referee_judge has to answer them.
    predicate VerdictOf(xo_record a, integer s, integer k) =
      (s == XO_OK <==> InvRecord(a)) &&
      (s == XO_TOO_FEW <==> Playable(a) && a.moves.len < MinMoves(a.rules)) &&
      (s == XO_TOO_MANY ==> TooManyAt(a, k)) && (s == XO_OFF_BOARD ==> OffBoardAt(a, k)) &&
      (s == XO_TAKEN ==> TakenAt(a, k)) &&
      (s == XO_BAD_ORDER <==> InvRules(a.rules) && !InvPlayOrder(a.rules, a.order)) &&
      (s == XO_BAD_RULES <==> !InvRules(a.rules)) &&
      (s == XO_BAD_RECORD <==>
        InvRules(a.rules) && InvPlayOrder(a.rules, a.order) && !(0 <= a.moves.len <= XO_MOVES_CAP)) &&
      (XO_OK <= s <= XO_BAD_RECORD && s != XO_AFTER_END) &&
      (s != XO_TOO_MANY && s != XO_OFF_BOARD && s != XO_TAKEN ==> k == 0);
*/
/*@ ghost
  /@ requires s: VerdictOf(a, s, k);
     requires t: VerdictOf(a, t, j);
     terminates \true; exits \false; assigns \nothing;
     ensures status: s == t;
     ensures move:   k == j;
     ensures bound:  Readable(a) ==> 0 <= Faultless(a, k) <= XO_MOVES_CAP; @/
  void status_determined(xo_record a, int s, int k, int t, int j) {}

  /@ requires readable: Readable(a);
     requires g: Judged(a, n, g, used, v);
     requires h: Judged(a, n, h, more, w);
     terminates \true; exits \false; assigns \nothing;
     ensures used: more <= used; @/
  void judged_no_longer(xo_record a, int n, xo_game g, int used, int v, xo_game h, int more, int w) {}

  /@ requires readable: Readable(a);
     requires g: g.moves == used && Judged(a, n, g, used, v);
     requires h: h.moves == more && Judged(a, n, h, more, w);
     terminates \true; exits \false; assigns \nothing;
     ensures used:    used == more;
     ensures game:    SameGame(g, h);
     ensures outcome: v == w; @/
  void judged_determined(xo_record a, int n, xo_game g, int used, int v, xo_game h, int more, int w)
  {
    judged_no_longer(a, n, g, used, v, h, more, w);
    judged_no_longer(a, n, h, more, w, g, used, v);
    won_same(g);
    count_same(g);
  }

  // Two answers to one record, each as xo_referee_judge has to answer, are the same, and the boards are.
  /@ requires v: VerdictOf(a, v.status, v.move);
     requires w: VerdictOf(a, w.status, w.move);
     requires g: Readable(a) ==> v.used == g.moves && Judged(a, Faultless(a, v.move), g, v.used, v.outcome);
     requires h: Readable(a) ==> w.used == h.moves && Judged(a, Faultless(a, w.move), h, w.used, w.outcome);
     requires refused: !Readable(a) ==>
                       v.used == 0 && v.outcome == XO_UNFINISHED && w.used == 0 && w.outcome == XO_UNFINISHED;
     terminates \true; exits \false; assigns \nothing;
     ensures status:  v.status == w.status;
     ensures move:    v.move == w.move;
     ensures used:    v.used == w.used;
     ensures outcome: v.outcome == w.outcome;
     ensures game:    Readable(a) ==> SameGame(g, h); @/
  void verdict_determined(xo_record a, xo_verdict v, xo_verdict w, xo_game g, xo_game h)
  {
    status_determined(a, (int)v.status, v.move, (int)w.status, w.move);
    if (v.status != XO_BAD_RULES && v.status != XO_BAD_ORDER && v.status != XO_BAD_RECORD)
      judged_determined(a, v.move == 0 ? a.moves.len : v.move - 1, g, v.used, v.outcome, h, w.used, w.outcome);
  }
*/

/* A text line has one finding: which of several faults is reported, where it is, and the outcome of the moves before
 * it.
 */
/*@ lemma InvPrefix_Kept: \forall xo_rules R, Q, xo_moves l, m, integer n, k; SameRules(R, Q) && SameMoves(l, m, k) &&
      n <= k ==> (InvPrefix(R, l, n) <==> InvPrefix(Q, m, n));
*/
/*@ ghost
  // Where a move comes after the end, and that counts, nothing else is found, and the end is one.
  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g) && f.why == XO_AFTER_END;
     requires h: Found(a, strict, partial, h, k);
     terminates \true; exits \false; assigns \nothing;
     ensures used: h.used <= f.used;
     ensures late: h.why == XO_AFTER_END; @/
  void late_found(xo_record a, int strict, int partial, xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    area_bound(a.rules.rows, a.rules.cols);
    /@ assert won:    f.outcome > 0 ==> IsWon(g); @/
  }

  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g) && f.why != XO_AFTER_END && f.at == h.at && f.given == h.given;
     requires h: Found(a, strict, partial, h, k) && h.why != XO_AFTER_END;
     terminates \true; exits \false; assigns \nothing;
     ensures why:  f.why == h.why;
     ensures move: f.move == h.move; @/
  void fault_found(xo_record a, int strict, int partial, xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    area_bound(a.rules.rows, a.rules.cols);
    /@ assert first_fault: MoveAtFault(f.why) ==> FirstFault(a, f.move) && !Playable(a); @/
    /@ assert other:       MoveAtFault(h.why) ==> FirstFault(a, h.move) && !Playable(a); @/
    /@ assert first:       MoveAtFault(f.why) ==> f.move == h.move; @/
  }

  // No more moves are used than the record has.
  /@ requires readable: Readable(a);
     requires f: Found(a, strict, partial, f, g);
     terminates \true; exits \false; assigns \nothing;
     ensures used:  f.used <= Faultless(a, f.move) <= a.moves.len; @/
  void used_given(xo_record a, int strict, int partial, xo_finding f, xo_game g)
  {
    area_bound(a.rules.rows, a.rules.cols);
  }

  // What was judged is judged so in every record with the same rules, order and moves.
  /@ requires rules: SameRules(a.rules, b.rules);
     requires order: SameOrder(a.order, b.order) && 2 <= b.order.len <= XO_PLAYERS_MAX;
     requires moves: SameMoves(a.moves, b.moves, n);
     requires b:     Judged(b, n, g, used, v);
     terminates \true; exits \false; assigns \nothing;
     ensures a:      Judged(a, n, g, used, v); @/
  void judged_same(xo_record a, xo_record b, int n, xo_game g, int used, int v)
  {
    turn_range(b.order.len, used);
    judged_prefix(g, b.order, b.moves, a.moves, used);
    /@ assert order: \forall xo_game h, integer k;
                       0 <= k <= used && After(h, a.order, a.moves, k) ==> After(h, b.order, a.moves, k); @/
  }

  // A finding is that of every record with the same rules, order and moves.
  /@ requires rules: SameRules(a.rules, b.rules) && SameOrder(a.order, b.order);
     requires moves: a.moves.len == b.moves.len && SameMoves(a.moves, b.moves, a.moves.len);
     requires readable: Readable(a) && Readable(b);
     requires f: Found(b, strict, partial, f, g);
     terminates \true; exits \false; assigns \nothing;
     ensures f:  Found(a, strict, partial, f, g); @/
  void found_same(xo_record a, xo_record b, int strict, int partial, xo_finding f, xo_game g)
  {
    used_given(b, strict, partial, f, g);
    judged_same(a, b, f.move == 0 ? b.moves.len : f.move - 1, g, f.used, f.outcome);
    /@ assert judged:  Judged(a, Faultless(a, f.move), g, f.used, f.outcome); @/
    /@ assert faulty:  \forall integer k; FirstFault(b, k) ==> FirstFault(a, k); @/
    /@ assert off:     OffBoardAt(b, f.move) ==> OffBoardAt(a, f.move); @/
    /@ assert placed:  TakenAt(b, f.move) ==>
                         Placed(a.moves, f.move - 1, b.moves.at[f.move - 1].row, b.moves.at[f.move - 1].col); @/
    /@ assert taken:   TakenAt(b, f.move) ==> TakenAt(a, f.move); @/
    /@ assert many:    TooManyAt(b, f.move) ==> TooManyAt(a, f.move); @/
    /@ assert valid:   InvRecord(a) <==> InvRecord(b); @/
    /@ assert playable: Playable(a) <==> Playable(b); @/
  }

  // Two findings of one line are the same, and so are moves and boards.
  /@ requires rules: SameRules(a.rules, b.rules) && SameOrder(a.order, b.order);
     requires readable: Readable(a) && Readable(b);
     requires text: 0 <= len && \valid_read(text + (0 .. len - 1));
     requires l: Reading(a.rules, S, text, len, a.moves, f.given, f.at);
     requires m: Reading(b.rules, S, text, len, b.moves, h.given, h.at);
     requires f: Found(a, strict, partial, f, g);
     requires h: Found(b, strict, partial, h, k);
     terminates \true; exits \false; assigns \nothing;
     ensures why:     f.why == h.why;
     ensures move:    f.move == h.move;
     ensures used:    f.used == h.used;
     ensures given:   f.given == h.given;
     ensures offset:  f.at == h.at;
     ensures outcome: f.outcome == h.outcome;
     ensures moves:   a.moves.len == b.moves.len && SameMoves(a.moves, b.moves, a.moves.len);
     ensures game:    SameGame(g, k); @/
  void finding_determined(xo_record a, xo_record b, int S, const char *text, int len, int strict, int partial,
                    xo_finding f, xo_game g, xo_finding h, xo_game k)
  {
    reading_determined(a.rules, S, text, len, a.moves, f.given, f.at, b.moves, h.given, h.at);
    found_same(a, b, strict, partial, h, k);
    if (f.why == XO_AFTER_END)
      late_found(a, strict, partial, f, g, h, k);
    if (h.why == XO_AFTER_END)
      late_found(a, strict, partial, h, k, f, g);
    else
      fault_found(a, strict, partial, f, g, h, k);
    judged_determined(a, f.move == 0 ? a.moves.len : f.move - 1, g, f.used, f.outcome, k, h.used, h.outcome);
  }
*/

/* It has one claim. */
/*@ lemma ClaimAt_Determined{L}: \forall char *t, integer a, b; 0 <= a && 0 <= b && ClaimAt(t, a) && ClaimAt(t, b) ==>
  a == b;
    lemma NamesOutcome_Determined{L}: \forall xo_rules R, char *t, integer a, b, v, w;
      InvRules(R) && NamesOutcome(R, t, a, b, v) && NamesOutcome(R, t, a, b, w) ==> v == w;
*/
/*@ ghost
  /@ requires rules: InvRules(R);
     requires text:  0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
     requires c:     IsClaim(R, text, len, c);
     requires d:     IsClaim(R, text, len, d);
     terminates \true; exits \false; assigns \nothing;
     ensures kind:    c.kind == d.kind && c.at == d.at && c.moves == d.moves;
     ensures outcome: c.outcome == d.outcome;
     ensures words:   c.word.at == d.word.at && c.word.len == d.word.len && c.after.at == d.after.at &&
                        c.after.len == d.after.len; @/
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

/* It has one answer. */
/*@ ghost
  void answer_determined(xo_options A, xo_settings T, const char *text, int len, xo_answer e, xo_answer d)
  {
    if (len <= XO_LINE_MAX) {
      claim_determined(T.rules, text, len, e.claim, d.claim);
      /@ assert moves: e.claim.moves == d.claim.moves && 0 <= e.claim.moves <= len; @/
      /@ assert order: InvPlayOrder(e.record.rules, e.record.order) && InvPlayOrder(d.record.rules, d.record.order); @/
      finding_determined(e.record, d.record, A.notation, text, e.claim.moves, A.strict, A.partial != 0 ||
      T.partial != 0 ? 1 : 0, e.finding, e.game, d.finding, d.game);
    }
  }

  // As it is written.
  void answer_written_determined(xo_options A, xo_rules R, xo_answer e, xo_answer d)
  {
    /@ assert head: HeadLength(R, e) == HeadLength(R, d) &&
                    \forall integer i; HeadByte(R, e, i) == HeadByte(R, d, i); @/
  }
*/

/* A line that begins with '@' has one reading. Its bytes and the settings before it determine the settings after it,
 * and the fault and its place if it is unreadable. The contract of xo_settings_read leaves nothing open.
 */
/*@ predicate SameTurn(xo_play_order o, xo_play_order p, integer n) = 0 <= n < XO_PLAYERS_MAX ==> o.at[n] == p.at[n];
    predicate OneReading(char *t, integer len, integer n) = \forall xo_settings_step y, z;
      WordsRead(t, len, n, y) && WordsRead(t, len, n, z) ==> SameStep(y, z);
    // The order of a readable line, and whether it is one of the rules.
    predicate OrderedBy(char *t, integer len, xo_settings s) = InvRules(s.rules) && 0 <= s.range.at &&
      0 <= s.range.len && s.range.at + s.range.len <= len &&
      OrderBy(t, s.rules, s.range, s.order) &&
      (s.fault == XO_SETTINGS_GOOD <==> InvPlayOrder(s.rules, s.order));
    lemma SettingsRead_Order{L}: \forall char *t, integer len, xo_settings s; SettingsRead(t, len, s) &&
      (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER) ==> OrderedBy(t, len, s);
    lemma FirstStep_Determined{L}: \forall char *t, integer len, xo_settings_step y, z;
      FirstStep(t, len, y) && FirstStep(t, len, z) ==> SameStep(y, z);
    lemma First_Determined{L}: \forall char *t, integer a, b, c, d, x; First(t, a, c, b, x) && First(t, a, d, b, x) ==>
      c == d;
    lemma Figures_Determined{L}: \forall char *t, integer a, b, m, n; IsNumber(t, a, b, m) && IsNumber(t, a, b, n) ==>
      m == n;
    lemma RulesForm_Determined{L}: \forall char *t, integer a, b, c, d, e, i, j, k;
      a < c < d < e <= b && a < i < j < k <= b && RulesForm(t, a, c, d, e, b) && RulesForm(t, a, i, j, k, b) ==>
      c == i && d == j && e == k;
    lemma RulesAt_Determined{L}: \forall char *t, integer a, b, c, d, e, i, j, k, xo_rules R, S;
      a < c < d < e <= b && a < i < j < k <= b && RulesAt(t, a, c, d, e, b, R) && RulesAt(t, a, i, j, k, b, S) ==>
      SameRules(R, S);
    lemma RulesRead_Determined{L}: \forall char *t, integer a, b, xo_rules R, S;
      RulesRead(t, a, b, R) && RulesRead(t, a, b, S) ==> SameRules(R, S);
    lemma NextWordStep_Determined{L}: \forall char *t, integer len, xo_settings_step w, x, y, z;
      SameStep(w, x) && NextWordStep(t, len, w, y) && NextWordStep(t, len, x, z) ==> SameStep(y, z);
    lemma NextStep_Determined{L}: \forall char *t, integer len, xo_settings_step w, x, y, z;
      SameStep(w, x) && NextStep(t, len, w, y) && NextStep(t, len, x, z) ==> SameStep(y, z);
    lemma OneReading_Next{L}: \forall char *t, integer len, n; 0 <= n && OneReading(t, len, n) ==>
      OneReading(t, len, n + 1);
*/
/*@ ghost
  // Name by name: two orders of one text are one.
  /@ requires rules:     InvRules(R) && SameRules(R, S);
     requires text:      0 <= a <= b < XO_TEXT_MAX && \valid_read(text + (0 .. b - 1));
     requires o:         OrderRead(R, text, a, b, o);
     requires p:         OrderRead(S, text, a, b, p);
     terminates \true; exits \false; assigns \nothing;
     ensures same_order: SameOrder(o, p); @/
  void order_determined(xo_rules R, xo_rules S, const char *text, int a, int b, xo_play_order o, xo_play_order p)
  {
    int start = a;
    /@ loop invariant bound:      a <= start <= i <= b;
       loop invariant count:      Commas(text, a, i - a) == Commas(text, a, start - a);
       loop invariant begin:      start == a || text[start - 1] == ',';
       loop invariant name:       \forall integer j; start <= j < i ==> text[j] != ',';
       loop invariant same_turns: \forall integer n; n < Commas(text, a, start - a) ==> SameTurn(o, p, n);
       loop assigns i, start; loop variant b - i; @/
    for (int i = a; i != b; i++) {
      if (text[i] == ',') {
        /@ assert name: OrderName(text, a, start, i, b) && SameTurn(o, p, Commas(text, a, start - a)); @/
        /@ assert same_turns: \forall integer n; n < Commas(text, a, i + 1 - a) ==> SameTurn(o, p, n); @/
        start = i + 1;
      }
    }
    /@ assert name: OrderName(text, a, start, b, b) && SameTurn(o, p, Commas(text, a, start - a)); @/
    /@ assert all:  \forall integer n; 0 <= n < XO_PLAYERS_MAX ==> SameTurn(o, p, n) && o.at[n] == p.at[n]; @/
  }

  // Word by word.
  /@ requires text: 1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures words: OneReading(text, len, len); @/
  void setting_words_determined(const char *text, int len)
  {
    /@ loop invariant bound: 0 <= n <= len;
       loop invariant words: OneReading(text, len, n);
       loop assigns n; loop variant len - n; @/
    for (int n = 0; n < len; n++)
      ;
  }

  void settings_determined(xo_settings T, const char *text, int len, xo_settings s, xo_settings m, xo_settings u,
                           xo_settings n)
  {
    if (len <= XO_LINE_MAX)
      setting_words_determined(text, len);
    /@ assert read: s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER <==>
                      u.fault == XO_SETTINGS_GOOD || u.fault == XO_SETTINGS_ORDER; @/
    /@ assert line: SameRules(s.rules, u.rules) && s.partial == u.partial &&
                      SameRange(s.range, u.range); @/
    if (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER) {
      /@ assert order: OrderedBy(text, len, s) && OrderedBy(text, len, u); @/
      if (s.range.at != 0)
        order_determined(s.rules, u.rules, text, s.range.at, s.range.at + s.range.len,
                         s.order, u.order);
      /@ assert same_order: SameOrder(s.order, u.order); @/
    }
    /@ assert same: SameSettings(s, u); @/
    /@ assert good: s.fault == XO_SETTINGS_GOOD ==> SameSettings(m, n); @/
  }
*/

/* A verdict line is three fields of printable bytes, with a tab between two fields and nowhere else. Its length and
 * bytes are functions of the finding, by the contract of xo_verdict_line.
 */
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
