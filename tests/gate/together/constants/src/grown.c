/* One text of the contract, and each unit has a LIMIT of its own. */
static const int LIMIT = 1;
#include "grown.h"
int grown(int x) { return x + LIMIT; }
