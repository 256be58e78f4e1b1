/* web.h: what the page calls. Each function here is exported by the WebAssembly program.
 *
 * JavaScript hands over numbers and bytes, and nothing that it hands over is believed: no contract here has a
 * `requires`. A function takes any numbers, checks what the kernel's function requires, and calls it. What lives as
 * long as the page are the objects below; JavaScript could write any bits into them, so nothing is claimed of them
 * beforehand either, and the record is judged afresh by every call that looks at it.
 */
#ifndef WEB_H
#define WEB_H

#include "xo/notation.h"
#include "xo/referee.h"
#include "xo/winning_cell.h"

/* The game at play: its record, what the referee says of it, the board after the moves that were played, and who is
 * next to move (0: nobody). */
extern xo_play_order web_order;
extern xo_record web_record;
extern xo_game web_game;
extern xo_verdict web_verdict;
extern xo_player web_next;

/* The bytes that go over the border: those to be read, and those that were written for the page. What was read last,
 * and the moves that it was. */
enum { WEB_TEXT = 1 << 16, WEB_SAID = 1 << 9 };
extern char web_text[WEB_TEXT];
extern char web_said[WEB_SAID];
extern xo_reading web_reading;
extern xo_moves web_read_moves;

/*@ predicate RulesAre(xo_rules R, integer rows, integer cols, integer line, integer players) =
      R.rows == rows && R.cols == cols && R.line == line && R.players == players;

    // v, and g in the place of the board before, are the answer of xo_referee_judge to the record a.
    predicate RefereeSays(xo_record a, xo_game before, xo_game g, xo_verdict v) =
      (v.status == XO_OK        <==> InvRecord(a)) &&
      (v.status == XO_TOO_FEW   <==> Playable(a) && a.moves.len < MinMoves(a.rules)) &&
      (v.status == XO_TOO_MANY  ==> TooManyAt(a, v.move)) &&
      (v.status == XO_OFF_BOARD ==> OffBoardAt(a, v.move)) &&
      (v.status == XO_TAKEN     ==> TakenAt(a, v.move)) &&
      (v.status == XO_BAD_ORDER <==> InvRules(a.rules) && !InvPlayOrder(a.rules, a.order)) &&
      (v.status == XO_BAD_RULES <==> !InvRules(a.rules)) &&
      (v.status == XO_BAD_RECORD <==> InvRules(a.rules) && InvPlayOrder(a.rules, a.order) &&
        !(0 <= a.moves.len <= XO_MOVES_CAP)) &&
      XO_OK <= v.status <= XO_BAD_RECORD && v.status != XO_AFTER_END &&
      (v.status != XO_TOO_MANY && v.status != XO_OFF_BOARD && v.status != XO_TAKEN ==> v.move == 0) &&
      (Readable(a) ==> v.used == g.moves && Judged(a, Faultless(a, v.move), g, v.used, v.outcome)) &&
      (!Readable(a) ==> v.used == 0 && v.outcome == XO_UNFINISHED && SameGame(before, g));

    // MayFollow, Extended and the refusals of xo_referee_ask, of the position in this row and column.
    predicate MayFollowAt(xo_record a, integer row, integer col) =
      Open(a) && OnBoard(a.rules, row, col) && !Placed(a.moves, a.moves.len, row, col);
    predicate ExtendedAt(xo_record a, xo_record b, integer row, integer col) =
      SameRules(a.rules, b.rules) && SameOrder(a.order, b.order) && b.moves.len == a.moves.len + 1 &&
      SameMoves(a.moves, b.moves, a.moves.len) && MoveAt(b.moves, a.moves.len, row, col);
*/

/* Seat a player in the order of play; turn 0 begins. A turn that no order has is passed over. */
/*@ terminates \true; exits \false; assigns web_order;
    ensures seated:  0 <= turn < XO_PLAYERS_MAX ==> web_order.at[turn] == player;
    ensures len:     web_order.len == \old(web_order.len);
    ensures others:  \forall integer t; 0 <= t < XO_PLAYERS_MAX && t != turn ==>
                       web_order.at[t] == \old(web_order).at[t]; */
void web_seat(int turn, int player);

/* Begin a record without moves, in the order of those who sit on the first seats: XO_OK, XO_BAD_RULES or XO_BAD_ORDER.
 * A refusal leaves the record as it was. */
/*@ terminates \true; exits \false; assigns web_order, web_record;
    ensures order:   web_order.len == seats &&
                       \forall integer t; 0 <= t < XO_PLAYERS_MAX ==> web_order.at[t] == \old(web_order).at[t];
    ensures rules:   \forall xo_rules R; RulesAre(R, rows, cols, line, players) ==>
                       (\result == XO_BAD_RULES <==> !InvRules(R));
    ensures ok:      \forall xo_rules R; RulesAre(R, rows, cols, line, players) ==>
                       (\result == XO_OK <==> InvRules(R) && InvPlayOrder(R, web_order));
    ensures answer:  \result == XO_OK || \result == XO_BAD_RULES || \result == XO_BAD_ORDER;
    ensures begun:   \result == XO_OK ==> RulesAre(web_record.rules, rows, cols, line, players) &&
                       SameOrder(web_order, web_record.order) && web_record.moves.len == 0;
    ensures refused: \result != XO_OK ==> SameRecord(\old(web_record), web_record); */
xo_status web_begin(int rows, int cols, int line, int players, int seats);

/* Offer the next move: the answer of xo_referee_offer. */
/*@ terminates \true; exits \false; assigns web_record;
    ensures ok:      \result == XO_OK        <==> MayFollowAt(\old(web_record), row, col);
    ensures rules:   \result == XO_BAD_RULES <==> !InvRules(\old(web_record.rules));
    ensures order:   \result == XO_BAD_ORDER <==>
                       InvRules(\old(web_record.rules)) &&
                         !InvPlayOrder(\old(web_record.rules), \old(web_record.order));
    ensures record:  \result == XO_BAD_RECORD <==>
                       InvRules(\old(web_record.rules)) &&
                         InvPlayOrder(\old(web_record.rules), \old(web_record.order)) &&
                       !Playable(\old(web_record));
    ensures end:     \result == XO_AFTER_END <==> Playable(\old(web_record)) && !Open(\old(web_record));
    ensures off:     \result == XO_OFF_BOARD <==>
                       Open(\old(web_record)) && !OnBoard(\old(web_record.rules), row, col);
    ensures taken:   \result == XO_TAKEN     <==>
                       Open(\old(web_record)) && OnBoard(\old(web_record.rules), row, col) &&
                       Placed(\old(web_record.moves), \old(web_record.moves.len), row, col);
    ensures begun:   \result == XO_OK ==> ExtendedAt(\old(web_record), web_record, row, col);
    ensures refused: \result != XO_OK ==> SameRecord(\old(web_record), web_record); */
xo_status web_offer(int row, int col);

/* How many moves the record has; row and column of the one with this number, from 0; 0 for a number that none has. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures moves:   \result == web_record.moves.len; */
int web_moves(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures row:     \result == (0 <= k < XO_MOVES_CAP && k < web_record.moves.len ? web_record.moves.at[k].row : 0); */
int web_move_row(int k);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures col:     \result == (0 <= k < XO_MOVES_CAP && k < web_record.moves.len ? web_record.moves.at[k].col : 0); */
int web_move_col(int k);

/* Take moves back until so many are left; a number that is not 0 to the moves there are changes nothing. */
/*@ terminates \true; exits \false; assigns web_record.moves.len;
    ensures len:     web_record.moves.len == (0 <= moves <= \old(web_record.moves.len) ? moves :
                       \old(web_record.moves.len)); */
void web_keep(int moves);

/* Judge the record as xo_referee_judge does, and say who is next to move. */
/*@ terminates \true; exits \false; assigns web_game, web_verdict, web_next;
    ensures status:  \result == web_verdict.status;
    ensures judged:  RefereeSays(web_record, \old(web_game), web_game, web_verdict);
    ensures open:    web_next != 0 <==> Open(web_record);
    ensures next:    web_next != 0 ==>
                       web_next == web_record.order.at[Turn(web_record.order.len, web_record.moves.len)]; */
xo_status web_judge(void);

/* What web_judge has found last: XO_DRAW, XO_UNFINISHED or the winner; the moves that were played; who is next to move,
 * 0 when nobody is; the player on a cell, 0 when it is free or off the board. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures outcome: \result == web_verdict.outcome; */
int web_outcome(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures used:    \result == web_verdict.used; */
int web_used(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures next:    \result == web_next; */
int web_turn(void);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures on:      1 <= row <= XO_SIDE_MAX && 1 <= col <= XO_SIDE_MAX ==> \result == web_game.cell[row][col];
    ensures off:     !(1 <= row <= XO_SIDE_MAX && 1 <= col <= XO_SIDE_MAX) ==> \result == 0; */
int web_player_at(int row, int col);

/* Judge the record once more, and say whether this cell is on a line with which the winner has won. */
/*@ terminates \true; exits \false; assigns web_game, web_verdict, web_next;
    ensures judged:  RefereeSays(web_record, \old(web_game), web_game, web_verdict);
    ensures open:    web_next != 0 <==> Open(web_record);
    ensures next:    web_next != 0 ==>
                       web_next == web_record.order.at[Turn(web_record.order.len, web_record.moves.len)];
    ensures faulty:  !Playable(web_record) ==> \result == 0;
    ensures none:    \result != 0 ==> web_verdict.outcome > 0 && OnBoard(web_record.rules, row, col);
    ensures cell:    Playable(web_record) && web_verdict.outcome > 0 && OnBoard(web_record.rules, row, col) ==>
                       (\result != 0 <==> WinningCell(web_game, web_verdict.outcome, row, col)); */
int web_won_at(int row, int col);

/* Read the first len bytes of web_text as moves, up to the first byte that does not fit: how many were read. -1: the
 * length is none that fits, or the record has no rules. */
/*@ terminates \true; exits \false; assigns web_reading, web_read_moves;
    ensures none:    \result == -1 <==> !(0 <= len <= WEB_TEXT) || !InvRules(web_record.rules);
    ensures moves:   \result >= 0 ==> \result == web_reading.moves;
    ensures stored:  \result >= 0 ==> web_read_moves.len == (\result < XO_MOVES_CAP ? \result : XO_MOVES_CAP);
    ensures grammar: \result >= 0 ==> (web_reading.at == -1 <==> Grammar(&web_text[0], len));
    ensures line:    \result >= 0 && web_reading.at == -1 ==> \exists integer e; 0 <= e <= len &&
                       TextRead(web_record.rules, XO_PLAIN, &web_text[0], len, e, web_read_moves, \result);
    ensures fault:   \result >= 0 && web_reading.at != -1 ==> \exists integer s; 0 <= s < len &&
                       FaultRead(web_record.rules, XO_PLAIN, &web_text[0], len, s, web_reading.at, web_read_moves,
                         \result);
    ensures answer:  \result >= -1; */
int web_read(int len);

/* The offset of the byte that did not fit; -1 when there was none. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures at:      \result == web_reading.at; */
int web_read_at(void);

/* Row and column of the move with this number, from 0, of those that were read; 0 for a number that none has. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures row:     0 <= k < XO_MOVES_CAP && k < web_read_moves.len ==> \result == web_read_moves.at[k].row;
    ensures none:    !(0 <= k < XO_MOVES_CAP && k < web_read_moves.len) ==> \result == 0; */
int web_read_row(int k);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures col:     0 <= k < XO_MOVES_CAP && k < web_read_moves.len ==> \result == web_read_moves.at[k].col;
    ensures none:    !(0 <= k < XO_MOVES_CAP && k < web_read_moves.len) ==> \result == 0; */
int web_read_col(int k);

#endif
