/* Clauses that are believed, or are no part of the contract. */
/*@ admit requires one: x == 1; // refused: what is admitted
    terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int admitted(int x) { return x; }

/*@ check requires one: x == 1; // refused: what is only checked
    terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int checked(int x) { return x; }

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int stated(int x)
{
  /*@ requires one: x == 1; ensures one: x == 1; */
  x = x + 0; // refused: a statement has a contract
  //@ admit one: x == 1; // refused: what is admitted
  return x;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures ten: \result == 10; */
int unrolled(void)
{
  int n = 0;
  /*@ loop unroll 10;
      loop invariant bound: 0 <= i <= 10 && n == i;
      loop assigns i, n;
      loop variant 10 - i; */
  for (int i = 0; i < 10; i++) // refused: an annotation that is not ACSL
    n++;
  return n;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == \result; */
int falls_through(int n)
{
  if (n > 0) // refused: Body of function falls_through falls-through
    return 1;
}

typedef struct {
  int x;
} invariable;
// line 43 refused: the invariant seven is a hypothesis that no goal proves
/*@ type invariant seven(invariable s) = s.x == 7; */

/*@ predicate Falls(integer a, integer b) = \true; */
/*@ terminates \true; exits \false; assigns \nothing; ensures ten: \result == 10; */
int falls_for_ever(void)
{
  int n = 0;
  /*@ loop invariant bound: 0 <= n <= 10;
      loop assigns n;
      loop variant n for Falls; */
  while (n < 10) // refused: a variant has a relation of its own
    n = n + 0;
  return n;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; allocates \nothing; */
int allocates(void) { return 1; } // refused: function allocates has a clause that WP does not verify

/*@ terminates \true; decreases n; exits \false; assigns \nothing; ensures same: \result == n; */
int decreases(int n) { return n; } // refused: function decreases has a variant of its recursion

/*@ requires n == 1; terminates \true; exits \false; assigns \nothing; ensures \result == n; */
int unlabelled(int n) { return n; } // refused: has the precondition; has the postcondition

/*@ terminates \true; assigns \nothing; ensures one: \result == 1; */
int may_leave(void) { return 1; } // refused: function may_leave has a contract without exits

/*@ terminates \true; exits \false; assigns \nothing; ensures ten: \result == 10; */
int allocates_in_loop(void)
{
  int n = 0;
  /*@ loop invariant bound: 0 <= n <= 10;
      loop assigns n;
      loop allocates \nothing;
      loop variant 10 - n; */
  while (n < 10) // refused: an annotation that is not ACSL
    n++;
  return n;
}

/*@ model invariable { integer modelled; }; */ // refused: an annotation that the proof is not made for
