/*@ terminates \true; exits \false; assigns \nothing; ensures half: \result == 2; */
int half(void);
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int uses(void) { return half(); }
