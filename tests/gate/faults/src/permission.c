/* What the language of the kernel does not have. */
enum side { LEFT, RIGHT = 300 };
// line 4 refused: a constant of an initialiser does not fit
static const signed char table_of_constants[2] = {(signed char)300, 1};
// line 6 refused: a constant of an initialiser does not fit
static const short table_of_enumerators[2] = {(signed char)RIGHT, LEFT};

// line 9 refused: is computed before the program runs, where nothing guards it
static const long long wrapped = 4294967295u + 1;
/*@ terminates \true; exits \false; assigns \nothing; ensures negative: \result == -1; */
long long minus_unsigned(void)
{
  unsigned x = 1;
  return -x; // refused: the minus of an unsigned number
}

/*@ terminates \true; exits \false; assigns \nothing; ensures big: \result == 300; */
int smaller_enumeration(void)
{
  enum side e = RIGHT; // refused: e is or holds an enumeration
  return (signed char)e; // refused: a conversion that is not between integers
}

/*@ requires minus: b == -1; terminates \true; exits \false; assigns \nothing; ensures zero: \result == 0; */
int least_rest(int a, int b)
{
  return a % b; // refused: nothing guards the smallest number % -1
}

/*@ terminates \true; exits \false; assigns \nothing; ensures wrong: \result == x + 1; */
int abs(int x) { return x + 1; } // refused: the compiler knows a function of that name

/*@ logic integer Endless = Endless < 0 ? 1 : -1; */ // refused: Endless calls itself


/*@ lemma Absurd_Free: \true; */
/*@ requires Absurd_Free: x == 1; // refused: the label Absurd_Free is a lemma's name as well
    terminates \true; exits \false; assigns \nothing; ensures none: \result == 1; */
int labelled(int x) { return x; }

// line 42 refused: is not in the language that the proofs
/*@ predicate Summed(integer n) = \sum(0, n, \lambda integer i; i) >= 0; */
int table_sum(void) // refused: function table_sum has no contract
{
  return table_of_constants[0] + table_of_enumerators[0];
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == x; */
unsigned long larger_unsigned(int x)
{
  return x; // refused: a signed number becomes a larger unsigned one
}

/*@ terminates \true; exits \false; assigns \nothing; ensures less: \result == (x < 7); */
int compared_unsigned(signed char x)
{
  return x < 7ul; // refused: a signed number becomes a larger unsigned one
}

/*@ terminates \true; exits \false; assigns \nothing; ensures seven: \result == 7; */
int jumps(void)
{
  int n = 7;
  goto end; // refused: a goto is not in the language
end:
  return n;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures three: \result == 3; */
int of_gnu(int x)
{
  switch (x ?: 3) { // refused: an expression that is not C
  case 1 ... 5: // refused: a range of cases is not C
    return ({ int y = 3; y; }); // refused: an expression that is not C
  default:
    return 3;
  }
}

/*@ terminates \true; exits \false; assigns \nothing; ensures none: \result == 0; */
int more_than_one(void)
{
  return 'ab' - 'ab'; // refused: gcc says: multi-character character constant
}

/*@ terminates \true; exits \false; assigns \nothing; ensures four: \result == 4; */
int size_of_a_store(int x)
{
  return (int)sizeof(x++); // refused: a store within an expression
}

/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures same: \result == *p; */
int promised(const int *restrict p) { return *p; } // refused: the parameter p is or holds the attribute restrict

/*@ terminates \true; exits \false; assigns \nothing; ensures last: \result == 99; */
int of_text(void)
{
  return "abc"[2]; // refused: walks from a pointer that is no parameter
}

/*@ terminates \true; exits \false; assigns \nothing; ensures none: \result == n; */
int sized_by(int n)
{
  // line 105 refused: has no value where it is declared; becomes a larger unsigned one; pointer of another type
  int at[n]; // refused: gcc says: ISO C90 forbids variable length array
  return (int)(sizeof at / sizeof(int));
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures xor: \result == 1 ^^ \result == 2; */ // refused: is not in the language that the proofs
int either_of_two(void) { return 1; }

/*@ terminates \true; exits \false; assigns \nothing; ensures some: \result <= 3; */
int three_and_a_half(int x)
{
  // line 117 refused: arithmetic of what is no integer; `0.5f`: an expression; a conversion that is not
  return (int)(x * 0.5f);
}

/*@ terminates \true; exits \false; assigns \nothing; ensures first: \result == 97; */
int of_wide_text(void)
{
  return L"abc"[0]; // refused: `L"a
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int assembled(void)
{
  asm("nop"); // refused: a statement that is not in the language
  return 1;
}

/*@ requires valid: \valid_read(t); terminates \true; exits \false; assigns \nothing; ensures same: \result == n; */
int sized_by_a_quotient(int n, const int t[1 / n]) // refused: gcc says: ISO C90 forbids variable length array
{
  (void)t;
  return n;
}

struct room {
  char a[3];
};
enum { SCOPE = 3 };
/*@ terminates \true; exits \false; assigns \nothing; ensures five: \result == 5; */
int defined_within(int x)
{
  int y = 0;
  if (x > 0)
    y = (int)sizeof(struct room { char a[5]; }); // refused: a type is defined within something else
  if (x > 1)
    y = (int)sizeof(enum { SCOPE = 5 }); // refused: a type is defined within; enumerator SCOPE stands in two
  return (int)sizeof(struct room) + SCOPE - 3 + 0 * (y > x);
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int size_of_sum(char c)
{
  return (int)sizeof(+c); // refused: a plus that adds nothing
}

typedef struct {
  int cell[2];
} cells;
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int overridden(void)
{
  cells b = {.cell[1] = 2, .cell = {1}}; // refused: gcc says: initialized field; clang says: initializer overrides
  return b.cell[1];
}
/*@ terminates \true; exits \false; assigns \nothing; ensures big: \result == 4294967296; */
long long wraps(void) { return wrapped; }

/*@ lemma Absurd_End: \true; */
/*@ terminates \true; exits \false; assigns \nothing; ensures none: \result == 0; */
int labelled_variant(int n)
{
  /*@ loop assigns n;
      loop variant Absurd_End: n; */ // refused: the label Absurd_End is a lemma's name as well
  while (n > 0)
    n--;
  return 0;
}
