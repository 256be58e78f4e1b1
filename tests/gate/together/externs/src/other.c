/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int twice(void) { return 2; }
