/* Frama-C writes no conversion between an enumeration and the type that represents it. */
typedef enum { WIDE_A, WIDE_B, WIDE_C } wide;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_unsigned(unsigned u) // refused: function enum_unsigned is or holds an enumeration
{
  return u;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
int enum_step(void)
{
  wide w = WIDE_C; // refused: w is or holds an enumeration
  w++;
  return (int)w; // refused: a conversion that is not between integers
}

typedef struct {
  wide first; // refused: the field first is or holds an enumeration
} holder;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result.first <= 2; */
holder enum_member(unsigned u)
{
  holder h = {u};
  return h;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures seven: \result == 7; */
int enum_argument(wide w) { return 7; } // refused: the parameter w is or holds an enumeration

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
int enum_of_another(void)
{
  return (int)(wide)9; // refused: `(wide)9`: a conversion that is not; `(int)((wide)9)`: a conversion that is not
}

/*@ requires valid: \valid(w); terminates \true; exits \false; assigns *w; ensures fits: 0 <= *w <= 2; */
void enum_through(wide *w, unsigned u) // refused: the parameter w is or holds an enumeration
{
  *w = u;
}

// line 43 refused: enum_table is or holds an enumeration; `(wide)7`: a conversion that is not; `(wide)8`: a conversion
static const wide enum_table[2] = {7, 8};
/*@ terminates \true; exits \false; assigns \nothing; ensures seven: \result == 7; */
int enum_read(void) { return enum_table[0] == 7 ? 7 : 8; }
