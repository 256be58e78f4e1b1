/* calls.c: valid calls of each function; see calls.h. A row makes its objects anew, since they are spoilt. Nothing here
 * goes through the functions under test, whose bodies are faulty; real_NAME is the library's.
 */
#include "calls.h"

/* A value with one thing in it changed. */
#define WITH(value, change)         \
  __extension__({                   \
    __typeof__(value) with = value; \
    with.change;                    \
    with;                           \
  })
#define NEW(type, ...) ((type[]){__VA_ARGS__})
#define TEXT(literal) (literal), (int)sizeof(literal) - 1
#define GAME(digits) NEW(xo_game, game_of(digits))
#define RECORD(digits) NEW(xo_record, record_of(digits))
#define ORDER NEW(xo_play_order, turns())

/* ---- what the calls are made with: moves are digits, one cell of a board of nine cells each ---- */

int exact, asked;
static xo_rules three(void)
{
  asked++;
  return (xo_rules){3, 3, 3, 2, exact};
}
/* Exactly two in a row win, and these moves make three. */
static xo_rules two(void) { return (xo_rules){3, 3, 2, 2, 1}; }
#define THREE_OF_TWO "14392"
static xo_pos pos_at(int row, int col) { return (xo_pos){row, col}; }
static xo_play_order turns(void) { return (xo_play_order){2, {XO_CROSS, XO_NOUGHT}}; }

static xo_moves list_of(const char *digits)
{
  xo_moves moves = {0, {{0, 0}}};
  for (int i = 0; digits[i] != 0; i++) {
    moves.at[i] = pos_at((digits[i] - '1') / 3 + 1, (digits[i] - '1') % 3 + 1);
    moves.len++;
  }
  return moves;
}

/* The moves made in turn, over or not. */
static xo_game game_of(const char *digits)
{
  xo_moves moves = list_of(digits);
  xo_game g = {three(), moves.len, {{0}}};
  for (int i = 0; i < moves.len; i++)
    g.cell[moves.at[i].row][moves.at[i].col] = (signed char)(i % 2 + 1);
  return g;
}

static xo_record record_of(const char *digits) { return (xo_record){three(), turns(), list_of(digits)}; }

/* ---- xo/rules.h, xo/game.h, xo/referee.h, src/line.h ---- */

CALL(xo_inv_rules, three());
CALL(xo_inv_pos, three(), pos_at(3, 3));
CALL(xo_max, three());
CALL(xo_min_moves, three());
CALL(xo_init, GAME("15"), three());
CALL(xo_moves_so_far, GAME("1"), pos_at(1, 1));
CALL(xo_moves_for_player, GAME("1"), XO_NOUGHT, pos_at(1, 1));
CALL(xo_move_count_so_far, GAME("15293"));
CALL(xo_move_count_left, GAME("15293"));
CALL(xo_has_won, GAME("15293"), XO_CROSS);
CALL(xo_is_won, GAME("15293"));
CALL(xo_who_won, GAME("15293"));
CALL(xo_is_draw, GAME("15293"));
CALL(xo_is_unfinished, GAME("15293"));
CALL(xo_move, GAME("1"), XO_NOUGHT, pos_at(3, 1));
CALL(xo_winning_cell, GAME("15293"), XO_CROSS, pos_at(1, 2));
CALL(xo_line, GAME("15293"), XO_CROSS, 1, 1, 0, 1);
CALL(xo_wins_through, GAME("15293"), XO_CROSS, pos_at(1, 3));
CALL(xo_inv_rules, (xo_rules){21, 3, 3, 2});
CALL(xo_inv_pos, three(), pos_at(0, 1));
CALL(xo_inv_pos, three(), pos_at(1, 4));
CALL(xo_min_moves, (xo_rules){5, 4, 3, 3});
CALL(xo_min_moves, (xo_rules){2, 2, 3, 2});
CALL(xo_init, GAME("15"), (xo_rules){4, 5, 3, 3});
CALL(xo_moves_so_far, GAME("1"), pos_at(2, 1));
CALL(xo_moves_for_player, GAME("1"), XO_CROSS, pos_at(1, 1));
CALL(xo_has_won, GAME("15293"), XO_NOUGHT);
/* Down a column, down both diagonals, and a row of the second player. */
CALL(xo_has_won, GAME("12457"), XO_CROSS);
CALL(xo_has_won, GAME("12539"), XO_CROSS);
CALL(xo_has_won, GAME("31527"), XO_CROSS);
CALL(xo_has_won, GAME("142596"), XO_NOUGHT);
CALL(xo_has_won, GAME("213457"), XO_NOUGHT);
CALL(xo_is_won, GAME("12457"));
CALL(xo_is_won, GAME("1245"));
CALL(xo_who_won, GAME("12539"));
CALL(xo_who_won, GAME("142536"));
CALL(xo_who_won, GAME("142596"));
CALL(xo_is_draw, GAME("152374689"));
CALL(xo_is_unfinished, GAME("1245"));
CALL(xo_is_unfinished, GAME("152374689"));
CALL(xo_winning_cell, GAME("12457"), XO_CROSS, pos_at(3, 1));
CALL(xo_winning_cell, GAME("12539"), XO_CROSS, pos_at(2, 2));
CALL(xo_winning_cell, GAME("31527"), XO_CROSS, pos_at(1, 3));
CALL(xo_winning_cell, GAME("31527"), XO_NOUGHT, pos_at(1, 1));
CALL(xo_bitboard_nobody, RECORD("142536"), 6);
CALL(xo_first_line, NEW(xo_record, WITH(record_of("142536"), rules.exact = 0)), 6, 4);
CALL(xo_first_line, NEW(xo_record, WITH(record_of("124"), rules.exact = 0)), 3, 2);
#define LONG_GAME(digits) NEW(xo_game, WITH(game_of(digits), rules = two()))
#define LONG_RECORD(digits) NEW(xo_record, WITH(record_of(digits), rules = two()))
CALL(xo_inv_rules, (xo_rules){3, 3, 1, 2, 1});
CALL(xo_has_won, LONG_GAME(THREE_OF_TWO), XO_CROSS);
CALL(xo_has_won, LONG_GAME(THREE_OF_TWO "5"), XO_NOUGHT);
CALL(xo_is_unfinished, LONG_GAME(THREE_OF_TWO));
CALL(xo_who_won, LONG_GAME(THREE_OF_TWO "5"));
CALL(xo_winning_cell, LONG_GAME(THREE_OF_TWO), XO_CROSS, pos_at(1, 2));
CALL(xo_line, LONG_GAME(THREE_OF_TWO), XO_CROSS, 1, 1, 0, 1);
CALL(xo_line, LONG_GAME(THREE_OF_TWO "5"), XO_NOUGHT, 2, 1, 0, 1);
CALL(xo_wins_through, LONG_GAME(THREE_OF_TWO), XO_CROSS, pos_at(1, 3));
CALL(xo_bitboard_nobody, LONG_RECORD(THREE_OF_TWO), 5);

/* ---- xo/play.h, xo/referee.h, xo/board.h, xo/table.h ---- */

CALL(xo_inv_play_order, three(), ORDER);
CALL(xo_order_all, three(), ORDER);
CALL(xo_play, GAME(""), ORDER, NEW(xo_moves, list_of("153")));
CALL(xo_play, GAME(""), ORDER, NEW(xo_moves, list_of("14253")));
CALL(xo_play, GAME(""), ORDER, NEW(xo_moves, list_of("152374689")));
/* NOUGHT has a line one move after CROSS. */
CALL(xo_play, GAME(""), ORDER, NEW(xo_moves, list_of("142536")));
CALL(xo_play, LONG_GAME(""), ORDER, NEW(xo_moves, list_of(THREE_OF_TWO "56")));

static xo_record bad_rules(void) { return WITH(record_of("152"), rules.rows = 0); }
static xo_record bad_order(void) { return WITH(record_of("152"), order.at[1] = XO_CROSS); }
static xo_record off_board(void) { return WITH(record_of("152"), moves.at[2].col = 4); }

CALL(xo_referee_judge, RECORD("15293"), GAME(""));
CALL(xo_referee_judge, RECORD("1525"), GAME(""));
/* Over after five moves, and the sixth is taken. */
CALL(xo_referee_judge, RECORD("152933"), GAME(""));
CALL(xo_referee_judge, RECORD("12457"), GAME(""));
CALL(xo_referee_judge, RECORD("12539"), GAME(""));
CALL(xo_referee_judge, RECORD("31527"), GAME(""));
CALL(xo_referee_judge, RECORD("142596"), GAME(""));
CALL(xo_referee_judge, RECORD("152374689"), GAME(""));
CALL(xo_referee_judge, RECORD("1245736"), GAME(""));
CALL(xo_referee_judge, RECORD("124"), GAME(""));
CALL(xo_referee_judge, NEW(xo_record, off_board()), GAME(""));
CALL(xo_referee_judge, NEW(xo_record, bad_order()), GAME(""));
CALL(xo_referee_judge, NEW(xo_record, bad_rules()), GAME(""));
CALL(xo_referee_judge, LONG_RECORD(THREE_OF_TWO), GAME(""));
CALL(xo_referee_judge, LONG_RECORD(THREE_OF_TWO "56"), GAME(""));
CALL(xo_referee_judge, LONG_RECORD("142356"), GAME(""));
CALL(xo_referee_offer, LONG_RECORD(THREE_OF_TWO), pos_at(2, 2));
CALL(xo_referee_readable, RECORD("15293"), GAME(""));
CALL(xo_referee_readable, RECORD("1525"), GAME(""));
CALL(xo_referee_readable, RECORD("152933"), GAME(""));
CALL(xo_referee_readable, NEW(xo_record, off_board()), GAME(""));
CALL(xo_referee_begin, RECORD("15"), three(), turns());
CALL(xo_referee_begin, RECORD("15"), bad_rules().rules, turns());
CALL(xo_referee_offer, RECORD("152"), pos_at(3, 3));
CALL(xo_referee_offer, RECORD("152"), pos_at(3, 4));
CALL(xo_referee_offer, RECORD("152"), pos_at(1, 1));
CALL(xo_referee_offer, RECORD("12457"), pos_at(3, 3));
CALL(xo_referee_offer, NEW(xo_record, bad_order()), pos_at(3, 3));
CALL(xo_referee_offer, NEW(xo_record, WITH(record_of(""), moves.len = XO_CELLS_MAX)), pos_at(3, 3));
CALL(xo_referee_offer, NEW(xo_record, bad_rules()), pos_at(3, 3));

CALL(xo_board_judge, GAME("15"), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), rules.rows = 0)), ORDER);
/* Each has a line; NOUGHT has moved after the end. */
CALL(xo_board_judge, GAME("172839"), ORDER);
CALL(xo_board_judge, GAME("142537"), ORDER);
CALL(xo_board_judge, GAME("12457"), ORDER);
CALL(xo_board_judge, GAME("142596"), ORDER);
CALL(xo_board_judge, GAME("152374689"), ORDER);
CALL(xo_board_judge, GAME(""), ORDER);
CALL(xo_board_judge, GAME("142536"), ORDER);
CALL(xo_board_judge, LONG_GAME(THREE_OF_TWO), ORDER);
CALL(xo_board_judge, LONG_GAME("1425"), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), cell[3][3] = 1)), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), cell[1][1] = 0)), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), cell[3][3] = 3)), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), cell[0][3] = 1)), ORDER);
CALL(xo_board_judge, NEW(xo_game, WITH(game_of("15"), cell[4][3] = 1)), ORDER);
CALL(xo_board_judge, GAME("15"), NEW(xo_play_order, {2, {XO_CROSS, XO_CROSS}}));
CALL(xo_board_read, three(), TEXT("XOX......"), GAME(""));
CALL(xo_board_read, three(), TEXT("xo.\n.0-\t12|/, _"), GAME(""));
CALL(xo_board_read, three(), TEXT("XOX...?.."), GAME(""));
CALL(xo_board_read, three(), TEXT("XOX......."), GAME(""));
CALL(xo_board_read, three(), TEXT("XOX....."), GAME(""));

static xo_table prepared;
static unsigned char filling[19683];

extern __typeof__(xo_table_begin) real_xo_table_begin;
extern __typeof__(xo_table_fill) real_xo_table_fill;
static xo_table *ready(void)
{
  static bool filled;
  static xo_play_order both;
  both = turns();
  real_xo_table_begin(&prepared, three(), &both);
  if (!filled)
    real_xo_table_fill(&prepared, filling);
  filled = true;
  return &prepared;
}

CALL(xo_table_begin, ready(), three(), ORDER);
CALL(xo_table_begin, ready(), bad_rules().rules, ORDER);
CALL(xo_table_fill, ready(), filling);
CALL(xo_table_worth, ready(), filling, GAME("15"));
CALL(xo_table_worth, ready(), filling, GAME("153"));
CALL(xo_table_worth, ready(), filling, GAME("1524"));
CALL(xo_table_worth, ready(), filling, GAME("12457"));
CALL(xo_table_worth, ready(), filling, GAME("152374689"));
CALL(xo_table_worth, ready(), filling, GAME("15237468"));
CALL(xo_table_worth, ready(), filling, GAME("152"));
CALL(xo_table_choice, ready(), filling, GAME("1526"), pos_at(3, 3));
CALL(xo_table_choice, ready(), filling, GAME("1526"), pos_at(1, 3));
CALL(xo_table_choice, ready(), filling, GAME("152"), pos_at(1, 3));
CALL(xo_table_choice, ready(), filling, GAME("152"), pos_at(3, 1));
CALL(xo_table_choice, ready(), filling, GAME("1524"), pos_at(1, 3));
WRONG(xo_table_choice, ready(), filling, GAME("14253"), pos_at(3, 3));

/* ---- xo/notation.h, xo/messages.h, src/notation.h, src/token.h ---- */

CALL(xo_notation_read, three(), XO_PLAIN, TEXT("1 5"), NEW(xo_moves, list_of("")));
CALL(xo_notation_read, three(), XO_PLAIN, TEXT("15 2x"), NEW(xo_moves, list_of("")));
CALL(xo_notation_read, three(), XO_PLAIN, TEXT("  "), NEW(xo_moves, list_of("")));
/* Each kind of a word, and each kind of a fault. */
#define READ(notation, text) CALL(xo_notation_read, (xo_rules){12, 11, 5, 2}, notation, TEXT(text), NEW(xo_moves, {0}))
READ(XO_PLAIN, "5 12 132 100001 0012 2,3 10,11 12,1 b2 K12 1. a1 Z1 12. 1,100000\t3 # 5");
READ(XO_ZERO_BASED, "5 131 0,0 11,10 a1 2\r 2,03");
READ(XO_GO_LETTERS, "h8 i8 j8 Z2 3,4 7");
READ(XO_ZERO_BASED + XO_GO_LETTERS, "h8 j8 0 3,4");
READ(XO_PLAIN, "5 7,");
READ(XO_PLAIN, "5 7,8x 3");
READ(XO_PLAIN, "5 b");
READ(XO_PLAIN, "5 b7c 3");
READ(XO_PLAIN, "5 7. # 3");
READ(XO_PLAIN, "5 7.");
READ(XO_PLAIN, "5 7.8");
READ(XO_PLAIN, "5 [3");
READ(XO_PLAIN, "5 7`");
CALL(xo_notation_read, three(), XO_PLAIN, TEXT("152 3,3 a2 1. 9 2. 47 8"), NEW(xo_moves, {0}));
CALL(xo_notation_read, three(), XO_ZERO_BASED, TEXT("041 2,2\tb1 5,"), NEW(xo_moves, {0}));
CALL(xo_notation_written, RECORD("152"), NEW(char, [XO_WRITTEN_CAP - 1] = 0));
CALL(xo_notation_word, TEXT("15 2,2 x"), 4);
CALL(xo_notation_next, TEXT("15 2,2 x"), 2);
CALL(xo_notation_range, three(), TEXT("15 2,2 x"), 3);
CALL(xo_notation_range, three(), TEXT("15 # 1"), 2);
CALL(xo_is_blank, ' ');
CALL(xo_is_end, TEXT("1 "), 1);
CALL(xo_has_qualifier, "1,2", 0, 3);
CALL(xo_number, TEXT("12 x"), NEW(int, 0));
CALL(xo_cell, three(), 5);
CALL(xo_cell, three(), 0);
CALL(xo_added, XO_ZERO_BASED);
CALL(xo_token, three(), XO_PLAIN, true, TEXT("2"), NEW(int, 0), NEW(xo_moves, list_of("15")));
CALL(xo_token, three(), XO_PLAIN, true, TEXT("2x"), NEW(int, 0), NEW(xo_moves, list_of("15")));

/* ---- src/claim.h, xo/messages.h ---- */

CALL(xo_claim_outcome, three(), "x", 0, 1, XO_DRAW);
CALL(xo_claim_read, three(), TEXT("15="));
CALL(xo_claim_read, three(), TEXT("15 = Cross # so"));

static xo_finding found(xo_status why, int move, int offset)
{
  return (xo_finding){why, move, 2, 3, offset, XO_UNFINISHED};
}

CALL(xo_message_outcome, three(), XO_CROSS);
CALL(xo_message_status, XO_TAKEN);
CALL(xo_message_symbol, three(), XO_CROSS);
CALL(xo_message_finding, RECORD("155"), found(XO_TAKEN, 3, -1), XO_NO_OUTCOME, TEXT("15 2,2"));
CALL(xo_message_finding, RECORD("155"), found(XO_SYNTAX, 3, 5), XO_NO_OUTCOME, TEXT("15 2,2"));
CALL(xo_message_finding, RECORD("155"), found(XO_TOO_LONG, 0, 6), XO_NO_OUTCOME, TEXT("15 2,2"));
CALL(xo_message_finding, RECORD("15"), found(XO_SYNTAX, 3, 5), XO_NO_OUTCOME, TEXT("15 2,"));
CALL(xo_message_finding, RECORD("15"), found(XO_SYNTAX, 3, 3), XO_NO_OUTCOME, TEXT("15 = A"));
CALL(xo_message_finding, RECORD("152"), found(XO_OK, 0, -1), XO_CROSS, TEXT("152 = X"));
CALL(xo_message_range, three(), found(XO_TAKEN, 3, -1), TEXT("15 2,2"));
CALL(xo_message_range, three(), found(XO_TOO_FEW, 0, -1), TEXT("15 2,2"));
CALL(xo_message_range, three(), found(XO_SYNTAX, 3, 5), TEXT("15 2,2"));
CALL(xo_remedy_of, RECORD("15"), found(XO_SYNTAX, 3, 3), XO_NO_OUTCOME, XO_ZERO_BASED, TEXT("15 x,2"));
CALL(xo_remedy_of, RECORD("155"), found(XO_TAKEN, 3, -1), XO_NO_OUTCOME, XO_ZERO_BASED, TEXT("15 x,2"));
CALL(xo_remedy_of, RECORD("15"), found(XO_SYNTAX, 3, 3), XO_NO_OUTCOME, XO_PLAIN, TEXT("15 = A"));
CALL(xo_remedy_of, RECORD("15"), found(XO_SYNTAX, 3, 4), XO_NO_OUTCOME, XO_PLAIN, TEXT("15 3, 4,"));
CALL(xo_remedy_of, RECORD("15"), found(XO_SYNTAX, 3, 4), XO_NO_OUTCOME, XO_PLAIN, TEXT("15 X"));
CALL(xo_remedy_of, RECORD("152"), found(XO_OK, 0, -1), XO_CROSS, XO_PLAIN, TEXT("152 = X"));
CALL(xo_remedy_of, RECORD("155"), found(XO_OFF_BOARD, 2, -1), XO_NO_OUTCOME, XO_ZERO_BASED, TEXT("15 x,2"));
static xo_finding won_by_cross(void) { return (xo_finding){XO_OK, 0, 5, 5, -1, XO_CROSS}; }
CALL(xo_remedy_of, RECORD("15293"), won_by_cross(), XO_NOUGHT, XO_PLAIN, TEXT("15293 = O"));
CALL(xo_remedy_of, RECORD(""), found(XO_SYNTAX, 1, 0), XO_NO_OUTCOME, XO_PLAIN, TEXT("'5'"));
CALL(xo_message_remedy, XO_REMEDY_FREE_CELL);

/* ---- xo/settings.h, src/settings.h ---- */

CALL(xo_settings_rules, "3x3x3", 0, 5);
CALL(xo_settings_order, three(), "X,O", 0, 3);
CALL(xo_settings_read, TEXT(""), NEW(xo_settings, {0}));
CALL(xo_settings_read, TEXT(" @ --rules 4x4x3! --order=O,X --partial # so"), NEW(xo_settings, {0}));
CALL(xo_settings_read, TEXT("@ --p"), NEW(xo_settings, {0}));
CALL(xo_settings_rules, "03x3", 0, 4);
CALL(xo_settings_rules, "4x15x5x3!", 0, 9);
CALL(xo_settings_rules, "3x3x3x", 0, 6);
CALL(xo_settings_order, three(), "2,1", 0, 3);
CALL(xo_settings_order, three(), "o,x", 0, 3);
CALL(xo_settings_order, three(), "X;O", 0, 3);
CALL(xo_settings_order, three(), "X,O,X", 0, 5);

/* ---- xo/judge.h, src/answer.h, xo/text_lines.h ---- */

static const xo_options plain = {XO_PLAIN, 0, 0, 1};
static xo_settings in_force(void) { return (xo_settings){three(), turns(), 0, 0, {0, 0}}; }
static const char too_long[XO_WINDOW] = "15";

/* What xo_answer_clear leaves, and the answer to a line before this one. */
static xo_answer clear(void)
{
  xo_answer answer = {.claim = {.outcome = XO_NO_OUTCOME, .at = -1}, .finding = {.at = -1, .outcome = XO_UNFINISHED}};
  answer.record = *RECORD("15293");
  answer.game = *GAME("15293");
  return answer;
}
static xo_answer before(void)
{
  xo_finding won = {XO_OK, 0, 5, 5, -1, XO_CROSS};
  return WITH(WITH(clear(), kind = XO_ANSWER_GAME), finding = won);
}
#define JUDGE(...) NEW(xo_judge, {.options = plain, .settings = in_force(), .number = 1, __VA_ARGS__})
#define ANSWER NEW(xo_answer, before())

CALL(xo_answer_clear, ANSWER);
CALL(xo_answer_game, plain, NEW(xo_settings, in_force()), TEXT("15293"), NEW(xo_answer, clear()));
CALL(xo_answer_game, plain, NEW(xo_settings, in_force()), too_long, XO_WINDOW, NEW(xo_answer, clear()));
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("15293"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("15293 = x"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("15293 = o # so"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("1529 = -"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("15293 = ?"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("1. 1,1 2,2 2. 1,2 3,3 3. 1,3"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("1, 5, 2, 9, 3"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("15 2x"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("155"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("1 5 10"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("12457"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT(" # nothing"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT("@ --rules 4x5x3x3 --order 3,1,2"), ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), too_long, XO_WINDOW, ANSWER);
CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT(" @ --partial"), ANSWER);
/* An @ line with each option in each form, and with each fault. */
#define SET(text) CALL(xo_judge_line, JUDGE(.capacity = 0), TEXT(text), ANSWER)
SET("@ 5");
SET("@ --rules 4x4x3 --order NOUGHT,CROSS --partial # so");
SET(" \t@ --rules=3x5x3x3 --order=3,1,2 --");
SET("@ --rules 5x5x5 --rules 3x4x3x3");
SET("@ --rules 4x");
SET("@ --rules=4x4x21");
SET("@ --rules");
SET("@ --order X,X --partial");
SET("@ --order=1,2,3");
SET("@ --partial=1");
SET("@ --partial -- 5");
SET("@ --partial \0");
SET("@ --");
SET("@");
SET("@ --partial --partial --partial --partial --partial --partial --partial --partial --partial --partial --partial "
    "--partial --partial --partial --partial --partial");
CALL(xo_tally_answer, plain, three(), ANSWER, NEW(xo_tally, {{0}}));

static const xo_lines two_lines = {1, 0, 2, 0, {0, 6, 12}}, set_lines = {1, 0, 2, 0, {0, 12, 18}},
                      no_lines = {1, 0, 0, 0, {0}};
static const unsigned char file[] = "file";
static unsigned char verdicts[3 * XO_OUTPUT_CAP];
CALL(xo_answer_bytes, JUDGE(.name_len = 4), ANSWER, file, verdicts, 3);
#define CHECKED(result) \
  NEW(xo_answer,        \
      WITH(WITH(before(), check = (result)), claim = ((xo_claim){XO_CLAIM_GOOD, XO_CROSS, 5, 5, {0, 0}, {0, 0}})))
CALL(xo_answer_bytes, JUDGE(.name_len = 4), CHECKED(XO_CLAIM_HOLDS), file, verdicts, 3);
CALL(xo_answer_bytes, JUDGE(.name_len = 4), CHECKED(XO_CLAIM_FAILS), file, verdicts, 3);
CALL(xo_answer_bytes, JUDGE(.name_len = 4), CHECKED(XO_CLAIM_OPEN), file, verdicts, 3);
CALL(xo_judge_lines, JUDGE(.name_len = 4, .capacity = sizeof verdicts), "15293\n15392\n", NEW(xo_lines, two_lines),
     file, verdicts, ANSWER);
CALL(xo_judge_lines, JUDGE(.name_len = 4, .capacity = sizeof verdicts), "15293\n1539 \n", NEW(xo_lines, two_lines),
     file, verdicts, ANSWER);
CALL(xo_judge_lines, JUDGE(.name_len = 4, .capacity = sizeof verdicts), "@ --partial\n15392\n",
     NEW(xo_lines, set_lines), file, verdicts, ANSWER);
CALL(xo_judge_lines, JUDGE(.name_len = 4, .capacity = 10), "15293\n15392\n", NEW(xo_lines, two_lines), file, verdicts,
     ANSWER);
CALL(xo_judge_lines, JUDGE(.capacity = sizeof verdicts), "", NEW(xo_lines, no_lines), file, verdicts, ANSWER);

#define CUT(begun, within) NEW(xo_lines, {begun, within, 0, 0, {0}})
CALL(xo_lines_next, CUT(1, 0), TEXT(""), false);
CALL(xo_lines_next, CUT(0, 0), TEXT("\xef\xbb\xbf"), false);
CALL(xo_lines_next, CUT(1, 1), TEXT("15"), false);
CALL(xo_lines_next, CUT(1, 0), TEXT("15\n"), false);
CALL(xo_lines_next, CUT(1, 0), TEXT("1\n2\n"), false);
CALL(xo_lines_next, CUT(1, 0), TEXT("15"), false);
CALL(xo_lines_next, CUT(1, 0), TEXT("15"), true);
CALL(xo_lines_next, CUT(1, 0), TEXT("15\n"), true);
CALL(xo_lines_next, CUT(1, 0), TEXT("15\n2"), true);

/* ---- src/decimal.h, src/verdict.h ---- */

static xo_finding valid(void) { return (xo_finding){XO_OK, 0, 5, 10, -1, XO_CROSS}; }
static unsigned char buffer[XO_ANSWER_CAP + 1];

CALL(xo_decimal_digits, 152, 3, NEW(unsigned char, 0, 0, 0), 0);
CALL(xo_decimal_length, 152);
CALL(xo_verdict_line, three(), valid(), NEW(unsigned char, [XO_VERDICT_CAP - 1] = 0), 0);
CALL(xo_verdict_line, three(), WITH(valid(), why = XO_TAKEN), NEW(unsigned char, [XO_VERDICT_CAP - 1] = 0), 0);
CALL(xo_verdict_answer, plain, three(), ANSWER, buffer, 1);
CALL(xo_location, file, 4, 12, NEW(unsigned char, [4 + XO_LOCATION_CAP - 1] = 0), 0);

/* E-ACSL wants to see the program begin. */
int main(int argc, char **argv) { return suite(argc, argv); }
