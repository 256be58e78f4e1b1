/* games.h: the text lines of a file of games, found and judged; for the replay of the page. A line that begins with '@'
 * sets what those behind it are judged by.
 */
#ifndef WEB_GAMES_H
#define WEB_GAMES_H

#include "web.h"
#include "xo/finding.h"
#include "xo/settings.h"
#include "xo/stream.h"

/* The bytes of a file that are handed over, how far its lines have been found, and those that were found last. */
enum { WEB_BLOCK = 1 << 19, WEB_LINES = XO_WINDOW + 1 };
extern char web_block[WEB_BLOCK];
extern xo_reader web_reader;
extern xo_lines web_found_lines;

/* What is asked for all of a file; and what games are judged by, which the last @ line says that could be read. Behind
 * one that cannot be read, web_by.fault says so and games are not judged, whatever is found of them. */
extern xo_style web_style;
extern int web_strict, web_partial;
extern xo_settings web_by;

/* What the last @ line says, read or not, and its words. */
extern xo_settings web_set_by;
extern xo_option_words web_set_words;
enum { WEB_SET_LONG = XO_SETTINGS_ORDER + 1 }; /* a fault: it is too long */

/* What is claimed on each of the lines, and what is found. */
extern xo_claim web_claim[WEB_LINES];
extern xo_finding web_found[WEB_LINES];

/*@ // Line k of those found, behind web_block[from]: where it begins, and its bytes.
    logic integer TextLineAt(integer from, integer k) = from + web_found_lines.start[k];
    logic integer TextLineLen(integer k) = web_found_lines.start[k + 1] - 1 - web_found_lines.start[k];
    predicate IsTextLine(integer from, integer k) = 0 <= k < WEB_LINES && 0 <= from && 0 <= web_found_lines.start[k] &&
      0 <= TextLineLen(k) && TextLineAt(from, k) + TextLineLen(k) <= WEB_BLOCK;
    predicate Sets(integer from, integer k) = 0 < TextLineLen(k) && web_block[TextLineAt(from, k)] == '@';

    predicate KnownSettings(xo_settings by) = InvRules(by.rules) && InvPlayOrder(by.rules, by.order);

    // c is what xo_claim_read answers of t[0 .. len).
    predicate ClaimRead(xo_rules R, char *t, integer len, xo_claim c) =
      -1 <= c.at < len && (c.kind == XO_CLAIM_NONE <==> c.at == -1) && (c.kind == XO_CLAIM_NONE ==> NoClaim(t, len)) &&
      (c.kind != XO_CLAIM_NONE ==> ClaimAt(t, c.at) && ClaimWords(t, len, c) &&
        OutcomeRead(R, t, c.word.at, c.word.at + c.word.len, XO_DRAW, c.outcome) &&
        (c.kind == XO_CLAIM_OF_NO_GAME <==> Blanks(t, 0, c.at))) &&
      (c.kind == XO_CLAIM_NONE || c.kind == XO_CLAIM_OF_NO_GAME || c.kind == ClaimKind(c)) &&
      c.moves == (c.kind == XO_CLAIM_GOOD ? c.at : len);

    // f is what xo_finding_line answers of t[0 .. len), whose moves the record a gets, and g the board.
    predicate MovesFound(char *t, integer len, integer style, integer strict, integer partial, xo_record a, xo_game g,
                         xo_finding f) =
      (f.why == XO_OK <==> Grammar(t, len) && (InvRecord(a) || (partial != 0 && Playable(a))) &&
        (strict != 0 ==> f.used == f.given)) &&
      (f.why == XO_OK || f.why == XO_TOO_FEW || f.why == XO_TOO_MANY || f.why == XO_OFF_BOARD || f.why == XO_TAKEN ||
        f.why == XO_AFTER_END || f.why == XO_SYNTAX) &&
      (f.why == XO_TOO_FEW ==> Grammar(t, len) && Playable(a) && !InvRecord(a) && partial == 0) &&
      (f.why == XO_TOO_MANY ==> TooManyAt(a, f.move)) && (f.why == XO_OFF_BOARD ==> OffBoardAt(a, f.move)) &&
      (f.why == XO_TAKEN ==> TakenAt(a, f.move)) &&
      (f.why == XO_AFTER_END ==> strict != 0 && f.move == f.used + 1 && f.used < a.moves.len &&
        f.outcome != XO_UNFINISHED && InvPrefix(a.rules, a.moves, f.move) && f.move <= Max(a.rules)) &&
      (strict != 0 && f.why != XO_AFTER_END ==> f.used == Faultless(a, f.move)) &&
      (f.why == XO_SYNTAX ==> !Grammar(t, len) && Playable(a) && f.move == f.given + 1) &&
      (f.why == XO_OK || f.why == XO_TOO_FEW ==> f.move == 0) && (f.at == -1 <==> Grammar(t, len)) &&
      a.moves.len == (f.given < XO_MOVES_CAP ? f.given : XO_MOVES_CAP) &&
      (f.at == -1 ==> \exists integer e; 0 <= e <= len && TextRead(a.rules, style, t, len, e, a.moves, f.given)) &&
      (f.at != -1 ==> \exists integer s; 0 <= s < len &&
        FaultRead(a.rules, style, t, len, s, f.at, a.moves, f.given)) &&
      f.used == g.moves && Judged(a, Faultless(a, f.move), g, f.used, f.outcome);

    // Of a text line t[0 .. len) the claim c and the finding f; a good claim is no part of the game.
    predicate GameFound(xo_settings by, char *t, integer len, integer style, integer strict, integer partial,
                        xo_finding f) =
      \exists xo_record a, xo_game g; SameRules(a.rules, by.rules) && SameOrder(a.order, by.order) &&
        MovesFound(t, len, style, strict, partial, a, g, f);
    predicate LineFound(xo_settings by, char *t, integer len, integer style, integer strict, integer partial,
                        xo_claim c, xo_finding f) = len > XO_LINE_MAX ?
      f.why == XO_TOO_LONG && f.at == XO_LINE_MAX && f.given == 0 && f.move == 0 && c.at == -1 &&
        c.kind == XO_CLAIM_NONE :
      ClaimRead(by.rules, t, len, c) && GameFound(by, t, c.moves, style, strict, partial, f);

    // s is what xo_settings_read answers of these words of t[0 .. len).
    predicate SettingsRead(char *t, xo_option_words w, xo_settings s) =
      (\exists integer k; 0 <= k <= XO_OPTION_WORDS + 1 && FaultSaid(w, k, s)) &&
      (\exists integer k; 0 <= k <= XO_OPTION_WORDS && RulesSaid(w, k, s.rules)) &&
      (s.partial == 1 <==> \exists integer k; 1 <= k <= XO_OPTION_WORDS && PartialAt(w, k)) && 0 <= s.partial <= 1 &&
      (s.fault == XO_SETTINGS_GOOD || s.fault == XO_SETTINGS_ORDER ==>
        \exists integer k; 0 <= k <= XO_OPTION_WORDS && OrderSaid(t, w, k, s));

    // They hold from now on if they could be read; else those before hold, with what is wrong.
    predicate NowBy(xo_settings before, xo_settings s, xo_settings now) = now.fault == s.fault &&
      (s.fault == XO_SETTINGS_GOOD ==>
        SameRules(s.rules, now.rules) && SameOrder(s.order, now.order) && now.partial == s.partial) &&
      (s.fault != XO_SETTINGS_GOOD ==>
        SameRules(before.rules, now.rules) && SameOrder(before.order, now.order) && now.partial == before.partial);
*/

/* Begin a file, whose games are judged by the rules and the order of the record up to its first @ line; as options of
 * the command, style, strict and partial hold for all of it. */
/*@ terminates \true; exits \false;
    assigns web_reader, web_style, web_strict, web_partial, web_by;
    ensures start:   !web_reader.begun && !web_reader.within;
    ensures asked:   web_style == style && web_strict == strict && web_partial == partial;
    ensures rules:   SameRules(web_record.rules, web_by.rules) && SameOrder(web_record.order, web_by.order);
    ensures good:    web_by.fault == XO_SETTINGS_GOOD && web_by.partial == 0; */
void web_file(int style, int strict, int partial);

/* Find the next text lines of the file as xo_lines_next does, in len bytes from web_block[from] on, behind which no
 * more come if `last` is not 0: how many bytes have been used. -1: there are no such bytes, or no file has begun. */
/*@ terminates \true; exits \false;
    assigns web_reader, web_found_lines;
    ensures used:    -1 <= \result && (0 <= \result ==> \result <= len <= WEB_BLOCK - from); */
int web_lines(int from, int len, int last);

/* Take len bytes from web_block[0] on for one text line, the only one that was found. */
/*@ terminates \true; exits \false;
    assigns web_found_lines;
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
/*@ terminates \true; exits \false;
    assigns web_claim[0 .. WEB_LINES - 1], web_found[0 .. WEB_LINES - 1], web_record, web_game;
    ensures next:    k <= \result;
    ensures each:    \forall integer j; k <= j < \result ==> IsTextLine(from, j) && !Sets(from, j) &&
                       LineFound(web_by, &web_block[0] + TextLineAt(from, j), TextLineLen(j), web_style, web_strict,
                         web_partial != 0 || web_by.partial != 0 ? 1 : 0, web_claim[j], web_found[j]);
    ensures all:     \result < web_found_lines.count && IsTextLine(from, \result) && KnownSettings(web_by) ==>
                       Sets(from, \result); */
int web_find(int from, int k);

/* Set by line k, which begins with '@': XO_SETTINGS_GOOD, or what is wrong. -1: it is no such line. */
/*@ terminates \true; exits \false;
    assigns web_by, web_set_by, web_set_words;
    ensures none:    \result == -1 <==> !(IsTextLine(from, k) && Sets(from, k));
    ensures kept:    \result == -1 ==> web_by == \old(web_by);
    ensures fault:   \result != -1 ==> \result == web_set_by.fault && NowBy(\old(web_by), web_set_by, web_by);
    ensures long:    \result != -1 ==> (\result == WEB_SET_LONG <==> TextLineLen(k) > XO_LINE_MAX);
    ensures words:   \result != -1 && \result != WEB_SET_LONG ==>
                       WordsRead(&web_block[0] + TextLineAt(from, k), TextLineLen(k), web_set_words);
    ensures read:    \result != -1 && \result != WEB_SET_LONG ==>
                       SettingsRead(&web_block[0] + TextLineAt(from, k), web_set_words, web_set_by);
    ensures known:   \result == XO_SETTINGS_GOOD ==> KnownSettings(web_by); */
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
    ensures known:   \result != 0 <==> web_by.fault == XO_SETTINGS_GOOD; */
int web_known(void);

#endif
