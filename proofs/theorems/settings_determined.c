/* settings_determined.c: a line that begins with '@' has one reading. Its bytes and the settings before it determine
 * the settings after it, and the fault and its place if it is unreadable. The contract of xo_settings_read leaves
 * nothing open.
 */
#include "entry_determined.acsl"
#include "words.acsl"
/*@ predicate SameTurn(xo_play_order o, xo_play_order p, integer n) = 0 <= n < XO_PLAYERS_MAX ==> o.at[n] == p.at[n];
    predicate OneReading(char *t, integer len, integer n) = \forall xo_settings_step y, z;
      WordsRead(t, len, n, y) && WordsRead(t, len, n, z) ==> SameStep(y, z);
    // The order of a readable line, and whether it is one of the rules.
    predicate OrderedBy(char *t, integer len, xo_settings_line s) = InvRules(s.settings.rules) && 0 <= s.range.at &&
      0 <= s.range.len && s.range.at + s.range.len <= len &&
      OrderBy(t, s.settings.rules, s.range, s.settings.order) &&
      (s.fault == XO_SETTINGS_GOOD <==> InvPlayOrder(s.settings.rules, s.settings.order));
    lemma SettingsRead_Order{L}: \forall char *t, integer len, xo_settings_line s; SettingsRead(t, len, s) &&
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
      /@ assert comma: Commas(text, a, i + 1 - a) == Commas(text, a, i - a) + (text[i] == ',' ? 1 : 0); @/
      if (text[i] == ',') {
        /@ assert name: OrderName(text, a, start, i, b) && SameTurn(o, p, Commas(text, a, start - a)); @/
        /@ assert more: \forall integer n; n < Commas(text, a, i + 1 - a) ==>
                          n < Commas(text, a, start - a) || n == Commas(text, a, start - a); @/
        /@ assert same_turns: \forall integer n; n < Commas(text, a, i + 1 - a) ==> SameTurn(o, p, n); @/
        start = i + 1;
      }
    }
    /@ assert name: OrderName(text, a, start, b, b) && SameTurn(o, p, Commas(text, a, start - a)); @/
    /@ assert rest: \forall integer n; Commas(text, a, start - a) < n ==> SameTurn(o, p, n); @/
    /@ assert turn: \forall integer n; SameTurn(o, p, n); @/
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

  void settings_determined(xo_settings T, const char *text, int len, xo_settings_line s, xo_settings m,
                           xo_settings_line u, xo_settings n)
  {
    if (len <= XO_LINE_MAX)
      setting_words_determined(text, len);
    /@ assert read: s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER <==>
                      u.fault == XO_SETTINGS_GOOD || u.fault == XO_SETTINGS_ORDER; @/
    /@ assert line: SameRules(s.settings.rules, u.settings.rules) && s.settings.partial == u.settings.partial &&
                      SameRange(s.range, u.range); @/
    if (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER) {
      /@ assert order: OrderedBy(text, len, s) && OrderedBy(text, len, u); @/
      if (s.range.at != 0)
        order_determined(s.settings.rules, u.settings.rules, text, s.range.at, s.range.at + s.range.len,
                         s.settings.order, u.settings.order);
      /@ assert same_order: SameOrder(s.settings.order, u.settings.order); @/
      /@ assert back:       SameOrder(u.settings.order, s.settings.order) &&
                              SameRules(u.settings.rules, s.settings.rules); @/
    }
  }
*/
