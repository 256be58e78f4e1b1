/* line 7 refused: a line that goes on in the next
   line 14 refused: the trigraph ?? */
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int spliced(void)
{
  int x = 1;
  // a comment that goes on \
  x = 0;
  return x;
}
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int spliced_for_some(void)
{
  int x = 1; // gcc -std=c11 takes the next line for a comment ??/
  x = 0;
  return 1 - x;
}
