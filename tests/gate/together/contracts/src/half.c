#include "half.h"
/*@ requires no: \false; */
int half(void) { return 1; }
