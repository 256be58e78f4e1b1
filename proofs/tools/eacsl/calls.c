/* calls.c: calls of the checked library by code that E-ACSL has not seen; see checks.h. */
#include "checks.h"

/* The address sanitizer, where the program has it: the first byte of the region that may not be used, or null. */
__attribute__((weak)) void *__asan_region_is_poisoned(void *start, size_t size);

void __e_acsl_globals_init(void); /* generated: the static objects of the library */

__attribute__((constructor)) static void begin(void) { __e_acsl_globals_init(); }

void contract_lend(const void *pointer, size_t size, long count)
{
  if (!pointer || count <= 0)
    return;
  size *= (size_t)count;
  void *start = (void *)(uintptr_t)pointer;
  if (!__asan_region_is_poisoned || !__asan_region_is_poisoned(start, size))
    contract_store_block(pointer, size);
}
