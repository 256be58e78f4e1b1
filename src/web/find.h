/* find.h: a line of a file of games, judged; for the replay of the page. */
#ifndef WEB_FIND_H
#define WEB_FIND_H

#include "web.h"
#include "xo/finding.h"
#include "xo/stream.h"

/* The bytes of a file that are handed over, how far its lines have been found, and those that were found last. */
enum { WEB_BLOCK = 1 << 19 };
extern char web_block[WEB_BLOCK];
extern xo_reader web_reader;
extern xo_lines web_found_lines;

/* Begin a file. */
/*@ terminates \true; exits \false;
    assigns web_reader;
    ensures start:   !web_reader.begun && !web_reader.within; */
void web_file(void);

/* Find the next text lines of the file as xo_lines_next does, in len bytes from web_block[from] on, behind which no more come if
 * `last` is not 0: how many bytes have been used. -1: there are no such bytes, or no file has begun. */
/*@ terminates \true; exits \false;
    assigns web_reader, web_found_lines;
    ensures used:    -1 <= \result && (0 <= \result ==> \result <= len <= WEB_BLOCK - from); */
int web_lines(int from, int len, int last);

/* How many they are; where the one with this number begins, from 0, behind `from`, and that of the last behind its end. 0: there is
 * none. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures count:   \result == web_found_lines.count; */
int web_line_count(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures start:   0 <= k <= XO_WINDOW + 1 && k <= web_found_lines.count ==> \result == web_found_lines.start[k];
    ensures none:    !(0 <= k <= XO_WINDOW + 1 && k <= web_found_lines.count) ==> \result == 0; */
int web_line_start(int k);

/* What web_find has found last, how long the line was, 0 when it was too long, and in which style it was read. */
extern xo_finding web_found;
extern int web_found_len;
extern xo_style web_found_style;

/* Judge the line that the first len bytes of web_text are, under the rules and in the order of the record, as
 * xo_finding_line does in this style; its moves become those of the record. XO_TOO_LONG: there is no room for so many bytes. */
/*@ terminates \true; exits \false;
    assigns web_found, web_found_len, web_found_style, web_record, web_game;
    ensures why:     \result == web_found.why;
    ensures long:    \result == XO_TOO_LONG  <==> !(0 <= len <= WEB_TEXT);
    ensures style:   web_found_style == style;
    ensures len:     web_found_len == (0 <= len <= WEB_TEXT ? len : 0);
    ensures rules:   \result == XO_BAD_RULES <==> 0 <= len <= WEB_TEXT && !InvRules(\old(web_record.rules));
    ensures order:   \result == XO_BAD_ORDER <==> 0 <= len <= WEB_TEXT && InvRules(\old(web_record.rules)) &&
                       !InvPlayOrder(\old(web_record.rules), \old(web_record.order));
    ensures kept:    SameRules(\old(web_record.rules), web_record.rules) &&
                       SameOrder(\old(web_record.order), web_record.order);
    ensures valid:   \result == XO_OK <==>
                       0 <= len <= WEB_TEXT && InvRules(web_record.rules) && InvPlayOrder(web_record.rules, web_record.order) &&
                       Grammar(&web_text[0], len) && (InvRecord(web_record) || (partial != 0 && Playable(web_record))) &&
                       (strict != 0 ==> web_found.used == web_found.given); */
xo_status web_find(int len, int style, int strict, int partial);

/* Whether that line has no game: nothing but blanks and a comment. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures blank:   \result != 0 <==>
                       web_found.why != XO_TOO_LONG && web_found.given == 0 && web_found.at == -1; */
int web_found_blank(void);

#endif
