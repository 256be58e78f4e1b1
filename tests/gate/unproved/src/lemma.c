/* A lemma that is false.   line 0 refused: lemma: lemma Wrong not proved; lemma: smoke test */
/*@ lemma Wrong: \forall integer n; n <= n * n * n; */
