/* breach.c: the report of a clause that does not hold; see xo/debug.h and checks.h. */
#define _GNU_SOURCE
#include "checks.h"
#include "xo/debug.h"

#include <ctype.h>
#include <dlfcn.h>
#include <link.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- text ---- */

enum { CLAUSE_MAX = 2000, PART_MAX = 10000 };

/* A string, written as a file. What does not fit is left out, and " ..." marks that. */
static FILE *begin(char *bytes, size_t capacity)
{
  FILE *text = fmemopen(bytes, capacity, "w");
  if (!text)
    abort();
  return text;
}

static void end(FILE *text, char *bytes, size_t capacity)
{
  static const char cut[] = " ...";
  if (fclose(text) != 0)
    memcpy(bytes + capacity - sizeof cut, cut, sizeof cut);
}

void contract_put_number(FILE *text, __int128 number)
{
  char digits[50] = "";
  int at = sizeof digits - 1;
  unsigned __int128 n = number < 0 ? -(unsigned __int128)number : (unsigned __int128)number;
  do
    digits[--at] = (char)('0' + (int)(n % 10));
  while ((n /= 10) != 0);
  fprintf(text, "%s%s", number < 0 ? "-" : "", digits + at);
}

void contract_put_index(FILE *text, bool *first, const long *index, int dimensions)
{
  fputs(*first ? "" : ", ", text);
  *first = false;
  for (int i = 0; i < dimensions; i++)
    fprintf(text, "[%ld]", index[i]);
  fputc(' ', text);
}

bool contract_is_zero(const void *object, size_t size)
{
  const unsigned char *bytes = object;
  for (size_t i = 0; i < size; i++)
    if (bytes[i] != 0)
      return false;
  return true;
}

void contract_show_pointer(FILE *text, const void *object)
{
  if (object)
    fprintf(text, "%p", object);
  else
    fputs("null", text);
}

/* Text of a clause on one line; E-ACSL lays long ones out on several. */
static void put_flat(FILE *text, const char *string)
{
  for (; *string; string++)
    if (!isspace((unsigned char)*string))
      fputc(*string, text);
    else if (!isspace((unsigned char)string[1]))
      fputc(' ', text);
}

/* ---- the parts of a report ---- */

static void put_value(FILE *text, const contract_value *value)
{
  fputs("    ", text);
  put_flat(text, value->name);
  fputs(" = ", text);
  if (value->show)
    value->show(text, value->object);
  else
    contract_put_number(text, value->number);
  fputc('\n', text);
}

/* One value under each name. */
static void put_values(FILE *text, const contract_value *values, int count)
{
  for (int i = 0; i < count; i++) {
    bool fresh = values[i].name != NULL;
    for (int j = 0; j < i && fresh; j++)
      fresh = !values[j].name || strcmp(values[i].name, values[j].name) != 0;
    if (fresh)
      put_value(text, &values[i]);
  }
}

/* What decides, from the outermost predicate to a comparison: entries 0 .. length - 1. */
enum { PARTS = 30, NUMBERS = 10 };
static _Thread_local struct {
  int depth, length;
  struct {
    const char *text;
    bool holds;
    int count;
    contract_value values[NUMBERS];
  } part[PARTS];
} parts;

void contract_explain(void) { parts.depth = parts.length = 0; }

bool contract_part(const char *text, bool holds, const contract_value *values)
{
  if (parts.depth >= PARTS)
    return holds;
  parts.length = parts.depth + 1;
  parts.part[parts.depth].text = text;
  parts.part[parts.depth].holds = holds;
  for (parts.part[parts.depth].count = 0; values->name && parts.part[parts.depth].count < NUMBERS; values++)
    parts.part[parts.depth].values[parts.part[parts.depth].count++] = *values;
  return holds;
}

void contract_inside(const char *text, const contract_value *values)
{
  contract_part(text, false, values);
  parts.depth++;
}

bool contract_outside(bool holds)
{
  if (--parts.depth < PARTS)
    parts.part[parts.depth].holds = holds;
  return holds;
}

/* A line for each part, the inner ones further in. */
static void put_parts(FILE *text)
{
  for (int i = 0; i < parts.length; i++) {
    fprintf(text, "    %*s%s: %s", 2 * i, "", parts.part[i].text, parts.part[i].holds ? "true" : "false");
    for (int k = 0; k < parts.part[i].count; k++) {
      fprintf(text, "%s%s = ", k == 0 ? ", with " : ", ", parts.part[i].values[k].name);
      contract_put_number(text, parts.part[i].values[k].number);
    }
    fputc('\n', text);
  }
  contract_explain();
}

/* ": function at file:line" of an address in a program, or nothing where there is no addr2line or no debug information.
 * One call of addr2line is enough for each of the last callers. */
static const char *source_line(const char *program, uintptr_t at)
{
  enum { CALLS = 32, LINE_MAX_LENGTH = 256 };
  static _Thread_local char lines[CALLS][LINE_MAX_LENGTH];
  static _Thread_local uintptr_t known[CALLS];
  static _Thread_local int next;
  char command[PART_MAX / 10];
  size_t length = 0;
  FILE *said = NULL;
  for (int i = 0; i < CALLS; i++)
    if (known[i] == at)
      return lines[i];
  char *line = lines[next];
  known[next] = at;
  next = (next + 1) % CALLS;
  line[0] = 0;
  if (!strchr(program, '\'') && (size_t)snprintf(command, sizeof command, "addr2line -spfe '%s' %#jx 2>/dev/null",
                                                 program, (uintmax_t)at) < sizeof command)
    said = popen(command, "r");
  if (said) {
    length = fread(line + 2, 1, LINE_MAX_LENGTH - 3, said);
    (void)pclose(said);
  }
  while (length > 0 && isspace((unsigned char)line[length + 1]))
    length--;
  line[length + 2] = 0;
  if (length > 0 && !strchr(line + 2, '?'))
    memcpy(line, ": ", 2);
  return line;
}

/* The program or library that called, and where in it. */
static void put_program(FILE *text, const void *from)
{
  const char *address = (const char *)from - 1; /* the call is before the address that it goes back to */
  Dl_info where = {0};
  if (dladdr(address, &where) && where.dli_fname) {
    const ElfW(Ehdr) *header = where.dli_fbase; /* what is loaded where it was linked has no offset */
    uintptr_t at = (uintptr_t)address - (header->e_type == ET_EXEC ? 0 : (uintptr_t)where.dli_fbase);
    fprintf(text, "    called by %s [%#jx]%s\n", where.dli_fname, (uintmax_t)at, source_line(where.dli_fname, at));
  } else
    fprintf(text, "    called from %p\n", (const void *)address);
}

/* Checked functions by name, and whoever called the library. */
static void put_callers(FILE *text)
{
  for (const contract_frame *frame = contract_this.frame->caller; frame; frame = frame->caller)
    if (frame->function)
      fprintf(text, "    called by %s\n", frame->function);
    else
      put_program(text, frame->from);
}

/* ---- handlers ---- */

static _Atomic(xo_contract_handler_function) current = xo_contract_abort;
static atomic_long counted;

xo_contract_handler_function xo_contract_handler(xo_contract_handler_function handler)
{
  return atomic_exchange(&current, handler ? handler : xo_contract_abort);
}

void xo_contract_abort(const xo_contract_breach *breach)
{
  fputs(breach->message, stderr);
  fflush(stdout);
  abort();
}

void xo_contract_count(const xo_contract_breach *breach)
{
  fputs(breach->message, stderr);
  atomic_fetch_add(&counted, 1);
}

long xo_contract_counted(void) { return atomic_load(&counted); }

void xo_contract_forget(void)
{
  contract_this.frame = NULL;
  contract_this.blocks = 0;
}

void xo_contract_linked(void (*init)(void))
{
  if (init == (void (*)(void))xo_init)
    return;
  fputs("libxo-debug: nothing is checked: the program is linked to libxo as well, and calls that; "
        "link it to libxo-debug alone\n",
        stderr);
  abort();
}

/* Tell the handler, as if nothing were under way; if it returns, everything is as it was. */
static void tell(const xo_contract_breach *breach)
{
  contract_thread kept = contract_this;
  xo_contract_forget();
  atomic_load (&current)(breach);
  contract_this = kept;
}

void contract_breach(const contract_check *check, const contract_value *values, int count)
{
  char flat[CLAUSE_MAX] = "", known[PART_MAX] = "", who[PART_MAX] = "", whole[3 * PART_MAX] = "";
  const char *kind = strcmp(check->kind, "Postcondition") == 0  ? "ensures"
                     : strcmp(check->kind, "Precondition") == 0 ? "requires"
                                                                : "definition";
  const xo_contract_breach breach = {
      kind, check->name ? check->name : "", check->fct, check->file, check->line, flat, known, who, whole};
  FILE *text = begin(flat, sizeof flat);
  put_flat(text, check->pred_txt);
  end(text, flat, sizeof flat);
  text = begin(known, sizeof known);
  put_values(text, values, count);
  put_parts(text);
  end(text, known, sizeof known);
  text = begin(who, sizeof who);
  put_callers(text);
  end(text, who, sizeof who);
  (void)snprintf(whole, sizeof whole, "%s:%d: contract violated: %s %s in %s: %s\n%s%s", breach.file, breach.line,
                 breach.kind, breach.label, breach.function, flat, known, who);
  tell(&breach);
  if (strcmp(breach.kind, "ensures") == 0)
    return;
  for (const contract_frame *frame = contract_this.frame; frame; frame = frame->caller)
    if (!frame->function)
      longjmp(*frame->given_up, 1);
  abort(); /* a caller that E-ACSL has instrumented: there is no call to end */
}
