/* svg.c: see draw.h. The picture is the page's: its colours, light and dark as the reader's, and its marks. */
#include "draw.h"
#include "io/sink.h"

#include <stdio.h>

/* In pixels: a cell, the margin around the board, what is free around a symbol, what the verdict takes, and the
 * least width, for the verdict. */
enum { CELL = 40, MARGIN = 28, AROUND = 11, BELOW = 8, WIDTH = 260 };

static const char style[] =
    "<style>"
    "svg{--paper:#fbfaf7;--ink:#1d1d1b;--faint:#5f5d57;--edge:#8d8a82;--cell:#fff;--mark:#fff1b8;"
    "--p1:#a3201a;--p2:#1f5fb0;--p3:#1d6b34;--p4:#7a3f9d;--p5:#8a5a00;--p6:#00686b;--p7:#a3256e;--p8:#4a4a4a}"
    "@media(prefers-color-scheme:dark){"
    "svg{--paper:#1a1b1e;--ink:#ecebe6;--faint:#aba9a2;--edge:#77757a;--cell:#26282d;--mark:#4a3c0c;"
    "--p1:#ff9d94;--p2:#8ab8ff;--p3:#7fd694;--p4:#d6a6f2;--p5:#f0c060;--p6:#6fd6d8;--p7:#ff9bd0;--p8:#d0d0d0}}"
    "text{font:12px sans-serif;text-anchor:middle;fill:var(--faint)}"
    ".paper{fill:var(--paper)}.cell{fill:var(--cell);stroke:var(--edge)}"
    ".won{fill:var(--mark);stroke:var(--ink);stroke-width:2}.last{stroke:var(--ink);stroke-dasharray:4 2}"
    ".symbol{fill:none;stroke-width:4;stroke-linecap:round}.digit{font-size:24px}.number{font-size:9px}"
    ".verdict{fill:var(--ink)}</style>\n";

static void put_text(sink *s, const char *class, int x, int y, const char *text)
{
  sink_format(s, "<text class=\"%s\" x=\"%d\" y=\"%d\">%s</text>\n", class, x, y, text);
}

/* What a player's cell shows, within a square whose corner this is. */
static void put_symbol(sink *s, xo_rules rules, xo_player player, int x, int y)
{
  enum { LEN = CELL - 2 * AROUND, HALF = CELL / 2 };
  if (rules.players > 2) {
    char digit[] = {xo_message_symbol(rules, player), '\0'};
    sink_format(s, "<text class=\"digit\" style=\"fill:var(--p%d)\" x=\"%d\" y=\"%d\">%s</text>\n", player, x + HALF,
                y + HALF + AROUND, digit);
  } else if (player == XO_CROSS)
    sink_format(s, "<path class=\"symbol\" style=\"stroke:var(--p1)\" d=\"M%d %dl%d %dm0 -%dl-%d %d\"/>\n", x + AROUND,
                y + AROUND, LEN, LEN, LEN, LEN, LEN);
  else
    sink_format(s, "<circle class=\"symbol\" style=\"stroke:var(--p2)\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n", x + HALF,
                y + HALF, LEN / 2);
}

static void put_cell(sink *s, const xo_game *game, xo_outcome outcome, xo_pos pos, int number, int x, int y)
{
  char text[16];
  xo_player player = game->cell[pos.row][pos.col]; // NOLINT(bugprone-signed-char-misuse,cert-str34-c)
  bool won = outcome > 0 && xo_winning_cell(game, outcome, pos);
  const char *class = won ? "cell won" : number == game->moves && number > 0 ? "cell last" : "cell";
  int in = class[4] != '\0'; /* a frame within the cell */
  sink_format(s, "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n", class, x + in, y + in,
              CELL - 2 * in, CELL - 2 * in);
  if (player == 0)
    return;
  put_symbol(s, game->rules, player, x, y);
  (void)snprintf(text, sizeof text, "%d", number);
  put_text(s, "number", x + CELL - AROUND + 3, y + AROUND, text);
}

void draw_svg(const xo_record *record, const xo_game *game, xo_outcome outcome, const char *verdict, const options *o,
              bool letters)
{
  sink *s = standard_output();
  xo_rules rules = game->rules;
  int board = rules.cols * CELL, width = board + 2 * MARGIN < WIDTH ? WIDTH : board + 2 * MARGIN;
  int left = (width - board) / 2, height = 2 * MARGIN + rules.rows * CELL + BELOW;
  int first = letters || (o->notation & XO_ZERO_BASED) == 0;
  char text[16];
  int number[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1] = {{0}}; /* of the move that was made there */
  for (int k = 0; k < game->moves; k++)
    number[record->moves.at[k].row][record->moves.at[k].col] = k + 1;
  sink_format(
      s, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">\n",
      width, height, width, height);
  sink_format(s, "<title>%s</title>\n", verdict);
  sink_string(s, style);
  sink_format(s, "<rect class=\"paper\" width=\"%d\" height=\"%d\"/>\n", width, height);
  for (int col = 1; col <= rules.cols; col++) {
    (void)snprintf(text, sizeof text, letters ? "%c" : "%d",
                   letters ? column_letter(o->notation, col) : first + col - 1);
    put_text(s, "label", left + col * CELL - CELL / 2, MARGIN - AROUND, text);
  }
  for (int i = 0; i < rules.rows; i++) {
    int row = o->origin == ORIGIN_BOTTOM ? rules.rows - i : i + 1, y = MARGIN + i * CELL;
    (void)snprintf(text, sizeof text, "%d", first + row - 1);
    put_text(s, "label", left - MARGIN / 2, y + CELL / 2 + 4, text);
    for (int col = 1; col <= rules.cols; col++)
      put_cell(s, game, outcome, (xo_pos){row, col}, number[row][col], left + (col - 1) * CELL, y);
  }
  put_text(s, "verdict", width / 2, height - MARGIN / 2, verdict);
  sink_string(s, "</svg>\n");
}
