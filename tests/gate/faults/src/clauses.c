/* Clauses that are believed, or are no part of the contract. */
/*@ admit requires one: x == 1; // refused: 'admit'; what is admitted
    terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int admitted(int x)
{
  return x;
}

/*@ check requires one: x == 1; // refused: what is only checked
    terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int checked(int x)
{
  return x;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int stated(int x)
{
  /*@ requires one: x == 1; ensures one: x == 1; */
  x = x + 0; // refused: a statement has a contract
  //@ admit one: x == 1; // refused: 'admit'; what is admitted
  return x;
}
