/* memory.c: which memory is valid, for the checks; see checks.h.
 *
 * It replaces the memory models of E-ACSL 25. The segment model knows only programs that it has seen from main on. The
 * tree of the bittree model loses blocks: \valid was false of one that had just been stored. Neither is made for
 * threads. A list for each thread is enough: blocks are mostly made and dropped in the order of a stack, and looked for
 * near its top.
 */
#include "checks.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

_Thread_local contract_thread contract_this;

/* Made before main, not changed afterwards. */
static contract_block *statics;
static size_t static_count, static_room;

static _Noreturn void give_up(const char *why)
{
  fprintf(stderr, "libxo-debug: %s\n", why);
  abort();
}

void contract_static(const void *pointer, size_t size)
{
  if (static_count == static_room) {
    static_room = 2 * static_room + 100;
    statics = realloc(statics, static_room * sizeof *statics);
    if (!statics)
      give_up("no memory for the list of static objects");
  }
  statics[static_count++] = (contract_block){(uintptr_t)pointer, size};
}

void contract_store_block(const void *pointer, size_t size)
{
  contract_thread *t = &contract_this;
  if (t->blocks == CONTRACT_BLOCKS)
    give_up("more objects under way than CONTRACT_BLOCKS (who jumps out of a call calls xo_contract_forget)");
  t->block[t->blocks++] = (contract_block){(uintptr_t)pointer, size};
}

void contract_delete_block(const void *pointer)
{
  contract_thread *t = &contract_this;
  for (int i = t->blocks - 1; i >= 0; i--)
    if (t->block[i].start == (uintptr_t)pointer) {
      memmove(t->block + i, t->block + i + 1, (size_t)(--t->blocks - i) * sizeof *t->block);
      return;
    }
}

static bool holds(const contract_block *block, const void *pointer, size_t size, const void *base)
{
  size_t from = (uintptr_t)pointer - block->start;
  return from < block->size && size <= block->size - from && (uintptr_t)base - block->start < block->size;
}

/* Whether `size` bytes at pointer lie in one block, which is one of `base` too. No bytes are always valid. */
bool contract_valid(const void *pointer, size_t size, const void *base, const void *address_of_base)
{
  (void)address_of_base;
  contract_thread *t = &contract_this;
  if (size == 0)
    return true;
  for (int i = t->blocks - 1; i >= 0; i--)
    if (holds(&t->block[i], pointer, size, base))
      return true;
  static _Thread_local size_t last; /* where a text is read byte by byte, it is the same one again */
  if (last < static_count && holds(&statics[last], pointer, size, base))
    return true;
  for (size_t i = 0; i < static_count; i++)
    if (holds(&statics[i], pointer, size, base)) {
      last = i;
      return true;
    }
  return false;
}

enum { PAIRS_MAX = 12 };

bool contract_separated(size_t pairs, ...)
{
  uintptr_t starts[PAIRS_MAX];
  size_t sizes[PAIRS_MAX];
  if (pairs > PAIRS_MAX)
    give_up("\\separated of more pointers than PAIRS_MAX");
  va_list list;
  va_start(list, pairs);
  for (size_t i = 0; i < pairs; i++) {
    starts[i] = (uintptr_t)va_arg(list, void *);
    sizes[i] = va_arg(list, size_t);
  }
  va_end(list);
  for (size_t i = 0; i < pairs; i++)
    for (size_t j = 0; j < i; j++)
      if (sizes[i] > 0 && sizes[j] > 0 && (starts[i] - starts[j] < sizes[j] || starts[j] - starts[i] < sizes[i]))
        return false;
  return true;
}

/* ---- integers ---- */

void contract_beyond(void) { give_up("a number in a contract has more than 127 bits"); }

int contract_z_init_set_str(void *z, const char *digits, int base)
{
  __int128 n = 0;
  bool negative = *digits == '-';
  for (digits += negative; *digits; digits++)
    if (base != 10 || *digits < '0' || *digits > '9' || __builtin_mul_overflow(n, 10, &n) ||
        __builtin_add_overflow(n, *digits - '0', &n))
      contract_beyond();
  contract_z_set_value(z, negative ? -n : n);
  return 0;
}
