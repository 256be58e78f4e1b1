#include "root.h"
int root(int x)
{
  return x;
}
