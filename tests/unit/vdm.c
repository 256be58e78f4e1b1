/* vdm.c: see vdm.h. A parser by recursive descent that evaluates as it reads. */
#include "vdm.h"
#include "support.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const xo_rules seed_rules = {3, 3, 3, 2};

typedef struct {
  const char *at;
  char name[16]; /* what let has bound, one name at a time */
  vdm_value bound;
  bool begun; /* whether play has given the state a value */
  xo_game state;
} reader;

static vdm_value of_kind(vdm_kind kind) { return (vdm_value){.kind = kind}; }

static vdm_value of_number(vdm_kind kind, int number) { return (vdm_value){.kind = kind, .number = number}; }

static vdm_value of_game(const xo_game *game) { return (vdm_value){.kind = VDM_GAME, .game = *game, .balanced = true}; }

/* ---- the module's functions, answered by the library ---- */

static bool is_player(int p) { return p == XO_CROSS || p == XO_NOUGHT; }

/* The precondition of xo_move: a free cell of the board, and no player more than one move ahead. */
static bool may_move(const xo_game *game, xo_player player, xo_pos at)
{
  int ahead = 1;
  if (!is_player(player) || !xo_inv_pos(seed_rules, at) || xo_moves_so_far(game, at))
    return false;
  for (int row = 1; row <= 3; row++)
    for (int col = 1; col <= 3; col++)
      if (xo_moves_so_far(game, pos(row, col)))
        ahead += xo_moves_for_player(game, player, pos(row, col)) ? 1 : -1;
  return xo_move_count_left(game) > 0 && ahead <= 1;
}

static bool record_of(const vdm_value *order, const vdm_value *played, xo_record *record)
{
  memset(record, 0, sizeof *record);
  record->rules = seed_rules;
  if (order->kind != VDM_SEQ || played->kind != VDM_SEQ || order->len > XO_PLAYERS_MAX)
    return false;
  record->order.len = order->len;
  for (int t = 0; t < order->len; t++) {
    if (order->item[t].kind != VDM_QUOTE)
      return false;
    record->order.at[t] = order->item[t].quote;
  }
  record->moves.len = played->len;
  for (int k = 0; k < played->len; k++) {
    if (played->item[k].kind != VDM_POS)
      return false;
    record->moves.at[k] = played->item[k].pos;
  }
  return true;
}

static vdm_value play(reader *r, const vdm_value *arg)
{
  xo_record record;
  if (!record_of(&arg[0], &arg[1], &record))
    return of_kind(VDM_INEXPRESSIBLE);
  xo_game game;
  xo_verdict v = xo_referee_judge(&record, &game);
  if (v.status != XO_OK)
    return of_kind(VDM_REFUSED);
  r->state = game;
  r->begun = true;
  return of_number(VDM_QUOTE, v.outcome);
}

static vdm_value move(reader *r, const vdm_value *arg)
{
  if (!r->begun || arg[0].kind != VDM_QUOTE || arg[1].kind != VDM_POS)
    return of_kind(VDM_INEXPRESSIBLE);
  if (!may_move(&r->state, arg[0].number, arg[1].pos))
    return of_kind(VDM_REFUSED);
  xo_move(&r->state, arg[0].number, arg[1].pos);
  return of_kind(VDM_UNIT);
}

static vdm_value who_won(const xo_game *game)
{
  return xo_is_won(game) ? of_number(VDM_QUOTE, xo_who_won(game)) : of_kind(VDM_REFUSED);
}

/* post_play(order, moves, RESULT, old state, state) asks its last three arguments. */
static vdm_value post_play(const vdm_value *arg)
{
  const xo_game *game = &arg[4].game;
  xo_record record;
  if (!record_of(&arg[0], &arg[1], &record) || arg[2].kind != VDM_QUOTE || arg[4].kind != VDM_GAME)
    return of_kind(VDM_INEXPRESSIBLE);
  if (arg[2].number == XO_DRAW)
    return of_number(VDM_TRUTH, xo_is_draw(game));
  if (arg[2].number == XO_UNFINISHED)
    return of_number(VDM_TRUTH, xo_is_unfinished(game));
  vdm_value winner = who_won(game);
  return winner.kind == VDM_REFUSED ? winner : of_number(VDM_TRUTH, winner.number == arg[2].number);
}

static vdm_value about_sequence(const char *name, const vdm_value *arg)
{
  static const vdm_value order = {
      .kind = VDM_SEQ, .len = 2, .item = {{VDM_QUOTE, XO_CROSS, {0, 0}}, {VDM_QUOTE, XO_NOUGHT, {0, 0}}}};
  static const vdm_value none = {.kind = VDM_SEQ};
  bool about_order = strcmp(name, "inv_PlayOrder") == 0;
  xo_record record;
  xo_game game;
  if (!record_of(about_order ? arg : &order, about_order ? &none : arg, &record))
    return of_kind(VDM_INEXPRESSIBLE);
  return of_number(VDM_TRUTH, about_order ? xo_inv_play_order(seed_rules, &record.order)
                                          : xo_referee_judge(&record, &game).status == XO_OK);
}

static vdm_value has_won(const vdm_value *arg)
{
  if (arg[1].kind != VDM_QUOTE)
    return of_kind(VDM_INEXPRESSIBLE);
  return is_player(arg[1].number) ? of_number(VDM_TRUTH, xo_has_won(&arg[0].game, arg[1].number))
                                  : of_kind(VDM_REFUSED);
}

static vdm_value about_game(const char *name, const vdm_value *arg)
{
  const xo_game *game = &arg[0].game;
  if (strcmp(name, "inv_Game") == 0 || strcmp(name, "is_Game") == 0)
    return of_number(VDM_TRUTH, arg[0].balanced);
  if (!arg[0].balanced)
    return of_kind(VDM_REFUSED);
  if (strcmp(name, "mk_Sigma") == 0)
    return arg[0];
  if (strcmp(name, "whoWon") == 0)
    return who_won(game);
  if (strcmp(name, "isWon") == 0 || strcmp(name, "pre_whoWon") == 0)
    return of_number(VDM_TRUTH, xo_is_won(game));
  if (strcmp(name, "isDraw") == 0)
    return of_number(VDM_TRUTH, xo_is_draw(game));
  if (strcmp(name, "isUnfinished") == 0)
    return of_number(VDM_TRUTH, xo_is_unfinished(game));
  if (strcmp(name, "moveCountLeft") == 0)
    return of_number(VDM_NUMBER, xo_move_count_left(game));
  return of_kind(VDM_INEXPRESSIBLE);
}

static vdm_value call(reader *r, const char *name, int args, const vdm_value *arg)
{
  for (int i = 0; i < args; i++)
    if (arg[i].kind == VDM_REFUSED || arg[i].kind == VDM_INEXPRESSIBLE)
      return arg[i];
  if (strcmp(name, "play") == 0 && args == 2)
    return play(r, arg);
  if (strcmp(name, "move") == 0 && args == 2)
    return move(r, arg);
  if (strcmp(name, "post_play") == 0 && args == 5)
    return post_play(arg);
  if (strcmp(name, "hasWon") == 0 && args == 2 && arg[0].kind == VDM_GAME)
    return has_won(arg);
  if (strcmp(name, "mk_Pos") == 0 && args == 2 && arg[0].kind == VDM_NUMBER && arg[1].kind == VDM_NUMBER)
    return (vdm_value){.kind = VDM_POS, .pos = pos(arg[0].number, arg[1].number)};
  if (args == 1 && arg[0].kind == VDM_GAME)
    return about_game(name, arg);
  if (args == 1 && arg[0].kind == VDM_SEQ && strncmp(name, "inv_", 4) == 0)
    return about_sequence(name, arg);
  return of_kind(VDM_INEXPRESSIBLE);
}

/* ---- the grammar ---- */

static vdm_value expression(reader *r);

static bool next(reader *r, const char *token)
{
  while (*r->at == ' ')
    r->at++;
  size_t len = strlen(token);
  if (strncmp(r->at, token, len) != 0)
    return false;
  r->at += len;
  return true;
}

static void identifier(reader *r, char *name, int size)
{
  int n = 0;
  for (; isalnum((unsigned char)*r->at) || *r->at == '_'; r->at++)
    if (n < size - 1)
      name[n++] = *r->at;
  name[n] = '\0';
}

/* Makes the game of the maplets, always by a move that the invariant allows, as long as there is one. */
static vdm_value game_of(int n, const vdm_item *maplet)
{
  bool placed[VDM_ITEMS] = {false};
  xo_game game;
  xo_init(&game, seed_rules);
  for (int k = 0; k < n; k++)
    if (!is_player(maplet[k].quote) || !xo_inv_pos(seed_rules, maplet[k].pos))
      return of_kind(VDM_REFUSED);
  for (int k = 0; k < n; k++)
    if (!placed[k] && may_move(&game, maplet[k].quote, maplet[k].pos)) {
      xo_move(&game, maplet[k].quote, maplet[k].pos);
      placed[k] = true;
      k = -1;
    }
  vdm_value v = of_game(&game);
  for (int k = 0; k < n; k++)
    if (!placed[k]) {
      if (xo_moves_so_far(&game, maplet[k].pos))
        return of_kind(VDM_REFUSED);
      v.balanced = false;
    }
  return v;
}

static vdm_value map(reader *r)
{
  vdm_item maplet[VDM_ITEMS] = {{VDM_QUOTE, 0, {0, 0}}};
  int n = 0;
  if (next(r, "|->"))
    return next(r, "}") ? game_of(0, maplet) : of_kind(VDM_INEXPRESSIBLE);
  do {
    vdm_value key = expression(r);
    if (n == VDM_ITEMS || key.kind != VDM_POS || !next(r, "|->"))
      return of_kind(VDM_INEXPRESSIBLE);
    vdm_value value = expression(r);
    if (value.kind != VDM_QUOTE)
      return of_kind(VDM_INEXPRESSIBLE);
    maplet[n].pos = key.pos;
    maplet[n++].quote = value.number;
  } while (next(r, ","));
  return next(r, "}") ? game_of(n, maplet) : of_kind(VDM_INEXPRESSIBLE);
}

static vdm_value sequence(reader *r)
{
  vdm_value seq = of_kind(VDM_SEQ);
  if (next(r, "]"))
    return seq;
  do {
    vdm_value v = expression(r);
    if (seq.len == VDM_ITEMS || (v.kind != VDM_POS && v.kind != VDM_QUOTE))
      return of_kind(VDM_INEXPRESSIBLE);
    seq.item[seq.len].kind = v.kind;
    seq.item[seq.len].pos = v.pos;
    seq.item[seq.len++].quote = v.number;
  } while (next(r, ","));
  return next(r, "]") ? seq : of_kind(VDM_INEXPRESSIBLE);
}

static vdm_value quote(reader *r)
{
  static const char *const names[] = {"DRAW", "UNFINISHED", "CROSS", "NOUGHT", "OTHER"};
  char name[16];
  identifier(r, name, sizeof name);
  for (int i = 0; i < LENGTH(names); i++)
    if (strcmp(name, names[i]) == 0 && next(r, ">"))
      return of_number(VDM_QUOTE, i + XO_DRAW);
  return of_kind(VDM_INEXPRESSIBLE);
}

static vdm_value let(reader *r)
{
  next(r, "");
  identifier(r, r->name, sizeof r->name);
  while (*r->at != '=' && *r->at != '\0') /* the type, which the checks below make sure of */
    r->at++;
  if (!next(r, "="))
    return of_kind(VDM_INEXPRESSIBLE);
  vdm_value v = expression(r);
  if (!next(r, "in "))
    return of_kind(VDM_INEXPRESSIBLE);
  r->bound = v;
  return expression(r);
}

static vdm_value named(reader *r)
{
  char name[16];
  vdm_value arg[5];
  int n = 0;
  identifier(r, name, sizeof name);
  if (strcmp(name, "let") == 0)
    return let(r);
  if (strcmp(name, "true") == 0 || strcmp(name, "false") == 0)
    return of_number(VDM_TRUTH, strcmp(name, "true") == 0);
  if (strcmp(name, "game") == 0 && r->begun)
    return of_game(&r->state);
  if (name[0] != '\0' && strcmp(name, r->name) == 0)
    return r->bound;
  if (!next(r, "("))
    return of_kind(VDM_INEXPRESSIBLE);
  do {
    if (n == LENGTH(arg))
      return of_kind(VDM_INEXPRESSIBLE);
    arg[n++] = expression(r);
  } while (next(r, ","));
  return next(r, ")") ? call(r, name, n, arg) : of_kind(VDM_INEXPRESSIBLE);
}

static vdm_value expression(reader *r)
{
  if (next(r, "()"))
    return of_kind(VDM_UNIT);
  if (next(r, "{"))
    return map(r);
  if (next(r, "["))
    return sequence(r);
  if (next(r, "<"))
    return quote(r);
  if (isdigit((unsigned char)*r->at) || *r->at == '-') {
    char *end;
    long n = strtol(r->at, &end, 10);
    r->at = end;
    return *end == '.' ? of_kind(VDM_INEXPRESSIBLE) : of_number(VDM_NUMBER, (int)n);
  }
  return named(r);
}

vdm_value vdm_answer(const char *text)
{
  reader r;
  memset(&r, 0, sizeof r);
  r.at = text;
  for (;;) {
    bool refused = next(&r, "!");
    vdm_value v = expression(&r);
    if ((v.kind == VDM_POS && !xo_inv_pos(seed_rules, v.pos)) || (v.kind == VDM_GAME && !v.balanced))
      v.kind = VDM_REFUSED;
    bool last = !next(&r, ";;");
    if (v.kind == VDM_INEXPRESSIBLE || (last && *r.at != '\0'))
      return of_kind(VDM_INEXPRESSIBLE);
    if (refused != (v.kind == VDM_REFUSED) || last)
      return v;
  }
}

bool vdm_equal(const vdm_value *a, const vdm_value *b)
{
  if (a->kind != b->kind || a->kind < VDM_UNIT || a->kind == VDM_SEQ)
    return false;
  return a->number == b->number && a->pos.row == b->pos.row && a->pos.col == b->pos.col &&
         same_game(&a->game, &b->game); /* what a kind has not is 0 in both */
}
