// Constants: one more and one less.

@one_more@ constant C; position p; @@
- C@p
+ (C + 1)

@one_less@ constant C; position p; @@
- C@p
+ (C - 1)
