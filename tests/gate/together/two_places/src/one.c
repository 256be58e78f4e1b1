/* What one unit takes a name for, and another takes it for something else. */
#define SIZE 3
#include "size.h"
#include "web/part.h"
kept = 1;
enum { limit = 5 };
struct room { char a[3]; };
/*@ predicate Small(integer n) = n < limit && n < sizeof(struct room); */
/*@ requires valid: \valid(p); terminates \true; exits \false; assigns *p; ensures one: *p == 1; */
int set(const int *p);
/*@ requires valid: \valid(p) && \valid_read(q); terminates \true; exits \false; assigns *p;
    ensures one: *q == \old(*q); */
int twice(const int *p, const int *q)
{
  (void)q;
  return set(p);
}
/*@ terminates \true; exits \false; assigns kept; ensures two: kept == 2; */
void keep(void) { kept = 2; }
typedef int taking(const int *p);
