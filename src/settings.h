/* settings.h: the settings of an '@' line; xo_entry_settings applies them. Internal to the kernel. */
#ifndef XO_PRIVATE_SETTINGS_H
#define XO_PRIVATE_SETTINGS_H

#include "xo/settings.h"

/* The offset of a text line's '@', its first byte that is no blank; that of the last byte if all are blanks. */
/*@ requires text:   1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result < len;
    ensures first:   FirstByte(text, len, \result); */
int xo_settings_begin(const char *text, int len);

/* Read the words of a text line of len bytes, and the settings from its words. The first byte that is no blank counts
 * as the '@'. With a faulty order rules and partial are those of the line. */
/*@ requires text:    1 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(words) && \separated(words, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *words;
    ensures inside:   WordsIn(len, *words);
    ensures words:    WordsRead(text, len, *words);
    ensures fault:    \exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && SpecFault(*words, k, \result);
    ensures rules:    \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecRules(*words, k, \result.rules);
    ensures partial:  \result.partial == 1 <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(*words, k);
    ensures bit:      0 <= \result.partial <= 1;
    ensures in_range: \result.fault == XO_SETTINGS_GOOD || \result.fault == XO_SETTINGS_ORDER ==>
                        InvRules(\result.rules);
    ensures good:     \result.fault == XO_SETTINGS_GOOD ==> InvPlayOrder(\result.rules, \result.order);
    ensures order:    \result.fault == XO_SETTINGS_GOOD || \result.fault == XO_SETTINGS_ORDER ==>
                        \exists integer k; 0 <= k <= XO_OPTION_WORDS && SpecOrder(text, *words, k, \result); */
xo_settings_line xo_settings_line_read(const char *text, int len, xo_option_words *words);

#endif
