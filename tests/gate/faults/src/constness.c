/* Constness cast away: what is only read could be written. */
/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures kept: *p == \old(*p); */
void const_cast(const int *p)
{
  int *q = (int *)p; // refused: constness is cast away
  *q = 1;
}

static const int three[3] = {1, 2, 3};
/*@ terminates \true; exits \false; assigns \nothing; ensures first: \result == 1; */
int const_table(void)
{
  *(int *)three = 2; // refused: constness is cast away
  return three[0];
}

typedef struct {
  int a, b;
} pair;
/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures first: p->a == 1; */
void other_type(pair *p)
{
  *(int *)p = 1; // refused: a pointer is converted to a pointer of another type
}

/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures first: *p == 1; */
void by_number(int *p)
{
  unsigned long n = (unsigned long)p; // refused: a pointer is taken for a number
  *(int *)n = 1; // refused: what is no pointer is converted to one
}

typedef struct {
  int cell[3];
} board;
/*@ requires valid: \valid_read(b);
    terminates \true; exits \false; assigns \nothing; ensures kept: b->cell[0] == \old(b->cell[0]); */
void member(const board *b)
{
  int *cell = b->cell; // refused: constness is cast away; gcc says: initialization discards
  *cell = 3;
}

/*@ requires valid: \valid_read(b) && \valid(p); requires apart: \separated(b, p);
    terminates \true; exits \false; assigns *p; ensures first: p->a == 1; */
void argument(const pair *b, pair *p)
{
  other_type(b); // refused: constness is cast away; expected 'pair *' but got; gcc says: passing argument
  p = b; // refused: constness is cast away; the parameter p is made to lead elsewhere; gcc says: assignment discards
}

/*@ requires valid: \valid_read(p) && \valid_read(q);
    terminates \true; exits \false; assigns \nothing;
    ensures apart: \separated(p, q); // refused: stands where nobody is bound by it
    ensures other: p != q; // refused: pointers are compared
    ensures valid: \valid(p); */ // refused: stands where nobody is bound by it
int both_read(const int *p, const int *q) { return *p > *q; }

/*@ predicate Apart(int *p, int *q) = \separated(p, q); */ // refused: stands where nobody is bound by it
