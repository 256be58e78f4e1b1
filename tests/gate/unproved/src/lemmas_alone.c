/* A unit of lemmas alone has a smoke test of its own. */
/*@ lemma No_more: \forall integer n; n == 3; */ // line 0 refused: lemma No_more not proved
// line 0 refused: lemma: smoke test smoke default_requires failed
