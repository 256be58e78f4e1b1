/* stream.c: the clauses of xo/stream.h. */
#include "breach.h"

REAL(xo_lines_next)

static const xo_reader within_a_line = {1, 1}, within_a_file = {1, 0}, at_the_start = {0, 0};

/* ---- the faulty library ---- */

/* So many lines more or fewer, and where the last one ends. */
static void count_again(xo_lines *lines, int count, int end)
{
  lines->count = count;
  lines->start[0] = 0;
  lines->start[count] = end;
}

int xo_lines_next(xo_reader *reader, const char *text, int len, bool last, xo_lines *lines)
{
  int used = real_xo_lines_next(reader, text, len, last, lines);
  if (fault("begun"))
    reader->begun = 0;
  if (fault("count"))
    lines->count = -1;
  if (fault("lines"))
    lines->start[0] = 1;
  if (fault("each"))
    lines->start[1]++;
  if (fault("inside"))
    count_again(lines, 1, len);
  if (fault("ended") || fault("open"))
    count_again(lines, 1, len + fault("open"));
  if (fault("long"))
    reader->within = 1;
  if (fault("whole"))
    count_again(lines, 0, 0);
  if (fault("ended") || fault("open"))
    return len;
  return fault("whole") ? 0 : used + fault("none") - fault("used") - fault("mark") - fault("rest");
}

/* ---- callers ---- */

static void lines_of(xo_reader reader, const char *text, bool last)
{
  static xo_lines lines;
  int len = 0;
  while (text[len] != 0)
    len++;
  xo_lines_next(&reader, text, len, last, &lines);
}

REQUIRES(xo_lines_next, text)
{
  static xo_lines lines;
  xo_reader reader = within_a_file;
  xo_lines_next(&reader, no_memory(), 1, false, &lines);
}

REQUIRES(xo_lines_next, valid) { xo_lines_next((xo_reader[]){within_a_file}, "", 0, false, no_memory()); }
REQUIRES(xo_lines_next, begun) { lines_of((xo_reader){0, 1}, "15\n", false); }
static void nothing(void) { lines_of(within_a_file, "", false); }
static void marked(void) { lines_of(at_the_start, "\xef\xbb\xbf", false); }
static void rest_of_a_line(void) { lines_of(within_a_line, "15", false); }
static void one_line(void) { lines_of(within_a_file, "15\n", false); }
static void two_lines(void) { lines_of(within_a_file, "1\n2\n", false); }
static void head_of_a_line(void) { lines_of(within_a_file, "15", false); }
static void last_line(void) { lines_of(within_a_file, "15", true); }

ENSURES(xo_lines_next, nothing, used none, begun, count);
ENSURES(xo_lines_next, marked, mark none);
ENSURES(xo_lines_next, rest_of_a_line, rest);
ENSURES(xo_lines_next, one_line, lines, long, whole);
ENSURES(xo_lines_next, last_line, each);
ENSURES(xo_lines_next, two_lines, inside);
ENSURES(xo_lines_next, head_of_a_line, ended, open, none);
