#if MORE == 2
int more(void) { return 2; }
#else
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int more(void) { return 1; }
#endif
