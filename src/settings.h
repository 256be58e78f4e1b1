/* settings.h: what an '@' line says; xo_entry_terms has what follows of it. Internal to the kernel. */
#ifndef XO_PRIVATE_SETTINGS_H
#define XO_PRIVATE_SETTINGS_H

#include "xo/settings.h"

/* Where the first byte of a text line is that is no blank, its '@'; of nothing but blanks the last. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result < len;
    ensures first:   FirstByte(text, len, \result); */
int xo_settings_begin(const char *text, int len);

/* The words of a text line of len bytes, the first byte of which is taken for its '@', and the settings that they say.
 * Where the fault is one of order, rules and partial are what is said. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(words) && \separated(words, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *words;
    ensures inside:  WordsIn(len, *words);
    ensures words:   WordsRead(text, len, *words);
    ensures fault:   \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && FaultSaid(*words, k, \result);
    ensures rules:   \exists integer k; 0 <= k <= XO_OPTION_WORDS && RulesSaid(*words, k, \result.rules);
    ensures partial: \result.partial == 1 <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(*words, k);
    ensures bit:     0 <= \result.partial <= 1;
    ensures known:   \result.fault == XO_SETTINGS_GOOD || \result.fault == XO_SETTINGS_ORDER ==>
                       InvRules(\result.rules);
    ensures good:    \result.fault == XO_SETTINGS_GOOD ==> InvPlayOrder(\result.rules, \result.order);
    ensures order:   \result.fault == XO_SETTINGS_GOOD || \result.fault == XO_SETTINGS_ORDER ==>
                       \exists integer k; 0 <= k <= XO_OPTION_WORDS && OrderSaid(text, *words, k, \result); */
xo_settings xo_settings_read(const char *text, int len, xo_option_words *words);

#endif
