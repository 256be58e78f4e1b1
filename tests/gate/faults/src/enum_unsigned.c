/* Frama-C writes no conversion between an enumeration and the type that represents it. */
typedef enum { WIDE_A, WIDE_B, WIDE_C } wide;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_unsigned(unsigned u) // refused: function enum_unsigned is or holds an enumeration
{
  return u;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_step(void) // refused: function enum_step is or holds an enumeration
{
  wide w = WIDE_C; // refused: w is or holds an enumeration
  w++;
  return w;
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

/*@ terminates \true; exits \false; assigns \nothing; ensures number: \result == 7; */
unsigned enum_number(void) { return 7; }

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_result(void) // refused: function enum_result is or holds an enumeration
{
  wide w = WIDE_A; // refused: w is or holds an enumeration
  w = enum_number();
  return w;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == w; */
wide enum_same(wide w) { return w; } // refused: function enum_same is or holds; the parameter w is or holds

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == u; */
wide enum_argument(unsigned u) // refused: function enum_argument is or holds an enumeration
{
  return enum_same(u); // refused: tmp is or holds an enumeration
}

typedef enum { FAR_A = 9, FAR_B } far;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_of_another(far f) // refused: function enum_of_another is or holds; the parameter f is or holds
{
  return f; // refused: __retres is or holds an enumeration; `(wide)f`: a conversion that is not between integers
}

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_enumerator(void) // refused: function enum_enumerator is or holds an enumeration
{
  return FAR_A; // refused: __retres is or holds an enumeration; `(wide)FAR_A`: a conversion that is not
}

/*@ requires valid: \valid(w); terminates \true; exits \false; assigns *w; ensures fits: 0 <= *w <= 2; */
void enum_through(wide *w, unsigned u) // refused: the parameter w is or holds an enumeration
{
  *w = u;
  *w |= 4;
}

// line 68 refused: enum_table is or holds an enumeration; `(wide)7`: a conversion that is not; `(wide)8`: a conversion
static const wide enum_table[2] = {7, 8};
/*@ terminates \true; exits \false; assigns \nothing; ensures seven: \result == 7; */
int enum_read(void) { return enum_table[0] == 7 ? 7 : 8; }

/*@ terminates \true; exits \false; assigns \nothing; ensures nine: \result == 9; */
int enum_cast(void)
{
  return (int)(wide)9; // refused: `(wide)9`: a conversion that is not between integers; `(int)((wide)9)`: a conversion
}
