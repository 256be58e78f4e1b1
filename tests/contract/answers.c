/* The valid calls of calls.c, made through the checked library, and their answers held against those that the library
 * gave before something in it was changed (proofs/tools/seen.py). The first breach ends the program with status 3.
 * Without one it is 1 if an answer is another.
 *
 * usage: answers FILE [keep]    the answers: a sum for each call; `keep` writes them
 */
#include "calls.h"
#include "xo/debug.h"

#include <stdio.h>
#include <stdlib.h>

/* The rows of calls.c: the linker says where they begin and end. */
extern const row *const rows[] __asm__("__start_rows"), *const rows_end[] __asm__("__stop_rows");
static unsigned long sum;

/* What a call has answered or written. */
void note_answer(const void *object, size_t size)
{
  const unsigned char *bytes = object;
  for (size_t i = 0; i < size; i++)
    sum = (sum ^ bytes[i]) * 1099511628211; /* FNV-1a */
}

static void report(const xo_contract_breach *seen)
{
  printf("%s\n", seen->message);
  exit(3);
}

int suite(int argc, char **argv)
{
  FILE *file = fopen(argc > 1 ? argv[1] : "", argc == 3 ? "wb" : "rb");
  bool same = true;
  if (!file)
    return 2;
  xo_contract_handler(report);
  for (const row *const *r = rows; r < rows_end; r++) {
    unsigned long kept = 0;
    sum = 0;
    if ((*r)->valid)
      (*r)->call();
    if (argc == 3)
      same = fwrite(&sum, sizeof sum, 1, file) == 1 && same;
    else if (fread(&kept, sizeof kept, 1, file) != 1 || kept != sum) {
      printf("%s answers something else\n", (*r)->function);
      same = false;
    }
  }
  return fclose(file) != 0 ? 2 : same ? 0 : 1;
}
