/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int leaves(int x)
{
  //@ ghost if (x == 0) return 1;
  return 0;
}
