/* lend.c: see contract.h. What E-ACSL puts at the begin of an instrumented main; the library has none. */
#include "contract.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "e_acsl.h"

enum { LENT_MAX = 64 };
static void *lent[LENT_MAX];
static int lent_count;

void __e_acsl_globals_init(void); /* generated: the static objects of the library */

__attribute__((constructor)) static void begin(void)
{
  __e_acsl_globals_init();
}

void contract_lend(const void *pointer, size_t size, long count)
{
  void *block = (void *)(uintptr_t)pointer;
  if (!block || count <= 0 || __e_acsl_valid_read(block, 1, block, &block))
    return;
  if (lent_count == LENT_MAX) {
    fputs("contract_lend: more pointers than LENT_MAX: raise it\n", stderr);
    abort();
  }
  __e_acsl_store_block(block, size * (size_t)count);
  lent[lent_count++] = block;
}

int contract_lent(void)
{
  return lent_count;
}

void contract_take_back(int before)
{
  while (lent_count > before)
    __e_acsl_delete_block(lent[--lent_count]);
}
