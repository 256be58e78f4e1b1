#include "half.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int uses(void) { return half(); }
