/* All of 3x3: every complete game, every reachable position, every filling of the board, and every sequence that the
 * module can play.
 *
 * The figures of games and positions are the known ones; VDMJ computed those of all sequences. */
#include "support.h"
#include "xo/board.h"

enum { CODES = 19683 }; /* 3 to the 9th: a position as a number to the base 3 */

static const xo_rules xo_3x3 = {3, 3, 3, 2};

static xo_pos cell(int n) { return pos(n / 3 + 1, n % 3 + 1); }

/* How many have each outcome. */
typedef struct {
  int of[4];
} tally;

static void count(tally *t, xo_outcome outcome) { t->of[outcome - XO_DRAW]++; }

static void assert_tally(const char *what, const tally *t, int cross, int nought, int draw, int unfinished)
{
  const int expected[] = {draw, unfinished, cross, nought};
  for (xo_outcome outcome = XO_DRAW; outcome <= XO_NOUGHT; outcome++) {
    print_message("%s: %d %s\n", what, t->of[outcome - XO_DRAW], word(outcome));
    assert_int_equal(t->of[outcome - XO_DRAW], expected[outcome - XO_DRAW]);
  }
}

static tally games, positions;
static bool seen[CODES];

/* The number of a board; with NOUGHT first, of the one with the players exchanged. */
static int code_of(const xo_game *game, xo_player first)
{
  int code = 0;
  for (int n = 0; n < 9; n++) {
    signed char player = game->cell[cell(n).row][cell(n).col];
    code = 3 * code + (player == 0 || first == XO_CROSS ? player : 3 - player);
  }
  return code;
}

static void explore(const xo_game *game)
{
  xo_outcome outcome = xo_is_won(game) ? xo_who_won(game) : xo_is_draw(game) ? XO_DRAW : XO_UNFINISHED;
  int code = code_of(game, XO_CROSS);
  if (!seen[code]) {
    seen[code] = true;
    count(&positions, outcome);
  }
  if (outcome != XO_UNFINISHED) {
    count(&games, outcome);
    return;
  }
  for (int n = 0; n < 9; n++)
    if (!xo_moves_so_far(game, cell(n))) {
      xo_game next = *game;
      xo_move(&next, game->moves % 2 + 1, cell(n));
      explore(&next);
    }
}

/* Boards judged from their cells, all fillings, with either player first. */
static void assert_fillings(xo_player first)
{
  xo_play_order order = {2, {first, 3 - first}};
  tally found = {{0}};
  for (int code = 0; code < CODES; code++) {
    xo_game g = {xo_3x3, 77, {{0}}};
    int counts[3] = {0};
    for (int n = 8, rest = code; rest > 0; n--, rest /= 3) {
      g.cell[cell(n).row][cell(n).col] = (signed char)(rest % 3);
      counts[rest % 3]++;
    }
    xo_board board = xo_board_judge(&g, &order);
    bool reached = seen[code_of(&g, first)];
    int ahead = counts[first] - counts[3 - first];
    assert_int_equal(board.status == XO_BOARD_OK, reached);
    assert_int_equal(g.moves, counts[1] + counts[2]);
    assert_int_equal(board.status == XO_BOARD_COUNTS, ahead < -1 || ahead > 1);
    assert_int_equal(board.status == XO_BOARD_TURNS, ahead == -1);
    assert_int_equal(board.turn, !reached || board.outcome != XO_UNFINISHED ? 0 : ahead == 0 ? first : 3 - first);
    if (reached)
      count(&found, board.outcome);
  }
  assert_tally("boards", &found, first == XO_CROSS ? 626 : 316, first == XO_CROSS ? 316 : 626, 16, 4520);
}

TEST(every_game_position_and_filling)
{
  xo_game empty;
  xo_init(&empty, xo_3x3);
  explore(&empty);
  assert_tally("games", &games, 131184, 77904, 46080, 0);
  assert_tally("positions", &positions, 626, 316, 16, 4520);
  assert_fillings(XO_CROSS);
  assert_fillings(XO_NOUGHT);
}

static tally sequences;

/* Judges and plays every sequence of 5 to 9 cells that begins with these moves. */
static void sequences_from(xo_record *record, int taken)
{
  if (record->moves.len >= xo_min_moves(xo_3x3)) {
    xo_game game, judged;
    xo_verdict v = xo_referee_judge(record, &judged);
    game.rules = xo_3x3;
    xo_outcome outcome = xo_play(&game, &record->order, &record->moves);
    assert_true(v.status == XO_OK && v.move == 0 && v.used == game.moves && v.outcome == outcome);
    assert_true(same_game(&game, &judged));
    count(&sequences, outcome);
  }
  for (int n = 0; n < 9; n++)
    if (!(taken >> n & 1)) {
      record->moves.at[record->moves.len++] = cell(n);
      sequences_from(record, taken | 1 << n);
      record->moves.len--;
    }
}

TEST(every_sequence_of_moves)
{
  xo_record record = {xo_3x3, in_order(2), {0, {{0, 0}}}};
  sequences_from(&record, 0);
  assert_tally("sequences", &sequences, 415152, 230400, 46080, 291168);
}
