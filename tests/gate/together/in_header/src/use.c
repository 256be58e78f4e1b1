#include "more.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures less: \result == -2; */
int use(void) { return abs(-3); }
