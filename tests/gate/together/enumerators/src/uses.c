enum { LIMIT = 2 };
#include "grown.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int uses(void) { return grown(0); }
