/* games.c: see games.h. */
#include "games.h"

char web_block[WEB_BLOCK];
xo_reader web_reader;
xo_lines web_found_lines;
xo_style web_style;
int web_strict, web_partial;
xo_settings web_by;
xo_settings web_set_by;
xo_option_words web_set_words;
xo_claim web_claim[WEB_LINES];
xo_finding web_found[WEB_LINES];

void web_file(int style, int strict, int partial)
{
  xo_settings own = {XO_SETTINGS_GOOD, {0, 0}, web_record.rules, web_record.order, 0};
  web_reader.begun = 0;
  web_reader.within = 0;
  web_style = style;
  web_strict = strict;
  web_partial = partial;
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

/*@ ghost
  /@ requires text:   0 <= len && \valid_read(t + (0 .. len - 1));
     requires rules:  SameRules(a.rules, by.rules) && SameOrder(a.order, by.order);
     requires moves:  MovesFound(t, len, style, strict, partial, a, g, f);
     terminates \true; exits \false; assigns \nothing;
     ensures game:    GameFound(by, t, len, style, strict, partial, f); @/
  static void game_found(xo_settings by, const char *t, int len, int style, int strict, int partial, xo_record a,
                         xo_game g, xo_finding f)
  {
    return;
  }
*/

/* The line web_block[at .. at + len), which is number k. */
/*@ requires line:    0 <= at && 0 <= len && at + len <= WEB_BLOCK;
    requires k:       0 <= k < WEB_LINES;
    requires known:   KnownSettings(web_by);
    terminates \true; exits \false;
    assigns web_claim[k], web_found[k], web_record, web_game;
    ensures line:    LineFound(web_by, &web_block[0] + at, len, web_style, web_strict,
                       web_partial != 0 || web_by.partial != 0 ? 1 : 0, web_claim[k], web_found[k]); */
static void find(int at, int len, int k)
{
  xo_claim none = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, 0, {0, 0}, {0, 0}};
  xo_finding lengthy = {XO_TOO_LONG, 0, 0, 0, XO_LINE_MAX, XO_UNFINISHED};
  web_claim[k] = none;
  web_found[k] = lengthy;
  web_record.moves.len = 0;
  if (len > XO_LINE_MAX)
    return;
  bool strict = web_strict != 0, partial = web_partial != 0 || web_by.partial != 0;
  xo_claim claim = xo_claim_read(web_by.rules, web_block + at, len);
  //@ assert claim: ClaimRead(web_by.rules, &web_block[0] + at, len, claim);
  web_record.rules = web_by.rules;
  web_record.order = web_by.order;
  xo_finding found = xo_finding_line(&web_record, web_style, web_block + at, claim.moves, strict, partial, &web_game);
  /*@ ghost game_found(web_by, &web_block[0] + at, claim.moves, web_style, web_strict, partial ? 1 : 0, web_record,
                       web_game, found); */
  //@ assert read: ClaimRead(web_by.rules, &web_block[0] + at, len, claim);
  web_claim[k] = claim;
  web_found[k] = found;
  //@ assert kept: web_claim[k] == claim && web_found[k] == found;
}

int web_find(int from, int k)
{
  if (!xo_inv_rules(web_by.rules) || !xo_inv_play_order(web_by.rules, &web_by.order))
    return k;
  int next = k, at = web_line_at(from, k);
  /*@ loop invariant next:  k <= next && (at == -1 <==> !IsTextLine(from, next)) &&
                              (at != -1 ==> at == TextLineAt(from, next));
      loop invariant each:  \forall integer j; k <= j < next ==> IsTextLine(from, j) && !Sets(from, j) &&
        LineFound(web_by, &web_block[0] + TextLineAt(from, j), TextLineLen(j), web_style, web_strict,
          web_partial != 0 || web_by.partial != 0 ? 1 : 0, web_claim[j], web_found[j]);
      loop assigns next, at, web_claim[0 .. WEB_LINES - 1], web_found[0 .. WEB_LINES - 1], web_record, web_game;
      loop variant WEB_LINES - next; */
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
  xo_settings set = {WEB_SET_LONG, {0, 0}, web_by.rules, web_by.order, 0};
  if (len <= XO_LINE_MAX) {
    xo_settings_words(web_block + at, len, &web_set_words);
    set = xo_settings_read(web_block + at, len, &web_set_words);
  }
  web_set_by = set;
  if (set.fault == XO_SETTINGS_GOOD)
    web_by = set;
  else
    web_by.fault = set.fault;
  return set.fault;
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

int web_known(void) { return web_by.fault == XO_SETTINGS_GOOD; }
