/* fields.c: the ghost functions of fields.acsl. */
#include "fields.acsl"
/*@ ghost
  void result_end(xo_rules R, xo_finding f, xo_word w, int n)
  {
    /@ assert there:  w.text[ResultLength(R, f)] == 0; @/
    /@ assert before: n < ResultLength(R, f) ==> ResultByte(R, f, n) != 0; @/
  }

  void status_end(xo_status status, xo_word w, int n)
  {
    /@ assert there:  w.text[StatusLength(status)] == 0; @/
    /@ assert before: n < StatusLength(status) ==> StatusByte(status, n) != 0; @/
  }

  void claimed_end(xo_rules R, int claimed, int outcome, xo_word w, int n)
  {
    /@ assert there:  w.text[ClaimedLength(R, claimed, outcome)] == 0; @/
    /@ assert before: n < ClaimedLength(R, claimed, outcome) ==> ClaimedByte(R, claimed, outcome, n) != 0; @/
  }

  void check_end(int check, xo_word w, int n)
  {
    /@ assert there:  w.text[CheckLength(check)] == 0; @/
    /@ assert before: n < CheckLength(check) ==> CheckByte(check, n) != 0; @/
  }

  // A power after the other: a quotient by a constant is linear.
  void power_next(int n, int k)
  {
    /@ assert power_0: n / 10 == n / 10; @/
    /@ assert power_1: n / 10 / 10 == n / 100; @/
    /@ assert power_2: n / 100 / 10 == n / 1000; @/
    /@ assert power_3: n / 1000 / 10 == n / 10000; @/
    /@ assert power_4: n / 10000 / 10 == n / 100000; @/
    /@ assert power_5: n / 100000 / 10 == n / 1000000; @/
    /@ assert power_6: n / 1000000 / 10 == n / 10000000; @/
    /@ assert power_7: n / 10000000 / 10 == n / 100000000; @/
    /@ assert power_8: n / 100000000 / 10 == n / 1000000000; @/
    /@ assert power_9: n / 1000000000 / 10 == n / 10000000000; @/
    /@ assert powers: k == 0 || k == 1 || k == 2 || k == 3 || k == 4 || k == 5 || k == 6 || k == 7 || k == 8 ||
                      k == 9; @/
  }
*/
