/*@ predicate Small(integer n) = n < 3; */
