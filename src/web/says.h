/* says.h: what the page shows in words. Each function writes into web_said and answers how many bytes it wrote; what does not
 * fit would be left out. The contracts say that no byte is written elsewhere; the words themselves are tested, not proved.
 */
#ifndef WEB_SAYS_H
#define WEB_SAYS_H

#include "web.h"

/* A player's name: "CROSS", "NOUGHT", or "player 3" where there are more than two; nothing for a number that is none. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_name(int player);

/* A player as options and verdicts write it: the name where there are two, else the number. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_player(int player);

/* A player's symbol on the board: X, O, or the number; nothing for a number that is no player's. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_symbol(int player);

/* What web_judge has found last: whose turn it is, who has won and with which move, or that the game is drawn. */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_status(void);

/* Why web_offer has refused this position, or web_begin these rules (row and col are then not looked at). */
/*@ terminates \true; exits \false;
    assigns web_said[0 .. WEB_SAID - 1];
    ensures len:     0 <= \result <= WEB_SAID; */
int web_say_refusal(int status, int row, int col);

#endif
