/* Objects that are read before anything was written to them: proved, and the compiler makes it false. */
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int no_value(void)
{
  int y; // refused: y has no value where it is declared
  int z = y; // refused: clang says: variable 'y' is uninitialized when used here
  return z - y == 0;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures zero: \result == 0; */
int no_value_in_array(void)
{
  int a[2]; // refused: a has no value where it is declared
  a[0] = 1;
  return a[1] - a[1];
}

/*@ terminates \true; exits \false; assigns \nothing; ensures some: \result == 1; */
int jumped_over(int x)
{
  switch (x) {
    int z = 4; // the compilers name the cases
  case 2: // refused: gcc says: switch jumps over variable initialization
    return z - z == 0; // refused: clang says: variable 'z' is uninitialized when used here
  default: // refused: gcc says: switch jumps over variable initialization
    return 1;
  }
}
