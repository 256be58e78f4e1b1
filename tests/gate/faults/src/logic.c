/* Recursive logic that does not end, or of which nobody sees that it does. */
/*@ logic integer Up(integer i) = Up(i) + 1; // refused: Up calls itself, and not in the one form that is known to end
    logic integer Grows(integer n) = n <= 0 ? 0 : Grows(n + 1); // refused: Grows calls itself, and not in the one form
    // line 5 refused: Beyond calls itself, and not in the one form
    logic integer Beyond(integer n) = n == 0 ? 0 : Beyond(n - 1);
    logic integer Base(integer n) = n <= 0 ? Base(n - 1) : 0; // refused: Base calls itself, and not in the one form
    // line 8 refused: Aside calls itself, and not in the one form
    logic integer Aside(integer n, integer m) = n <= 0 ? 0 : Aside(m - 1, n - 1);
    logic integer Halved(real n) = n <= 0 ? 0 : Halved(n - 1); // refused: Halved calls itself, and not in the one form
    predicate Not(integer n) = !Not(n); // refused: Not calls itself, and not in the one form
    predicate Some(integer n) = n <= 0 || Some(n - 1); // refused: Some calls itself, and not in the one form
    // line 13 refused: Shadow calls itself, and not in the one form
    logic integer Shadow(integer n) = n <= 0 ? 0 : (\let n = 9; Shadow(n - 1));
    // line 15 refused: Within calls itself, and not in the one form
    logic integer Within(integer n) = n <= 0 ? 0 : Within(Within(n) - 1);
*/
/*@ axiomatic Believed { // refused: the axiomatic block Believed is believed
      logic integer Some_number;
      axiom all: \false;
    } */
/*@ inductive Ind(integer n) { // refused: Ind is an inductive predicate
      case base: Ind(0);
    } */
/*@ lemma signed_overflow: \forall integer n; 0 <= n * n; */ // refused: begins with no capital
/*@ check lemma Checked: 1 == 1; */ // refused: what is only checked
/*@ admit lemma Admitted: 1 == 2; */ // refused: what is admitted

/*@ logic integer Least_of_all = 1; */
enum { Least_of_all = 5 }; // refused: Least_of_all is a definition of the logic, and here one of C
/*@ terminates \true; exits \false; assigns \nothing; ensures least: \result == Least_of_all; */
int least_of_all(void) { return 5; }

/*@ logic integer Least_too // the least
      = 1; */
enum { Least_too = 5 }; // refused: Least_too is a definition of the logic, and here one of C
