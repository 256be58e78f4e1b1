/* tells.h: what web_find has found last, in the words of the command: the verdict line, and what is wrong. As in says.h the
 * functions write into web_said and answer how many bytes.
 */
#ifndef WEB_TELLS_H
#define WEB_TELLS_H

#include "find.h"
#include "words.h"

/*@ // The finding, whose bits may be any, is one that a message can be made of, and one that has a verdict line.
    predicate CanBeTold(xo_rules R, xo_finding f, integer len) = InvRules(R) && 0 <= len <= WEB_TEXT &&
      0 <= f.move && 0 <= f.used && 0 <= f.given && (f.why == XO_TAKEN ==> 1 <= f.move <= XO_MOVES_CAP) &&
      (f.why == XO_AFTER_END ==> f.outcome == XO_DRAW || InvPlayer(R, f.outcome)) &&
      (f.why == XO_SYNTAX ==> 0 <= f.at <= len);
    predicate HasVerdict(xo_rules R, xo_finding f, integer len) = CanBeTold(R, f, len) && XO_OK <= f.why <= XO_TOO_LONG &&
      (f.why == XO_OK ==> f.outcome == XO_DRAW || f.outcome == XO_UNFINISHED || InvPlayer(R, f.outcome));
*/

/* The verdict line on what web_find has found last, as `xo replay` writes it, with its newline. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures none:    !HasVerdict(web_record.rules, web_found, web_found_len) <==> \result == 0;
    ensures len:     \result > 0 ==> \result == VerdictLength(web_record.rules, web_found) + 1 && web_said[\result - 1] == '\n';
    ensures line:    \forall integer i; 0 <= i < \result - 1 ==> web_said[i] == VerdictByte(web_record.rules, web_found, i); */
int web_say_verdict(void);

/* What is wrong with the line, and where, as `xo replay` tells it behind the name of the file: the number of the line, which
 * the page knows, the column, and the sentence. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures none:    \result == 0 ==> !CanBeTold(web_record.rules, web_found, web_found_len);
    ensures line:    \result != 0 ==> \exists integer e; NumberAt(0, line, e) && web_said[e] == ':';
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_finding(int line);

#endif
