/* json.c: see json.h. */
#include "json.h"
#include "best_play.h"

/* One of a list of positions: "[2,3]". */
static void put_pos(sink *s, bool first, xo_pos pos)
{
  if (!first)
    sink_string(s, ",");
  json_number(s, "[", (unsigned)pos.row);
  json_number(s, ",", (unsigned)pos.col);
  sink_string(s, "]");
}

/* The moves that could be read. */
static void put_moves(sink *s, const xo_moves *moves)
{
  sink_string(s, ",\"moves\":[");
  for (int k = 0; k < moves->len; k++)
    put_pos(s, k == 0, moves->at[k]);
  sink_string(s, "]");
}

/* The cells of the lines that have won. */
static void put_winning(sink *s, const xo_game *game, xo_player winner)
{
  bool first = true;
  sink_string(s, ",\"winning\":[");
  for (int row = 1; row <= game->rules.rows; row++)
    for (int col = 1; col <= game->rules.cols; col++)
      if (game->cell[row][col] == winner && xo_winning_cell(game, winner, (xo_pos){row, col})) {
        put_pos(s, first, (xo_pos){row, col});
        first = false;
      }
  sink_string(s, "]");
}

static void put_reason(sink *s, const line *where, const xo_finding *f, const mistake *m)
{
  json_string(s, ",\"reason\":", xo_message_status(f->why).text);
  json_number(s, ",\"move\":", (unsigned)f->move);
  json_number(s, ",\"column\":", (unsigned)m->at + 1);
  json_text(s, ",\"text\":", where->text + m->range.at, (size_t)m->range.len);
  json_number(s, ",\"span\":[", (unsigned)m->range.at + 1);
  json_number(s, ",", (unsigned)m->range.len);
  sink_string(s, "]");
}

/* The numbers of the moves that were mistakes; null: there is no table that tells. */
static void put_mistakes(sink *s, const xo_record *record, int used)
{
  int at[XO_TABLE_CELLS];
  int mistakes = best_play_mistakes(record, used, at);
  if (mistakes < 0) {
    sink_string(s, ",\"mistakes\":null");
    return;
  }
  sink_string(s, ",\"mistakes\":[");
  for (int k = 0; k < mistakes; k++)
    json_number(s, k == 0 ? "" : ",", (unsigned)at[k]);
  sink_string(s, "]");
}

static void put_game(sink *s, const line *where, const options *o, const xo_record *record, const xo_game *game,
                     const xo_entry *e)
{
  static const xo_moves none = {0, {{0, 0}}};
  const xo_finding *f = &e->finding;
  mistake m;
  bool wrong = report_find(&m, where, o, record, e);
  json_string(s, ",\"verdict\":", f->why == XO_OK ? xo_message_outcome(record->rules, f->outcome).text : "INVALID");
  json_number(s, ",\"used\":", (unsigned)f->used);
  json_number(s, ",\"given\":", (unsigned)f->given);
  put_moves(s, f->why == XO_TOO_LONG ? &none : &record->moves);
  if (f->why != XO_OK)
    put_reason(s, where, f, &m);
  else if (f->outcome > 0)
    put_winning(s, game, f->outcome);
  else if (f->outcome == XO_UNFINISHED)
    json_string(s, ",\"turn\":", xo_message_outcome(record->rules, report_turn(record, f)).text);
  if (o->mistakes && f->why == XO_OK)
    put_mistakes(s, record, f->used);
  if (e->claim.kind == XO_CLAIM_GOOD)
    json_string(s, ",\"claim\":", xo_message_outcome(record->rules, e->claim.outcome).text);
  if (e->check != XO_CLAIM_UNCHECKED)
    json_string(s, ",\"check\":", report_check(e->check));
  if (wrong) {
    json_string(s, ",\"message\":", m.what);
    json_string(s, ",\"remedy\":", m.remedy);
  }
}

void json_begin(sink *s, const line *where)
{
  json_string(s, "{\"file\":", where->file);
  json_number(s, ",\"line\":", where->number);
}

void json_game(sink *s, const line *where, const options *o, const xo_record *record, const xo_game *game,
               const xo_entry *e)
{
  json_begin(s, where);
  if (e->kind == XO_ENTRY_GAME)
    put_game(s, where, o, record, game, e);
  else
    sink_string(s, ",\"verdict\":\"UNJUDGED\",\"used\":0,\"given\":0,\"reason\":\"no-rules\","
                   "\"message\":\"the @ line before it cannot be read\",\"remedy\":\"mend the last @ line before it\"");
  sink_string(s, "}\n");
}
