/* colour.c: see colour.h. */
#include "colour.h"

#include <stdlib.h>
#include <string.h>

bool colour_allowed(void)
{
  const char *no_color = getenv("NO_COLOR");
  const char *term = getenv("TERM");
  return (no_color == NULL || *no_color == '\0') && (term == NULL || strcmp(term, "dumb") != 0);
}
