/* What the preprocessor decides it decides for the compiler and the proof alike: the text is one. */
#include <stdbool.h>
#if defined linux || defined unix || defined __FRAMAC__
enum { KNOWN = 0 };
#else
enum { KNOWN = 1 };
#endif
#define ONE 2
#undef ONE
#define ONE KNOWN
#ifdef MORE
#error the environment reaches the text
#endif

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int known(void)
{
  return ONE;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures line: \result == 24; */
int where(void)
{
  return __LINE__ + 0;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int spliced(void)
{
  int x = 1;
  // a comment that goes on \
  x = 0;
  return x;
}

#if 1 - 1
/*@ terminates \true; exits \false; assigns \nothing; ensures never: \result == 2; */
int fed(void)
{
  return 1;
}
#endif
