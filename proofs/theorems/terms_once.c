/* terms_once.c: the terms after an @ line are determined by the bytes of the line and the terms before it. So are the
 * fault and its place, if the line is unreadable. The contract of xo_entry_terms leaves nothing open.
 */
#include "entry_once.acsl"
#include "settings_once.acsl"
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
    lemma FaultSaid_Same: \forall xo_option_words v, w, integer k, xo_settings s;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS + 1 && FaultSaid(v, k, s) ==> FaultSaid(w, k, s);
    lemma RulesSaid_Same: \forall xo_option_words v, w, integer k, xo_rules R;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS && RulesSaid(v, k, R) ==> RulesSaid(w, k, R);
    lemma LastOrder_Same: \forall xo_option_words v, w, integer k;
      SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS && LastOrder(v, k) ==> LastOrder(w, k);
    logic integer ValueEnd(xo_option_words w, integer k) = w.at[k].end;
    lemma ValueAt_Same: \forall xo_option_words v, w, integer k; SameWords(v, w) && 0 <= k <= XO_OPTION_WORDS ==>
      ValueBegin(v, k) == ValueBegin(w, k) && ValueEnd(v, k) == ValueEnd(w, k);
*/
/*@ ghost
  /@ requires text:  1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
     requires words: SameWords(v, w);
     requires s:     SettingsSaid(text, v, s);
     terminates \true; exits \false; assigns \nothing;
     ensures said:   SettingsSaid(text, w, s); @/
  static void said_by_both(const char *text, int len, xo_option_words v, xo_option_words w, xo_settings s)
  {
    /@ assert fault:   \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && FaultSaid(v, k, s) && FaultSaid(w, k, s); @/
    /@ assert rules:   \exists integer k; 0 <= k <= XO_OPTION_WORDS && RulesSaid(v, k, s.rules) &&
                         RulesSaid(w, k, s.rules); @/
    /@ assert both:    \forall integer k; 1 <= k <= XO_OPTION_WORDS ==> (PartialAt(v, k) <==> PartialAt(w, k)); @/
    /@ assert partial: 0 <= s.partial <= 1 &&
                         (s.partial == 1 <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(w, k)); @/
    /@ assert order:   s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER ==> InvRules(s.rules) &&
                         \exists integer k; 0 <= k <= XO_OPTION_WORDS && OrderSaid(text, v, k, s) &&
                           OrderSaid(text, w, k, s); @/
    /@ assert again:   s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER ==> InvRules(s.rules) &&
                         \exists integer k; 0 <= k <= XO_OPTION_WORDS && OrderSaid(text, w, k, s); @/
    /@ assert first:   \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && FaultSaid(w, k, s); @/
    /@ assert set:     \exists integer k; 0 <= k <= XO_OPTION_WORDS && RulesSaid(w, k, s.rules); @/
    return;
  }

  void terms_once(xo_terms T, const char *text, int len, xo_option_words v, xo_settings s, xo_terms m,
                  xo_option_words w, xo_settings u, xo_terms n)
  {
    if (len <= XO_LINE_MAX) {
      words_read_once(text, len, v, w);
      said_by_both(text, len, v, w, s);
      settings_once(text, len, w, s, u);
    }
  }
*/
