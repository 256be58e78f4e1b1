/* memory.c: see states.h. */
#include "io/posix.h"

#include "states.h"
#include "cells.h"
#include "layer.h"
#include "io/progress.h"
#include "io/sink.h"

#include <unistd.h>

_Noreturn void memory_refused(const options *o, int ply)
{
  progress_hide();
  sink_format(standard_error(), "%s: there is no memory for ply %d (give at most --plies %d)\n", o->command, ply,
              ply - 1);
  leave(STATUS_TROUBLE);
}

/* Two tables at a time are kept, and more cells take larger ones, up to half of the board. */
static uint64_t bytes_needed(const options *o, int plies)
{
  uint64_t most = 0;
  for (int ply = 1; ply <= plies; ply++) {
    int len = (ply - 1) / o->rules.players + 1;
    uint64_t both = capped_plus(lineless_bytes(o->rules, len), lineless_bytes(o->rules, len - 1));
    most = both > most ? both : most;
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

/* Whether the boards of this ply can be counted, and the sequences that lead to one of them. */
static bool boards_countable(const options *o, int ply) { return layer_of(o->rules, ply).size < UINT64_MAX; }

static bool orders_countable(const options *o, int ply)
{
  layer l = layer_of(o->rules, ply);
  return !o->games || layer_orders(&l) < UINT64_MAX;
}

/* The most plies that can be counted; -1: none. */
static int most_plies(const options *o, int plies)
{
  while (plies >= 0 && !(fits(o, plies) && boards_countable(o, plies) && orders_countable(o, plies)))
    plies--;
  return plies;
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
  int most = most_plies(o, plies);
  sink_format(s, "%s: %dx%dx%dx%d to ply %d takes %s", o->command, o->rules.rows, o->rules.cols, o->rules.line,
              o->rules.players, plies, needed == UINT64_MAX ? "at least " : "");
  write_bytes(needed);
  sink_string(s, " of memory, more than the ");
  write_bytes(bytes_allowed(o));
  sink_string(s, o->memory != 0 ? " allowed (give " : " allowed, half of this machine's (give ");
  if (most > 0)
    sink_format(s, "at most --plies %d, or ", most);
  sink_string(s, "more with --memory)\n");
  leave(STATUS_TROUBLE);
}

void memory_must_do(const options *o, int plies)
{
  if (!fits(o, plies))
    refuse_memory(o, plies);
  for (int ply = 0; ply <= plies; ply++) {
    if (boards_countable(o, ply) && orders_countable(o, ply))
      continue;
    sink_format(standard_error(), "%s: more %s of ply %d (give at most --plies %d%s)\n", o->command,
                boards_countable(o, ply) ? "move sequences than 64 bits can count may lead to one position"
                                         : "than 2^64 boards may be positions",
                ply, ply - 1, boards_countable(o, ply) ? ", or leave out --games" : "");
    leave(STATUS_TROUBLE);
  }
}
