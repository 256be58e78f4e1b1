/* C that differs by the preprocessor.   line 0 refused: includes src/piece.inc, which is in none of the rooms */
#if 1 // refused: C that differs by the preprocessor
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int differs(void)
{
#ifdef __OPTIMIZE__ // refused: C that differs by the preprocessor; __OPTIMIZE__ is a name of the compiler's own
  return 0;
#else // refused: C that differs by the preprocessor
  return 1;
#endif // refused: C that differs by the preprocessor
}
#endif // refused: C that differs by the preprocessor

#define ONE 2 // refused: C that differs by the preprocessor
#undef ONE // refused: C that differs by the preprocessor
#include "piece.inc" // refused: only headers and logic are included
#include <float.h> // refused: only headers and logic are included
#pragma STDC FENV_ACCESS ON // refused: C that differs by the preprocessor; the pragma
_Pragma("GCC optimize (3)") // refused: _Pragma is a name of the compiler's own; the pragma GCC optimize (3) changes

/*@ terminates \true; exits \false; assigns \nothing; ensures line: \result == 28; */
int where(void)
{
  return __LINE__ + 4; // refused: __LINE__ is a name of the compiler's own
}
