// Two neighbouring arguments swapped.
@swapped@ identifier F; expression A, B; expression list[n] before; expression list after; position p; @@
  F(before,
- A@p, B
+ B, A
  , after)

// Conditions denied.
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

// Functions over before they begin.
@nothing_done@ identifier F; position p; @@
  void F@p(...)
  {
+ return;
  ...
  }

@zero@ identifier F; type T; position p; @@
  T F@p(...)
  {
+ return 0;
  ...
  }

@one@ identifier F; type T; position p; @@
  T F@p(...)
  {
+ return 1;
  ...
  }
