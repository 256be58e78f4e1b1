// Arguments: two neighbours swapped.

@swapped@ identifier F; expression A, B; expression list[n] before; expression list after; position p; @@
  F(before,
- A@p, B
+ B, A
  , after)
