/*@ requires no: x * x == 2;
    terminates \true; exits \false; assigns \nothing; ensures no: \false; */
int root(int x);
