/*@ predicate Small(integer n) = n < 4; */
