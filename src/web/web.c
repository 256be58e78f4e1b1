/* web.c: see web.h. */
#include "web.h"
#include "import/format.h"
#include "judge/report.h"
#include "xo/judge.h"
#include "xo/board.h"
#include "xo/messages.h"
#include "xo/referee.h"

#include <string.h>

_Static_assert(XO_SIDE_MAX == 20 && XO_PLAYERS_MAX == 8 && XO_BOARD_COUNTS == 4 && XO_BOARD_TURNS == 5,
               "js/words.js has these numbers");
_Static_assert(sizeof(xo_settings) == 18 * sizeof(int), "js/kernel.js reads the first 14");

static char text[WEB_BLOCK], words[XO_WRITTEN_CAP];
static unsigned char verdict_line[XO_OUTPUT_CAP];

static xo_play_order order;
static xo_record record;
static xo_game game;
static xo_verdict verdict;
static xo_player to_move;
static bool is_game; /* the board is a game: no player has two cells more than another */
static int text_len;
static xo_reading reading;
static xo_moves moves;

static xo_table table;
static int table_size; /* 0: the table is of other rules than the record */
static unsigned char *table_entries;
static xo_worth worth;

static xo_judge judge;
static xo_lines lines;
static xo_answer step;               /* to the line of the last step */
static const char *block = text;     /* where the lines are */
static const char *line_text = text; /* of the last step */
static int line_len;

char *web_text(void) { return text; }
const char *web_words(void) { return words; }
const unsigned char *web_verdict(void) { return verdict_line; }

/* ---- the game at play ---- */

void web_seat(int turn, int player)
{
  if (turn >= 0 && turn < XO_PLAYERS_MAX)
    order.at[turn] = player;
}

int web_begin(int rows, int cols, int line_length, int players, int exact, int seats)
{
  table_size = 0;
  order.len = seats;
  return xo_referee_begin(&record, (xo_rules){rows, cols, line_length, players, exact}, order);
}

int web_offer(int row, int col) { return xo_referee_offer(&record, (xo_pos){row, col}); }

void web_keep(int count)
{
  if (count >= 0 && count <= record.moves.len)
    record.moves.len = count;
}

int web_judge(void)
{
  verdict = xo_referee_judge(&record, &game);
  is_game = verdict.status == XO_OK || verdict.status == XO_TOO_FEW;
  to_move = is_game && verdict.outcome == XO_UNFINISHED ? record.order.at[record.moves.len % record.order.len] : 0;
  return verdict.outcome;
}

int web_outcome(void) { return verdict.outcome; }
int web_used(void) { return verdict.used; }
int web_turn(void) { return to_move; }

static bool is_cell(int row, int col) { return row >= 1 && row <= XO_SIDE_MAX && col >= 1 && col <= XO_SIDE_MAX; }

int web_player_at(int row, int col) { return is_cell(row, col) ? game.cell[row][col] : 0; }

int web_won_at(int row, int col)
{
  xo_pos pos = {row, col};
  xo_player player = web_player_at(row, col);
  return player > 0 && is_game && xo_inv_pos(game.rules, pos) && xo_winning_cell(&game, player, pos);
}

/* ---- a board put together ---- */

void web_put(int row, int col, int player)
{
  if (is_cell(row, col) && player >= 0 && player <= XO_PLAYERS_MAX)
    game.cell[row][col] = (signed char)player;
}

int web_board(void)
{
  xo_board board = xo_board_judge(&game, &record.order);
  is_game = board.status == XO_BOARD_OK || board.status == XO_BOARD_TURNS || board.status == XO_BOARD_UNREACHED;
  verdict = (xo_verdict){XO_OK, 0, is_game ? game.moves : 0, board.outcome};
  to_move = board.turn;
  return board.status;
}

/* ---- best play ---- */

int web_table(unsigned char *memory)
{
  table_entries = memory;
  table_size = xo_table_begin(&table, record.rules, &record.order);
  return table_size;
}

void web_fill(void)
{
  if (table_size > 0)
    xo_table_fill(&table, table_entries);
}

int web_worth(int row, int col)
{
  xo_record after = record;
  xo_game next;
  if (table_size == 0 || (row != 0 && xo_referee_offer(&after, (xo_pos){row, col}) != XO_OK))
    return -1;
  xo_referee_judge(&after, &next);
  worth = xo_table_worth(&table, table_entries, &next);
  return worth.player;
}

int web_within(void) { return worth.moves; }

int web_choice(int row, int col)
{
  if (row == 0 || web_worth(row, col) < 0 || web_judge() != XO_UNFINISHED)
    return -1;
  xo_choice choice = xo_table_choice(&table, table_entries, &game, (xo_pos){row, col});
  return choice.best ? 1 : choice.mistake ? 2 : 0;
}

/* ---- moves as text ---- */

static bool is_length(int len) { return len >= 0 && len <= WEB_BLOCK; }

int web_read(int len)
{
  if (!is_length(len) || !xo_inv_rules(record.rules))
    return -1;
  text_len = len;
  reading = xo_notation_read(record.rules, XO_PLAIN, text, len, &moves);
  return reading.moves;
}

int web_fault(void) { return reading.at; }

static bool was_read(int k) { return k >= 0 && k < moves.len; }

int web_row(int k) { return was_read(k) ? moves.at[k].row : 0; }
int web_col(int k) { return was_read(k) ? moves.at[k].col : 0; }

static xo_range word(int k)
{
  xo_finding finding = {XO_OFF_BOARD, k + 1, 0, 0, -1, XO_UNFINISHED};
  if (k == -1 && reading.at >= 0)
    finding = (xo_finding){XO_SYNTAX, 0, 0, 0, reading.at, XO_UNFINISHED};
  else if (!was_read(k))
    return (xo_range){0, 0};
  return xo_message_range(record.rules, finding, text, text_len);
}

int web_word_at(int k) { return word(k).at; }
int web_word_len(int k) { return word(k).len; }

/* ---- files ---- */

void web_file(int notation, int strict, int partial, int claims)
{
  judge = (xo_judge){.options = {notation, strict, partial, claims},
                     .settings = {.rules = record.rules, .order = record.order}};
  step = (xo_answer){.record = record, .game = game};
  lines.begun = lines.within = lines.count = 0;
}

int web_lines(int from, int len, int last)
{
  lines.count = 0;
  if (!is_length(from) || len < 0 || len > WEB_BLOCK - from)
    return 0;
  block = text + from;
  return xo_lines_next(&lines, block, len, last != 0);
}

int web_count(void) { return lines.count; }
int web_start(int k) { return k >= 0 && k <= lines.count ? lines.start[k] : 0; }

int web_step(int k)
{
  if (k < 0 || k >= lines.count || !xo_inv_rules(judge.settings.rules) ||
      !xo_inv_play_order(judge.settings.rules, &judge.settings.order))
    return 0;
  line_text = block + lines.start[k];
  line_len = lines.start[k + 1] - 1 - lines.start[k];
  xo_judge_line(&judge, line_text, line_len, &step);
  return xo_answer_bytes(&judge, &step, verdict_line, verdict_line, 0);
}

int web_set(void) { return step.kind == XO_ANSWER_SET ? 1 : step.kind == XO_ANSWER_UNREAD ? -1 : 0; }

const xo_settings *web_settings(void) { return &judge.settings; }

/* ---- words ---- */

static int put(int len, const char *from)
{
  for (int i = 0; i < len; i++)
    words[i] = from[i];
  return len;
}

static int put_name(const char *name) { return name == NULL ? 0 : put((int)strlen(name), name); }

static bool has_game(void) { return step.kind == XO_ANSWER_GAME; }

int web_kind(void) { return ((step.kind * 16 + step.finding.why) * 16 + step.finding.outcome + 2) * 8 + step.check; }

static bool is_wrong(void)
{
  return has_game() && (step.finding.why != XO_OK || report_claimed(&step) != XO_NO_OUTCOME);
}

int web_message(void)
{
  if (!is_wrong())
    return 0;
  xo_message message = xo_message_finding(&step.record, step.finding, report_claimed(&step), line_text, line_len);
  return put(message.len, message.text);
}

int web_remedy(void)
{
  if (!is_wrong())
    return 0;
  xo_message message = xo_message_remedy(
      xo_remedy_of(&step.record, step.finding, report_claimed(&step), judge.options.notation, line_text, line_len));
  return put(message.len, message.text);
}

int web_column(void)
{
  const xo_finding *f = &step.finding;
  if (!has_game())
    return step.read.range.at;
  if (f->why == XO_OK)
    return report_claimed(&step) == XO_NO_OUTCOME ? 0 : step.claim.at;
  return f->why == XO_SYNTAX ? f->at : xo_message_range(step.record.rules, *f, line_text, line_len).at;
}

int web_moves(void)
{
  xo_record writable = step.record;
  int len = xo_notation_written(&writable, words);
  while (len < 0 && writable.moves.len > 0) {
    writable.moves.len--;
    len = xo_notation_written(&writable, words);
  }
  return len < 0 ? 0 : len;
}

int web_status(int status)
{
  return status >= XO_OK && status <= XO_TOO_LONG ? put_name(xo_message_status(status).text) : 0;
}

int web_format(int len) { return is_length(len) ? put_name(format_of(text, (size_t)len)) : 0; }
int web_resembles(int len) { return is_length(len) ? put_name(format_resembles(text, (size_t)len)) : 0; }
