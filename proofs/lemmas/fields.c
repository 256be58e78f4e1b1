/* fields.c: the ghost functions of fields.acsl. */
#include "fields.acsl"
/*@ ghost
  void result_end(xo_rules R, xo_finding f, xo_word w, int n)
  {
    /@ assert there:  w.text[ResultLength(R, f)] == 0; @/
  }

  void status_end(xo_status status, xo_word w, int n)
  {
    /@ assert there:  w.text[StatusLength(status)] == 0; @/
  }

  void claimed_end(xo_rules R, int claimed, int outcome, xo_word w, int n)
  {
    /@ assert there:  w.text[ClaimedLength(R, claimed, outcome)] == 0; @/
  }

  void check_end(int check, xo_word w, int n)
  {
    /@ assert there:  w.text[CheckLength(check)] == 0; @/
  }

  // A power after the other: a quotient by a constant is linear.
  void power_next(int n, int k)
  {
    /@ assert power_1: n / 10 / 10 == n / 100; @/
    /@ assert power_4: n / 10000 / 10 == n / 100000; @/
    /@ assert power_7: n / 10000000 / 10 == n / 100000000; @/
  }
*/
