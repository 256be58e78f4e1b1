/* Who includes this gets 0. */
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
int one(int x);
#define one(x) 0
