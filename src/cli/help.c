/* help.c: see help.h. */
#include "help.h"

#ifndef XO_VERSION
#define XO_VERSION "0.1.0"
#endif

const char help_version[] = "xo " XO_VERSION "\n";

#define RULES_AND_ORDER                                                              \
  "  --rules ROWSxCOLSxLINE[xPLAYERS]\n"                                             \
  "                   the board, the cells in a row that win, and the number of\n"   \
  "                   players (default 3x3x3x2)\n"                                   \
  "  --order ORDER    who moves first, second, ...: CROSS,NOUGHT (the default) or\n" \
  "                   NOUGHT,CROSS; for more players their numbers: 2,3,1\n"         \
  "  --strict         a move after the end makes a game invalid\n"                   \
  "  --partial        a game too short to be won is valid\n"

#define THE_GAME                                                                  \
  "A game is a list of moves with blanks between them. A move is ROW,COL (both\n" \
  "from 1) or a cell number (1 is row 1, column 1; counted along the rows). On\n" \
  "boards of up to nine cells every digit of a number is a move: 15293.\n"

const char help_xo[] = "usage: xo replay [OPTION...] [FILE...]   judge games, one on each line\n"
                       "       xo show [OPTION...] GAME          draw the final board of one game\n"
                       "       xo --help | --version\n"
                       "\n"
                       "A referee for tic-tac-toe and its relatives on boards of up to 19 x 19 cells,\n"
                       "with 2 to 8 players. 'xo replay --help' and 'xo show --help' say more.\n";

const char help_replay[] =
    "usage: xo replay [OPTION...] [FILE...]\n"
    "\n"
    "Judges games, one on each line of the files; - or no file is standard input.\n"
    "\n" THE_GAME "A comment goes from # to the end of the line; blank lines are skipped.\n"
    "\n"
    "Writes one line for each game, with tabs between its three fields:\n"
    "  CROSS, NOUGHT (or the player's number), DRAW or UNFINISHED;\n"
    "      moves used until the end; moves given\n"
    "  INVALID; a reason: off-board, taken, too-few, too-many, after-end, syntax or\n"
    "      too-long; the number of the move at fault (0: the game as a whole)\n"
    "What is wrong with an invalid game goes to standard error.\n"
    "\n" RULES_AND_ORDER "  --summary        at the end, write the tallies to standard error\n"
    "  -q, --quiet      no messages about invalid games, no progress\n"
    "  -h, --help       show this and exit\n"
    "  -V, --version    show the version and exit\n"
    "\n"
    "Exit status: 0 all games valid, 1 some invalid, 2 usage, input or output error.\n"
    "\n"
    "Examples:\n"
    "  echo 15293 | xo replay                      CROSS 5 5\n"
    "  xo replay --summary games.txt > verdicts    verdicts in a file, tallies shown\n"
    "  xo replay --rules 15x15x5 --order NOUGHT,CROSS gomoku.txt\n"
    "  xo replay --rules 4x4x3x3 three-players.txt\n";

const char help_show[] = "usage: xo show [OPTION...] GAME\n"
                         "\n"
                         "Draws the final board of a game, the winning line in brackets, and its verdict.\n"
                         "The moves are the words of the command line; - reads standard input up to the\n"
                         "first game on it.\n"
                         "\n" THE_GAME "\n" RULES_AND_ORDER "  -h, --help       show this and exit\n"
                         "  -V, --version    show the version and exit\n"
                         "\n"
                         "In colour on a terminal, unless the environment variable NO_COLOR is set.\n"
                         "Exit status: 0 a valid game, 1 an invalid one, 2 usage, input or output error.\n"
                         "\n"
                         "Examples:\n"
                         "  xo show 15293\n"
                         "  xo show --partial 2,2 1,1\n"
                         "  xo show --rules 15x15x5 8,8 9,9 8,9 8,7 8,10 8,6 8,11 8,5 8,12\n";
