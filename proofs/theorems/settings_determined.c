/* settings_determined.c: the settings after an @ line are determined by the bytes of the line and the settings before
 * it. So are the fault and its place, if the line is unreadable. The contract of xo_entry_settings leaves nothing open.
 */
#include "entry_determined.acsl"
#include "settings_line_determined.acsl"
/*@ predicate SameWords(xo_option_words v, xo_option_words w) = v.nul == w.nul &&
      \forall integer k; 0 <= k <= XO_OPTION_WORDS + 1 ==> SameWordAt(v, w, k);
    lemma WordFault_Same: \forall xo_option_words v, w, integer k;
      SameWordAt(v, w, k) && SameWordAt(v, w, k + 1) ==> WordFault(v, k) == WordFault(w, k);
    lemma FaultyWord_Same: \forall xo_option_words v, w, integer k;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 && FaultyWord(v, k) ==> FaultyWord(w, k);
    lemma LineFault_Same: \forall xo_option_words v, w, integer k;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 ==> LineFault(v, k) == LineFault(w, k);
    lemma FaultBegin_Same: \forall xo_option_words v, w, integer k, f;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 ==> FaultBegin(v, k, f) == FaultBegin(w, k, f);
    lemma FaultEnd_Same: \forall xo_option_words v, w, integer k, f;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 ==> FaultEnd(v, k, f) == FaultEnd(w, k, f);
    lemma SpecFault_Same: \forall xo_option_words v, w, integer k, xo_settings_line s;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 && SpecFault(v, k, s) ==> SpecFault(w, k, s);
    lemma SpecRules_Same: \forall xo_option_words v, w, integer k, xo_rules R;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS && SpecRules(v, k, R) ==> SpecRules(w, k, R);
    lemma LastOrder_Same: \forall xo_option_words v, w, integer k;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS && LastOrder(v, k) ==> LastOrder(w, k);
    logic integer ValueEnd(xo_option_words w, integer k) = w.at[k].end;
    lemma ValueAt_Same: \forall xo_option_words v, w, integer k; SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS ==>
      ValueBegin(v, k) == ValueBegin(w, k) && ValueEnd(v, k) == ValueEnd(w, k);
*/
/*@ ghost
  /@ requires text:  1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
     requires words: SameWords(v, w);
     requires s:     SpecSettings(text, v, s);
     terminates \true; exits \false; assigns \nothing;
     ensures spec:   SpecSettings(text, w, s); @/
  static void spec_of_both(const char *text, int len, xo_option_words v, xo_option_words w, xo_settings_line s)
  {
    /@ assert fault:   \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && SpecFault(v, k, s) && SpecFault(w, k, s); @/
    /@ assert rules:   \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecRules(v, k, s.rules) &&
                         SpecRules(w, k, s.rules); @/
    /@ assert both:    \forall integer k; 1 <= k <= XO_OPTION_WORDS ==> (PartialAt(v, k) <==> PartialAt(w, k)); @/
    /@ assert partial: 0 <= s.partial <= 1 &&
                         (s.partial == 1 <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(w, k)); @/
    /@ assert order:   s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER ==> InvRules(s.rules) &&
                         \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecOrder(text, v, k, s) &&
                           SpecOrder(text, w, k, s); @/
    /@ assert again:   s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER ==> InvRules(s.rules) &&
                         \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecOrder(text, w, k, s); @/
    /@ assert first:   \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && SpecFault(w, k, s); @/
    /@ assert set:     \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecRules(w, k, s.rules); @/
    return;
  }

  void settings_determined(xo_settings T, const char *text, int len, xo_option_words v, xo_settings_line s,
  xo_settings m, xo_option_words w, xo_settings_line u, xo_settings n)
  {
    if (len <= XO_LINE_MAX) {
      words_read_determined(text, len, v, w);
      spec_of_both(text, len, v, w, s);
      settings_line_determined(text, len, w, s, u);
    }
  }
*/
