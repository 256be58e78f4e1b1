/* settings.h: the settings of an @ line (xo/settings.h). Internal to the kernel. Programs call xo_judge_line. */
#ifndef XO_PRIVATE_SETTINGS_H
#define XO_PRIVATE_SETTINGS_H

#include "xo/settings.h"

/* Whether a text line of len bytes has settings: its first byte that is no blank is '@'. Then they, or their fault, go
 * to *read. What the line leaves out has its default. A line that is too long is not read. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(read) && \separated(read, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *read;
    ensures empty:   \result ==> 0 < len;
    ensures sets:    \result <==> BeginsSetting(text, len);
    ensures inv:     \result && read->fault == XO_SETTINGS_GOOD ==>
                       InvRules(read->rules) && InvPlayOrder(read->rules, read->order);
    ensures read:    \result ==> SettingsRead(text, len, *read);
    ensures kept:    !\result && NoSettings(\old(*read)) ==> NoSettings(*read); */
bool xo_settings_read(const char *text, int len, xo_settings *read);

#endif
