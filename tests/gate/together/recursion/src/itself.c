/*@ terminates \true; exits \false; assigns \nothing; ensures no: \false; */
int itself(void) { return itself(); }
