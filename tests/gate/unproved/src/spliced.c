/* What the compiler takes for a comment Frama-C takes for one. */
// line 4 refused: ensures one not proved
/*@ terminates \true; exits \false; assigns \nothing;
    ensures one: \result == 1; */
int spliced_for_some(void)
{
  int x = 1; // gcc -std=c11 takes the next line for a comment ??/
  x = 0;
  return 1 - x;
}
