/* What the compiler takes for a comment Frama-C takes for one. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures one: \result == 1; // refused: ensures one not proved */
int spliced_for_some(void)
{
  int x = 1; // gcc -std=c11 takes the next line for a comment ??/
  x = 0;
  return 1 - x;
}
