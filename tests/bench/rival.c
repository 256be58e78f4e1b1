/* rival.c: the unproved program that xo is measured against: tic-tac-toe alone, lines of digits alone,
 * which nobody checks.
 *
 *   rival <games >verdicts
 *
 * A table says which of the 512 sets of cells hold a line; one loop over the bytes, buffered reads and writes. Its
 * output is that of xo replay for games without a fault. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { IN_CAP = 1 << 18, OUT_CAP = 1 << 16, WORD = 16, CELLS = 9, SETS = 1 << CELLS };

static char in[IN_CAP], out[OUT_CAP];
static bool wins[SETS];

static size_t flush(size_t used)
{
  size_t done = 0;
  while (done < used) {
    ssize_t n = write(STDOUT_FILENO, out + done, used - done);
    if (n < 0) {
      perror("rival");
      _exit(2);
    }
    done += (size_t)n;
  }
  return 0;
}

int main(void)
{
  static const int lines[] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  static const char word[][WORD] = {"UNFINISHED\t", "CROSS\t", "NOUGHT\t", "DRAW\t"};
  static const int length[] = {11, 6, 7, 5};
  int cells[2] = {0, 0};
  int used = 0;
  int given = 0;
  int ended = 0;
  size_t to = 0;
  ssize_t n = 0;
  for (int set = 0; set < SETS; set++)
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
      wins[set] = wins[set] || (set & lines[i]) == lines[i];
  while ((n = read(STDIN_FILENO, in, IN_CAP)) > 0)
    for (ssize_t i = 0; i < n; i++) {
      if (in[i] != '\n') {
        given++;
        if (ended != 0)
          continue;
        int player = used & 1;
        cells[player] |= 1 << (in[i] - '1');
        used++;
        ended = wins[cells[player]] ? 1 + player : used == CELLS ? 3 : 0;
        continue;
      }
      if (to > OUT_CAP - 2 * WORD)
        to = flush(to);
      memcpy(out + to, word[ended], WORD);
      to += (size_t)length[ended];
      out[to++] = (char)('0' + used);
      out[to++] = '\t';
      out[to++] = (char)('0' + given);
      out[to++] = '\n';
      cells[0] = cells[1] = used = given = ended = 0;
    }
  (void)flush(to);
  return n < 0 ? 2 : 0;
}
