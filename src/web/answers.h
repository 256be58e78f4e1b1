/* answers.h: what the page shows in words. Each function writes into web_said and answers how many bytes it wrote:
 * words of the table of page_text.h, numbers, and the words of the kernel.
 */
#ifndef WEB_ANSWERS_H
#define WEB_ANSWERS_H

#include "page_text.h"

/*@ // "3,12", and " (X)" where there are two players.
    predicate CellSaid(integer row, integer col, integer e) =
      \exists integer c; NumberAt(0, row, c) && web_said[c] == ',' && NumberAt(c + 1, col, e);
    logic integer SymbolOf(xo_rules R, integer p) = R.players > 2 ? '0' + p : p == XO_CROSS ? 'X' : 'O';
    predicate SymbolAt(xo_rules R, integer a, integer p, integer e) = Plays(R, p) && R.players == 2 ?
      e == a + 4 && web_said[a] == ' ' && web_said[a + 1] == '(' && web_said[a + 2] == SymbolOf(R, p) &&
        web_said[a + 3] == ')' :
      e == a;
*/

/* A player's name: "CROSS", "NOUGHT", or "player 3" where there are more than two; nothing for a number that is
 * none. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures name:    NameAt(web_record.rules, 0, player, \result); */
int web_say_name(int player);

/* A player as options and verdicts write it: the name where there are two, else the number. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures player:  Plays(web_record.rules, player) ?
                       OutcomeAt(web_record.rules, 0, player, \result) : \result == 0; */
int web_say_player(int player);

/* A player's symbol on the board: X, O, or the number; nothing for a number that is no player's. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures symbol:  Plays(web_record.rules, player) ? \result == 1 &&
                       web_said[0] == SymbolOf(web_record.rules, player) :
                       \result == 0; */
int web_say_symbol(int player);

/* What web_judge has found last: whose turn it is, who has won and with which move, or that the game is drawn. */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures drawn:   web_verdict.outcome == XO_DRAW ==> WordAt(0, W_DRAWN, \result);
    ensures won:     web_verdict.outcome > 0 ==> \exists integer a, b;
                       NameAt(web_record.rules, 0, web_verdict.outcome, a) &&
                       WordAt(a, W_WINS, b) && NumberAt(b, web_verdict.used, \result);
    ensures move:    web_verdict.outcome <= 0 && web_verdict.outcome != XO_DRAW ==>
                       \exists integer a, b; NameAt(web_record.rules, 0, web_next, a) &&
                       SymbolAt(web_record.rules, a, web_next, b) && WordAt(b, W_TO_MOVE, \result); */
int web_say_status(void);

/* Why web_offer has refused this position, or web_begin these rules (row and col are then not looked at). */
/*@ terminates \true; exits \false; assigns web_said[0 .. WEB_SAID - 1];
    ensures taken:   status == XO_TAKEN ==> \exists integer e; CellSaid(row, col, e) && WordAt(e, W_TAKEN, \result);
    ensures off:     status == XO_OFF_BOARD ==> \exists integer a, b, c, d; CellSaid(row, col, a) &&
                       WordAt(a, W_ROWS, b) &&
                       NumberAt(b, web_record.rules.rows, c) && WordAt(c, W_COLS, d) &&
                       NumberAt(d, web_record.rules.cols, \result);
    ensures limits:  status == XO_BAD_RULES ==> \exists integer a, b, c; WordAt(0, W_LIMITS, a) &&
                       NumberAt(a, XO_SIDE_MAX, b) &&
                       WordAt(b, W_PLAYERS, c) && NumberAt(c, XO_PLAYERS_MAX, \result);
    ensures other:   status != XO_TAKEN && status != XO_OFF_BOARD && status != XO_BAD_RULES ==>
                       WordAt(0, status == XO_AFTER_END ? W_OVER : status == XO_BAD_ORDER ? W_ORDER : W_NO_MOVE,
                         \result); */
int web_say_refusal(int status, int row, int col);

#endif
