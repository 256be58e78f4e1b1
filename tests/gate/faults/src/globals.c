/* Objects that outlive their function and change, and who speaks of them. */
int counter; // refused: counter is an object that outlives its function and changes
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

#include "web/web.h"
/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns kept; ensures kept: *p == \old(*p); */
// line 18 refused: function through_call speaks of set_kept, which stands in src/web/; speaks of kept, which
void through_call(const int *p)
{
  (void)p;
  set_kept();
}

/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures kept: kept == \old(kept); */
void said_alone(int *p) { *p = 1; } // refused: function said_alone speaks of kept, which stands in src/web/
