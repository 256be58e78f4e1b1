/* referee.h: the game for input that nobody has checked.
 *
 * A record is claimed rules, order and moves. It may hold any values, but these must be initialized: the rules, the
 * order, moves.len and the moves before moves.len. The referee judges it whole (xo_referee_judge), or extends it move
 * by move (xo_referee_begin, xo_referee_offer). Every value gets a status, and a move that is refused changes nothing.
 * The contracts, but for that of xo_winning_cell, require only pointers to objects. The referee checks what xo_play
 * requires, and its contract ensures what that of xo_play does. So its verdicts are those of the module.
 *
 *     xo_record record;
 *     xo_game game;
 *     xo_referee_begin(&record, (xo_rules){3, 3, 3, 2, 0}, (xo_play_order){2, {XO_CROSS, XO_NOUGHT}});
 *     xo_referee_offer(&record, (xo_pos){2, 2});                  XO_OK
 *     xo_referee_offer(&record, (xo_pos){2, 2});                  XO_TAKEN
 *     xo_referee_judge(&record, &game).outcome;                   XO_UNFINISHED
 *
 * An offer judges the record afresh, so nothing between two calls has to be trusted. It takes time in proportion to the
 * moves so far. To judge games in bulk, fill record.moves and call xo_referee_judge once.
 */
#ifndef XO_REFEREE_H
#define XO_REFEREE_H

#include "play.h"

/* A game record as claimed. */
typedef struct {
  xo_rules rules;
  xo_play_order order;
  xo_moves moves;
} xo_record;

/* The status of a record, or of a move that is offered. */
typedef int xo_status;
enum {
  XO_OK = 0,
  XO_TOO_FEW,    /* fewer moves than a complete game has; it is played all the same */
  XO_TOO_MANY,   /* more moves than the board has cells */
  XO_OFF_BOARD,  /* a position off the board */
  XO_TAKEN,      /* a position that an earlier move has taken */
  XO_AFTER_END,  /* a move offered after the end of the game */
  XO_BAD_ORDER,  /* the order is no permutation of the players */
  XO_BAD_RULES,  /* the rules are outside the limits */
  XO_BAD_RECORD, /* the list of moves is not one that a game can begin with */
  XO_SYNTAX,     /* for a text line: it cannot be read on; never the referee's answer */
  XO_TOO_LONG    /* for a text line: longer than its reader takes; never the referee's answer */
};

typedef struct {
  xo_status status;
  int move;           /* the move at fault, from 1; 0 is the record as a whole, or no fault */
  int used;           /* how many of the faultless moves are played: until the game is over, or all of them */
  xo_outcome outcome; /* the outcome of these moves */
} xo_verdict;

#include "referee.acsl"
#include "winning_cell.acsl"

#ifdef __cplusplus
extern "C" {
#endif

/* Judge a whole record. The first fault counts. The order is: rules, order, the length of the list, the moves one by
 * one, their number.
 *
 * XO_OK: the record satisfies the invariants of the module and was played. XO_TOO_FEW: only the minimum of inv_Moves
 * is missing; it was played too, for callers who permit that. Where a move is at fault, the moves before it are
 * faultless and are played. In all these cases *game is the board after the moves used. XO_BAD_RULES, XO_BAD_ORDER,
 * XO_BAD_RECORD: nothing can be played, and *game does not change.
 *
 * Moves after the end are not played, as in the module, but must be faultless too. If used is less than the number
 * of faultless moves, the game was over with move number `used`. */
/*@ requires valid:  \valid_read(record) && \valid(game) && \separated(record, game);
    terminates \true; exits \false; assigns *game;
    ensures ok:      \result.status == XO_OK        <==> InvRecord(*record);
    ensures few:     \result.status == XO_TOO_FEW   <==> record->moves.len < MinMoves(record->rules) &&
                       Playable(*record);
    ensures many:    \result.status == XO_TOO_MANY  ==> TooManyAt(*record, \result.move);
    ensures off:     \result.status == XO_OFF_BOARD ==> OffBoardAt(*record, \result.move);
    ensures taken:   \result.status == XO_TAKEN     ==> TakenAt(*record, \result.move);
    ensures order:   \result.status == XO_BAD_ORDER <==>
                       InvRules(record->rules) && !InvPlayOrder(record->rules, record->order);
    ensures rules:   \result.status == XO_BAD_RULES <==> !InvRules(record->rules);
    ensures length:  \result.status == XO_BAD_RECORD <==> !(0 <= record->moves.len <= XO_MOVES_CAP) &&
                       InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    ensures end:     XO_OK <= \result.status <= XO_BAD_RECORD && \result.status != XO_AFTER_END;
    ensures whole:   \result.status != XO_TOO_MANY && \result.status != XO_OFF_BOARD && \result.status != XO_TAKEN ==>
                       \result.move == 0;
    ensures played:  Readable(*record) ==> \result.used == game->moves &&
                       Judged(*record, Faultless(*record, \result.move), *game, \result.used, \result.outcome);
    ensures refused: !Readable(*record) ==> \result.used == 0 && \result.outcome == XO_UNFINISHED &&
                       SameGame(\old(*game), *game); */
xo_verdict xo_referee_judge(const xo_record *record, xo_game *game);

/* Begin a record without moves; record->moves.at does not change. XO_BAD_RULES or XO_BAD_ORDER: refused, and nothing
 * changes. */
/*@ requires valid:  \valid(record);
    terminates \true; exits \false; assigns *record;
    ensures ok:      \result == XO_OK        <==> InvRules(rules) && InvPlayOrder(rules, order);
    ensures rules:   \result == XO_BAD_RULES <==> !InvRules(rules);
    ensures order:   \result == XO_BAD_ORDER <==> InvRules(rules) && !InvPlayOrder(rules, order);
    ensures begun:   \result == XO_OK ==> SameRules(rules, record->rules) && SameOrder(order, record->order) &&
                       record->moves.len == 0;
    ensures after:   SameAfter(\old(record->moves), record->moves, 0);
    ensures refused: \result != XO_OK ==> SameRecord(\old(*record), *record); */
xo_status xo_referee_begin(xo_record *record, xo_rules rules, xo_play_order order);

/* Offer one move to a record. XO_OK: it was appended, and nothing else of the record changes. After any other answer
 * the record has not changed. If there are several faults, the answer is the first of XO_BAD_RULES, XO_BAD_ORDER,
 * XO_BAD_RECORD, XO_AFTER_END, XO_OFF_BOARD, XO_TAKEN. XO_BAD_RECORD: begin and offer have not made this record. */
/*@ requires valid:  \valid(record);
    terminates \true; exits \false; assigns *record;
    ensures ok:      \result == XO_OK        <==> MayFollow(\old(*record), pos);
    ensures rules:   \result == XO_BAD_RULES <==> !InvRules(\old(record->rules));
    ensures order:   \result == XO_BAD_ORDER <==>
                       InvRules(\old(record->rules)) && !InvPlayOrder(\old(record->rules), \old(record->order));
    ensures record:  \result == XO_BAD_RECORD <==>
                       InvRules(\old(record->rules)) && InvPlayOrder(\old(record->rules), \old(record->order)) &&
                       !Playable(\old(*record));
    ensures end:     \result == XO_AFTER_END <==> Playable(\old(*record)) && !Open(\old(*record));
    ensures off:     \result == XO_OFF_BOARD <==> Open(\old(*record)) && !InvPos(\old(record->rules), pos);
    ensures taken:   \result == XO_TAKEN     <==> Open(\old(*record)) && InvPos(\old(record->rules), pos) &&
                       Placed(\old(record->moves), \old(record->moves.len), pos.row, pos.col);
    ensures begun:   \result == XO_OK ==> Extended(\old(*record), *record, pos);
    ensures after:   SameAfter(\old(record->moves), record->moves, record->moves.len);
    ensures refused: \result != XO_OK ==> SameRecord(\old(*record), *record); */
xo_status xo_referee_offer(xo_record *record, xo_pos pos);

/* Whether the cell is in a line of this player. There can be several lines; one longer than necessary is several
 * that overlap. A player who has not won has none. */
/*@ requires valid:  \valid_read(game);
    requires game:   InvGame(*game);
    requires player: InvPlayer(game->rules, player);
    requires pos:    InvPos(game->rules, pos);
    terminates \true; exits \false; assigns \nothing;
    ensures cell:    \result <==> WinningCell(*game, player, pos.row, pos.col); */
bool xo_winning_cell(const xo_game *game, xo_player player, xo_pos pos);

#ifdef __cplusplus
}
#endif

#endif
