/* claim.h: a text line judged: a game, and the result that it claims (xo/entry.h). */
#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "settings.h"
#include "xo.h"

/* What the command line asks of every line; partial: a game that is too short to be won is valid. */
static inline xo_options claim_options(const options *o, bool partial)
{
  return (xo_options){o->notation, o->strict, partial, o->claims};
}

/* The result of a line under these settings; its moves and its board go to the record and the game. */
static inline xo_entry claim_find(const settings *by, const options *o, bool partial, const line *l, xo_record *record,
                                  xo_game *game)
{
  return xo_entry_line(claim_options(o, partial), by, l->text, l->too_long ? XO_LINE_MAX + 1 : l->len, record, game);
}

#endif
