/* games.c: see games.h. */
#include "games.h"

char web_block[WEB_BLOCK];
xo_reader web_reader;
xo_lines web_found_lines;
xo_asked web_asked;
xo_terms web_by;
xo_settings web_set_by;
xo_option_words web_set_words;
xo_entry web_entry[WEB_LINES];

void web_file(int style, int strict, int partial)
{
  xo_terms own = {web_record.rules, web_record.order, 0, 1};
  web_reader.begun = 0;
  web_reader.within = 0;
  xo_asked asked = {style, strict, partial, 0};
  web_asked = asked;
  web_by = own;
}

int web_lines(int from, int len, int last)
{
  if (from < 0 || len < 0 || from > WEB_BLOCK || len > WEB_BLOCK - from)
    return -1;
  if (web_reader.within && !web_reader.begun)
    return -1;
  return xo_lines_next(&web_reader, web_block + from, len, last != 0, &web_found_lines);
}

void web_line(int len)
{
  web_found_lines.count = 0;
  if (len < 0 || len > WEB_BLOCK)
    return;
  web_found_lines.count = 1;
  web_found_lines.start[0] = 0;
  web_found_lines.start[1] = len + 1;
}

int web_line_count(void) { return web_found_lines.count; }

int web_line_at(int from, int k)
{
  if (k < 0 || k >= WEB_LINES || from < 0 || from > WEB_BLOCK)
    return -1;
  int start = web_found_lines.start[k], behind = web_found_lines.start[k + 1];
  if (start < 0 || start >= behind || behind - 1 > WEB_BLOCK - from)
    return -1;
  return from + start;
}

int web_line_len(int from, int k)
{
  if (web_line_at(from, k) == -1)
    return -1;
  return web_found_lines.start[k + 1] - 1 - web_found_lines.start[k];
}

/* The line web_block[at .. at + len), which is number k. */
/*@ requires line:    0 <= at && 0 <= len && at + len <= WEB_BLOCK;
    requires k:       0 <= k < WEB_LINES;
    requires known:   KnownTerms(web_by);
    terminates \true; exits \false; assigns web_entry[k], web_record, web_game;
    ensures line:    EntryOf(web_asked, web_by, &web_block[0] + at, len, web_entry[k]); */
static void find(int at, int len, int k)
{
  xo_entry entry = xo_entry_line(web_asked, &web_by, web_block + at, len, &web_record, &web_game);
  //@ assert line: EntryBy(web_asked, web_by, &web_block[0] + at, len, web_record, web_game, entry);
  web_entry[k] = entry;
  //@ assert kept: EntryBy(web_asked, web_by, &web_block[0] + at, len, web_record, web_game, web_entry[k]);
}

int web_find(int from, int k)
{
  if (!xo_inv_rules(web_by.rules) || !xo_inv_play_order(web_by.rules, &web_by.order))
    return k;
  int next = k, at = web_line_at(from, k);
  /*@ loop invariant next:  k <= next && (at == -1 <==> !IsTextLine(from, next)) &&
                              (at != -1 ==> at == TextLineAt(from, next));
      loop invariant each:  \forall integer j; k <= j < next ==> IsTextLine(from, j) && !Sets(from, j) &&
        EntryOf(web_asked, web_by, &web_block[0] + TextLineAt(from, j), TextLineLen(j), web_entry[j]);
      loop assigns next, at, web_entry[0 .. WEB_LINES - 1], web_record, web_game; loop variant WEB_LINES - next; */
  while (next < web_found_lines.count && at != -1) {
    int len = web_line_len(from, next);
    if (len > 0 && web_block[at] == '@')
      return next;
    find(at, len, next);
    next++;
    at = web_line_at(from, next);
  }
  return next;
}

int web_set(int from, int k)
{
  int at = web_line_at(from, k);
  if (at == -1)
    return -1;
  int len = web_line_len(from, k);
  if (len == 0 || web_block[at] != '@')
    return -1;
  web_by = xo_entry_terms(web_by, web_block + at, len, &web_set_words, &web_set_by);
  //@ assert some: web_set_by.fault != -1;
  return web_set_by.fault;
}

int web_rule(int which)
{
  return which == 0   ? web_by.rules.rows
         : which == 1 ? web_by.rules.cols
         : which == 2 ? web_by.rules.line
                      : web_by.rules.players;
}

int web_seats(void) { return web_by.order.len; }

int web_seated(int turn) { return turn >= 0 && turn < XO_PLAYERS_MAX ? web_by.order.at[turn] : 0; }

int web_known(void) { return web_by.known != 0; }
