enum { seven = 7 };
#include "word.acsl"
/*@ terminates \true; exits \false; assigns \nothing; ensures eight: Seven(\result - 1); */
int word(void) { return seven; }
