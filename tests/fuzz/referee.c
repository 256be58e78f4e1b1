/* referee.c: a record of any bits through every function of the referee, against the dated judge, and now and then
 * against the naive one, too.
 *
 * An input is a form, the row and the column of one more move, and the record: in form 'b' its bytes as they lie in
 * memory, in any other form a character for each number: the rules, the length of the order, its players (at most
 * eight), how many moves the list is longer than those that follow, and the moves.
 */
#include "fuzz.h"
#include "dated.h"
#include "../unit/naive.h"

#include <string.h>

enum { NAIVE_ONCE_IN = 32, NAIVE_WORK = 1000, OFFERS = 24 };

static xo_record record;

static void read_bytes(const uint8_t *data, size_t size)
{
  memset(&record, 0, sizeof record);
  memcpy(&record, data, size < sizeof record ? size : sizeof record);
}

static int next(const uint8_t **at, const uint8_t *end) { return *at < end ? small_of(*(*at)++) : 0; }

static void read_text(const uint8_t *at, const uint8_t *end)
{
  xo_moves *m = &record.moves;
  record.rules.rows = next(&at, end);
  record.rules.cols = next(&at, end);
  record.rules.line = next(&at, end);
  record.rules.players = next(&at, end);
  record.order.len = next(&at, end);
  for (int t = 0; t < XO_PLAYERS_MAX; t++)
    record.order.at[t] = t < record.order.len ? next(&at, end) : 0;
  int more = next(&at, end);
  for (m->len = 0; at < end && m->len < XO_MOVES_CAP; m->len++) {
    m->at[m->len].row = next(&at, end);
    m->at[m->len].col = next(&at, end);
  }
  m->len += more;
}

/* The objects that must not change are compared word by word; the sanitizer's memcmp takes its time. */
__attribute__((no_sanitize("address", "undefined"))) static bool same(const void *a, const void *b, size_t size)
{
  const uint32_t *x = a, *y = b;
  uint32_t differ = 0;
  for (size_t i = 0; i < size / sizeof *x; i++)
    differ |= x[i] ^ y[i];
  return differ == 0;
}

#define SAME(a, b) same(&(a), &(b), sizeof(a))
_Static_assert(sizeof(xo_record) % sizeof(uint32_t) == 0 && sizeof(xo_game) % sizeof(uint32_t) == 0, "whole words");

/* All of the record is played. */
static bool played(xo_status status) { return status == XO_OK || status == XO_TOO_FEW; }

/* Its moves are played, or those before a move at fault. */
static bool playable(xo_status status)
{
  return status != XO_BAD_RULES && status != XO_BAD_ORDER && status != XO_BAD_RECORD;
}

static bool same_verdict(xo_verdict a, xo_verdict b)
{
  return a.status == b.status && a.move == b.move && a.used == b.used && a.outcome == b.outcome;
}

static void compare_naively(const uint8_t *data, size_t size, xo_verdict v, const xo_game *game)
{
  static naive_game naive;
  if (sum_of(data, size) % NAIVE_ONCE_IN != 0 ||
      (playable(v.status) && record.rules.rows * record.rules.cols * record.moves.len > NAIVE_WORK))
    return;
  MUST(same_verdict(v, naive_judge(&record, &naive)));
  MUST(!playable(v.status) || naive_agrees(&naive, game));
}

static xo_verdict judge(const uint8_t *data, size_t size)
{
  static xo_game game, before;
  memset(&game, 0x5a, sizeof game);
  before = game;
  xo_record kept = record;
  xo_verdict v = xo_referee_judge(&record, &game);
  MUST(SAME(record, kept));
  MUST(same_verdict(v, dated_judge(&record)));
  if (playable(v.status))
    MUST(dated_agrees(&record, v.used, &game));
  else
    MUST(SAME(game, before));
  compare_naively(data, size, v, &game);
  return v;
}

/* What the contract of ask says, from the verdict on the record. */
static xo_status answer(const xo_record *to, xo_verdict v, xo_pos pos)
{
  if (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER)
    return v.status;
  if (!played(v.status))
    return XO_BAD_RECORD;
  if (v.outcome != XO_UNFINISHED)
    return XO_AFTER_END;
  if (!xo_inv_pos(to->rules, pos))
    return XO_OFF_BOARD;
  for (int k = 0; k < to->moves.len; k++)
    if (to->moves.at[k].row == pos.row && to->moves.at[k].col == pos.col)
      return XO_TAKEN;
  return XO_OK;
}

static void offer(xo_record *to, xo_pos pos, xo_status expected)
{
  static xo_record before;
  before = *to;
  MUST(xo_referee_ask(to, pos) == expected);
  MUST(SAME(*to, before));
  MUST(xo_referee_offer(to, pos) == expected);
  if (expected == XO_OK)
    before.moves.at[before.moves.len++] = pos;
  MUST(SAME(*to, before));
}

/* Begins a record with the same rules and order, and offers it the same moves, one by one. */
static void begin_and_offer(xo_verdict v)
{
  static xo_record grown, before;
  memset(&grown, 0x5a, sizeof grown);
  before = grown;
  xo_status begun = xo_referee_begin(&grown, record.rules, record.order);
  MUST(begun == (v.status == XO_BAD_RULES || v.status == XO_BAD_ORDER ? v.status : XO_OK));
  if (begun != XO_OK) {
    MUST(SAME(grown, before));
    return;
  }
  MUST(SAME(grown.rules, record.rules) && SAME(grown.order, record.order) && grown.moves.len == 0);
  if (v.status == XO_BAD_RECORD)
    return;
  xo_verdict now = dated_judge(&grown);
  for (int k = 0; k < record.moves.len && k < OFFERS; k++) {
    xo_status expected = answer(&grown, now, record.moves.at[k]);
    offer(&grown, record.moves.at[k], expected);
    if (expected != XO_OK) {
      /* The first refusal is after the end of the game, or the fault that the judge found. */
      MUST(expected == XO_AFTER_END ? now.outcome != XO_UNFINISHED : v.status == expected && v.move == k + 1);
      return;
    }
    now = dated_judge(&grown);
  }
  xo_game game;
  xo_verdict end = xo_referee_judge(&grown, &game);
  MUST(played(end.status) && end.used == grown.moves.len && same_verdict(end, now));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  if (size < 3)
    return 0;
  if (data[0] == 'b')
    read_bytes(data + 3, size - 3);
  else
    read_text(data + 3, data + size);
  xo_verdict v = judge(data, size);
  begin_and_offer(v);
  xo_pos pos = {small_of(data[1]), small_of(data[2])};
  offer(&record, pos, answer(&record, v, pos));
  return 0;
}
