/* The order of evaluation that C leaves open. */
/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p; ensures set: *p == 7 && \result == 1; */
int order_set(int *p)
{
  *p = 7;
  return 1;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int order_steps(void)
{
  int i = 1;
  i = i++ + 1; // refused: operation on ; multiple unsequenced modifications to 'i'
  return i;
}

/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p; ensures sum: \result == 8; */
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
  return order_next(&i) - order_next(&i); // refused: function order_twice: a call that may write stands beside what is read
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
  int a[2] = {order_next(&i), order_next(&i)}; // refused: function order_list: a call that may write stands beside what is read
  return a[0] + a[1];
}
