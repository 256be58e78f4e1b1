/* A global variable beside a pointer that may lead to it. */
int counter; // refused: counter is an object that outlives its function and changes
/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p, counter; ensures kept: *p == 1 && counter == 2; */
// line 6 refused: function beside_global gets a pointer, which may lead to the global variable counter
void beside_global(int *p)
{
  *p = 1;
  counter = 2;
}

/*@ terminates \true; exits \false; assigns counter; ensures set: counter == 3; */
void set_counter(void) { counter = 3; }

/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns counter; ensures kept: *p == \old(*p); */
// line 17 refused: function through_call gets a pointer, which may lead to the global variable counter
void through_call(const int *p)
{
  (void)p;
  set_counter();
}

extern int elsewhere; // refused: elsewhere is declared here and defined nowhere; elsewhere is an object that outlives
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == elsewhere; */
int read_elsewhere(void) { return elsewhere; }

/*@ terminates \true; exits \false; assigns \nothing; ensures set: \result == 1; */
int remembers(void)
{
  static int n = 0; // refused: n is an object that outlives its function and changes
  n = 1;
  return n;
}
