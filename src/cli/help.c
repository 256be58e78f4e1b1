/* help.c: see command.h. */
#include "command.h"
#include "io/sink.h"
#include "xo.h"

#include <stdio.h>
#include <string.h>

const char help_version[] = "xo " XO_VERSION "\n";

/* Where the options of the command come. */
#define OPTIONS "\1"

/* How a command ends that reads games, boards or records. */
#define STATUS                                                                         \
  "Exit status: 0 all are valid, 1 one is invalid or cannot be used, 2 usage, input\n" \
  "or output error, an @ line that cannot be read.\n"

#define THE_GAME                                                                    \
  "A game is a list of moves with blanks between them. A move is ROW,COL (both\n"   \
  "from 1), or a column's letter and a row, so that h8 is 8,8, or a cell number\n"  \
  "(1 is row 1, column 1; counted along the rows). On boards of up to nine\n"       \
  "cells every digit of a number is a move: 15293. A word such as 1. or 12., the\n" \
  "number of the move after it, is skipped.\n"

_Static_assert(XO_SIDE_MAX == 20 && XO_PLAYERS_MAX == 8, "help_xo says the limits");

const char help_xo[] = "usage: xo replay [OPTION...] [FILE...]   judge games, one on each line\n"
                       "       xo show [OPTION...] GAME          draw the final board of one game\n"
                       "       xo play [OPTION...]               play at this terminal\n"
                       "       xo solve [OPTION...] [FILE...]    who wins with best play, and how\n"
                       "       xo board [OPTION...] [FILE...]    judge boards, one on each line\n"
                       "       xo import [FORMAT] [FILE...]      games of other programs, to replay\n"
                       "       xo export FORMAT [FILE...]        games for other programs\n"
                       "       xo stats [OPTION...] [FILE...]    who wins, and with which first move\n"
                       "       xo gdl [OPTION...]                write the rules for a game player\n"
                       "       xo states [OPTION...]             count the positions and the games\n"
                       "       xo help [COMMAND] | --version | --completion SHELL\n\n"
                       "A referee for tic-tac-toe and its relatives on boards of up to 20 x 20 cells,\n"
                       "with 2 to 8 players. 'xo COMMAND --help' says more.\n"
                       "\n" OPTIONS;

const char help_replay[] = "usage: xo replay [OPTION...] [FILE...]\n\n"
                           "Judges games, one on each line of the files; - or no file is standard input.\n"
                           "Records of other programs are read as well (see xo import --help).\n"
                           "\n" THE_GAME "A comment goes from # to the end of the line; blank lines are skipped.\n"
                           "After the moves a line may claim the result: 15293 = CROSS.\n"
                           "A line such as '@ --rules 15x15x5 --order NOUGHT,CROSS --partial' sets these for\n"
                           "the lines after it, up to the end of the file, whatever the command line says.\n\n"
                           "Writes one line for each game, with tabs between its three fields:\n"
                           "  CROSS, NOUGHT (or the player's number), DRAW or UNFINISHED;\n"
                           "      moves used until the end; moves given\n"
                           "  INVALID; a reason: off-board, taken, too-few, too-many, after-end, syntax or\n"
                           "      too-long; the number of the move at fault (0: the game as a whole)\n"
                           "  UNJUDGED; no-rules: a game after an @ line that cannot be read, or unread: one\n"
                           "      of a record that cannot be used; 0\n"
                           "What is wrong with an invalid game or an @ line goes to standard error.\n"
                           "\n" OPTIONS "\n" STATUS "\n"
                           "Examples:\n"
                           "  echo 15293 | xo replay                      CROSS 5 5\n"
                           "  xo replay --summary games.txt > verdicts    verdicts in a file, tallies shown\n"
                           "  xo replay --rules '15x15x5!' --order NOUGHT,CROSS gomoku.txt\n"
                           "  xo replay --rules 4x4x3x3 three-players.txt\n";

const char help_show[] = "usage: xo show [OPTION...] GAME\n"
                         "       xo show [OPTION...] [--game N] FILE...\n\n"
                         "Draws the final board of a game, the winning line in brackets, and its verdict;\n"
                         "an invalid game as it stood before the move at fault. With --partial it may be\n"
                         "too short to be won.\n"
                         "The moves are the words of the command line. Of files, - is standard input, the\n"
                         "games are drawn one after the other, an empty line between them; @ lines set\n"
                         "their rules (see xo replay --help). FILE:7 is the game of line 7.\n"
                         "\n" THE_GAME "\n" OPTIONS "\n" STATUS "\n"
                         "Examples:\n"
                         "  xo show 15293\n"
                         "  xo show --partial 2,2 1,1\n"
                         "  xo show --game 17 --moves 9 games.txt\n"
                         "  xo show club.sgf\n"
                         "  xo show --rules 15x15x5 8,8 9,9 8,9 8,7 8,10 8,6 8,11 8,5 8,12\n";

const char help_stats[] = "usage: xo stats [OPTION...] [FILE...]\n\n"
                          "Counts games, one on each line of the files; - or no file is standard input.\n\n"
                          "For each board, of the same rules and order, it writes a table: a row for all its\n"
                          "games and one for each opening, with the results and the moves that were used.\n"
                          "An invalid game is not counted, and has a message on standard error.\n"
                          "\n" OPTIONS "\n" STATUS "\n"
                          "Examples:\n"
                          "  xo stats games.txt\n"
                          "  xo stats --symmetric --json *.sgf\n";

const char help_import[] = "usage: xo import [FORMAT] [OPTION...] [FILE...]\n\n"
                           "Writes the games of other programs as lines that xo replay reads; - or no file is\n"
                           "standard input. Where no format is named each file is read as what it begins as,\n"
                           "and a message says as what. Other commands read the same files. The formats, of\n"
                           "five in a row (exactly five, if the record says Standard), on up to 20 x 20 cells:\n"
                           "  sgf    Smart Game Format: GM[4], and boards of go, GM[1], used for it\n"
                           "  psq    Piskvork, and the Gomocup tournaments\n"
                           "  pgn    PlayOK's gomoku, whatever colour its columns came to have\n"
                           "  pos    moves that run together, h8i9j8 or hhiijh, one game on each line\n"
                           "  rif    RenjuNet's XML\n"
                           "  list   lists of any moves: 8, 3, 6 or H8,H7,F6 or [[0,0],[2,0]]\n\n"
                           "CROSS is the one who begins, row 1 the lowest: h9 is 9,8. Lines begin with @ where\n"
                           "the rules change. Games with passes, handicaps, stones set up or variations are\n"
                           "left out; each has a message, with its place. man xo says more (RECORDS).\n"
                           "\n" OPTIONS "\n" STATUS "\n"
                           "Examples:\n"
                           "  xo import club.sgf > club.txt\n"
                           "  xo import -q psq *.psq | xo export letters\n";

const char help_export[] = "usage: xo export FORMAT [OPTION...] [FILE...]\n\n"
                           "Writes games, one on each line, as the records of other programs, or as lines in\n"
                           "another notation; - or no file is standard input. The formats are\n"
                           "  sgf      Smart Game Format, GM[4]: one game on each line\n"
                           "  psq      Piskvork\n"
                           "  pairs, letters, numbers, digits\n"
                           "           lines for xo replay: 2,1 or a2 or 4 or, of at most nine cells, 4152\n"
                           "sgf and psq are of five in a row for two players; of exactly five psq needs a claim.\n\n"
                           "Who begins is Black, or the first player. What is no valid game, or one that the\n"
                           "format cannot hold, is left out, with a message on standard error.\n"
                           "\n" OPTIONS "\n" STATUS "\n"
                           "Examples:\n"
                           "  xo export sgf games.txt > games.sgf\n"
                           "  xo export sgf cup.psq\n"
                           "  xo export letters games.txt\n";

const char help_play[] = "usage: xo play [OPTION...]\n\n"
                         "Two to eight players at one terminal, who take turns; some can be the computer.\n\n"
                         "A line is a move: the number of a cell, ROW,COL, or a column's letter and a row,\n"
                         "as in h8; or several; or a command, by its letter or its name:\n"
                         "  u undo: take the last move back, or a restart   r restart\n"
                         "  s save the game to a file, which xo replay reads; s FILE names it\n"
                         "  b draw the board   h hint: the best moves   m mistakes: where it was lost\n"
                         "  ? help   q quit\n\n"
                         "At a terminal xo asks before it throws away an unfinished game that is not\n"
                         "saved, also after Ctrl-C and Ctrl-D.\n"
                         "\n" OPTIONS "\n"
                         "Exit status: 0, or 2 for a usage, input or output error.\n\n"
                         "Examples:\n"
                         "  xo play --computer NOUGHT\n"
                         "  xo play --rules 15x15x5 --save games.txt\n"
                         "  xo play --rules 4x4x3x3 --order 3,1,2\n";

#define BOARDS                                                                          \
  "A board is a line: its cells, row by row, X or O for a player's (1, 2, ... for\n"    \
  "more players) and . _ or - for a free one; / | , and blanks may be between. Or it\n" \
  "has a line for each row, with bars, rules and labels, as xo show draws it.\n"

const char help_solve[] = "usage: xo solve [OPTION...] [FILE...]\n"
                          "       xo solve [OPTION...] GAME|BOARD\n\n"
                          "Says who wins with best play, and how: of the games in the files, one on each\n"
                          "line, as xo replay reads them; - or no file is standard input. Where the first\n"
                          "word is no file and a move or a board, the words are that.\n\n"
                          "Writes one line for each game, with tabs between its three fields:\n"
                          "  who can force a win, CROSS, NOUGHT or the player's number; DRAW; with more than\n"
                          "      two players NOBODY\n"
                          "  the moves until the end with best play; - after NOBODY\n"
                          "  all best moves: they win soonest, or lose latest\n"
                          "Of a game that is over the outcome, 0 and -.\n"
                          "\n" OPTIONS "\n" BOARDS "\n"
                          "The answers are those of a table with a byte for each board, of at most 200 MB:\n"
                          "4x4x4 takes 43 MB, and seconds to fill; larger rules are refused.\n" STATUS "\n"
                          "Examples:\n"
                          "  xo solve 5 2                                CROSS 5, and the moves\n"
                          "  xo solve X../.O./..X\n"
                          "  echo XX.OO.... | xo solve --boards\n"
                          "  xo solve --rules 4x4x4 --all games.txt\n";

const char help_board[] =
    "usage: xo board [OPTION...] [FILE...]\n"
    "       xo board [OPTION...] BOARD\n\n"
    "Judges boards whose moves nobody knows; - or no file is standard input. Where the\n"
    "first word is no file and has only symbols, the words are the board.\n"
    "\n" BOARDS "A comment goes from # to the end of the line; blank lines are skipped. Lines with\n"
    "@ set the rules (see xo replay --help).\n\n"
    "Writes one line for each board, with tabs between its three fields:\n"
    "  CROSS, NOUGHT (or the player's number), DRAW or UNFINISHED; how many moves are\n"
    "      on it; whose turn it is, - if the game is over\n"
    "  INVALID; counts (the players have not taken turns), unreachable (no game leads\n"
    "      to it) or syntax; -\n"
    "By rules with ! the last move of a valid board can be taken back; whether a game\n"
    "leads to it is not known.\n"
    "What is wrong with an invalid board goes to standard error.\n"
    "\n" OPTIONS "\n" STATUS "\n"
    "Examples:\n"
    "  xo board X.O/.X./..O                        UNFINISHED 4 CROSS\n"
    "  xo board --rules 15x15x5 positions.txt\n";

const char help_gdl[] = "usage: xo gdl [OPTION...]\n\n"
                        "Writes the rules of a game in GDL, the Game Description Language (in KIF syntax),\n"
                        "which general game players read.\n\n"
                        "The roles are xplayer and oplayer with the marks x and o, or player1, player2,\n"
                        "... with p1, p2, ... where there are more than two; b is a blank cell. Who has a\n"
                        "line gets 100 and every other role 0; a draw is 50 for all. Not for rules with a !.\n"
                        "\n" OPTIONS "\n"
                        "Examples:\n"
                        "  xo gdl > tictactoe.kif\n"
                        "  xo gdl --rules 4x4x3x3\n";

const char help_states[] = "usage: xo states [OPTION...]\n"
                           "       xo states --expand [OPTION...] [FILE...]\n\n"
                           "Counts the positions that games lead to, ply by ply (a ply is one move): the\n"
                           "distinct ones, the final ones among them, the final ones each player has won,\n"
                           "the drawn ones. Boards of up to 20 cells, such as 4x4x3x3, are counted, not with !.\n"
                           "\n" OPTIONS "\n" STATUS "\n"
                           "Examples:\n"
                           "  xo states --games\n"
                           "  xo states --rules 4x4x3x3 --plies 6\n"
                           "  xo states --plies 2 --dot | dot -Tsvg > graph.svg\n"
                           "  echo X...O.... | xo states --expand | sort -u\n";

/* "  --name VALUE" and what it does, beside it or in the next line. */
static void put_option(const option_entry *k)
{
  enum { MARGIN = 19 };
  sink *s = standard_output();
  char brief[] = "-?, ", name[64];
  brief[1] = (char)option_letter(k);
  int width = snprintf(name, sizeof name, "  %s--%s%s%s", brief[1] != '\0' ? brief : "", k->name,
                       k->arg == NULL ? "" : " ", k->arg == NULL ? "" : k->arg);
  sink_format(s, width + 2 > MARGIN ? "%s\n%*s" : "%s%*s", name, width + 2 > MARGIN ? MARGIN : MARGIN - width, "");
  for (const char *at = k->text; *at != '\0'; at++)
    sink_format(s, *at == '\n' ? "%c%*s" : "%c", *at, MARGIN, "");
  sink_string(s, "\n");
}

void help_write(const options *o)
{
  sink *s = standard_output();
  size_t before = strcspn(o->help, OPTIONS);
  sink_text(s, o->help, before);
  for (const option_entry *k = option_table; k->name != NULL; k++)
    if ((k->takers & o->taker) != 0)
      put_option(k);
  sink_string(s, o->help + before + 1);
  sink_string(s, o->note != NULL ? o->note : "");
}
