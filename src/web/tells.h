/* tells.h: what web_find has found last, in the words of the command: the verdict line, and what is wrong. As in says.h the
 * functions write into web_said, answer how many bytes, and say nothing of the words in their contracts.
 */
#ifndef WEB_TELLS_H
#define WEB_TELLS_H

#include "find.h"

/* The verdict line on what web_find has found last, as `xo replay` writes it, with its newline. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_verdict(void);

/* What is wrong with the line, and where, as `xo replay` tells it behind the name of the file: the number of the line, which
 * the page knows, the column, and the sentence. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_finding(int line);

#endif
