/* What may change and outlive its function, where that is allowed: no pointer may lead to it. */
#include "web.h"
int kept = 1;

void set_kept(void) { kept = 3; }

static int begun = 1;
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int main(void) { return begun; } // refused: function main: WP takes it that objects are as they begin
/*@ terminates \true; exits \false; assigns begun; ensures one: \result == 1; */
int later(void)
{
  begun = 3;
  return main();
}

/*@ requires valid: \valid(p);
    terminates \true; exits \false; assigns *p, kept; ensures kept: *p == 1 && kept == 2; */
void beside_kept(int *p) // refused: function beside_kept gets a pointer, which may lead to an object that outlives
{
  *p = 1;
  kept = 2;
}
