/* json.c: see json.h. */
#include "json.h"
#include "best_play.h"
#include "draw.h"
#include "import/import.h"

/* ---- members ---- */

void json_key(sink *s, const char *key)
{
  sink_text(s, ",\"", 2);
  sink_string(s, key);
  sink_text(s, "\":", 2);
}

void json_number(sink *s, const char *key, unsigned long long n)
{
  json_key(s, key);
  sink_number(s, n);
}

void json_null(sink *s, const char *key)
{
  json_key(s, key);
  sink_string(s, "null");
}

void json_text(sink *s, const char *key, const char *text, size_t len)
{
  json_key(s, key);
  sink_json(s, text, len);
}

void json_string(sink *s, const char *key, const char *text) { json_text(s, key, text, strlen(text)); }

static void put_pair(sink *s, unsigned long long one, unsigned long long other)
{
  if (one < 10 && other < 10) {
    char pair[] = {'[', (char)('0' + one), ',', (char)('0' + other), ']'};
    sink_text(s, pair, sizeof pair);
    return;
  }
  sink_text(s, "[", 1);
  sink_number(s, one);
  sink_text(s, ",", 1);
  sink_number(s, other);
  sink_text(s, "]", 1);
}

void json_pos(sink *s, const char *before, xo_pos pos)
{
  sink_string(s, before);
  put_pair(s, (unsigned)pos.row, (unsigned)pos.col);
}

void json_moves(sink *s, const char *key, const xo_moves *moves)
{
  json_key(s, key);
  sink_string(s, "[");
  for (int k = 0; k < moves->len; k++)
    json_pos(s, k == 0 ? "" : ",", moves->at[k]);
  sink_string(s, "]");
}

void json_rules(sink *s, const char *before, xo_rules rules, const xo_play_order *order)
{
  const int sides[] = {rules.rows, rules.cols, rules.line, rules.players};
  sink_string(s, before);
  for (int k = 0; k < 4; k++) {
    sink_string(s, k == 0 ? "\"rules\":\"" : "x");
    sink_number(s, (unsigned)sides[k]);
  }
  sink_string(s, rules.exact != 0 ? "!\",\"order\":" : "\",\"order\":");
  for (int t = 0; t < order->len; t++) {
    sink_string(s, t == 0 ? "[\"" : "\",\"");
    sink_string(s, xo_message_outcome(rules, order->at[t]).text);
  }
  sink_string(s, "\"]");
}

void json_begin(sink *s, const line *where, unsigned long long game)
{
  sink_string(s, "{\"file\":");
  sink_json(s, where->file, strlen(where->file));
  json_number(s, "line", where->number);
  json_number(s, "game", game);
}

/* ---- boards ---- */

void json_cells(sink *s, const xo_game *game)
{
  json_key(s, "cells");
  for (int row = 1; row <= game->rules.rows; row++) {
    sink_string(s, row == 1 ? "[\"" : "\",\"");
    for (int col = 1; col <= game->rules.cols; col++)
      sink_text(s, &(char){cell_symbol(game, (xo_pos){row, col})}, 1);
  }
  sink_string(s, "\"]");
}

void json_winning(sink *s, const xo_game *game, xo_outcome outcome)
{
  static xo_moves cells;
  cells.len = 0;
  if (outcome <= 0)
    return;
  for (int row = 1; row <= game->rules.rows; row++)
    for (int col = 1; col <= game->rules.cols; col++)
      if (game->cell[row][col] == outcome && xo_winning_cell(game, outcome, (xo_pos){row, col}))
        cells.at[cells.len++] = (xo_pos){row, col};
  json_moves(s, "winning", &cells);
}

/* ---- games ---- */

/* The place of what is at fault in a record: its line and column. */
static void put_at(sink *s, unsigned long long number, unsigned long long column)
{
  json_key(s, "at");
  put_pair(s, number, column);
}

/* Who made the move at fault is not known of a fault of the game as a whole. */
static void put_reason(sink *s, const line *where, const xo_record *record, const xo_finding *f, const mistake *m)
{
  json_string(s, "reason", xo_message_status(f->why).text);
  json_number(s, "move", (unsigned)f->move);
  if (f->move > 0)
    json_string(s, "player",
                xo_message_outcome(record->rules, record->order.at[(f->move - 1) % record->order.len]).text);
  if (where->record != NULL)
    put_at(s, m->line, m->column);
  else
    json_number(s, "column", (unsigned)m->at + 1);
  json_text(s, "text", m->text, (size_t)m->len);
  if (where->record != NULL)
    return;
  json_key(s, "span");
  put_pair(s, (unsigned)m->range.at + 1, (unsigned)m->range.len);
}

/* The numbers of the moves that were mistakes; null: there is no table that tells. */
static void put_mistakes(sink *s, const xo_record *record, int used)
{
  int at[XO_TABLE_CELLS];
  int mistakes = best_play_mistakes(record, used, at);
  json_key(s, "mistakes");
  sink_string(s, mistakes < 0 ? "null" : "[");
  for (int k = 0; k < mistakes; k++)
    sink_format(s, k == 0 ? "%d" : ",%d", at[k]);
  sink_string(s, mistakes < 0 ? "" : "]");
}

void json_unjudged(sink *s)
{
  json_string(s, "verdict", "UNJUDGED");
  json_string(s, "reason", "no-rules");
  json_string(s, "message", "the @ line before it cannot be read");
  json_string(s, "remedy", "mend the last @ line before it");
}

/* Of a game of a record that cannot be used: why. */
static void put_unread(sink *s, const import_game *g)
{
  json_string(s, "verdict", "UNJUDGED");
  json_string(s, "reason", "unread");
  put_at(s, g->fault.at.line, g->fault.at.column);
  json_string(s, "message", g->fault.what);
  json_string(s, "remedy", g->fault.remedy);
}

/* A text, unless it is empty. */
static void put_name(sink *s, const char *key, const char *name)
{
  if (name[0] != '\0')
    json_string(s, key, name);
}

/* What a record says besides its moves: the players in the order of their turns. */
static void put_record(sink *s, const import_game *g)
{
  if (g->first[0] != '\0' || g->second[0] != '\0') {
    json_key(s, "players");
    sink_text(s, "[", 1);
    sink_json(s, g->first, strlen(g->first));
    sink_text(s, ",", 1);
    sink_json(s, g->second, strlen(g->second));
    sink_text(s, "]", 1);
  }
  put_name(s, "date", g->date);
  put_name(s, "event", g->event);
  put_name(s, "note", g->note);
}

void json_game(sink *s, const line *where, unsigned long long game, const options *o, const xo_answer *e)
{
  static const xo_moves none = {0, {{0, 0}}};
  const xo_record *record = &e->record;
  const xo_finding *f = &e->finding;
  mistake m;
  bool wrong = report_find(&m, where, o, e);
  json_begin(s, where, game);
  if (where->record != NULL)
    put_record(s, where->record);
  if (e->kind != XO_ANSWER_GAME) {
    if (where->record != NULL)
      put_unread(s, where->record);
    else
      json_unjudged(s);
    return;
  }
  json_rules(s, ",", record->rules, &record->order);
  json_string(s, "verdict", f->why == XO_OK ? xo_message_outcome(record->rules, f->outcome).text : "INVALID");
  json_number(s, "used", (unsigned)f->used);
  json_number(s, "given", (unsigned)f->given);
  json_moves(s, "moves", f->why == XO_TOO_LONG ? &none : &record->moves);
  if (f->why != XO_OK)
    put_reason(s, where, record, f, &m);
  else if (f->outcome == XO_UNFINISHED)
    json_string(s, "turn", xo_message_outcome(record->rules, report_turn(record, f)).text);
  else
    json_winning(s, &e->game, f->outcome);
  if (o->mistakes && f->why == XO_OK)
    put_mistakes(s, record, f->used);
  if (e->claim.kind == XO_CLAIM_GOOD)
    json_string(s, "claim", xo_message_outcome(record->rules, e->claim.outcome).text);
  if (e->check != XO_CLAIM_UNCHECKED)
    json_string(s, "check", report_check(e->check));
  if (wrong) {
    json_string(s, "message", m.what);
    json_string(s, "remedy", m.remedy);
  }
}
