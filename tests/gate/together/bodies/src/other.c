/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
static int twice(void) { return 2; }

/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int calls(void) { return twice(); }
