/* set.c: see set.h. */
#include "io/posix.h"

#include "set.h"
#include "io/progress.h"
#include "io/leave.h"
#include "io/sink.h"

#include <stdlib.h>
#include <unistd.h>

set set_of(const options *o, int ply)
{
  set s = {.l = layer_of(o->rules, ply), .per_word = o->games ? 1 : 64};
  s.words = s.l.size / s.per_word + (s.l.size % s.per_word != 0);
  return s;
}

uint64_t set_bytes(const set *s)
{
  return s->l.size == UINT64_MAX ? UINT64_MAX : capped_times(s->words, sizeof *s->word);
}

void set_make(const options *o, set *s)
{
  s->word = calloc((size_t)s->words, sizeof *s->word);
  if (s->word != NULL)
    return;
  progress_hide();
  sink_format(standard_error(), "%s: there is no memory for ply %d (give at most --plies %d)\n", o->command,
              s->l.ply, s->l.ply - 1);
  leave(STATUS_TROUBLE);
}

void set_add(set *s, uint64_t number, uint64_t sequences)
{
  if (s->per_word == 1)
    s->word[number] += sequences;
  else
    s->word[number / 64] |= (uint64_t)1 << number % 64;
}

void set_free(set *s)
{
  free(s->word);
  s->word = NULL;
}

/* Two sets at a time are kept: the most that takes. */
static uint64_t bytes_needed(const options *o, int plies)
{
  uint64_t most = 0;
  uint64_t before = 0;
  for (int ply = 0; ply <= plies; ply++) {
    set s = set_of(o, ply);
    uint64_t here = set_bytes(&s);
    uint64_t both = capped_plus(before, here);
    most = both > most ? both : most;
    before = here;
  }
  return most;
}

static uint64_t bytes_allowed(const options *o)
{
  if (o->memory != 0)
    return o->memory;
  long pages = sysconf(_SC_PHYS_PAGES);
  long size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0 ? (uint64_t)pages / 2 * (uint64_t)size : UINT64_MAX - 1;
}

static bool fits(const options *o, int plies)
{
  uint64_t needed = bytes_needed(o, plies);
  return needed < UINT64_MAX && needed <= bytes_allowed(o);
}

static void write_bytes(uint64_t bytes)
{
  static const char *const unit[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  double size = (double)bytes;
  int u = 0;
  for (; size >= 1024; u++)
    size /= 1024;
  sink_format(standard_error(), "%.*f %s", u == 0 ? 0 : 1, size, bytes == 1 ? "byte" : unit[u]);
}

static _Noreturn void refuse_memory(const options *o, int plies)
{
  sink *s = standard_error();
  uint64_t needed = bytes_needed(o, plies);
  int most = plies;
  while (most >= 0 && !fits(o, most))
    most--;
  sink_format(s, "%s: %dx%dx%dx%d to ply %d takes %s", o->command, o->rules.rows, o->rules.cols,
              o->rules.line, o->rules.players, plies, needed == UINT64_MAX ? "at least " : "");
  write_bytes(needed);
  sink_string(s, " of memory, more than the ");
  write_bytes(bytes_allowed(o));
  sink_string(s, o->memory != 0 ? " allowed (give " : " allowed, half of this machine's (give ");
  if (most >= 0)
    sink_format(s, "at most --plies %d, or ", most);
  sink_string(s, "more with --memory)\n");
  leave(STATUS_TROUBLE);
}

void sets_must_fit(const options *o, int plies)
{
  if (!fits(o, plies))
    refuse_memory(o, plies);
  for (int ply = 0; o->games && ply <= plies; ply++) {
    layer l = layer_of(o->rules, ply);
    if (layer_orders(&l) == UINT64_MAX) {
      sink_format(standard_error(),
                  "%s: more move sequences than 64 bits can count may lead to one position of ply %d "
                  "(give at most --plies %d, or leave out --games)\n",
                  o->command, ply, ply - 1);
      leave(STATUS_TROUBLE);
    }
  }
}
