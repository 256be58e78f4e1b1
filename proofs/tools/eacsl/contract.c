/* contract.c: see contract.h. E-ACSL calls __e_acsl_assert for every clause (E_ACSL_EXTERNAL_ASSERT). */
#include "contract.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "e_acsl.h"
#include "instrumentation_model/e_acsl_assert_data.h"

bool contract_go_on = false;

static _Noreturn void stop(void)
{
  fflush(stdout);
  abort();
}

/* One line, written at once; E-ACSL lays long clauses out on several. */
static void report(const char *file, int line, const char *kind, const char *label, const char *function,
                   const char *text)
{
  char flat[2000];
  size_t n = 0;
  for (; *text && n < sizeof flat - 1; text++)
    if (!isspace((unsigned char)*text))
      flat[n++] = *text;
    else if (!isspace((unsigned char)text[1]))
      flat[n++] = ' ';
  flat[n] = 0;
  fprintf(stderr, "%s:%d: contract violated: %s %s in %s: %s\n", file, line, kind, label, function, flat);
}

/* Whether a C identifier occurs in an expression as a whole. */
static bool mentions(const char *text, const char *name)
{
  size_t length = strlen(name);
  for (const char *at = strstr(text, name); at; at = strstr(at + 1, name)) {
    bool begins = at == text || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
    if (begins && !(isalnum((unsigned char)at[length]) || at[length] == '_'))
      return true;
  }
  return false;
}

/* The clause that a memory access without a valid pointer violates, or null. */
static const contract_valid *find_valid(const __e_acsl_assert_data_t *data)
{
  if (!data->name || strcmp(data->name, "mem_access") != 0)
    return NULL;
  for (const contract_valid *valid = contract_valids; valid->function; valid++)
    if (strcmp(valid->function, data->fct) == 0 && mentions(data->pred_txt, valid->parameter))
      return valid;
  return NULL;
}

void __e_acsl_assert(int holds, __e_acsl_assert_data_t *data)
{
  if (holds)
    return;
  if (strcmp(data->kind, "Postcondition") == 0) {
    report(data->file, data->line, "ensures", data->name, data->fct, data->pred_txt);
    if (contract_go_on)
      return;
  } else if (strcmp(data->kind, "Precondition") == 0) {
    report(data->file, data->line, "requires", data->name, data->fct, data->pred_txt);
  } else {
    const contract_valid *valid = find_valid(data);
    if (valid)
      report(valid->file, valid->line, "requires", valid->label, data->fct, valid->text);
    else /* the clause itself cannot be evaluated: an index out of bounds in a definition, for instance */
      report(data->file, data->line, data->kind, data->name ? data->name : "", data->fct, data->pred_txt);
  }
  stop();
}
