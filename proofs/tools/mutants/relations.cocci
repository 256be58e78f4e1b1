// Relations: the bound moved by one, and the relation denied.

@less_bound@ expression A, B; position p; @@
- A <@p B
+ A <= B

@less_denied@ expression A, B; position p; @@
- A <@p B
+ A >= B

@most_bound@ expression A, B; position p; @@
- A <=@p B
+ A < B

@most_denied@ expression A, B; position p; @@
- A <=@p B
+ A > B

@more_bound@ expression A, B; position p; @@
- A >@p B
+ A >= B

@more_denied@ expression A, B; position p; @@
- A >@p B
+ A <= B

@least_bound@ expression A, B; position p; @@
- A >=@p B
+ A > B

@least_denied@ expression A, B; position p; @@
- A >=@p B
+ A < B

@equal_denied@ expression A, B; position p; @@
- A ==@p B
+ A != B

@unequal_denied@ expression A, B; position p; @@
- A !=@p B
+ A == B
