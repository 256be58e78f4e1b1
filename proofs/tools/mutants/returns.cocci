// Functions: over before they begin, and answers turned around.

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
