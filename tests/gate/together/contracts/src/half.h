/*@ terminates \true; exits \false; assigns \nothing; ensures half: \result == 2; */
int half(void);
