/* The order of evaluation that C leaves open. */
/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures set: *p == 7 && \result == 1; */
int order_set(int *p)
{
  *p = 7;
  return 1;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int order_steps(void)
{
  int i = 1;
  i = i++ + 1; // refused: operation on ; multiple unsequenced modifications to 'i'; a store within an expression
  return i;
}

/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures sum: \result == 8; */
int order_read(int *p)
{
  *p = 0;
  return *p + order_set(p); // refused: function order_read: a call that may write stands beside what is read
}

/*@ terminates \true; exits \false; assigns \nothing; ensures sum: \result == 8; */
int order_local(void)
{
  int i = 0;
  return i + order_set(&i); // refused: function order_local: a call that may write stands beside what is read
}

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures step: *p == \old(*p) + 1 && \result == *p; */
int order_next(int *p)
{
  *p = *p + 1;
  return *p;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures minus: \result == -1; */
int order_twice(void)
{
  int i = 0;
  // line 45 refused: function order_twice: a call that may write stands beside what is read
  return order_next(&i) - order_next(&i);
}

/*@ terminates \true; exits \false; assigns \nothing; ensures place: \result == 1; */
int order_place(void)
{
  int a[2] = {0, 0}, i = 0;
  a[i] = order_next(&i); // refused: function order_place: a call that may write stands beside what is read
  return a[1];
}

/*@ terminates \true; exits \false; assigns \nothing; ensures sum: \result == 3; */
int order_list(void)
{
  int i = 0;
  // line 61 refused: function order_list: a call that may write stands beside what is read
  int a[2] = {order_next(&i), order_next(&i)};
  return a[0] + a[1];
}

/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures same: \result == *p; */
int order_see(const int *p) { return *p; }

/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures sum: \result == 6; */
int order_stored(int *p)
{
  return (*p = 3) + order_see(p); // refused: a store within an expression
}

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures sum: *p == 2 * \old(*p); */
void order_added(int *p)
{
  *p += order_see(p); // what is added is there before the sum is stored
}

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures step: *p == 7; */
void order_added_written(int *p)
{
  *p += order_set(p); // refused: function order_added_written: a call that may write stands beside what is read
}

/*@ requires valid: \valid(p + (0 .. 1)) && \valid_read(at + (0 .. 1)) && \separated(p + (0 .. 1), at + (0 .. 1));
    terminates \true; exits \false; assigns p[0 .. 1]; ensures second: p[1] == 2; */
void order_index(int *p, const int *at)
{
  int n = 0;
  p[n++] = order_see(at); // refused: a store within an expression
  p[n++] = 2; // the index alone, and no call
}

/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures sum: \result == 6; */
int order_kept(int *p)
{
  int n = 0;
  return (*p = 3) + (n = order_see(p)); // refused: a store within an expression
}

/*@ terminates \true; exits \false; assigns \nothing; ensures sum: \result == 1; */
int order_condition(int x)
{
  int n = 0;
  return x + 0 * (n = 1); // refused: a store within an expression
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int order_same(int x) { return x; }

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures set: \true; */
void order_through(int *p)
{
  *p += order_same(order_set(p)); // refused: function order_through: a call that may write stands beside what is read
}

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures sum: \true; */
int order_decided(int *p, int x)
{
  if (order_set(p) && *p == 7) // one after the other
    x = *p + order_same(1);
  // line 132 refused: function order_decided: a call that may write stands beside what is read
  return x + *p + (order_set(p) && order_same(1));
}

/*@ requires valid: \valid(p);
    requires small: 0 <= *p < 10;
    terminates \true; exits \false; assigns *p; ensures sum: \true; */
int order_chosen(int *p, int x)
{
  // line 141 refused: function order_chosen: a call that may write stands beside what is read
  return *p + (x > 0 ? (short)order_set(p) : 0);
}
