/* The GDL text's view against a naive scan: every 3x3 board under either control, with legal and other joint moves, and
 * random boards of other rules; games against the kernel. */
#include "gdl_scan.h"
#include "support.h"

#include <limits.h>
#include <string.h>

enum { BOARDS = 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3 };

/* ---- the comparison ---- */

enum { ROW, COLUMN, DIAGONAL, LINE, OPEN, GOAL, TERMINAL, MARK, NOOP, CELL, CONTROL, RELATIONS };
static const char *const names[RELATIONS] = {"row",      "column",     "diagonal",   "line",      "open",        "goal",
                                             "terminal", "legal mark", "legal noop", "next cell", "next control"};
static long answers[RELATIONS][2];

static void same(int relation, const xo_gdl_state *s, bool answer, bool expected)
{
  answers[relation][answer]++;
  if (answer == expected)
    return;
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      print_error("%3d%s", s->cell[m][n], n == s->rules.cols ? "\n" : "");
  fail_msg("(%s ...) %s here, control is %d", names[relation], answer ? "must not hold" : "has to hold", s->control);
}

/* Each of these relations was found to hold at times, and at times not; the counts begin anew. */
static void both_answers(int first, int last)
{
  for (int r = first; r <= last; r++) {
    print_message("%-12s %9ld yes %9ld no\n", names[r], answers[r][true], answers[r][false]);
    assert_true(answers[r][true] > 0 && answers[r][false] > 0);
  }
  memset(answers, 0, sizeof answers);
}

static void compare_state(const xo_gdl_state *s)
{
  static const int values[] = {100, 50, 0, -1, 1, 49, 99, 101, INT_MIN, INT_MAX};
  for (int mark = -1; mark <= s->rules.players + 1; mark++) {
    for (int m = 1; m <= s->rules.rows; m++)
      same(ROW, s, xo_gdl_row(s, m, mark), scan_row(s, m, mark));
    for (int n = 1; n <= s->rules.cols; n++)
      same(COLUMN, s, xo_gdl_column(s, n, mark), scan_column(s, n, mark));
    same(DIAGONAL, s, xo_gdl_diagonal(s, mark), scan_diagonal(s, mark));
    same(LINE, s, xo_gdl_line(s, mark), scan_line(s, mark));
  }
  same(OPEN, s, xo_gdl_open(s), scan_open(s));
  same(TERMINAL, s, xo_gdl_terminal(s), scan_terminal(s));
  for (int role = 1; role <= s->rules.players; role++)
    for (int i = 0; i < LENGTH(values); i++)
      same(GOAL, s, xo_gdl_goal(s, role, values[i]), scan_goal(s, role, values[i]));
}

/* Roles and cells that there are not, are asked for as well. */
static void compare_moves(const xo_gdl_state *s)
{
  for (int role = 0; role <= s->rules.players + 1; role++) {
    same(NOOP, s, xo_gdl_legal_noop(s, role), scan_legal_noop(s, role));
    if (xo_gdl_role(s->rules, s->control))
      same(CONTROL, s, xo_gdl_next_control(s, role), scan_next_control(s, role));
    for (int m = 0; m <= s->rules.rows + 1; m++)
      for (int n = 0; n <= s->rules.cols + 1; n++)
        same(MARK, s, xo_gdl_legal_mark(s, role, m, n), scan_legal_mark(s, role, m, n));
  }
}

/* All marks in all cells, and in what is as far as edge off the board. */
static void compare_next(const xo_gdl_state *s, const xo_gdl_joint *d, int edge)
{
  for (int m = 1 - edge; m <= s->rules.rows + edge; m++)
    for (int n = 1 - edge; n <= s->rules.cols + edge; n++)
      for (int mark = -edge; mark <= s->rules.players + edge; mark++)
        same(CELL, s, xo_gdl_next_cell(s, d, m, n, mark), scan_next_cell(s, d, m, n, mark));
}

/* A legal joint move: the role in control marks (m, n). The column of a noop says nothing. */
static xo_gdl_joint legal_joint(const xo_gdl_state *s, int m, int n)
{
  xo_gdl_joint d;
  for (int w = 0; w <= XO_PLAYERS_MAX; w++)
    d.mark[w] = w == s->control ? pos(m, n) : pos(0, (m + n + w) % 5);
  return d;
}

/* After every legal joint move the relations hold of the next state, and for no other mark or role. */
static void compare_next_state(const xo_gdl_state *s)
{
  for (int at = 0; at < s->rules.rows * s->rules.cols; at++) {
    xo_gdl_joint d = legal_joint(s, at / s->rules.cols + 1, at % s->rules.cols + 1);
    xo_gdl_state next = *s;
    if (!scan_legal_mark(s, s->control, d.mark[s->control].row, d.mark[s->control].col))
      continue;
    xo_gdl_next(&next, &d);
    assert_memory_equal(&next.rules, &s->rules, sizeof next.rules);
    for (int role = 0; role <= s->rules.players + 1; role++)
      same(CONTROL, s, next.control == role, scan_next_control(s, role));
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        for (int mark = 0; mark <= s->rules.players; mark++)
          same(CELL, s, next.cell[m][n] == mark, scan_next_cell(s, &d, m, n, mark));
  }
}

/* ---- every board of 3x3x3 ---- */

/* Board number k: the cells row by row are the digits of k to the base 3, the lowest first. */
static xo_gdl_state state_of(int k, int in_control)
{
  xo_gdl_state s;
  memset(&s, k % 3, sizeof s); /* off the board too, where nobody may look */
  s.rules = rules(3, 3, 3, 2);
  s.control = in_control;
  for (int at = 0; at < 9; at++, k /= 3)
    s.cell[at / 3 + 1][at % 3 + 1] = (signed char)(k % 3);
  return s;
}

/* Cell 1 to 9, row by row; 0 gives row 0, which is noop. */
static xo_pos square(int number) { return pos((number + 2) / 3, (number + 2) % 3 + 1); }

static xo_gdl_joint joint(xo_pos x, xo_pos o) { return (xo_gdl_joint){{pos(0, 0), x, o}}; }

TEST(every_board_is_as_a_naive_scan_has_it)
{
  int goals[3] = {0};
  for (int k = 0; k < BOARDS; k++)
    for (int c = XPLAYER; c <= OPLAYER; c++) {
      xo_gdl_state s = state_of(k, c);
      compare_state(&s);
      compare_moves(&s);
      compare_next_state(&s);
      goals[xo_gdl_goal(&s, c, 100) + xo_gdl_goal(&s, c, 50) + xo_gdl_goal(&s, c, 0)]++;
    }
  both_answers(ROW, CONTROL);
  print_message("goals of a role: none in %d states, one in %d, two in %d\n", goals[0], goals[1], goals[2]);
  assert_true(goals[0] > 0 && goals[1] > 0 && goals[2] > 0);
}

/* Either role waits or marks any cell, blank or not, in control or not: a seventh of the hundred on each board, so
 * that each meets every content of the two cells. */
TEST(every_joint_move_is_as_a_naive_scan_has_it)
{
  for (int k = 0; k < BOARDS; k++)
    for (int j = k % 7; j < 100; j += 7) {
      xo_gdl_state s = state_of(k, (k + j) % 2 + 1);
      xo_gdl_joint d = joint(square(j / 10), square(j % 10));
      compare_next(&s, &d, 0);
    }
  both_answers(CELL, CELL);
}

/* The marks that cell (m, n) has next, as a number: 1 for b, 2 for x, 4 for o, and their sums. */
static int marks_next(const xo_gdl_state *s, xo_pos x, xo_pos o, int m, int n)
{
  xo_gdl_joint d = joint(x, o);
  return xo_gdl_next_cell(s, &d, m, n, B) + 2 * xo_gdl_next_cell(s, &d, m, n, X) + 4 * xo_gdl_next_cell(s, &d, m, n, O);
}

TEST(a_joint_move_that_is_not_legal_can_leave_a_cell_two_marks_or_none)
{
  xo_gdl_state s = state_of(X, XPLAYER); /* x on (1, 1) */
  assert_int_equal(marks_next(&s, pos(0, 0), pos(0, 0), 2, 2), 0);
  assert_int_equal(marks_next(&s, pos(0, 0), pos(0, 0), 1, 1), 2);
  assert_int_equal(marks_next(&s, pos(2, 2), pos(2, 2), 2, 2), 6);
  assert_int_equal(marks_next(&s, pos(2, 2), pos(2, 2), 3, 3), 1);
  assert_int_equal(marks_next(&s, pos(2, 2), pos(3, 3), 2, 2), 3);
  assert_int_equal(marks_next(&s, pos(2, 2), pos(3, 3), 3, 3), 5);
  assert_int_equal(marks_next(&s, pos(0, 0), pos(1, 1), 1, 1), 2);
  assert_int_equal(marks_next(&s, pos(0, 0), pos(1, 1), 2, 2), 1);
  assert_int_equal(marks_next(&s, pos(0, 0), pos(7, 7), 2, 2), 1);
  assert_int_equal(marks_next(&s, pos(0, 2), pos(0, 2), 2, 2), 0);
}

/* ---- all rules ---- */

static const xo_rules others[] = {{3, 3, 3, 2},  {4, 4, 3, 3},  {3, 4, 3, 2},  {1, 5, 4, 2},   {5, 1, 4, 2},
                                  {2, 3, 4, 2},  {2, 2, 1, 4},  {5, 4, 2, 8},  {1, 1, 1, 2},   {20, 20, 5, 2},
                                  {20, 2, 2, 8}, {2, 20, 3, 3}, {3, 3, 20, 2}, {20, 20, 20, 3}};

/* One mark off the board; on it any mark, at times such as no role has; then a run of one mark, which may be long
 * enough for a line. Control can be nobody's. */
static xo_gdl_state random_state(xo_rules r)
{
  xo_gdl_state s;
  memset(&s, between(0, r.players), sizeof s);
  s.rules = r;
  s.control = between(0, r.players + 1);
  int least = between(-1, 1), most = r.players + between(0, 1);
  for (int m = 1; m <= r.rows; m++)
    for (int n = 1; n <= r.cols; n++)
      s.cell[m][n] = (signed char)between(least, most);
  xo_pos at = random_pos(r);
  int mark = between(-1, r.players + 1), cells = between(0, r.line), dm = between(0, 1), dn = between(-1, 1);
  for (int i = 0; i < cells; i++)
    if (xo_inv_pos(r, pos(at.row + i * dm, at.col + i * dn)))
      s.cell[at.row + i * dm][at.col + i * dn] = (signed char)mark;
  return s;
}

/* Every role waits, or marks a cell that can be one or two rows and columns off the board. */
static xo_gdl_joint random_joint(xo_rules r)
{
  xo_gdl_joint d;
  for (int w = 0; w <= XO_PLAYERS_MAX; w++) {
    d.mark[w].row = below(3) == 0 ? between(-1, r.rows + 2) : 0;
    d.mark[w].col = between(-1, r.cols + 2);
  }
  return d;
}

TEST(random_boards_are_as_a_naive_scan_has_them)
{
  seed(20140714);
  for (int i = 0; i < LENGTH(others); i++)
    for (int k = 0; k < 10000 / (others[i].rows * others[i].cols); k++) {
      xo_gdl_state s = random_state(others[i]);
      xo_gdl_joint d = random_joint(others[i]);
      compare_state(&s);
      compare_moves(&s);
      compare_next(&s, &d, 1);
      if (xo_gdl_role(s.rules, s.control))
        compare_next_state(&s);
    }
  both_answers(ROW, CONTROL);
}

TEST(a_blank_board_is_the_first_state)
{
  for (int i = 0; i < LENGTH(others); i++) {
    xo_gdl_state s;
    memset(&s, 0x77, sizeof s);
    xo_gdl_init(&s, others[i]);
    assert_memory_equal(&s.rules, &others[i], sizeof s.rules);
    assert_int_equal(s.control, XPLAYER);
    for (int m = 0; m <= XO_SIDE_MAX; m++)
      for (int n = 0; n <= XO_SIDE_MAX; n++)
        assert_int_equal(s.cell[m][n], B);
  }
}

TEST(what_facts_and_moves_there_are)
{
  static const int numbers[] = {INT_MIN, -1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 20, 21, INT_MAX};
  for (int i = 0; i < LENGTH(others); i++)
    for (int a = 0; a < LENGTH(numbers); a++)
      for (int b = 0; b < LENGTH(numbers); b++)
        for (int c = 0; c < LENGTH(numbers); c++) {
          xo_rules r = others[i];
          int m = numbers[a], n = numbers[b], p = numbers[c];
          bool index = m > 0 && !(m > r.rows) && n > 0 && !(n > r.cols), role = p > 0 && !(p > r.players);
          assert_int_equal(xo_gdl_role(r, p), role);
          assert_int_equal(xo_gdl_base_control(r, p), role);
          assert_int_equal(xo_gdl_base_cell(r, m, n, p), index && (p == 0 || role));
          assert_int_equal(xo_gdl_input_mark(r, p, m, n), index && role);
          assert_int_equal(xo_gdl_input_noop(r, p), role);
        }
}

/* ---- the kernel ---- */

static void agrees_with_kernel(const xo_gdl_state *s, const xo_game *game)
{
  bool won = xo_is_won(game);
  assert_int_equal(xo_gdl_terminal(s), !xo_is_unfinished(game));
  for (int p = 1; p <= s->rules.players; p++) {
    bool turn = game->moves % s->rules.players + 1 == p;
    assert_int_equal(s->control == p, turn);
    assert_int_equal(xo_gdl_line(s, p), xo_has_won(game, p));
    assert_int_equal(xo_gdl_goal(s, p, 100), won && xo_who_won(game) == p);
    assert_int_equal(xo_gdl_goal(s, p, 50), xo_is_draw(game));
    assert_int_equal(xo_gdl_goal(s, p, 0), won && xo_who_won(game) != p);
    assert_int_equal(xo_gdl_legal_noop(s, p), !turn);
    for (int m = 1; m <= s->rules.rows; m++)
      for (int n = 1; n <= s->rules.cols; n++)
        assert_int_equal(xo_gdl_legal_mark(s, p, m, n), turn && !xo_moves_so_far(game, pos(m, n)));
  }
  for (int m = 1; m <= s->rules.rows; m++)
    for (int n = 1; n <= s->rules.cols; n++)
      assert_int_equal(s->cell[m][n], game->cell[m][n]);
}

static bool seen[BOARDS];
static int reached;

static void explore(const xo_gdl_state *s, const xo_game *game)
{
  int k = 0;
  for (int at = 8; at >= 0; at--)
    k = 3 * k + s->cell[at / 3 + 1][at % 3 + 1];
  if (seen[k])
    return;
  seen[k] = true;
  reached++;
  agrees_with_kernel(s, game);
  for (int at = 0; at < 9 && xo_is_unfinished(game); at++) {
    xo_pos to = pos(at / 3 + 1, at % 3 + 1);
    if (xo_moves_so_far(game, to))
      continue;
    xo_gdl_state next = *s;
    xo_game after = *game;
    xo_gdl_joint d = legal_joint(s, to.row, to.col);
    xo_gdl_next(&next, &d);
    xo_move(&after, s->control, to);
    explore(&next, &after);
  }
}

TEST(the_kernel_has_the_same_games)
{
  xo_gdl_state s;
  xo_game game;
  xo_gdl_init(&s, rules(3, 3, 3, 2));
  xo_init(&game, s.rules);
  explore(&s, &game);
  print_message("%d states reached by legal moves\n", reached);
  assert_int_equal(reached, 5478);
}

/* On boards of up to 200 cells. */
TEST(the_kernel_has_the_same_random_games)
{
  int won = 0, drawn = 0;
  seed(20141024);
  for (int i = 0; i < LENGTH(others); i++)
    for (int k = 0; k < 200 / (others[i].rows * others[i].cols); k++) {
      xo_gdl_state s;
      xo_game game;
      xo_gdl_init(&s, others[i]);
      xo_init(&game, others[i]);
      for (agrees_with_kernel(&s, &game); xo_is_unfinished(&game); agrees_with_kernel(&s, &game)) {
        xo_pos to = random_free(&game);
        xo_gdl_joint d = legal_joint(&s, to.row, to.col);
        xo_move(&game, s.control, to);
        xo_gdl_next(&s, &d);
        for (int m = 0; m <= XO_SIDE_MAX; m++)
          assert_memory_equal(s.cell[m], game.cell[m], sizeof s.cell[m]);
      }
      won += xo_is_won(&game);
      drawn += xo_is_draw(&game);
    }
  print_message("%d games won, %d drawn\n", won, drawn);
  assert_true(won > 0 && drawn > 0);
}
