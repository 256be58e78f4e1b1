/* location.c: see location.h. */
#include "location.h"
#include "fields.acsl"

/*@ requires number:  0 <= n;
    terminates \true; exits \false; assigns \nothing;
    ensures len:      1 <= \result == DecimalLength(n) <= 10; */
static int count_digits(int n)
{
  if (n < 1000)
    return n < 10 ? 1 : n < 100 ? 2 : 3;
  if (n < 1000000)
    return n < 10000 ? 4 : n < 100000 ? 5 : 6;
  if (n < 1000000000)
    return n < 10000000 ? 7 : n < 100000000 ? 8 : 9;
  return 10;
}

/* The last len digits of n, from the last. */
/*@ requires number:  0 <= n && 1 <= len <= 10;
    requires offset:  0 <= at <= 2147483647 - 10;
    requires valid:   \valid(out + (at .. at + len - 1));
    terminates \true; exits \false; assigns out[at .. at + len - 1];
    ensures digits:   \forall integer i; at <= i < at + len ==> out[i] == LocationDigit(n, at + len - 1 - i); */
static void write_digits(int n, int len, unsigned char *out, int at)
{
  int rest = n;
  /*@ loop invariant bound:  0 <= k <= len && 0 <= rest;
      loop invariant rest:   rest == n / PowerOfTen(len - k);
      loop invariant digits: \forall integer i; at + k <= i < at + len ==> out[i] == LocationDigit(n, at + len - 1 - i);
      loop assigns k, rest, out[at .. at + len - 1]; loop variant k; */
  for (int k = len; k > 0; k--) {
    out[at + k - 1] = (unsigned char)('0' + rest % 10);
    //@ ghost power_next(n, len - k);
    rest /= 10;
  }
}

int xo_decimal(int n, unsigned char *out, int at)
{
  int len = count_digits(n);
  write_digits(n, len, out, at);
  return at + len;
}

/*@ requires number:  n < 1000000000000000000;
    requires offset:  0 <= at <= 2147483647 - 19;
    requires valid:   \valid(out + (at .. at + NumberLength(n) - 1));
    terminates \true; exits \false; assigns out[at .. at + NumberLength(n) - 1];
    ensures end:      at < \result == at + NumberLength(n) <= at + 18;
    ensures digits:   \forall integer i; at <= i < \result ==> out[i] == NumberByte(n, i - at); */
static int write_line_number(unsigned long long n, unsigned char *out, int at)
{
  int high = (int)(n / 1000000000);
  int low = (int)(n % 1000000000);
  int first = high > 0 ? high : low;
  int end = xo_decimal(first, out, at);
  //@ assert first: \forall integer i; at <= i < end ==> out[i] == NumberByte(n, i - at);
  if (high == 0)
    return end;
  write_digits(low, 9, out, end);
  //@ assert rest:  \forall integer i; end <= i < end + 9 ==> out[i] == NumberByte(n, i - at);
  return end + 9;
}

int xo_location(const unsigned char *name, int name_len, unsigned long long number, unsigned char *out, int at)
{
  /*@ loop invariant bound: 0 <= k <= name_len;
      loop invariant name:  \forall integer i; at <= i < at + k ==> out[i] == name[i - at];
      loop assigns k, out[at .. at + name_len + XO_LOCATION_CAP - 1]; loop variant name_len - k; */
  for (int k = 0; k < name_len; k++)
    out[at + k] = name[k];
  int colon = at + name_len;
  out[colon] = ':';
  int end = write_line_number(number, out, colon + 1);
  out[end] = '\t';
  //@ assert digits: \forall integer i; colon < i < end ==> out[i] == NumberByte(number, i - at - name_len - 1);
  //@ assert number: \forall integer i; colon < i < end ==> out[i] == LocationByte(name_len, number, i - at);
  //@ assert colon:  out[colon] == LocationByte(name_len, number, colon - at);
  //@ assert tab:    out[end] == LocationByte(name_len, number, end - at);
  return end + 1;
}
