/* records.c: a record in, lines of games out: xo import on standard input, as a program for WASI beside that of the
 * kernel. js/records.js is its system. */
#include "command.h"
#include "import/import.h"
#include "io/progress.h"

/* It has no terminal. */
void progress_hide(void) {}

void progress_at(const source *s, unsigned long long games)
{
  (void)s;
  (void)games;
}

int main(void)
{
  static char name[] = "xo import", input[] = "-";
  char *argv[] = {name, input, NULL};
  options o = {.command = name, .taker = FOR_IMPORT, .first = 1, .quiet = true};
  leave(import(&o, 2, argv));
}
