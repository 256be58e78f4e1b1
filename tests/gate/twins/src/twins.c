/* twins.c: see twins.h. */
#include "twins.h"

static const signed char table[3] = {1, 2, 3};

twin_other twin_choose(bool first)
{
  twin_other kind = TWIN_C;
  if (first)
    kind = TWIN_A;
  return kind;
}

void twin_copy(twin *t, const twin *from)
{
  twin made = {TWIN_A, {0}};
  made.kind = from->kind;
  *t = made;
}

void twin_put(char *text, int len, int *at, char byte)
{
  (void)len;
  int i = *at;
  text[i++] = byte;
  *at = i;
}

int twin_sum(int n)
{
  int sum = 0;
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant small: 0 <= sum <= 1000 * i;
      loop invariant sum:   sum == SumTo(i);
      loop assigns i, sum;
      loop variant n - i; */
  for (int i = 0; i < n; i++)
    sum += i + 1;
  return sum;
}

int twin_shift(int x)
{
  int first = table[0];
  return x >> first;
}
