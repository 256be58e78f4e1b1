/* definitions.c: the functions of executed.h, for the checked code to call; they are loops that gcc is to make the best of. */
#pragma GCC optimize("O3")
#include "executed_board.c"
