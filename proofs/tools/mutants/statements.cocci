// Statements: left out.

@left_out@ expression E; position p; @@
- E@p;
+ ;

@goes_on@ position p; @@
- break@p;
+ ;
