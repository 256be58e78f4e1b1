/* zero.c: see zero.h. */
#include "zero.h"

#include <stddef.h>
#include <string.h>

/* The cell behind this one, row by row; number 0 stands before the first. */
static xo_pos next_cell(xo_rules rules, xo_pos pos)
{
  return pos.col < rules.cols ? (xo_pos){pos.row, pos.col + 1} : (xo_pos){pos.row + 1, 1};
}

static xo_pos further(xo_rules rules, xo_pos pos, const char *move, size_t len)
{
  if (*move < '0' || *move > '9')
    return pos;
  return memchr(move, ',', len) != NULL ? (xo_pos){pos.row + 1, pos.col + 1} : next_cell(rules, pos);
}

void zero_moves(xo_rules rules, const char *text, int len, xo_moves *moves)
{
  int at = 0;
  for (int k = 0; k < moves->len; k++) {
    xo_place move = xo_notation_place(rules, text + at, len - at, 1);
    at += move.at;
    moves->at[k] = further(rules, moves->at[k], text + at, (size_t)move.len);
    at += move.len;
  }
}

xo_finding zero_finding(xo_record *record, const char *text, int len, bool strict, bool partial,
                        xo_game *game)
{
  xo_reading reading = xo_notation_read(record->rules, text, len, &record->moves);
  zero_moves(record->rules, text, len, &record->moves);
  return xo_finding_of(reading, xo_referee_judge(record, game), strict, partial);
}

const char *zero_remedy(const options *o, const xo_record *record, const char *text, int len,
                        const xo_finding *f)
{
  xo_record other;
  xo_game game;
  if (f->why != XO_OFF_BOARD)
    return NULL;
  if (o->zero_based)
    return "counted from 0 these are one less; give --rules for another board";
  other.rules = record->rules;
  other.order = record->order;
  /* A game that is too short besides is told so when it is read that way. */
  bool valid = zero_finding(&other, text, len, o->strict, true, &game).why == XO_OK;
  return valid ? "give --zero-based if rows, columns and cells are counted from 0" : NULL;
}
