/* sgf.c: the Smart Game Format, FF[1] to FF[4], of games with stones that stay: GM[4], gomoku and renju, and GM[1], go,
 * whose boards are used for it.
 *
 * A file is any number of game trees; one is a game if it has no variations, or with --main-line the first branch
 * everywhere. It is read byte by byte, as it comes: nothing but the game so far is kept.
 */
#include "import.h"

#include <stdio.h>
#include <string.h>

/* Identifiers have two letters, what is used of a value is short: of a longer one, the head and the length are kept. */
enum { IDENT_CAP = 8, VALUE_CAP = 128, GO = 1, GOMOKU = 4, GO_SIDE = 19, GOMOKU_SIDE = 15 };

typedef enum { NOBODY, BLACK, WHITE } colour;

typedef struct {
  importer *i;
  unsigned long long depth;
  bool closed;              /* a branch of this tree has ended, so that the next thing in it would be a variation */
  unsigned long long aside; /* the depth of the variation that we are in, and pass over; 0: we are in the main line */
  unsigned long long variations; /* of this game that were passed over */
  import_location variation;     /* the first of them */
  bool outside;                  /* it has been said that there is text between the games */
  /* The text of values: whether it cannot be UTF-8, how many bytes the last character still wants if it is, and whether
   * the byte seen last is beyond ASCII, or a backslash after such a one. */
  bool not_utf8;
  int wanted;
  enum { ASCII, HIGH, BACKSLASH, HALF } seen;
  /* The property that is read. */
  char ident[IDENT_CAP];
  size_t ident_len;
  bool ident_ended;
  int values;
  import_location property, value_at;
  char value[VALUE_CAP]; /* one blank for white space within, none at either end */
  size_t value_len;
  bool blank; /* white space has been read since the last byte of the value */
  /* The game. */
  bool has_type, has_size, has_result;
  int type;
  colour first, last, winner;
} sgf;

static bool is_property(const sgf *g, const char *ident) { return strcmp(g->ident, ident) == 0; }

static void refuse_property(sgf *g, const char *what) { import_refuse(g->i, g->property, what, no_text, ""); }

/* The text of the value, or the head of it. */
static import_text value_text(const sgf *g)
{
  return (import_text){g->value, g->value_len < VALUE_CAP ? (int)g->value_len : VALUE_CAP - 1};
}

static bool begins(const sgf *g, const char *with) { return text_begins(value_text(g), with); }

static bool says(const sgf *g, const char *what) { return text_is(value_text(g), what); }

/* ---- properties ---- */

static void read_type(sgf *g)
{
  bool good = text_match(value_text(g), "#$", &g->type) >= 0;
  if (g->has_type || g->i->game.moves.len > 0)
    refuse_property(g, "GM is not said once, before the moves");
  else if (!good || (g->type != GO && g->type != GOMOKU))
    import_refuse(g->i, g->value_at, "another game: GM", value_text(g),
                  " is not 4, gomoku, nor 1, whose boards are used for it");
  g->has_type = true;
}

/* A side, or columns:rows. */
static void read_size(sgf *g)
{
  int n[2] = {0};
  bool side = text_match(value_text(g), "#$", n) >= 0;
  if (g->has_size || g->i->game.moves.len > 0)
    refuse_property(g, "SZ is not said once, before the moves");
  else if (!side && text_match(value_text(g), "#:#$", n) < 0)
    import_refuse(g->i, g->value_at, "SZ", value_text(g), " is no size: a side, or COLS:ROWS");
  else
    import_board(g->i, n[side ? 0 : 1], n[0], g->value_at);
  g->has_size = true;
}

/* What is not said is as the format has it. */
static void settle_board(sgf *g)
{
  int side = g->has_type && g->type == GOMOKU ? GOMOKU_SIDE : GO_SIDE;
  const options *o = g->i->o;
  if (g->has_size)
    return;
  import_board(g->i, o->ruled ? o->rules.rows : side, o->ruled ? o->rules.cols : side, g->property);
  g->has_size = true;
  g->i->game.sized = false;
}

static bool is_pass(const sgf *g)
{
  const import_game *game = &g->i->game;
  return g->value_len == 0 || (says(g, "tt") && game->rules.rows <= GO_SIDE && game->rules.cols <= GO_SIDE);
}

static void read_move(sgf *g, colour mover)
{
  xo_pos pos = {0, 0};
  settle_board(g);
  if (g->i->game.moves.len == 0)
    g->first = mover;
  if (is_pass(g))
    import_refuse(g->i, g->property, "a pass, which these games do not have", no_text, " (end it before the pass)");
  else if (g->last == mover)
    import_refuse(g->i, g->property, mover == BLACK ? "Black" : "White", no_text,
                  " moves twice one after the other (is a move missing?)");
  else if (g->value_len != 2 || text_pair(value_text(g), &pos) == 0)
    import_refuse(g->i, g->value_at, "a move", value_text(g), " is not two letters, the column and the row");
  else if (pair_capital(pos))
    import_refuse(g->i, g->value_at, "a move", value_text(g), PAIR_CAPITAL);
  else {
    const char text[] = {mover == BLACK ? 'B' : 'W', '[', g->value[0], g->value[1], ']'};
    import_move_down(g->i, pos, g->property, (import_text){text, sizeof text});
  }
  g->last = mover;
}

/* B+..., W+..., B or W alone, 0 or Draw; Void and ? claim nothing. */
static void read_result(sgf *g)
{
  import_game *game = &g->i->game;
  bool draw = says(g, "0") || says(g, "Draw");
  bool open = says(g, "") || says(g, "?") || says(g, "Void");
  g->winner = begins(g, "B+") || says(g, "B") ? BLACK : begins(g, "W+") || says(g, "W") ? WHITE : NOBODY;
  if (g->has_result)
    refuse_property(g, "RE is said twice");
  else if (g->winner == NOBODY && !draw && !open)
    import_complain(g->i, g->value_at, "RE", value_text(g),
                    " is no result, such as B+, W+ or Draw (the game is used without a claim)");
  g->has_result = true;
  game->claimed = draw || g->winner != NOBODY;
  game->claim = XO_DRAW;
  char text[IMPORT_WORD_CAP + 8];
  int len = snprintf(text, sizeof text, "RE[%.*s]", IMPORT_WORD_CAP, g->value);
  import_result(g->i, g->property, (import_text){text, len});
}

/* Their name; or, of gomoku, their number in Gomocup: 1 is Standard. */
static void read_rules(sgf *g)
{
  g->i->game.exact = import_standard(value_text(g)) || (g->has_type && g->type == GOMOKU && says(g, "1"));
  import_keep(g->i->game.note, IMPORT_NOTE_CAP, value_text(g));
}

/* Names, the date and the event. */
static void read_name(sgf *g)
{
  import_game *game = &g->i->game;
  const struct {
    const char *ident;
    char *to;
  } names[] = {{"PB", game->first}, {"PW", game->second}, {"DT", game->date}, {"EV", game->event}};
  for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
    if (is_property(g, names[k].ident))
      import_keep(names[k].to, IMPORT_NAME_CAP, value_text(g));
}

/* One value of a property. What is not here says nothing of the game. */
static void read_property(sgf *g)
{
  bool once = is_property(g, "GM") || is_property(g, "SZ") || is_property(g, "B") || is_property(g, "W") ||
              is_property(g, "RE");
  if (once && g->values > 1)
    import_refuse(g->i, g->value_at, "a second value of", text_of(g->ident), "");
  else if (is_property(g, "B") || is_property(g, "W"))
    read_move(g, is_property(g, "B") ? BLACK : WHITE);
  else if (is_property(g, "GM"))
    read_type(g);
  else if (is_property(g, "SZ"))
    read_size(g);
  else if (is_property(g, "RE"))
    read_result(g);
  else if (is_property(g, "RU"))
    read_rules(g);
  else if (is_property(g, "AB") || is_property(g, "AW") || is_property(g, "AE"))
    import_refuse(g->i, g->property, "stones are set up by", text_of(g->ident),
                  ", and a game begins on an empty board (write them as moves, B and W)");
  else if (is_property(g, "QPR") || is_property(g, "QSLW"))
    import_refuse(g->i, g->property, "moves of the opening are in", text_of(g->ident),
                  ", which is not of the format (write them as moves, B and W)");
  else if (is_property(g, "HA") && g->value_len > 0 && !says(g, "0"))
    import_refuse(g->i, g->property, "a handicap, HA, which these games do not have", no_text,
                  " (only games from an empty board are read)");
  else
    read_name(g);
}

/* ---- the text ---- */

static void put_byte(sgf *g, char byte)
{
  if (g->value_len < VALUE_CAP - 1)
    g->value[g->value_len] = byte;
  g->value_len++;
}

static void keep_byte(sgf *g)
{
  if (import_space(g->i)) {
    g->blank = g->value_len > 0;
    return;
  }
  if (g->value_len == 0)
    g->value_at = g->i->at;
  if (g->blank)
    put_byte(g, ' ');
  g->blank = false;
  put_byte(g, (char)g->i->byte);
}

/* Whether the byte goes on with a character of UTF-8, or begins one where the last one is complete. */
static void follow_utf8(sgf *g)
{
  bool tail = (g->i->byte & 0xc0) == 0x80;
  g->not_utf8 = g->not_utf8 || tail != (g->wanted > 0) || g->i->byte == 0xc0 || g->i->byte == 0xc1 || g->i->byte > 0xf4;
  if (tail)
    g->wanted -= g->wanted > 0;
  else
    g->wanted = g->i->byte < 0xc2 ? 0 : g->i->byte < 0xe0 ? 1 : g->i->byte < 0xf0 ? 2 : 3;
}

/* The next byte of a value. In texts of two bytes for a character, such as Shift_JIS, a backslash can be half of one,
 * and does not escape then. Where ] is after it nobody can tell; the game is left out, and the value ends, as it
 * mostly does. */
static void next_in_value(sgf *g)
{
  import_next(g->i);
  if (g->i->byte < 0)
    return;
  follow_utf8(g);
  if (g->i->byte == ']' && g->seen == BACKSLASH && g->not_utf8) {
    import_refuse(g->i, g->i->at, "a backslash before ], which may be half of a character", no_text,
                  " (convert the file to UTF-8)");
    g->seen = HALF;
  } else {
    g->seen = g->i->byte >= 0x80 ? HIGH : g->i->byte == '\\' && g->seen != ASCII ? BACKSLASH : ASCII;
  }
}

static bool line_end(int byte) { return byte == '\n' || byte == '\r'; }

/* Whether the bracket that has just been read begins another game, whose first node says what the first of a game alone
 * says. */
static bool begins_game(importer *i)
{
  static const char *const roots[] = {"_;_F~F~_[", "_;_G~M~_[", "_;_S~Z~_[", "_;_C~A~_[", "_;_A~P~_[", NULL};
  return import_follows(i, roots);
}

/* From [ to the ] that no backslash precedes; whether it is there. A line end after a backslash, which may be
 * CR LF, is no part of it. */
static bool read_value(sgf *g)
{
  memset(g->value, 0, sizeof g->value);
  g->value_len = 0;
  g->blank = false;
  g->seen = ASCII;
  g->wanted = 0;
  next_in_value(g);
  g->value_at = g->i->at;
  int before = 0; /* the byte before that is no blank */
  int joined = 0; /* the byte of a line end that a backslash precedes, just read; else 0 */
  for (; g->i->byte >= 0 && g->i->byte != ']'; next_in_value(g)) {
    if (g->i->byte == '(' && (before == ')' || g->i->at.column == 1) && begins_game(g->i))
      return false;
    before = import_space(g->i) ? before : g->i->byte;
    bool escaped = g->i->byte == '\\';
    if (escaped)
      next_in_value(g);
    if (g->seen == HALF)
      break;
    int byte = g->i->byte;
    bool half = joined != 0 && line_end(byte) && byte != joined;
    joined = escaped && line_end(byte) ? byte : 0;
    if (byte >= 0 && joined == 0 && !half)
      keep_byte(g);
  }
  return g->i->byte == ']';
}

static void end_property(sgf *g)
{
  if (g->ident_len > 0 && g->values == 0)
    import_refuse(g->i, g->property, "a property without a value:", text_of(g->ident), "");
  memset(g->ident, 0, sizeof g->ident);
  g->ident_len = 0;
  g->ident_ended = false;
  g->values = 0;
}

/* Small letters are left out of identifiers, as up to FF[3] they may have them. */
static void read_letter(sgf *g)
{
  if (g->ident_len > 0 && (g->ident_ended || g->values > 0))
    end_property(g);
  if (g->ident_len == 0)
    g->property = g->i->at;
  if ('A' <= g->i->byte && g->i->byte <= 'Z' && g->ident_len < IDENT_CAP - 1)
    g->ident[g->ident_len++] = (char)g->i->byte;
}

static void begin_game(sgf *g)
{
  g->outside = g->closed = g->not_utf8 = false;
  g->aside = g->variations = 0;
  g->has_type = g->has_size = g->has_result = false;
  g->first = g->last = g->winner = NOBODY;
  g->property = g->i->at;
  import_begin(g->i, g->i->at);
}

static void end_game(sgf *g)
{
  import_game *game = &g->i->game;
  char left[64] = "";
  (void)snprintf(left, sizeof left, "%llu variation%s left out", g->variations, g->variations == 1 ? " is" : "s are");
  if (g->variations > 0 && !game->refused)
    import_remark(g->i, g->variation, left, no_text, "");
  if (g->winner != NOBODY)
    game->claim = g->winner == g->first ? XO_CROSS : XO_NOUGHT;
  if (g->first == WHITE)
    import_swap_names(g->i);
  import_end(g->i);
}

static void open_variation(sgf *g)
{
  if (!g->i->o->main_line)
    import_refuse(g->i, g->i->at, "a variation: the game has more than one course", no_text,
                  " (keep one of them, or give --main-line)");
  g->aside = g->depth;
  g->variation = g->variations == 0 ? g->i->at : g->variation;
  g->variations++;
}

/* The game has not ended, and the next one begins. */
static void cut_off(sgf *g)
{
  import_refuse(g->i, g->i->game.begin, "the game that begins here has no end before the next one begins", no_text,
                " (is a bracket missing?)");
  end_game(g);
  end_property(g);
  g->depth = 0;
}

static void open_tree(sgf *g)
{
  if (g->depth > 0 && begins_game(g->i))
    cut_off(g);
  if (g->depth == 0)
    begin_game(g);
  end_property(g);
  g->depth++;
  if (g->closed && g->aside == 0)
    open_variation(g);
  g->closed = false;
}

static void close_tree(sgf *g)
{
  end_property(g);
  if (g->depth == g->aside)
    g->aside = 0;
  g->depth--;
  g->closed = true;
  if (g->depth == 0)
    end_game(g);
}

/* From [ on; a value that is not one of the main line's properties is passed over. */
static void read_bracket(sgf *g)
{
  bool nameless = g->ident_len == 0;
  import_location begin = g->i->at;
  g->values++;
  if (nameless && g->aside == 0)
    import_refuse(g->i, begin, "a value of no property", no_text, "");
  if (!read_value(g)) {
    import_refuse(g->i, begin, "the value that begins here has no end", no_text, " (is a ] missing?)");
    if (g->i->byte == '(')
      open_tree(g);
  } else if (!nameless && g->aside == 0)
    read_property(g);
}

/* What is inside a game, and is not a bracket of a tree. */
static void read_inside(sgf *g)
{
  const char byte = (char)g->i->byte;
  if (g->aside > 0) {
    if (g->i->byte == '[')
      read_bracket(g);
    return;
  }
  if (g->closed && !import_space(g->i))
    import_refuse(g->i, g->i->at, "a node after a branch that has ended", no_text, "");
  if (g->i->byte == ';') {
    end_property(g);
  } else if (g->i->byte == '[') {
    read_bracket(g);
  } else if (is_letter(g->i->byte)) {
    read_letter(g);
  } else if (import_space(g->i)) {
    g->ident_ended = g->ident_len > 0;
  } else if (g->i->byte == '\0') {
    import_refuse(g->i, g->i->at, "a byte \\x00, as in UTF-16", no_text, " (convert the file to UTF-8)");
  } else {
    import_refuse(g->i, g->i->at, "this is no SGF:", (import_text){&byte, 1}, "");
  }
}

static void read_outside(sgf *g)
{
  if (!g->outside && !import_space(g->i))
    import_complain(g->i, g->i->at, "text that is in no game tree, which begins with (", no_text, " (it is left out)");
  g->outside = g->outside || !import_space(g->i);
  g->i->found = g->i->found || g->outside;
}

void sgf_read(importer *i)
{
  sgf g = {.i = i};
  for (import_next(i); i->byte >= 0; import_next(i))
    if (i->byte == '(')
      open_tree(&g);
    else if (g.depth == 0)
      read_outside(&g);
    else if (i->byte == ')')
      close_tree(&g);
    else
      read_inside(&g);
  if (g.depth > 0) {
    import_refuse(i, i->game.begin, "the file ends inside the game that begins here", no_text, " (is it cut off?)");
    end_game(&g);
  }
}
