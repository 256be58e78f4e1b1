/* What the preprocessor decides it decides for the compiler and the proof alike: the text is one. */
#if defined linux || defined unix || defined __FRAMAC__
enum { KNOWN = 0 };
#else
enum { KNOWN = 1 };
#endif
#define ONE 2
#undef ONE
#define ONE KNOWN

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int known(void)
{
  return ONE;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures line: \result == 20; */
int where(void)
{
  return __LINE__ + 0;
}
