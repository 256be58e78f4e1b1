/*@ requires small: 0 <= x < 9;
    terminates \true; exits \false; assigns \nothing; ensures grown: \result == x + LIMIT; */
int grown(int x);
