// Arithmetic: another operator.

@plus_minus@ expression A, B; position p; @@
- A +@p B
+ A - B

@minus_plus@ expression A, B; position p; @@
- A -@p B
+ A + B

@times_plus@ expression A, B; position p; @@
- A *@p B
+ A + B

@over_rest@ expression A, B; position p; @@
- A /@p B
+ A % B

@rest_over@ expression A, B; position p; @@
- A %@p B
+ A / B

@up_down@ expression A; position p; @@
- A++@p
+ A--

@grow_shrink@ expression A, B; position p; @@
- A +=@p B
+ A -= B

@sign_lost@ expression A; position p; @@
- -@p A
+ A
