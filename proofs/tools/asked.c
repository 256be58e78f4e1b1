/* asked.c: what each prover is asked before its answers count. Neither goal is decided before it reaches a prover. */
/*@ lemma Asked_True: \forall integer a, b, c; a < b && 2 * b < 2 * c + 1 ==> a < c;
    lemma Asked_False: \forall integer a, b, c; a < b && 2 * b < 2 * c + 3 ==> a < c; */
