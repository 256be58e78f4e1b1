typedef struct {
  int a, b;
} size;
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == s.b; */
int in(size s) { return s.b; }
