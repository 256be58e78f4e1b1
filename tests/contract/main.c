/* Contract tests: every clause of every contract is broken once, and the report has to name it.
 *
 * usage: contract CLAUSES    a file that lists the clauses: file:line: kind label in function
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "breach.h"
#include "xo/debug.h"

/* All that breach.h has put into one section: the linker says where it begins and ends. */
extern const breach *const breaches[] __asm__("__start_breaches"), *const breaches_end[] __asm__("__stop_breaches");

enum { CLAUSES_MAX = 1000, NAME_MAX_LENGTH = 200, OUTPUT_MAX = 100000 };

/* The clauses of the headers, as the build lists them. */
static char clauses[CLAUSES_MAX][NAME_MAX_LENGTH];
static int clause_count;

static const char *planted = "";

/* Which of the cells off the board is given. */
enum { CORNERS = 3 };
static int corner;
static const char off[] = "off the board\n";

signed char *beyond(xo_game *game)
{
  (void)fputs(off, stderr);
  return corner == 0   ? &game->cell[0][0]
         : corner == 1 ? &game->cell[game->rules.rows + 1][1]
                       : &game->cell[XO_SIDE_MAX + 1][XO_SIDE_MAX + 1];
}

bool fault(const char *label) { return strcmp(planted, label) == 0; }
void *no_memory(void) { return NULL; }

/* ---- running one call ---- */

typedef struct {
  char output[OUTPUT_MAX]; /* what it wrote to standard error */
  int status;              /* as waitpid has it */
} ending;

/* The signals that cmocka takes for failures of its own; a child that gets one just dies of it. */
static const int caught[] = {SIGFPE, SIGILL, SIGSEGV, SIGBUS, SIGSYS};

/* The calls are instrumented as well: after a breached requires there is no call of the library to go back from, and
 * the program aborts. After a breached ensures it goes on, so that all that one fault breaks can be seen. */
static void go_on(const xo_contract_breach *seen) { (void)fputs(seen->message, stderr); }

/* Make the call in a process of its own. */
static ending run(void (*call)(void), const char *plant, xo_contract_handler_function handler)
{
  ending end = {"", 0};
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  assert_int_equal(fflush(NULL), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    for (size_t i = 0; i < sizeof caught / sizeof caught[0]; i++)
      (void)signal(caught[i], SIG_DFL);
    planted = plant;
    xo_contract_handler(handler);
    call();
    _exit(0);
  }
  close(ends[1]);
  size_t used = 0;
  for (ssize_t got; (got = read(ends[0], end.output + used, OUTPUT_MAX - 1 - used)) > 0;)
    used += (size_t)got;
  end.output[used] = 0;
  close(ends[0]);
  assert_int_equal(waitpid(child, &end.status, 0), child);
  return end;
}

static bool aborted(ending end) { return WIFSIGNALED(end.status) && WTERMSIG(end.status) == SIGABRT; }
static bool ended(ending end) { return WIFEXITED(end.status) && WEXITSTATUS(end.status) == 0; }

/* ---- what was reported ---- */

static int reports(const char *text)
{
  int n = 0;
  while ((text = strstr(text, ": contract violated: "))) {
    n++;
    text++;
  }
  return n;
}

/* The clause as the build lists it: file:line: kind label in function. */
static const char *listed(const char *kind, const char *label, const char *function)
{
  char name[NAME_MAX_LENGTH];
  (void)snprintf(name, sizeof name, ": %s %s in %s", kind, label, function);
  for (int i = 0; i < clause_count; i++) {
    size_t length = strlen(clauses[i]), tail = strlen(name);
    if (length > tail && strcmp(clauses[i] + length - tail, name) == 0)
      return clauses[i];
  }
  fail_msg("no header has %s %s in %s", kind, label, function);
  return NULL;
}

/* Assert that one line of the output reports this clause, at its place in the header. */
static void assert_reported(const char *output, const char *kind, const char *label, const char *function)
{
  const char *clause = listed(kind, label, function), *name = strstr(clause, ": ");
  char report[NAME_MAX_LENGTH * 2];
  (void)snprintf(report, sizeof report, "%.*s: contract violated%s: ", (int)(name - clause), clause, name);
  for (const char *line = output; line; line = strchr(line, '\n'), line = line ? line + 1 : NULL)
    if (strncmp(line, report, strlen(report)) == 0)
      return;
  fail_msg("not reported: %s...\nreported:\n%s", report, output);
}

/* ---- the suite: one test for each clause that is broken, two for an ensures ---- */

/* A clause, the call that breaks it, and what else its fault breaks. */
typedef struct {
  const breach *of;
  char label[NAME_MAX_LENGTH], also[NAME_MAX_LENGTH];
} row;
static row rows[CLAUSES_MAX];
static char names[CLAUSES_MAX][2 * NAME_MAX_LENGTH];
static int row_count;

static void read_rows(const breach *b)
{
  char labels[1000];
  (void)snprintf(labels, sizeof labels, "%s", b->labels);
  for (char *part = strtok(labels, ","); part; part = strtok(NULL, ",")) {
    assert_true(row_count < CLAUSES_MAX);
    row *r = &rows[row_count++];
    r->of = b;
    assert_true(sscanf(part, " %199s %199[^\n]", r->label, r->also) >= 1);
    (void)snprintf(names[r - rows], sizeof names[0], "%s %s in %s", b->kind, r->label, b->function);
  }
}

static bool of_ensures(const row *r) { return strcmp(r->of->kind, "ensures") == 0; }

/* Whether it went off the board. */
static bool breaks(const row *r)
{
  ending end = run(r->of->call, of_ensures(r) ? r->label : "", go_on);
  assert_reported(end.output, r->of->kind, r->label, r->of->function);
  int expected = 1;
  char also[NAME_MAX_LENGTH];
  (void)snprintf(also, sizeof also, "%s", r->also);
  for (char *label = strtok(also, " "); label; label = strtok(NULL, " "), expected++)
    assert_reported(end.output, r->of->kind, label, r->of->function);
  if (reports(end.output) != expected)
    fail_msg("%d reports expected:\n%s", expected, end.output);
  assert_true(of_ensures(r) ? ended(end) : aborted(end));
  bool went = strstr(end.output, off) != NULL;
  if (of_ensures(r)) { /* the fault is what breaks it: without it the same call breaks nothing */
    end = run(r->of->call, "", go_on);
    assert_string_equal(end.output, "");
    assert_true(ended(end));
  }
  return went;
}

static void a_broken_clause_is_reported(void **state)
{
  for (corner = 0; breaks(*state) && corner < CORNERS - 1;)
    corner++;
}

static void a_broken_ensures_aborts(void **state)
{
  (void)state;
  for (const row *r = rows; r < rows + row_count; r++)
    if (of_ensures(r) && strcmp(r->of->function, "xo_inv_rules") == 0)
      assert_true(aborted(run(r->of->call, r->label, NULL)));
}

static bool tested(const char *clause)
{
  for (const row *r = rows; r < rows + row_count; r++)
    if (listed(r->of->kind, r->label, r->of->function) == clause)
      return true;
  return false;
}

static void every_clause_of_the_headers_is_tested(void **state)
{
  (void)state;
  int missing = 0;
  for (int i = 0; i < clause_count; i++)
    if (!tested(clauses[i])) {
      print_error("no test breaks %s\n", clauses[i]);
      missing++;
    }
  print_message("clauses of the headers: %d, without a test: %d\n", clause_count, missing);
  assert_int_equal(missing, 0);
  assert_true(clause_count > 0);
}

static void read_clauses(const char *path)
{
  FILE *file = fopen(path, "r");
  while (file && clause_count < CLAUSES_MAX && fgets(clauses[clause_count], NAME_MAX_LENGTH, file)) {
    clauses[clause_count][strcspn(clauses[clause_count], "\n")] = 0;
    clause_count++;
  }
  if (!file || fclose(file) != 0 || clause_count == 0) {
    (void)fprintf(stderr, "contract: %s: no list of clauses can be read there\n", path);
    exit(2);
  }
}

int suite(int argc, char **argv)
{
  static struct CMUnitTest tests[CLAUSES_MAX + 2] = {cmocka_unit_test(every_clause_of_the_headers_is_tested),
                                                     cmocka_unit_test(a_broken_ensures_aborts)};
  if (argc != 2) {
    (void)fprintf(stderr, "usage: %s CLAUSES\n", argv[0]);
    return 2;
  }
  read_clauses(argv[1]);
  for (const breach *const *b = breaches; b < breaches_end; b++)
    read_rows(*b);
  for (int i = 0; i < row_count; i++)
    tests[i + 2] = (struct CMUnitTest){names[i], a_broken_clause_is_reported, NULL, NULL, &rows[i]};
  return _cmocka_run_group_tests("contract", tests, (size_t)row_count + 2, NULL, NULL) == 0 ? 0 : 1;
}
