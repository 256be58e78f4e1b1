/* C that the model of memory is not made for. */
typedef struct {
  int *p; // refused: the field p is or holds a pointer inside an object
} carrier;
typedef struct {
  unsigned bits : 3; // refused: the field bits is a bit-field; the field bits is or holds
} narrow;
typedef union { // refused: a union without a name is in use
  int i;
  char c;
} either;
typedef struct {
  float x; // refused: the field x is or holds floating point
} real; // refused: real is a type of the logic
/*@ terminates \true; exits \false; assigns \nothing; ensures none: \true; */
int uses(carrier a, narrow b, real d, either e) // refused: real is a type; the parameter e is or holds a union
{
  (void)a;
  (void)b;
  (void)d;
  (void)e;
  return 1;
}
/*@ terminates \true; exits \false; assigns \nothing; ensures none: \true; */
int volatile_local(void)
{
  volatile int x = 1; // refused: x is or holds the attribute volatile
  return x - x;
}
/*@ requires valid: \valid(p); terminates \true; exits \false; assigns \nothing; ensures none: \true; */
int deep(int **p) // refused: the parameter p is or holds a pointer to a pointer
{
  (void)p;
  return 1;
}
/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures none: \true; */
const int *back(const int *p) { return p; } // refused: function back returns a pointer
/*@ terminates \true; exits \false; assigns \nothing; ensures none: \true; */
// line 41 refused: the parameter __va_params is or holds a pointer to a pointer
// line 41 refused: function many may read through __va_params
int many(int n, ...) { return n; }
/*@ requires valid: \valid_read(p) && \valid_read(q);
    terminates \true; exits \false; assigns \nothing; ensures none: \true; */
int compared(const int *p, const int *q)
{
  return p < q; // refused: pointers are compared in
}
/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures none: \true; */
int truth(const int *p)
{
  if (p) // refused: a pointer is taken for a number or a truth value
    return 1;
  return 0;
}
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int by_pointer(void)
{
  // line 59 refused: f is or holds a pointer to a function; the function by_pointer is a value here; stands elsewhere
  int (*f)(void) = by_pointer;
  return 1;
}

typedef struct { // refused: a union without a name is in use; a type is defined within something else
  int x;
  union {
    int i;
    unsigned u;
  } in; // refused: the field in is or holds a union
} inside;
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int hidden(inside h)
{
  h.in.i = -1;
  return h.in.u > 3;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int truth_of_none(void) { return 1; }

typedef int (*called)(void); // refused: the type called is of a function
// line 82 refused: table is or holds a pointer; the function truth_of_none is a value here
static const called table[1] = {truth_of_none};
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int by_table(void)
{
  return table[0](); // refused: a function is called through a pointer
}

typedef volatile int unsteady;
typedef struct {
  unsteady x; // refused: the field x is or holds the attribute volatile
} steady;
/*@ terminates \true; exits \false; assigns \nothing; ensures zero: \result == 0; */
int unsteady_member(steady s) { return s.x - s.x; }

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int of_void(const void *p) // refused: the parameter p is or holds a pointer to void; may read through p
{
  (void)p;
  return 1;
}

typedef struct {
  int n;
  int rest[]; // refused: the field rest is or holds an array without a size
} flexible;
/*@ requires valid: \valid_read(f); terminates \true; exits \false; assigns \nothing; ensures same: \result == f->n; */
int of_flexible(const flexible *f) { return f->n; }

// line 111 refused: a function without a prototype; no unit has its body
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int unnamed(); // refused: gcc says: function declaration isn't a prototype
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int names_it(void)
{
  (void)unnamed;
  return 1;
}

/* The argument is an int where the function takes a long. */
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == n; */
long old_style(n) long n; // refused: gcc says: old-style function; gcc says: function declaration isn't
{
  return n;
}
/*@ terminates \true; exits \false; assigns \nothing; ensures same: \result == n; */
long calls_old_style(int n) { return old_style(n); }

/*@ requires valid: \valid_read(p) && \valid_read(q);
    terminates \true; exits \false; assigns \nothing; ensures same: \result == \result; */
int distance(const int *p, const int *q)
{
  return (int)(p - q); // refused: pointers are compared in; `p - q`: an expression
}

/*@ requires valid: \valid_read(p); terminates \true; exits \false; assigns \nothing; ensures none: \result == 0; */
int null(const int *p)
{
  return !p; // refused: pointers are compared in
}

/*@ ghost typedef unsigned char integer; */ // refused: a typedef in ghost code
/* ‮line‬ */ // refused: a character that is not ASCII
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
inline int open_body(void) { return 1; } // refused: inline leaves it open; two functions are called; no unit has its
