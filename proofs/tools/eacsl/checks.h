/* checks.h: what the checked code calls. eacsl.py takes the code that E-ACSL writes and has it call this in the place
 * of E-ACSL's own run-time library. Part of the debug build only; what its users see is xo/debug.h.
 */
#ifndef CHECKS_H
#define CHECKS_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* ---- what is under way in a thread ---- */

typedef struct {
  uintptr_t start;
  size_t size;
} contract_block;

/* What is running: a checked function, or a call from outside, and where it goes on when it is given up. */
typedef struct contract_frame {
  const char *function; /* null: a call from outside */
  void *from;
  jmp_buf *given_up;
  struct contract_frame *caller;
  int blocks; /* how many there were when it began */
} contract_frame;

/* Blocks are the memory that is valid because somebody made it, or lent it. */
enum { CONTRACT_BLOCKS = 1000 };
typedef struct {
  contract_frame *frame; /* the innermost */
  int blocks;
  contract_block block[CONTRACT_BLOCKS];
} contract_thread;
extern _Thread_local contract_thread contract_this;

static inline contract_frame contract_enter(contract_frame *frame, const char *function, void *from, jmp_buf *given_up)
{
  contract_frame here = {function, from, given_up, contract_this.frame, contract_this.blocks};
  contract_this.frame = frame;
  return here;
}

static inline void contract_leave(contract_frame *frame)
{
  contract_this.frame = frame->caller;
  contract_this.blocks = frame->blocks;
}

/* Some blocks of a function that is not checked itself are not deleted by E-ACSL. */
static inline void contract_drop(const int *blocks) { contract_this.blocks = *blocks; }

/* ---- memory ---- */

/* A static object or a literal: it is there for all threads, for good. */
void contract_static(const void *pointer, size_t size);
void contract_store_block(const void *pointer, size_t size);
void contract_delete_block(const void *pointer);
bool contract_valid(const void *pointer, size_t size, const void *base, const void *address_of_base);
bool contract_separated(size_t pairs, ...);
#define contract_valid_read contract_valid
#define contract_store_block_duplicate contract_store_block
/* No contract speaks of \initialized, and none writes to a literal. */
#define contract_initialize(...) ((void)0)
#define contract_full_init contract_initialize
#define contract_mark_readonly contract_initialize
#define contract_memory_init contract_initialize
#define contract_memory_clean contract_initialize

/* ---- calls from outside ---- */

/* Until the end of the call the `count` objects of `size` bytes at `pointer` are valid memory to the checked library.
 * For callers that are not instrumented, of whose objects E-ACSL knows nothing. */
void contract_lend(const void *pointer, size_t size, long count);

/* ---- checks ---- */

typedef void contract_show(FILE *text, const void *object);

/* A variable of a clause and its value: an object that `show` writes, or a number; nothing, if it has no name. */
typedef struct {
  const char *name;
  contract_show *show;
  union {
    const void *object;
    __int128 number;
  };
} contract_value;

#define CONTRACT_NUMBER(name, value)            \
  {                                             \
    name, NULL, { .number = (__int128)(value) } \
  }
#define CONTRACT_POINTER(name, value)                      \
  {                                                        \
    name, contract_show_pointer, { (const void *)(value) } \
  }
#define CONTRACT_OBJECT(name, value, show) \
  {                                        \
    name, show, { &(value) }               \
  }

/* What E-ACSL says of a check. */
typedef struct {
  const char *kind, *name, *pred_txt, *file, *fct;
  int line, blocking;
} contract_check;

#define CONTRACT_FAILS(holds) __builtin_expect(!(holds), 0)
#define contract_assert_clean(check) ((void)0)
void contract_breach(const contract_check *check, const contract_value *values, int count);

/* A clause that has failed is evaluated once more, and notes its parts: comparisons and predicates, each with the
 * numbers in it, up to one without a name. The last part, and the predicates that it is in, go into the report. */
void contract_explain(void);
bool contract_part(const char *text, bool holds, const contract_value *values);
void contract_inside(const char *text, const contract_value *values);
bool contract_outside(bool holds);
#define CONTRACT_RARE __attribute__((cold, noinline, optimize(0))) /* what runs after a failure alone */
#define CONTRACT_INSIDE(text, holds, ...) (contract_inside(text, __VA_ARGS__), contract_outside(holds))

contract_show contract_show_pointer;
void contract_put_number(FILE *text, __int128 number);
/* The index of an element of an array, one number for each dimension. */
void contract_put_index(FILE *text, bool *first, const long *index, int dimensions);
bool contract_is_zero(const void *object, size_t size);

/* ---- integers beyond long ---- */

/* E-ACSL wants GMP where it cannot bound a number by a C type. 127 bits are enough for every definition here; one that
 * needed more would be told by contract_beyond, not computed wrongly.
 * A number lives in the 16 bytes of GMP's structure. */
_Noreturn void contract_beyond(void);

static inline __int128 contract_z(const void *z)
{
  __int128 n;
  memcpy(&n, z, sizeof n);
  return n;
}

static inline void contract_z_set_value(void *z, __int128 n) { memcpy(z, &n, sizeof n); }

#define contract_z_init(z) contract_z_set_value(z, 0)
#define contract_z_clear(z) ((void)0)
#define contract_z_init_set(z, x) contract_z_set_value(z, contract_z(x))
#define contract_z_set contract_z_init_set
#define contract_z_init_set_si(z, n) contract_z_set_value(z, (long)(n))
#define contract_z_init_set_ui(z, n) contract_z_set_value(z, (unsigned long)(n))

/* One unsigned long long, which is how E-ACSL reads an object of that type. */
static inline void contract_z_import(void *z, unsigned long count, int order, unsigned long size, int endian,
                                     unsigned long nails, const void *p)
{
  unsigned long long n;
  if (count != 1 || size != sizeof n || nails != 0)
    contract_beyond();
  (void)order, (void)endian;
  memcpy(&n, p, sizeof n);
  contract_z_set_value(z, n);
}

static inline long contract_z_get_si(const void *z)
{
  __int128 n = contract_z(z);
  if (n != (long)n)
    contract_beyond();
  return (long)n;
}

static inline int contract_z_cmp(const void *x, const void *y)
{
  __int128 a = contract_z(x), b = contract_z(y);
  return (a > b) - (a < b);
}

#define CONTRACT_Z(operation)                                                      \
  static inline void contract_z_##operation(void *z, const void *x, const void *y) \
  {                                                                                \
    __int128 n;                                                                    \
    if (__builtin_##operation##_overflow(contract_z(x), contract_z(y), &n))        \
      contract_beyond();                                                           \
    contract_z_set_value(z, n);                                                    \
  }
CONTRACT_Z(add)
CONTRACT_Z(sub)
CONTRACT_Z(mul)

/* As in C. E-ACSL checks before it divides that it does not by 0. */
#define CONTRACT_Z_DIVIDED(name, operator)                                    \
  static inline void contract_z_##name(void *z, const void *x, const void *y) \
  {                                                                           \
    if (contract_z(y) == 0)                                                   \
      contract_beyond();                                                      \
    contract_z_set_value(z, contract_z(x) operator contract_z(y));            \
  }
CONTRACT_Z_DIVIDED(tdiv_q, /)
CONTRACT_Z_DIVIDED(tdiv_r, %)

static inline void contract_z_neg(void *z, const void *x)
{
  __int128 zero = 0;
  contract_z_sub(z, &zero, x);
}

int contract_z_init_set_str(void *z, const char *digits, int base);

#endif
