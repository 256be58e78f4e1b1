/* One text of the contract, and each unit has a LIMIT of its own. */
enum { LIMIT = 1 };
#include "grown.h"
int grown(int x) { return x + LIMIT; }
