#ifndef MORE
#define MORE 1
#endif
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int more(void) { return MORE; }
