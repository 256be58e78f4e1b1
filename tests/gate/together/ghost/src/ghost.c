/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int seen(void)
{
  int x = 0;
  //@ ghost x = 1;
  return x;
}
