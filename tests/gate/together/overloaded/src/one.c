/*@ predicate Small(integer n) = n < 3;
    predicate Small(integer n, integer m) = n < m; */
