// Conditions: denied, and joined otherwise.

@if_denied@ expression C; statement S, S1, S2; position p; @@
(
- if@p (C)
+ if (!(C))
    S
|
- if@p (C)
+ if (!(C))
    S1 else S2
)

@while_denied@ expression C; statement S; position p; @@
- while@p (C)
+ while (!(C))
    S

@choice_denied@ expression C, A, B; position p; @@
- C ?@p A : B
+ C ? B : A

@and_or@ expression A, B; position p; @@
- A &&@p B
+ A || B

@or_and@ expression A, B; position p; @@
- A ||@p B
+ A && B

@not_lost@ expression A; position p; @@
- !@p A
+ A
