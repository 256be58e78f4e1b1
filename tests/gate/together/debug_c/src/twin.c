#include "twin.acsl"
#ifndef ONE
#define ONE 1
#endif
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int twin(void) { return ONE; }
