/* import.c: bytes of all kinds through xo import. What it writes is read again: an @ line, or moves that can be read, with at
 * most a claim and a comment behind them. What it says is one printable line for each thing, with its place.
 *
 * An input is s for sgf or p for psq, a character of how the file is read, and the file. With S or P the file is written here,
 * a record of moves that the rest of the input says, with what readers have to pass over between them; then all that comes out
 * is known.
 */
#include "fuzz.h"
#include "fed.h"
#include "xo.h"
#include "import/import.h"
#include "io/leave.h"
#include "io/sink.h"

#include <stdarg.h>
#include <string.h>
#include <unistd.h>

enum { HEAD = 2 };

static fed_file file;
static output out, err;

ssize_t fed_read(int fd, void *to, size_t room)
{
  MUST(fd == STDIN_FILENO);
  return fed_from(&file, to, room);
}

ssize_t fed_write(int fd, const void *text, size_t len)
{
  put(fd == STDOUT_FILENO ? &out : &err, text, len);
  return (ssize_t)len;
}

static bool begins(const char *text, const char *end, const char *with)
{
  size_t len = strlen(with);
  return (size_t)(end - text) >= len && memcmp(text, with, len) == 0;
}

/* What stands behind the moves, from `text` on. */
static void look_behind(const char *text, const char *end)
{
  static const char *const claims[] = {"= CROSS ", "= NOUGHT ", "= DRAW "};
  for (size_t k = 0; k < sizeof claims / sizeof claims[0]; k++)
    if (begins(text, end, claims[k])) {
      text += strlen(claims[k]);
      break;
    }
  MUST(begins(text, end, "# <stdin>:"));
  for (; text < end; text++)
    MUST((unsigned char)*text >= ' ' && *text != 0x7f);
}

static void look_at_game(xo_rules rules, const char *text, const char *end)
{
  static xo_moves moves;
  const char *behind = text;
  while (behind < end && *behind != '=' && *behind != '#')
    behind++;
  xo_reading reading = xo_notation_read(rules, text, (int)(behind - text), &moves);
  MUST(reading.at == -1 && reading.moves > 0 && reading.moves <= XO_MOVES_CAP);
  look_behind(behind, end);
}

static void look_at_output(void)
{
  xo_rules rules = {0, 0, 5, 2};
  const char *end = NULL;
  for (const char *text = out.text; text < out.text + out.len; text = end + 1) {
    end = memchr(text, '\n', (size_t)(out.text + out.len - text));
    MUST(end != NULL);
    if (*text != '@') {
      look_at_game(rules, text, end);
      continue;
    }
    xo_rules before = rules;
    MUST(begins(text, end, "@ --rules "));
    char *at = NULL;
    rules.rows = (int)strtol(text + strlen("@ --rules "), &at, 10);
    rules.cols = (int)strtol(at + 1, &at, 10);
    MUST(begins(at, end, "x5 --order CROSS,NOUGHT") && xo_inv_rules(rules));
    MUST(before.rows != rules.rows || before.cols != rules.cols);
  }
}

static void look_at_messages(void)
{
  const char *end = NULL;
  for (const char *text = err.text; text < err.text + err.len; text = end + 1) {
    end = memchr(text, '\n', (size_t)(err.text + err.len - text));
    MUST(end != NULL && begins(text, end, "<stdin>:"));
    for (const char *c = text; c < end; c++)
      MUST(*c >= ' ' && *c <= '~');
  }
}

/* ---- a record written here ---- */

static output record, expected;

__attribute__((format(printf, 2, 3))) static void put_format(output *o, const char *format, ...)
{
  char text[128];
  va_list values;
  va_start(values, format);
  int n = vsnprintf(text, sizeof text, format, values);
  va_end(values);
  MUST(n >= 0 && n < (int)sizeof text);
  put(o, text, (size_t)n);
}

/* Any text, in which what would end it is escaped, by a backslash that is no half of a character. */
static void put_comment(const uint8_t *text, size_t len)
{
  put(&record, "C[", 2);
  for (size_t i = 0; i < len; i++) {
    char c = (char)text[i];
    if (c == ']' || c == '\\')
      put(&record, " \\", 2);
    put(&record, &c, 1);
  }
  put(&record, "]", 1);
}

static void write_sgf(const uint8_t *data, size_t size)
{
  static const char *const results[] = {"Draw", "B+R", "W+", "?"};
  static const char *const claims[] = {"= DRAW ", "= CROSS ", "= NOUGHT ", ""};
  bool white = size > 0 && data[0] % 2 == 1; /* begins, and is CROSS */
  int result = size > 0 ? data[0] / 2 % 4 : 0;
  put_format(&record, "(;GM[4]SZ[20]RE[%s]", results[result]);
  for (size_t i = 0; i + 1 < size && i / 2 < XO_CELLS_MAX; i += 2) {
    put_format(&record, "%s;%s[%c%c]", data[i] % 3 == 0 ? "\r\n" : "", (i / 2 % 2 == 1) != white ? "W" : "B",
               'a' + data[i] % 20, 'a' + data[i + 1] % 20);
    put_format(&expected, "%d,%d ", data[i + 1] % 20 + 1, data[i] % 20 + 1);
    if (data[i] % 5 == 0)
      put_comment(data + i, size - i < 9 ? size - i : 9);
  }
  put(&record, ")\n", 2);
  put_format(&expected, "%s# <stdin>:1\n", claims[white && result > 0 && result < 3 ? 3 - result : result]);
}

static void write_psq(const uint8_t *data, size_t size)
{
  static const char *const claims[] = {"= DRAW ", "= CROSS ", "= NOUGHT "};
  int result = size > 0 ? data[0] % 3 : 0;
  size_t moves = 0;
  put_format(&record, "Piskvorky 20x20, 11:11, %d\r\n", result / 2);
  for (; 2 * moves + 1 < size && moves < XO_CELLS_MAX; moves++) {
    const uint8_t *move = data + 2 * moves;
    put_format(&record, "%d,%d,%d\n", move[0] % 20 + 1, move[1] % 20 + 1, moves == 0 ? 0 : 1 + move[0]);
    put_format(&expected, "%d,%d ", move[1] % 20 + 1, move[0] % 20 + 1);
  }
  put_format(&record, "a.zip\n\nb.exe\n-1\n%d,Cup\r\n", result);
  /* The first move took no time, and the engine that began came second, if any took time. */
  put_format(&expected, "%s# <stdin>:1 Cup\n", claims[moves > 1 && result > 0 ? 3 - result : result]);
}

static void write_record(char format, const uint8_t *data, size_t size)
{
  record.len = expected.len = 0;
  put_format(&expected, "@ --rules 20x20x5 --order CROSS,NOUGHT\n");
  if (format == 'P')
    write_psq(data, size);
  else
    write_sgf(data, size);
  file.text = (const uint8_t *)record.text;
  file.len = record.len;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  char name[] = "xo import";
  char sgf[] = "sgf";
  char psq[] = "psq";
  options o = {.command = name, .taker = FOR_IMPORT, .first = 1};
  if (size < HEAD)
    return 0;
  char *argv[] = {name, data[0] == 'p' || data[0] == 'P' ? psq : sgf, NULL};
  bool own = (data[0] == 'S' || data[0] == 'P') && size > HEAD + 1;
  file.text = data + HEAD;
  file.len = size - HEAD;
  if (own)
    write_record((char)data[0], data + HEAD, size - HEAD);
  file.at = 0;
  file.piece = (size_t)(data[1] & 7);
  out.len = err.len = 0;
  int status = import(&o, 2, argv);
  sinks_flush();
  MUST(status == (err.len > 0 ? STATUS_INVALID : STATUS_VALID));
  MUST(out.len > 0 || err.len > 0);
  if (own)
    MUST(out.len == expected.len && memcmp(out.text, expected.text, out.len) == 0);
  look_at_output();
  look_at_messages();
  return 0;
}
