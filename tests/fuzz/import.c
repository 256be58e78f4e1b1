/* import.c: bytes of all kinds through xo import. What it writes is read again: an @ line, or moves that can be read,
 * with at most a claim and a comment after them. What it says is one printable line for each thing, with its place.
 *
 * An input is s for sgf, p for psq, g for pgn, o for pos or r for rif, a character of how the file is read, and the
 * file.
 */
#include "fuzz.h"
#include "fed.h"
#include "xo.h"
#include "command.h"
#include "import/import.h"
#include "io/sink.h"

#include <string.h>
#include <unistd.h>

enum { HEAD = 2 };

static bool begins(const char *text, const char *end, const char *with)
{
  size_t len = strlen(with);
  return (size_t)(end - text) >= len && memcmp(text, with, len) == 0;
}

static void look_at_game(xo_rules rules, const char *text, const char *end)
{
  static xo_moves moves;
  static const char *const claims[] = {"= CROSS ", "= NOUGHT ", "= DRAW "};
  const char *after = text;
  while (after < end && *after != '=' && *after != '#')
    after++;
  xo_reading reading = xo_notation_read(rules, XO_PLAIN, text, (int)(after - text), &moves);
  MUST(reading.at == -1 && reading.moves > 0 && reading.moves <= XO_MOVES_CAP);
  for (size_t k = 0; k < sizeof claims / sizeof claims[0]; k++)
    if (begins(after, end, claims[k])) {
      after += strlen(claims[k]);
      break;
    }
  MUST(begins(after, end, "# <stdin>:"));
  for (; after < end; after++)
    MUST((unsigned char)*after >= ' ' && *after != 0x7f);
}

static bool ends(const char *text, const char *end, const char *with)
{
  size_t len = strlen(with);
  return (size_t)(end - text) >= len && begins(end - len, end, with);
}

static void look_at_output(void)
{
  xo_rules rules = {0, 0, 5, 2};
  bool partial = false;
  const char *end = NULL;
  for (const char *text = out.text; text < out.text + out.len; text = end + 1) {
    end = memchr(text, '\n', (size_t)(out.text + out.len - text));
    MUST(end != NULL);
    if (*text != '@') {
      look_at_game(rules, text, end);
      continue;
    }
    xo_rules before = rules;
    bool was = partial;
    partial = ends(text, end, " --partial");
    MUST(begins(text, end, "@ --rules "));
    char *at = NULL;
    rules.rows = (int)strtol(text + strlen("@ --rules "), &at, 10);
    rules.cols = (int)strtol(at + 1, &at, 10);
    MUST(begins(at, end, "x5 --order CROSS,NOUGHT") && xo_inv_rules(rules));
    MUST(before.rows != rules.rows || before.cols != rules.cols || (partial && !was));
  }
}

/* How many say that something could not be used; the others tell of what was asked for, or is no fault. */
static int look_at_messages(void)
{
  int faults = 0;
  const char *end = NULL;
  for (const char *text = err.text; text < err.text + err.len; text = end + 1) {
    end = memchr(text, '\n', (size_t)(err.text + err.len - text));
    MUST(end != NULL && begins(text, end, "<stdin>:"));
    must_be_printable(text, end);
    faults += !ends(text, end, "(said once for a file)") && !ends(text, end, " is left out") &&
              !ends(text, end, " are left out");
  }
  return faults;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static const char *const formats[] = {"sgf", "psq", "pgn", "pos", "rif"};
  static const char letters[] = "spgor";
  char name[] = "xo import";
  char format[4] = "";
  options o = {.command = name, .taker = FOR_IMPORT, .first = 1};
  if (size < HEAD)
    return 0;
  char *argv[] = {name, format, NULL};
  const char *found = memchr(letters, data[0] | 0x20, sizeof formats / sizeof formats[0]);
  memcpy(format, formats[found == NULL ? 0 : found - letters], sizeof format);
  o.main_line = format[0] == 's' && (data[1] & 8) != 0;
  fed = (input){.text = (const char *)data + HEAD, .len = size - HEAD, .pieces = data[1] & 7U};
  out.len = err.len = 0;
  int status = import(&o, 2, argv);
  sinks_flush();
  MUST(status == (look_at_messages() > 0 ? STATUS_INVALID : STATUS_VALID));
  MUST(out.len > 0 || err.len > 0);
  look_at_output();
  return 0;
}
