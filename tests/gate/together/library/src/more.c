/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int more(void) { return 1; }
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int less(void) { return 2; }
