/* stream.c: the clauses of xo/stream.h. */
#include "breach.h"

REAL(xo_lines_next)

static const xo_reader within_a_line = {1, 1}, within_a_file = {1, 0}, at_the_start = {0, 0};

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
  FAULT(begun, reader->begun = 0);
  FAULT(count, lines->count = -1);
  FAULT(begin, lines->start[0] = 1);
  FAULT(each, lines->start[1]++);
  FAULT(inside, count_again(lines, 1, len));
  if (fault("ended") || fault("open"))
    count_again(lines, 1, len + fault("open"));
  FAULT(long, reader->within = 1);
  FAULT(whole, count_again(lines, 0, 0));
  FAULT(most, count_again(lines, 1, 2));
  if (fault("ended") || fault("open"))
    return len;
  if (fault("most"))
    return 2;
  return fault("whole") ? 0 : used + fault("none") - fault("lines") - fault("used") - fault("mark") - fault("rest");
}

static xo_lines lines;

static void lines_of(xo_reader reader, const char *text, bool last)
{
  int len = 0;
  while (text[len] != 0)
    len++;
  xo_lines_next(&reader, text, len, last, &lines);
}

REQUIRES(xo_lines_next, text) { xo_lines_next((xo_reader[]){within_a_file}, no_memory(), 1, false, &lines); }
REQUIRES(xo_lines_next, valid) { xo_lines_next((xo_reader[]){within_a_file}, "", 0, false, no_memory()); }
REQUIRES(xo_lines_next, begun) { lines_of((xo_reader){0, 1}, "15\n", false); }
ENSURES(xo_lines_next, nothing, used none, begun, count, begin) { lines_of(within_a_file, "", false); }
ENSURES(xo_lines_next, marked, mark none) { lines_of(at_the_start, "\xef\xbb\xbf", false); }
ENSURES(xo_lines_next, rest_of_a_line, rest) { lines_of(within_a_line, "15", false); }
ENSURES(xo_lines_next, one_line, lines open most, long, whole) { lines_of(within_a_file, "15\n", false); }
ENSURES(xo_lines_next, two_lines, inside, most) { lines_of(within_a_file, "1\n2\n", false); }
ENSURES(xo_lines_next, head_of_a_line, ended, open, none) { lines_of(within_a_file, "15", false); }
ENSURES(xo_lines_next, last_line, each) { lines_of(within_a_file, "15", true); }
