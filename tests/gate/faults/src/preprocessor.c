/* What the preprocessor puts in.   line 0 refused: includes src/piece.inc, which is in none of the rooms */
#include "piece.inc" // refused: only headers and logic are included
#include <float.h> // refused: only headers and logic are included
#pragma STDC FENV_ACCESS ON // refused: the pragma; a name of the compiler's own
_Pragma("GCC optimize (3)") // refused: the pragma GCC optimize (3) changes; a name of the compiler's own
#line 8 // refused: a line is where it stands

/*@ predicate Bounded(integer n) = n < 7; */
#define Bounded(n) 1 // refused: is a word of an annotation or a function's name, and a macro here

enum { FIRST, SECOND };
/*@ terminates \true; exits \false; assigns \nothing; ensures first: \result == FIRST; */
int first_of_two(void) { return 0; }
#define FIRST SECOND // refused: FIRST is a word of an annotation or a function's name, and a macro here
