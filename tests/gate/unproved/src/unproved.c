/* What is refused because a goal is not proved, or none is left to prove. */
/*@ terminates \true; exits \false; assigns \nothing; ensures half: -1 <= \result; */
int shifted(signed char x)
{
  return (x >> 1) + 63; // refused: function shifted: rte
}

// line 9 refused: function decreases_not: ensures less not proved
/*@ terminates \true; exits \false; assigns \nothing; ensures less: \result < x; */
int decreases_not(unsigned char x)
{
  return x;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int runs_on(int x)
{
  /*@ loop invariant same: x == \at(x, Pre);
      loop assigns \nothing;
      loop variant x; */
  while (x > 0) // refused: function runs_on: variant decreases
    ;
  return 1;
}
