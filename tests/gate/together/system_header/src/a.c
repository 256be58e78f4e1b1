#include "/proc/self/cwd/sys/stdint.h"
/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures same: \result == *p; */
int reads(const int *p) { return *p; }
