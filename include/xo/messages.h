/* messages.h: the kernel's answers in words: a word for each outcome and status, the message for a fault, its
 * remedy, and the moves of a record as text. Every program that shows them says the same.
 *
 *     xo_message_finding(&record, finding, XO_NO_OUTCOME, text, len)
 *     xo_message_remedy(xo_remedy_of(&record, finding, XO_NO_OUTCOME, XO_PLAIN, text, len))
 *
 * give `move 3 "2,2" is taken: move 2 was played there` and `choose a free cell`. A program that has moves as numbers
 * passes no text, and of a verdict v the finding {v.status, v.move, v.used, record.moves.len, -1, v.outcome}.
 *
 * The words are those of the module where it has them: CROSS, NOUGHT, DRAW, UNFINISHED. A message is one sentence in
 * printable ASCII, without a line end, whatever text it quotes. It is never cut. It is proved that a message is
 * printable, that it begins with "move" and has a quotation where a move is at fault, and which word gives the reason.
 * Its other words, numbers and quotations are tested, and so are the words of a remedy. The options in a remedy are
 * those of the command. include/README.md tells what a broken `requires` clause does.
 */
#ifndef XO_MESSAGES_H
#define XO_MESSAGES_H

#include "notation.h"
#include "referee.h"

/* What a text line is found to be. Of several faults it has that of the earliest move. With `strict` no move may come
 * after the end of the game. With `partial` a game that is too short to be won is valid. */
typedef struct {
  xo_status why;      /* XO_OK: a valid game; XO_AFTER_END with strict alone; XO_SYNTAX: a word cannot be read */
  int move;           /* the move at fault, from 1; 0 is the game as a whole, or no fault */
  int used;           /* how many of the faultless moves are played: until the game is over, or all of them */
  int given;          /* how many moves the text line has, up to the first that cannot be read */
  int at;             /* the offset of the byte that cannot be read, or -1 */
  xo_outcome outcome; /* the outcome of the moves used */
} xo_finding;

#include "finding.acsl"

/* A word of at most so many letters, followed by NULs. */
enum { XO_WORD_LETTERS = 10, XO_WORD_CAP = XO_WORD_LETTERS + 2 };
typedef struct {
  char text[XO_WORD_CAP];
} xo_word;

/* The outcome that a word names, if it names none. */
enum { XO_NO_OUTCOME = -2 };

/* A message of len bytes, followed by NULs. */
enum { XO_MESSAGE_CAP = 400 };
typedef struct {
  int len;
  char text[XO_MESSAGE_CAP];
} xo_message;

#include "messages.acsl"

/* How to mend what is wrong with a game. */
enum {
  XO_REMEDY_NOTHING,  /* nothing is wrong */
  XO_REMEDY_ONE_LINE, /* a line that is too long */
  XO_REMEDY_RULES,    /* rules, order or list outside of the limits */
  XO_REMEDY_ORDER,
  XO_REMEDY_LIST,
  XO_REMEDY_OTHER_BOARD,   /* a move off the board that another board has */
  XO_REMEDY_ON_BOARD,      /* a move that no board has */
  XO_REMEDY_NO_I,          /* a letter that a go board leaves out */
  XO_REMEDY_ONE_LESS,      /* the limits count from 1, and the text from 0 */
  XO_REMEDY_ONE_LESS_HERE, /* the same, of a move that no board has */
  XO_REMEDY_ZERO_BASED,    /* the text may count from 0, and is read from 1 */
  XO_REMEDY_FREE_CELL,
  XO_REMEDY_END_THERE,
  XO_REMEDY_NOT_STRICT,
  XO_REMEDY_ADD_MOVES,
  XO_REMEDY_GIVEN_UP, /* the claim of a game that is not over */
  XO_REMEDY_CORRECT,  /* a claim that is not the verdict */
  XO_REMEDY_EXACT,    /* the same, of a game that a line of more cells has won */
  XO_REMEDY_A_MOVE,
  XO_REMEDY_BLANK_BEFORE, /* a claim */
  XO_REMEDY_BLANK_AFTER,  /* the number of a move */
  XO_REMEDY_POINT,        /* the number of a move, with a colon */
  XO_REMEDY_UTF_16,
  XO_REMEDY_NO_NUL,
  XO_REMEDY_NO_QUOTES,
  XO_REMEDY_NO_COMMAS,     /* nor brackets */
  XO_REMEDY_A_PAIR,        /* such as (2,3), 2-3, 2, 3 */
  XO_REMEDY_BLANK_BETWEEN, /* moves, such as b2a1 */
  XO_REMEDY_RESULT,        /* a result without =, for two players, and for more */
  XO_REMEDY_RESULT_NUMBER,
  XO_REMEDY_CLAIM, /* what follows = is no result, for two players, and for more */
  XO_REMEDY_CLAIM_NUMBER,
  XO_REMEDY_MOVES_BEFORE, /* a claim */
  XO_REMEDY_CLAIM_LAST,
  XO_REMEDIES
};

/* The words of a remedy have fewer bytes. */
enum { XO_REMEDY_CAP = 80 };

/* The bytes that a verdict line may need, without the line's end, and those of "UNJUDGED<tab>no-rules<tab>0". */
enum { XO_VERDICT_CAP = 32, XO_UNJUDGED_LEN = 19 };

/* The check of a claim. */
enum {
  XO_CLAIM_UNCHECKED, /* there is none, or no valid game */
  XO_CLAIM_HOLDS,
  XO_CLAIM_FAILS,
  XO_CLAIM_OPEN, /* a result is claimed, and the game is not over on the board: given up, agreed, or cut off */
  XO_CLAIM_CHECKS
};

#include "verdict.acsl"

/* The bytes that a record's moves may need: a position and a blank for each. */
enum { XO_WRITTEN_CAP = XO_MOVES_CAP * (XO_NOTATION_CAP + 1) };

#ifdef __cplusplus
extern "C" {
#endif

/* An outcome, or a player: "CROSS" and "NOUGHT", or the number where there are more than two; "DRAW", "UNFINISHED". */
/*@ requires rules:    InvRules(rules);
    requires in_range: outcome == XO_DRAW || outcome == XO_UNFINISHED || InvPlayer(rules, outcome);
    terminates \true; exits \false; assigns \nothing;
    ensures word:      InvWord(\result);
    ensures equals:    EqualsOutcome(rules, outcome, \result); */
xo_word xo_message_outcome(xo_rules rules, xo_outcome outcome);

/* A status: "off-board", ...; "valid" for XO_OK. */
/*@ requires in_range: XO_OK <= status <= XO_TOO_LONG;
    terminates \true; exits \false; assigns \nothing;
    ensures equals:    EqualsStatus(status, \result); */
xo_word xo_message_status(xo_status status);

/* The symbol of a player on a board: X and O, or the digit where there are more than two. */
/*@ requires rules:  InvRules(rules);
    requires player: InvPlayer(rules, player);
    terminates \true; exits \false; assigns \nothing;
    ensures symbol:  \result == (rules.players > 2 ? '0' + player : player == XO_CROSS ? 'X' : 'O'); */
char xo_message_symbol(xo_rules rules, xo_player player);

/* The fault that has been found in this text. Where len is 0 the move is quoted from the record. For XO_TOO_LONG,
 * finding.at is the number of bytes that a text line may have. `claimed` is the result that the text claims for a valid
 * game, where the verdict is another; else XO_NO_OUTCOME. */
/*@ requires valid:   \valid_read(record);
    requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(record->rules) || (finding.why == XO_BAD_RULES && finding.move == 0);
    requires why:     XO_OK <= finding.why <= XO_TOO_LONG;
    requires claim:   finding.why == XO_OK && claimed != XO_NO_OUTCOME ==>
                      OutcomeInRange(record->rules, claimed) && OutcomeInRange(record->rules, finding.outcome);
    requires counts:  0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    requires taken:   finding.why == XO_TAKEN     ==> 1 <= finding.move <= XO_MOVES_CAP;
    requires late:    finding.why == XO_AFTER_END ==>
                      finding.outcome == XO_DRAW || InvPlayer(record->rules, finding.outcome);
    requires syntax:  finding.why == XO_SYNTAX    ==> 0 <= finding.at <= len;
    requires long:    finding.why == XO_TOO_LONG  ==> 0 <= finding.at;
    terminates \true; exits \false; assigns \nothing;
    ensures message:  InvMessage(\result) && \result.len > 0;
    ensures claim:    OfClaim(text, len, finding.why, finding.at, claimed) ==>
                        ContainsWhy(\result, 0, XO_TOO_LONG + 2);
    ensures contains: finding.why != XO_SYNTAX && !OfClaim(text, len, finding.why, finding.at, claimed) ==>
                        ContainsWhy(\result, finding.move, finding.why);
    ensures error:    finding.why == XO_SYNTAX && !WordEnd(text, len, finding.at) &&
                        !OfClaim(text, len, finding.why, finding.at, claimed) ==>
                        ContainsWhy(\result, finding.move, XO_SYNTAX);
    ensures early:    finding.why == XO_SYNTAX && WordEnd(text, len, finding.at) ==>
                        ContainsWhy(\result, finding.move, Reason(XO_SYNTAX, 1)); */
xo_message xo_message_finding(const xo_record *record, xo_finding finding, xo_outcome claimed, const char *text,
                              int len);

/* The part of the text that the message is about: the move at fault, or the unreadable word. It is empty if the
 * message is about the game as a whole, or if fewer moves begin on the text line. To find move k of any text, pass a
 * finding with this move and a `why` other than XO_SYNTAX. */
/*@ requires text:   0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:  InvRules(rules) || finding.move == 0;
    requires move:   0 <= finding.move;
    requires syntax: finding.why == XO_SYNTAX ==> 0 <= finding.at <= len;
    terminates \true; exits \false; assigns \nothing;
    ensures inside:  0 <= \result.at && 0 <= \result.len && \result.at + \result.len <= len;
    ensures whole:   finding.move == 0 && finding.why != XO_SYNTAX ==> \result.at == 0 && \result.len == 0;
    ensures word:    finding.why == XO_SYNTAX ==> \result.at <= finding.at <= \result.at + \result.len;
    ensures letters: finding.why == XO_SYNTAX ==> NoStop(text, \result.at, \result.at + \result.len);
    ensures ends:    finding.why == XO_SYNTAX ==> (\result.at == 0 || Stop(text[\result.at - 1])) &&
                       (\result.at + \result.len == len || Stop(text[\result.at + \result.len]));
    ensures move:    finding.why != XO_SYNTAX && \result.len > 0 ==> NoComment(text, 0, \result.at + \result.len) &&
                       MoveBegins(rules, text, len, \result.at) &&
                       MovesBefore(rules, text, len, \result.at, finding.move - 1);
    ensures digit:   finding.why != XO_SYNTAX && \result.len > 0 && OneDigit(rules) &&
                       NoQualifier(text, len, \result.at) ==> \result.len == 1;
    ensures token:   finding.why != XO_SYNTAX && \result.len > 0 &&
                       !(OneDigit(rules) && NoQualifier(text, len, \result.at)) ==>
                       Word(text, len, \result.at, \result.at + \result.len);
    ensures none:    finding.why != XO_SYNTAX && finding.move > 0 && \result.len == 0 ==>
                       TextEnd(text, len, \result.at) && FewerBefore(rules, text, len, \result.at, finding.move); */
xo_range xo_message_range(xo_rules rules, xo_finding finding, const char *text, int len);

/* The remedy for a finding, in this text and this notation; where len is 0 moves are pairs. `claimed` is as for
 * xo_message_finding. */
/*@ requires valid:   \valid_read(record);
    requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(record->rules) || (finding.why == XO_BAD_RULES && finding.move == 0);
    requires why:     XO_OK <= finding.why <= XO_TOO_LONG;
    requires moves:   finding.why == XO_OFF_BOARD || (finding.why == XO_OK && claimed != XO_NO_OUTCOME) ==>
                      0 <= record->moves.len <= XO_MOVES_CAP;
    requires used:    finding.why == XO_OK && claimed != XO_NO_OUTCOME && finding.outcome > 0 ==>
                      1 <= finding.used <= record->moves.len;
    requires move:    0 <= finding.move;
    requires syntax:  finding.why == XO_SYNTAX ==> 0 <= finding.at <= len;
    requires off:     finding.why == XO_OFF_BOARD ==> 1 <= finding.move <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: 0 <= \result < XO_REMEDIES;
    ensures mends:    (finding.why == XO_OFF_BOARD <==> XO_REMEDY_OTHER_BOARD <= \result <= XO_REMEDY_ZERO_BASED) &&
                        (finding.why == XO_TAKEN <==> \result == XO_REMEDY_FREE_CELL) &&
                        (finding.why == XO_TOO_MANY <==> \result == XO_REMEDY_END_THERE) &&
                        (finding.why == XO_AFTER_END <==> \result == XO_REMEDY_NOT_STRICT) &&
                        (finding.why == XO_TOO_FEW <==> \result == XO_REMEDY_ADD_MOVES) &&
                        (finding.why == XO_TOO_LONG <==> \result == XO_REMEDY_ONE_LINE) &&
                        (finding.why == XO_BAD_RULES <==> \result == XO_REMEDY_RULES) &&
                        (finding.why == XO_BAD_ORDER <==> \result == XO_REMEDY_ORDER) &&
                        (finding.why == XO_BAD_RECORD <==> \result == XO_REMEDY_LIST) &&
                        (finding.why == XO_SYNTAX <==> XO_REMEDY_A_MOVE <= \result);
    ensures differs:  finding.why == XO_OK ==> (claimed == XO_NO_OUTCOME <==> \result == XO_REMEDY_NOTHING) &&
                        (claimed != XO_NO_OUTCOME && finding.outcome == XO_UNFINISHED <==>
                          \result == XO_REMEDY_GIVEN_UP) &&
                        (\result == XO_REMEDY_EXACT ==> finding.outcome > 0 && record->rules.exact == 0);
    ensures larger:   \result == XO_REMEDY_OTHER_BOARD || \result == XO_REMEDY_ONE_LESS ==>
                        OnAnyBoard(record->moves.at[finding.move - 1]) ||
                        CellOfAnyBoard(record->rules, record->moves.at[finding.move - 1]) ||
                        DigitMoves(record->rules, text, len, finding.move);
    ensures less:     finding.why == XO_OFF_BOARD ==>
                        (\result == XO_REMEDY_ONE_LESS || \result == XO_REMEDY_ONE_LESS_HERE <==>
                          \result != XO_REMEDY_NO_I && Added(notation) == 1);
    ensures begins:   finding.why == XO_OFF_BOARD ==> (\result == XO_REMEDY_NO_I <==>
                        (notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS) &&
                        BeginsWithI(record->rules, text, len, finding.move)) &&
                        (\result == XO_REMEDY_ZERO_BASED <==>
                        (notation == XO_PLAIN || notation == XO_GO_LETTERS) &&
                        BeginsWithDigit(record->rules, text, len, finding.move) &&
                        SeemsZeroBased(*record, record->moves.at[finding.move - 1], record->moves.len));
    ensures claim:    finding.why == XO_SYNTAX ==> (XO_REMEDY_CLAIM <= \result <==>
                        finding.at < len && ClaimAt(text, finding.at));
    ensures blank:    finding.why == XO_SYNTAX ==> (\result == XO_REMEDY_BLANK_BEFORE <==>
                        finding.at < len && text[finding.at] == '=' && !ClaimAt(text, finding.at));
    ensures number:   finding.why == XO_SYNTAX ==> (\result == XO_REMEDY_BLANK_AFTER <==>
                        finding.at < len && text[finding.at] == '.' && AfterNumber(text, finding.at));
    ensures point:    finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_POINT <==> finding.at < len && text[finding.at] == ':' &&
                          AfterNumber(text, finding.at) && WordEnd(text, len, finding.at + 1));
    ensures marked:   finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_UTF_16 <==> finding.at < len && Utf16(text, len, finding.at));
    ensures nul:      finding.why == XO_SYNTAX ==> (\result == XO_REMEDY_NO_NUL <==>
                        finding.at < len && text[finding.at] == 0 && !Utf16(text, len, finding.at));
    ensures quotes:   finding.why == XO_SYNTAX ==> (\result == XO_REMEDY_NO_QUOTES <==>
                        finding.at < len && (text[finding.at] == '"' || text[finding.at] == '\''));
    ensures comma:    finding.why == XO_SYNTAX && 0 < finding.at < len && text[finding.at] == ',' &&
                        Digit(text[finding.at - 1]) ==> \result == XO_REMEDY_NO_COMMAS;
    ensures pair:     finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_A_PAIR ==> finding.at < len && (text[finding.at] == '(' ||
                          (ForComma(text[finding.at]) && AfterNumber(text, finding.at)) ||
                          (0 < finding.at && text[finding.at - 1] == ',' && Blank(text[finding.at]))));
    ensures between:  finding.why == XO_SYNTAX ==>
                        (\result == XO_REMEDY_BLANK_BETWEEN <==>
                          0 < finding.at < len - 1 && Digit(text[finding.at - 1]) && Letter(text[finding.at]) &&
                            Digit(text[finding.at + 1]) && !AfterNumber(text, finding.at));
    ensures result:   \result == XO_REMEDY_RESULT || \result == XO_REMEDY_RESULT_NUMBER ==> 1 < finding.move; */
int xo_remedy_of(const xo_record *record, xo_finding finding, xo_outcome claimed, xo_notation notation,
                 const char *text, int len);

/* The words of a remedy, as a part of a sentence. */
/*@ requires in_range: 0 <= remedy < XO_REMEDIES;
    terminates \true; exits \false; assigns \nothing;
    ensures words:     InvMessage(\result) && 0 < \result.len < XO_REMEDY_CAP; */
xo_message xo_message_remedy(int remedy);

/* Write the moves, each as "row,col", with a space between two; answers the length. The rest of the buffer may hold
 * anything. The text reads as the same moves. It is numbers with one comma or one space between them, has no
 * leading zero, and a comma in each word. Any record may be passed. The answer is -1, with any bytes in text, if the
 * moves cannot be written: the record claims fewer than none or more than it holds, or one is off the largest board.
 * Nothing checks the outcome of the moves. */
/*@ requires valid:   \valid_read(record) && \valid(text + (0 .. XO_WRITTEN_CAP - 1));
    requires apart:   \separated(record, text + (0 .. XO_WRITTEN_CAP - 1));
    terminates \true; exits \false; assigns text[0 .. XO_WRITTEN_CAP - 1];
    ensures bound:    -1 <= \result <= XO_WRITTEN_CAP;
    ensures in_range: \result >= 0 <==> 0 <= record->moves.len <= XO_MOVES_CAP &&
                        (\forall integer i; 0 <= i < record->moves.len ==>
                          1 <= record->moves.at[i].row <= XO_SIDE_MAX && 1 <= record->moves.at[i].col <= XO_SIDE_MAX);
    ensures plain:    Plain(text, \result);
    ensures read:     \result >= 0 ==> TextRead(record->rules, XO_PLAIN, text, \result, \result, record->moves,
                        record->moves.len); */
int xo_notation_written(const xo_record *record, char *text);

#ifdef __cplusplus
}
#endif

#endif
