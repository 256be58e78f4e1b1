/*@ requires small: x < 9; terminates \true; exits \false; assigns \nothing; ensures more: \result == x + 1; */
int abs(int x) { return x + 1; }
/*@ requires no: x < 1 && x > 2; terminates \true; exits \false; assigns \nothing; ensures more: \result == 1; */
int more(int x) { return x; }
