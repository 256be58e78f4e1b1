/* findings.h: what web_find has found, in the words of the command: the verdict lines, and what is wrong.
 */
#ifndef WEB_FINDINGS_H
#define WEB_FINDINGS_H

#include "games.h"
#include "page_text.h"

/* The verdict lines, each with its newline; the one of line k of the block ends before
 * web_verdicts[web_verdict_end[k]]. */
enum { WEB_VERDICT = XO_ENTRY_CAP, WEB_VERDICTS = WEB_LINES * WEB_VERDICT };
extern unsigned char web_verdicts[WEB_VERDICTS];
extern int web_verdict_end[WEB_LINES];
extern xo_entries web_one; /* the entry that is written */

/*@ // From web_verdicts[a] up to web_verdicts[e] stand the bytes of this entry, whose bits may be any; of none nothing.
    predicate VerdictAt(integer a, integer e, xo_rules R, xo_entry y) = !(InvRules(R) && InvEntry(R, y)) ? e == a :
      e == a + EntryLength(web_asked, R, y) &&
        \forall integer i; a <= i < e ==> web_verdicts[i] == EntryByte(web_asked, R, y, i - a);

    // Of the lines from k on, line i has its verdict where that of the one before ends.
    predicate VerdictSaid(integer k, integer i) =
      VerdictAt(i == k ? 0 : web_verdict_end[i - 1], web_verdict_end[i], web_by.rules, web_entry[i]);

    // A message can be made of the finding.
    predicate CanBeTold(xo_rules R, xo_finding f, integer len) = InvRules(R) &&
      0 <= f.move && 0 <= f.used && 0 <= f.given &&
      (f.why == XO_TAKEN || f.why == XO_OFF_BOARD ==> 1 <= f.move <= XO_MOVES_CAP) &&
      (f.why == XO_AFTER_END ==> f.outcome == XO_DRAW || InvPlayer(R, f.outcome)) &&
      (f.why == XO_SYNTAX ==> 0 <= f.at <= len) && (f.why == XO_TOO_LONG ==> 0 <= f.at);
*/

/* Write the verdict lines, as `xo replay` writes them, of the lines of the block from number k up to, but not
 * including, `behind`, as web_find has found them: how many bytes these are. A line without a game has none. -1: there
 * are no such lines. */
/*@ terminates \true; exits \false;
    assigns web_verdicts[0 .. WEB_VERDICTS - 1], web_verdict_end[0 .. WEB_LINES - 1], web_one;
    ensures none:    \result == -1 <==> !(0 <= k <= behind <= WEB_LINES);
    ensures each:    \result != -1 ==> \forall integer j; k <= j < behind ==> VerdictSaid(k, j);
    ensures len:     \result != -1 && k < behind ==> \result == web_verdict_end[behind - 1];
    ensures empty:   k == behind && \result != -1 ==> \result == 0; */
int web_say_verdicts(int k, int behind);

/* What is wrong with line k of the block, and where, as `xo replay` tells it behind the name of the file: the number
 * that the line has in it, which the page knows, the column, and the sentence. As in answers.h, web_said has so many
 * bytes of it. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures none:    \result == 0 ==> !IsTextLine(from, k) ||
                       !CanBeTold(web_record.rules, web_entry[k].finding, TextLineLen(k)) ||
                       !(0 <= web_record.moves.len <= XO_MOVES_CAP);
    ensures line:    \result != 0 ==> \exists integer e; NumberAt(0, line, e) && web_said[e] == ':';
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_finding(int line, int from, int k);

/* What is wrong with the @ line that web_set has read last, in the same way. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures line:    \exists integer e; NumberAt(0, line, e) && web_said[e] == ':';
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_set(int line);

#endif
