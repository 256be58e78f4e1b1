/* Termination renounced: what is behind an endless loop is never reached, and proved. */
/*@ terminates \false; exits \false; assigns \nothing; ensures no: \false; */
int endless(void) // refused: function endless terminates on a condition
{
  /*@ loop assigns \nothing; */
  for (;;)
    ;
}

/*@ terminates x > 0; exits \false; assigns \nothing; ensures one: \result == 1; */
int endless_sometimes(int x) // refused: function endless_sometimes terminates on a condition
{
  (void)x;
  return 1;
}

/*@ terminates \true; exits some: \true; assigns \nothing; ensures one: \result == 1; */
int leaves(void) { return 1; } // refused: function leaves may exit
