/* games.h: the text lines of a file of games, found and judged; for the replay of the page. A line that begins with '@'
 * sets what those behind it are judged by.
 */
#ifndef WEB_GAMES_H
#define WEB_GAMES_H

#include "web.h"
#include "xo/entry.h"

/* The bytes of a file that are handed over, how far its lines have been found, and those that were found last. */
enum { WEB_BLOCK = 1 << 19, WEB_LINES = XO_WINDOW + 1 };
extern char web_block[WEB_BLOCK];
extern xo_reader web_reader;
extern xo_lines web_found_lines;

/* What is asked for all of a file, and the terms of the next line. */
extern xo_asked web_asked;
extern xo_terms web_by;

/* What the last @ line says, read or not, and its words. */
extern xo_settings web_set_by;
extern xo_option_words web_set_words;

/* What each of the lines comes to. */
extern xo_entry web_entry[WEB_LINES];

/*@ // Line k of those found, behind web_block[from]: where it begins, and its bytes.
    logic integer TextLineAt(integer from, integer k) = from + web_found_lines.start[k];
    logic integer TextLineLen(integer k) = web_found_lines.start[k + 1] - 1 - web_found_lines.start[k];
    predicate IsTextLine(integer from, integer k) = 0 <= k < WEB_LINES && 0 <= from && 0 <= web_found_lines.start[k] &&
      0 <= TextLineLen(k) && TextLineAt(from, k) + TextLineLen(k) <= WEB_BLOCK;
    predicate Sets(integer from, integer k) = 0 < TextLineLen(k) && web_block[TextLineAt(from, k)] == '@';

    predicate KnownTerms(xo_terms by) = InvRules(by.rules) && InvPlayOrder(by.rules, by.order);
*/

/* Begin a file, whose games are judged by the rules and the order of the record up to its first @ line; as options of
 * the command, style, strict and partial hold for all of it. */
/*@ terminates \true; exits \false; assigns web_reader, web_asked, web_by;
    ensures start:   !web_reader.begun && !web_reader.within;
    ensures asked:   web_asked.style == style && web_asked.strict == strict && web_asked.partial == partial &&
                       web_asked.claims == 0;
    ensures rules:   SameRules(web_record.rules, web_by.rules) && SameOrder(web_record.order, web_by.order);
    ensures good:    web_by.known == 1 && web_by.partial == 0; */
void web_file(int style, int strict, int partial);

/* Find the next text lines of the file as xo_lines_next does, in len bytes from web_block[from] on, behind which no
 * more come if `last` is not 0: how many bytes have been used. -1: there are no such bytes, or no file has begun. */
/*@ terminates \true; exits \false; assigns web_reader, web_found_lines;
    ensures used:    -1 <= \result && (0 <= \result ==> \result <= len <= WEB_BLOCK - from); */
int web_lines(int from, int len, int last);

/* Take len bytes from web_block[0] on for one text line, the only one that was found. */
/*@ terminates \true; exits \false; assigns web_found_lines;
    ensures line:    0 <= len <= WEB_BLOCK ==> web_found_lines.count == 1 &&
                       IsTextLine(0, 0) && TextLineAt(0, 0) == 0 && TextLineLen(0) == len;
    ensures none:    !(0 <= len <= WEB_BLOCK) ==> web_found_lines.count == 0; */
void web_line(int len);

/* How many they are; where the one with this number begins in the block, from 0, and how long it is. -1: there is
 * none. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures count:   \result == web_found_lines.count; */
int web_line_count(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures none:    \result == -1 <==> !IsTextLine(from, k);
    ensures at:      \result != -1 ==> \result == TextLineAt(from, k); */
int web_line_at(int from, int k);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures none:    \result == -1 <==> !IsTextLine(from, k);
    ensures len:     \result != -1 ==> \result == TextLineLen(k); */
int web_line_len(int from, int k);

/* Judge the lines that were found behind web_block[from], from number k on, up to one that sets or the last: the number
 * of the one that is not judged. Games are found even where their settings could not be read. */
/*@ terminates \true; exits \false; assigns web_entry[0 .. WEB_LINES - 1], web_record, web_game;
    ensures next:    k <= \result;
    ensures each:    \forall integer j; k <= j < \result ==> IsTextLine(from, j) && !Sets(from, j) &&
                       EntryOf(web_asked, web_by, &web_block[0] + TextLineAt(from, j), TextLineLen(j), web_entry[j]);
    ensures all:     \result < web_found_lines.count && IsTextLine(from, \result) && KnownTerms(web_by) ==>
                       Sets(from, \result); */
int web_find(int from, int k);

/* Set by line k, which begins with '@': XO_SETTINGS_GOOD, or what is wrong. -1: it is no such line. */
/*@ terminates \true; exits \false; assigns web_by, web_set_by, web_set_words;
    ensures none:    \result == -1 <==> !(IsTextLine(from, k) && Sets(from, k));
    ensures kept:    \result == -1 ==> web_by == \old(web_by);
    ensures fault:   \result != -1 ==> \result == web_set_by.fault && TermsBehind(\old(web_by), web_set_by, web_by);
    ensures read:    \result != -1 ==>
                       SettingRead(&web_block[0] + TextLineAt(from, k), TextLineLen(k), web_set_words, web_set_by);
    ensures known:   \result == XO_SETTINGS_GOOD ==> KnownTerms(web_by); */
int web_set(int from, int k);

/* The rules that hold: rows, columns, line and players by the numbers 0 to 3; how many seats, and who sits on this one,
 * from 0. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures rule:    \result == (which == 0 ? web_by.rules.rows : which == 1 ? web_by.rules.cols :
                       which == 2 ? web_by.rules.line : web_by.rules.players); */
int web_rule(int which);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures seats:   \result == web_by.order.len; */
int web_seats(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures player:  \result == (0 <= turn < XO_PLAYERS_MAX ? web_by.order.at[turn] : 0); */
int web_seated(int turn);

/* Whether these are known, and games are judged. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures known:   \result != 0 <==> web_by.known != 0; */
int web_known(void);

#endif
