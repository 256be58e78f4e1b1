/* Contracts that demand what the model of memory takes for granted on a condition, or not at all. */
// line 3 refused: stands where nobody is bound by it
/*@ requires valid: \valid(p) || x == 0; terminates \true; exits \false; assigns *p; ensures set: *p == x; */
void valid_or(int *p, int x) // refused: function valid_or may write through p, and its contract does not require \valid
{
  *p = x;
}

// line 10 refused: stands where nobody is bound by it
/*@ requires valid: x != 0 ==> \valid(p); terminates \true; exits \false; assigns *p; ensures set: *p == x; */
void valid_if(int *p, int x) // refused: function valid_if may write through p, and its contract does not require \valid
{
  *p = x;
}

/*@ requires valid: \valid(p) && \valid(q);
    requires apart: *p == 0 ==> \separated(p, q); // refused: stands where nobody is bound by it
    terminates \true; exits \false; assigns *p; ensures kept: *q == \old(*q); */
// line 20 refused: may write through p or q, and its contract does not require that they are \separated
void separated_if(int *p, int *q) { *p = 1; }

/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns *p; ensures set: *p == 1; */
void valid_read_written(int *p) { *p = 1; } // refused: function valid_read_written may write through p

/*@ requires valid: \valid(p) && \valid_read(q);
    terminates \true; exits \false; assigns *p; ensures kept: *q == \old(*q); */
void one_of_two(int *p, const int *q) { *p = 1; } // refused: may write through p or q

/*@ terminates \true; exits \false; assigns \nothing; ensures read: \result == *p; */
int nothing_said(const int *p) { return *p; } // refused: function nothing_said may read through p

/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p;
    behavior here: assumes x == 0; requires zero: *p == 0; ensures kept: *p == \old(*p); */
void behaves(int *p, int x) { *p = x; } // refused: function behaves has the behavior here; a contract without ensures

/*@ requires valid: \valid(p + 1); terminates \true; exits \false; assigns *p; ensures set: *p == 1; */
void beside(int *p) { *p = 1; } // refused: function beside may write through p

/*@ requires valid: \valid(p) && \valid_read(t + (0 .. n - 1));
    requires apart: \separated(p, t);
    terminates \true; exits \false; assigns *p; ensures kept: \forall integer i; 0 <= i < n ==> t[i] == \old(t[i]); */
// line 44 refused: may write through p or t, and its contract does not require that they are \separated, all of both
void first_alone(int *p, const int *t, int n)
{
  (void)t;
  (void)n;
  *p = 7;
}

/*@ requires valid: \valid(p) && \valid(q);
    requires apart: \separated(p, q + (1 .. 0));
    terminates \true; exits \false; assigns *p; ensures kept: *q == \old(*q); */
// line 55 refused: may write through p or q, and its contract does not require that they are \separated, all of both
void nothing_apart(int *p, int *q)
{
  (void)q;
  *p = 1;
}

/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p;
    ensures value: \initialized(p); */ // refused: proves it of what was never written
void never_written(int *p) { (void)p; }

typedef struct {
  int a[3], b;
} wider;
/*@ requires valid: \valid_read(w);
    terminates \true; exits \false; assigns \nothing; ensures beyond: \result == w->b; */
int walks_on(const wider *w)
{
  const int *at = &w->a[0];
  return *(at + 3); // refused: `at` walks from a pointer that is no parameter
}

/*@ requires valid: \valid(p) && \valid_read(q);
    requires apart: \separated(p, q);
    terminates \true; exits \false; assigns \nothing; ensures same: \result == *q; */
int leads_elsewhere(const int *p, const int *q)
{
  p = q; // refused: the parameter p is made to lead elsewhere
  return *p;
}
