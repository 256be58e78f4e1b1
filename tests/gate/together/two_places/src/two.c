#define SIZE 5
#include "size.h"
enum { limit = 500 };
struct room { char a[5]; };
/*@ predicate Small(integer n) = n < limit && n < sizeof(struct room); */
/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures one: *p == 1; */
int set(int *p) { *p = 1; return 0; }
/*@ terminates \true; exits \false; assigns \nothing; ensures size: \result == sizeof(sized); */
int size(void);
int size(void) { return (int)sizeof(sized); }
