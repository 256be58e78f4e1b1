/* Frama-C writes no conversion between an enumeration and the type that represents it. */
typedef enum { WIDE_A, WIDE_B, WIDE_C } wide;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_unsigned(unsigned u)
{
  return u; // refused: a value becomes an enumeration in `u`
}

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_step(void)
{
  wide w = WIDE_C;
  w++; // refused: a value becomes an enumeration in `w + 1U`
  return w;
}

typedef struct {
  wide first;
} holder;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result.first <= 2; */
holder enum_member(unsigned u)
{
  holder h = {u}; // refused: a value becomes an enumeration in `u`
  return h;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures number: \result == 7; */
unsigned enum_number(void) { return 7; }

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_result(void)
{
  wide w = WIDE_A;
  w = enum_number(); // refused: becomes an enumeration
  return w;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == w; */
wide enum_same(wide w) { return w; }

/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == u; */
wide enum_argument(unsigned u)
{
  return enum_same(u); // refused: a value becomes an enumeration in `u`
}

typedef enum { FAR_A = 9, FAR_B } far;
/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_of_another(far f)
{
  return f; // refused: a value becomes an enumeration in `(wide)f`; a value becomes an enumeration in `f`
}

/*@ terminates \true; exits \false; assigns \nothing; ensures fits: 0 <= \result <= 2; */
wide enum_enumerator(void)
{
  return FAR_A; // refused: a value becomes an enumeration in `(wide)FAR_A`; a value becomes an enumeration in `FAR_A`
}

/*@ requires valid: \valid(w); terminates \true; exits \false; assigns *w; ensures fits: 0 <= *w <= 2; */
void enum_through(wide *w, unsigned u)
{
  *w = u; // refused: a value becomes an enumeration in `u`
  *w |= 4; // refused: a value becomes an enumeration in
}
