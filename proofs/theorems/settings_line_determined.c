/* settings_line_determined.c: a line that begins with '@' has one reading. The contract of xo_settings_line_read
 * determines its answer: the words, whether there is a fault, which fault and where, and the settings.
 */
#include "xo/settings.h"
#include "settings_line_determined.acsl"
#include "words.acsl"
/*@ predicate SameTurn(xo_play_order o, xo_play_order p, integer n) = 0 <= n < XO_PLAYERS_MAX ==> o.at[n] == p.at[n];
    lemma FirstByte_Determined{L}: \forall char *t, integer len, b, c;
      FirstByte(t, len, b) && FirstByte(t, len, c) ==> b == c;
    lemma NulRead_Determined{L}: \forall char *t, integer len, m, n; NulRead(t, len, m) && NulRead(t, len, n) ==>
      m == n;
    lemma NameEnd_Determined{L}: \forall char *t, integer a, b, c, d; NameEnd(t, a, c, b) && NameEnd(t, a, d, b) ==>
      c == d;
    lemma OptionRead_Determined{L}: \forall char *t, xo_option_word v, w; OptionRead(t, v) && OptionRead(t, w) &&
      v.at == w.at && v.name == w.name && v.end == w.end ==> v.option == w.option;
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
    lemma OptionWord_Determined{L}: \forall char *t, integer len, a, before, xo_option_word v, w;
      OptionWord(t, len, a, before, v) && OptionWord(t, len, a, before, w) ==> SameWord(v, w);
    lemma LastOrder_Determined: \forall xo_option_words w, integer j, k; 0 <= j <= XO_OPTION_WORDS &&
      0 <= k <= XO_OPTION_WORDS && LastOrder(w, j) && LastOrder(w, k) ==> j == k;
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

  void words_read_determined(const char *text, int len, xo_option_words v, xo_option_words w)
  {
    /@ assert first: SameWordAt(v, w, 0); @/
    /@ loop invariant bound:      1 <= k <= XO_OPTION_WORDS + 2;
       loop invariant same_words: \forall integer j; 0 <= j < k ==> SameWordAt(v, w, j);
       loop assigns k; loop variant XO_OPTION_WORDS + 2 - k; @/
    for (int k = 1; k <= XO_OPTION_WORDS + 1; k++) {
      /@ assert before: SameWordAt(v, w, k - 1); @/
      /@ assert v:      WordAfter(text, len, v, k) && WordAfter(text, len, w, k); @/
      /@ assert next:   SameWordAt(v, w, k); @/
    }
  }

  void settings_line_determined(const char *text, int len, xo_option_words w, xo_settings_line s, xo_settings_line u)
  {
    /@ assert first: \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && SpecFault(w, k, s) && SpecFault(w, k, u); @/
    /@ assert line:  (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER <==>
                       u.fault == XO_SETTINGS_GOOD || u.fault == XO_SETTINGS_ORDER) &&
                     (s.fault != XO_SETTINGS_GOOD && s.fault != XO_SETTINGS_ORDER ==> s.fault == u.fault); @/
    int k = XO_OPTION_WORDS;
    /@ loop invariant bound:    0 <= k <= XO_OPTION_WORDS;
       loop invariant no_order: \forall integer j; k < j <= XO_OPTION_WORDS ==> !ContainsOrder(w, j);
       loop assigns k; loop variant k; @/
    while (k > 0 && w.at[k].role != XO_ROLE_ORDER_IS && w.at[k].role != XO_ROLE_ORDER_VALUE)
      k--;
    /@ assert last:  LastOrder(w, k) && WordIn(len, w, k); @/
    if (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER) {
      /@ assert one_order: SpecOrder(text, w, k, s); @/
      /@ assert other:     SpecOrder(text, w, k, u); @/
      if (k > 0)
        order_determined(s.rules, u.rules, text, w.at[k].role == XO_ROLE_ORDER_IS ? w.at[k].name + 1 : w.at[k].at,
                   w.at[k].end, s.order, u.order);
      /@ assert same_order: SameOrder(s.order, u.order); @/
      /@ assert back:       SameOrder(u.order, s.order) && SameRules(u.rules, s.rules); @/
      /@ assert good:       InvPlayOrder(s.rules, s.order) <==> InvPlayOrder(u.rules, u.order); @/
    }
  }
*/
