/*@ lemma Same: \forall integer n; n <= n * n; */
