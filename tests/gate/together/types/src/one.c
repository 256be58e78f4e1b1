typedef struct {
  int a;
} size;
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == s.a; */
int of(size s) { return s.a; }
