/* memory.c: which memory is valid, for the checks that E-ACSL puts into the code.
 *
 * In place of the memory models that come with E-ACSL 25: the segment model knows only programs that it has seen from
 * main on, and the tree of the bittree model loses blocks (\valid was false of one that had just been stored). A
 * list is enough: blocks are mostly made and dropped in the order of a stack, and looked for near its top.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "e_acsl.h"

typedef struct {
  uintptr_t start;
  size_t size;
  bool readonly;
} block;

enum { BLOCKS_MAX = 10000 };
static block blocks[BLOCKS_MAX];
static size_t count;

/* The youngest block that begins at this address, or that holds it. */
static block *starting_at(const void *pointer)
{
  for (size_t i = count; i > 0; i--)
    if (blocks[i - 1].start == (uintptr_t)pointer)
      return &blocks[i - 1];
  return NULL;
}

static const block *holding(const void *pointer)
{
  for (size_t i = count; i > 0; i--)
    if ((uintptr_t)pointer - blocks[i - 1].start < blocks[i - 1].size)
      return &blocks[i - 1];
  return NULL;
}

void *__e_acsl_store_block(void *pointer, size_t size)
{
  if (count == BLOCKS_MAX) {
    fputs("memory.c: more blocks than BLOCKS_MAX: raise it\n", stderr);
    abort();
  }
  blocks[count] = (block){(uintptr_t)pointer, size, false};
  return &blocks[count++];
}

void __e_acsl_delete_block(void *pointer)
{
  block *old = starting_at(pointer);
  if (old) {
    count--;
    memmove(old, old + 1, (size_t)(&blocks[count] - old) * sizeof *old);
  }
}

void *__e_acsl_store_block_duplicate(void *pointer, size_t size)
{
  __e_acsl_delete_block(pointer);
  return __e_acsl_store_block(pointer, size);
}

void __e_acsl_mark_readonly(void *pointer)
{
  block *literal = starting_at(pointer);
  if (literal)
    literal->readonly = true;
}

/* Whether `size` bytes at pointer lie in one block, the one of `base`. No bytes are always valid. */
static bool lies_in_block(const void *pointer, size_t size, const void *base, bool write)
{
  if (size == 0)
    return true;
  const block *here = holding(pointer);
  if (!here || here != holding(base) || (write && here->readonly))
    return false;
  return size <= here->size - ((uintptr_t)pointer - here->start);
}

int __e_acsl_valid(void *pointer, size_t size, void *base, void *address_of_base)
{
  (void)address_of_base;
  return lies_in_block(pointer, size, base, true);
}

int __e_acsl_valid_read(void *pointer, size_t size, void *base, void *address_of_base)
{
  (void)address_of_base;
  return lies_in_block(pointer, size, base, false);
}

int __e_acsl_separated(size_t pairs, ...)
{
  uintptr_t starts[8];
  size_t sizes[8];
  if (pairs > 8) {
    fputs("memory.c: \\separated of more than 8 pointers\n", stderr);
    abort();
  }
  va_list list;
  va_start(list, pairs);
  for (size_t i = 0; i < pairs; i++) {
    starts[i] = (uintptr_t)va_arg(list, void *);
    sizes[i] = va_arg(list, size_t);
  }
  va_end(list);
  for (size_t i = 0; i < pairs; i++)
    for (size_t j = 0; j < i; j++)
      if (sizes[i] > 0 && sizes[j] > 0 &&
          (starts[i] - starts[j] < sizes[j] || starts[j] - starts[i] < sizes[i]))
        return 0;
  return 1;
}

/* No contract speaks of \initialized; one that did would not link. */
void __e_acsl_initialize(void *pointer, size_t size)
{
  (void)pointer;
  (void)size;
}

void __e_acsl_full_init(void *pointer)
{
  (void)pointer;
}

void __e_acsl_memory_init(int *argc, char ***argv, size_t pointer_size)
{
  (void)argc;
  (void)argv;
  (void)pointer_size;
}

void __e_acsl_memory_clean(void)
{
}
