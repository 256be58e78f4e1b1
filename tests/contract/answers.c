/* The valid calls of calls.c, made through the checked library, and their answers held against those that the library
 * gave before something in it was changed (proofs/tools/seen.py). The first breach ends the program with status 3.
 * Without one it is 1 if an answer is another, and 4 if the words of
 * messages alone are others.
 *
 * usage: answers FILE [keep]    the answers: a sum for each call; `keep` writes them
 */
#include "calls.h"
#include "xo/debug.h"

#include <stdio.h>
#include <stdlib.h>

/* The rows of calls.c: the linker says where they begin and end. */
extern const row *const rows[] __asm__("__start_rows"), *const rows_end[] __asm__("__stop_rows");
static struct {
  unsigned long answer, words;
} sum;

static void add(unsigned long *to, const void *object, size_t size)
{
  const unsigned char *bytes = object;
  for (size_t i = 0; i < size; i++)
    *to = (*to ^ bytes[i]) * 1099511628211; /* FNV-1a */
}

/* What a call has answered or written; and words in it, which contracts leave open. */
void note_answer(const void *object, size_t size) { add(&sum.answer, object, size); }
void note_words(const void *object, size_t size) { add(&sum.words, object, size); }

static void report(const xo_contract_breach *seen)
{
  printf("%s\n", seen->message);
  exit(3);
}

int suite(int argc, char **argv)
{
  FILE *file = fopen(argc > 1 ? argv[1] : "", argc == 3 ? "wb" : "rb");
  bool same = true, same_words = true;
  if (!file)
    return 2;
  xo_contract_handler(report);
  for (const row *const *r = rows; r < rows_end; r++) {
    __typeof__(sum) kept = {0, 0};
    sum = kept;
    if ((*r)->valid)
      (*r)->call();
    if (argc == 3)
      same = fwrite(&sum, sizeof sum, 1, file) == 1 && same;
    else if (fread(&kept, sizeof kept, 1, file) != 1 || kept.answer != sum.answer || kept.words != sum.words) {
      printf("%s answers something else\n", (*r)->function);
      same = same && kept.answer == sum.answer;
      same_words = false;
    }
  }
  return fclose(file) != 0 ? 2 : !same ? 1 : !same_words ? 4 : 0;
}
