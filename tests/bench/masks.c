/* masks.c: the unproved program that xo is measured against on boards of more than nine cells: what a competent
 * programmer writes in an afternoon.
 *
 *   masks ROWSxCOLSxLINE [partial] <games >verdicts
 *
 * The file is mapped, a parser by hand reads "row,col" and numbers of cells, each player has a word of bits for each
 * row, column and diagonal, and a move has won if the four words that it sets have a run of bits. Two players, CROSS
 * first. Its output is that of xo replay, faulty text lines included, where there are no letters, comments, claims and
 * settings; of a fault it says no more than that. It is a yardstick: it is not to be made faster.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SIDE = 20, OUT_CAP = 1 << 16, WORD = 64, BEYOND = 100000 };

typedef struct {
  uint32_t rows[SIDE], cols[SIDE], down[2 * SIDE], up[2 * SIDE];
} marks;

static int rows, cols, line;
static char out[OUT_CAP + WORD];

/* Two words at once: between them are more free bits than a line is long, less one. */
static bool run(uint32_t one, uint32_t other)
{
  uint64_t bits = one | (uint64_t)other << 32;
  int have = 1;
  for (; 2 * have <= line; have *= 2)
    bits &= bits >> have;
  return (bits & bits >> (line - have)) != 0;
}

/* Whether a player has a line through this cell, which is set. */
static bool wins(const marks *m, int r, int c)
{
  return run(m->rows[r], m->cols[c]) || run(m->down[r - c + SIDE], m->up[r + c]);
}

static void set(marks *m, int r, int c)
{
  m->rows[r] |= UINT32_C(1) << c;
  m->cols[c] |= UINT32_C(1) << r;
  m->down[r - c + SIDE] |= UINT32_C(1) << c;
  m->up[r + c] |= UINT32_C(1) << c;
}

static bool digit(char c) { return (unsigned char)(c - '0') < 10; }

/* Most numbers have one digit or two; which, nothing can guess, so there is no branch on it. */
static const char *number(const char *at, int *n)
{
  int two = digit(at[0]) & digit(at[1]);
  int sum = at[0] - '0';
  sum = two ? 10 * sum + (at[1] - '0') : sum;
  at += digit(at[0]) + two;
  for (; two && digit(*at); at++)
    sum = sum < BEYOND ? 10 * sum + (*at - '0') : BEYOND;
  *n = sum;
  return at;
}

static bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* One word, counted from 0; answers where it ends, or NULL if it is no move. */
static const char *word(const char *at, int *r, int *c)
{
  const char *end = number(at, r);
  if (end == at)
    return NULL;
  if (*end == ',') {
    at = end + 1;
    end = number(at, c);
    if (end == at)
      return NULL;
    --*r;
    --*c;
  } else {
    int n = *r - 1;
    *r = n < 0 ? -1 : n / cols;
    *c = n < 0 ? -1 : n % cols;
  }
  return *end == '\n' || blank(*end) ? end : NULL;
}

static char *decimal(char *to, int n)
{
  if (n >= 100)
    *to++ = (char)('0' + n / 100);
  if (n >= 10)
    *to++ = (char)('0' + n / 10 % 10);
  *to++ = (char)('0' + n % 10);
  return to;
}

/* One game, at *from, to its verdict line; *from moves after its newline. Answers where that ends. */
static char *judge(const char **from, bool partial, char *to)
{
  static const char words[][12] = {"UNFINISHED\t", "CROSS\t", "NOUGHT\t", "DRAW\t"};
  static const int lengths[] = {11, 6, 7, 5};
  const char *at = *from;
  const char *fault = NULL;
  marks m[2];
  int given = 0, used = 0, ended = 0, r = 0, c = 0;
  memset(m, 0, sizeof m);
  for (;; given++) {
    while (blank(*at))
      at++;
    if (*at == '\n')
      break;
    const char *end = word(at, &r, &c);
    fault = end == NULL                                                      ? "syntax"
            : given == rows * cols                                           ? "too-many"
            : (unsigned)r >= (unsigned)rows || (unsigned)c >= (unsigned)cols ? "off-board"
            : ((m[0].rows[r] | m[1].rows[r]) >> c & 1) != 0                  ? "taken"
                                                                             : NULL;
    if (fault != NULL)
      break;
    at = end;
    set(&m[given & 1], r, c);
    if (ended == 0) {
      used = given + 1;
      if (used >= 2 * line - 1 && wins(&m[given & 1], r, c))
        ended = 1 + (given & 1);
      else if (used == rows * cols)
        ended = 3;
    }
  }
  while (*at != '\n')
    at++;
  *from = at + 1;
  if (fault != NULL)
    return to + sprintf(to, "INVALID\t%s\t%d\n", fault, given + 1);
  if (given < 2 * line - 1 && !partial)
    return to + sprintf(to, "INVALID\ttoo-few\t0\n");
  memcpy(to, words[ended], sizeof words[ended]);
  to = decimal(to + lengths[ended], used);
  *to++ = '\t';
  to = decimal(to, given);
  *to++ = '\n';
  return to;
}

/* The three numbers of the rules; whether they are such. */
static bool read_rules(const char *text)
{
  int *const to[] = {&rows, &cols, &line};
  char *end = NULL;
  for (int i = 0; i < 3; i++, text = end + (*end == 'x')) {
    *to[i] = (int)strtol(text, &end, 10);
    if (*to[i] < 1 || *to[i] > SIDE)
      return false;
  }
  return *text == '\0';
}

int main(int argc, char **argv)
{
  struct stat s;
  char *to = out;
  if (argc < 2 || !read_rules(argv[1]) || fstat(STDIN_FILENO, &s) != 0 || s.st_size == 0)
    return 2;
  const char *text = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
  if (text == MAP_FAILED || text[s.st_size - 1] != '\n')
    return 2;
  for (const char *at = text; at < text + s.st_size;) {
    to = judge(&at, argc > 2, to);
    if (to > out + OUT_CAP || at == text + s.st_size) {
      (void)fwrite(out, 1, (size_t)(to - out), stdout);
      to = out;
    }
  }
  return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
