/* pgn.c: gomoku in the PGN of PlayOK.
 *
 *     [Result "1-0"]                    headers; Black, White, Date and Event are kept
 *     [GameType "61,15"]                61 is gomoku, the other number the side of the board
 *
 *     1. h13 i13 2. j13 white 3. -- h12 4. g10 i12 {a comment} 5. i11 g11 1-0
 *
 * The two columns are the two players; 1-0 is won by the first, 0-1 by the second, 1/2-1/2 is a draw, * is open. The
 * stones alternate, black begins, whichever column they are in. After three stones the second player may choose a
 * colour, or set two stones more, after which the first one chooses: `white` or `black` in the place of a move says
 * which stones this column keeps. `--` is a turn without a stone, since the next one is the other column's. So the
 * first column may have either colour. Without a choice it has black.
 *
 * The file is read word by word, as it comes: nothing but the game so far is kept.
 */
#include "import.h"

#include <stdio.h>

/* A longer word or header is cut: no more of any is used. */
enum { WORD_CAP = 160, GOMOKU = 61 };

/* The stones after which a colour may be chosen. */
enum { OPENING = 3, LONG_OPENING = 5 };

typedef enum { FIRST, SECOND, NEITHER } column;

typedef struct {
  importer *i;
  bool open; /* a game has begun */
  unsigned long long games;
  /* The word or header that is read. */
  import_location at;
  char word[WORD_CAP];
  int len;
  bool cut; /* what follows its head is not kept */
  /* The game. */
  bool has_type;
  char result[WORD_CAP]; /* its header's result; empty: it has none */
  int turns;             /* places of the two columns that are filled */
  column black;          /* who keeps the odd stones; NEITHER: that is not chosen yet */
} pgn;

static import_text word_text(const pgn *p) { return (import_text){p->word, p->len}; }

static bool is_word(const pgn *p, const char *what) { return text_is(word_text(p), what); }

static void refuse_word(pgn *p, const char *before, const char *after)
{
  import_refuse(p->i, p->at, before, word_text(p), after);
}

static void begin_word(pgn *p)
{
  p->at = p->i->at;
  p->len = 0;
  p->cut = false;
}

/* The byte is read, and the next one is there. */
static void keep_byte(pgn *p)
{
  p->cut = p->len == WORD_CAP;
  if (p->len < WORD_CAP)
    p->word[p->len++] = (char)p->i->byte;
  import_next(p->i);
}

/* ---- games ---- */

static void begin_game(pgn *p)
{
  char note[32] = "";
  if (p->open)
    return;
  p->open = true;
  p->games++;
  p->has_type = false;
  p->result[0] = '\0';
  p->turns = 0;
  p->black = NEITHER;
  import_begin(p->i, p->at);
  int len = snprintf(note, sizeof note, "game %llu", p->games);
  import_keep(p->i->game.note, IMPORT_NOTE_CAP, (import_text){note, len});
}

static void cut_off(pgn *p)
{
  import_refuse(p->i, p->i->game.begin, "the game that begins here ends without its result, such as 1-0", no_text,
                " (is it cut off?)");
  import_end(p->i);
  p->open = false;
}

/* The word is a result. */
static void end_game(pgn *p)
{
  import_game *game = &p->i->game;
  int stones = game->moves.len;
  column winner = is_word(p, "1-0") ? FIRST : is_word(p, "0-1") ? SECOND : NEITHER;
  if (0 < stones && stones <= LONG_OPENING && p->black == NEITHER)
    refuse_word(p, "the game ends in the opening, before a colour is chosen:", "");
  game->claimed = !is_word(p, "*");
  game->claim = winner == NEITHER ? XO_DRAW : (winner == SECOND) == (p->black == SECOND) ? XO_CROSS : XO_NOUGHT;
  if (p->result[0] != '\0' && !is_word(p, p->result) && !game->refused) {
    import_complain(p->i, p->at, "the result after the moves differs from the header's:", word_text(p),
                    " (the game is used without a claim)");
    game->claimed = false;
  }
  import_result(p->i, p->at, word_text(p));
  if (p->black == SECOND)
    import_swap_names(p->i);
  import_end(p->i);
  p->open = false;
}

/* ---- turns ---- */

static column here(const pgn *p) { return p->turns % 2 == 0 ? FIRST : SECOND; }

/* Whose stone is the next one, when a colour has been chosen. */
static column to_move(const pgn *p)
{
  column white = p->black == FIRST ? SECOND : FIRST;
  return p->i->game.moves.len % 2 == 0 ? p->black : white;
}

/* After the long opening the second player, who set its last stones, leaves a turn out. */
static void read_no_stone(pgn *p)
{
  bool opening = p->i->game.moves.len == LONG_OPENING && p->turns == LONG_OPENING;
  if (p->black == NEITHER ? !opening : here(p) == to_move(p))
    refuse_word(p, "a turn without a stone,", ", where one is to be set");
}

static void read_choice(pgn *p, bool black)
{
  int stones = p->i->game.moves.len;
  bool first = stones == LONG_OPENING && p->turns == LONG_OPENING + 1;
  bool second = stones == OPENING && p->turns == OPENING;
  column other = here(p) == FIRST ? SECOND : FIRST;
  if (p->black != NEITHER)
    refuse_word(p, "a second choice of colour:", "");
  else if (!first && !second)
    refuse_word(p, "a colour,", ", which is chosen after three stones in the second column, or five in the first");
  p->black = black ? here(p) : other;
}

static void read_stone(pgn *p, xo_pos pos)
{
  if (p->black == NEITHER && p->turns > p->i->game.moves.len)
    refuse_word(p, "a stone,", ", where white or black is to be chosen");
  else if (p->black != NEITHER && here(p) != to_move(p))
    refuse_word(p, "a stone,", ", where the other column is to move (is -- missing?)");
  else
    import_move(p->i, pos, p->at, word_text(p));
}

/* What fills a column's place. */
static void read_turn(pgn *p)
{
  xo_pos pos = {0, 0};
  if (is_word(p, "--"))
    read_no_stone(p);
  else if (is_word(p, "white") || is_word(p, "black"))
    read_choice(p, p->word[0] == 'b');
  else if (!p->cut && text_cell(word_text(p), p->i->o->notation, &pos) == p->len)
    read_stone(p, pos);
  else
    refuse_word(p, "neither a move, such as h8, nor --, white, black or a result:", "");
  p->turns++;
}

/* A number and a point: how many bytes they are, or 0. */
static int read_number(pgn *p)
{
  int n = 0, len = text_match(word_text(p), "#.", &n);
  if (len < 0)
    return 0;
  if (here(p) == SECOND || n != p->turns / 2 + 1)
    refuse_word(p, "a turn's number,", ", which is not the next one (is a move missing?)");
  return len;
}

/* ---- words ---- */

static void begin_moves(pgn *p, bool result)
{
  begin_game(p);
  if (result && p->turns == 0)
    refuse_word(p, "a result without moves:", " (some programs write no moves into PGN; import their sgf or psq)");
  else if (!p->has_type)
    import_refuse(p->i, p->at, "no header such as [GameType \"61,15\"] before the moves", no_text, "");
}

static void read_word(pgn *p)
{
  begin_word(p);
  while (p->i->byte >= 0 && p->i->byte != '{' && !import_space(p->i))
    keep_byte(p);
  bool result = is_word(p, "1-0") || is_word(p, "0-1") || is_word(p, "1/2-1/2") || is_word(p, "*");
  begin_moves(p, result);
  if (result) {
    end_game(p);
    return;
  }
  int number = read_number(p);
  p->len -= number;
  p->at.column += (unsigned long long)number;
  memmove(p->word, p->word + number, (size_t)p->len);
  if (p->len > 0)
    read_turn(p);
}

/* Whether what follows [ is one of the headers that all games have. */
static bool begins_header(importer *i)
{
  static const char *const headers[] = {"E~\"", "R~\"", "G~T~\"", "S~\"", "D~\"", "B~\"", "W~\"", NULL};
  return import_follows(i, headers);
}

/* Up to its end, or to a line that begins as a header does. */
static void skip_comment(pgn *p)
{
  p->at = p->i->at;
  while (p->i->byte >= 0 && p->i->byte != '}' && (p->i->byte != '[' || p->i->at.column > 1 || !begins_header(p->i)))
    import_next(p->i);
  if (p->i->byte == '}') {
    import_next(p->i);
    return;
  }
  (p->open ? import_refuse : import_complain)(p->i, p->at, "the comment that begins here has no end", no_text,
                                              " (is a } missing?)");
  p->i->found = true;
}

/* ---- headers ---- */

/* Whether the header has this name, and its value. */
static bool has_name(const pgn *p, const char *name, import_text *value)
{
  if (p->cut || !text_begins(word_text(p), name) || p->word[p->len - 1] != '"')
    return false;
  import_text rest = text_from(word_text(p), (int)strlen(name));
  int at = text_match(rest, "\"", NULL);
  *value = (import_text){rest.bytes + at, rest.len - 1 - at};
  return at > 0 && value->len >= 0;
}

static void read_type(pgn *p, import_text value)
{
  int n[2] = {0};
  p->has_type = true;
  if (text_match(value, "#,#$", n) >= 0 && n[0] == GOMOKU)
    import_board(p->i, n[1], n[1], p->at);
  else
    import_refuse(p->i, p->at, "another game: GameType", value, " is not 61, gomoku, a comma and the side");
}

/* From [ to a ] in the same line that is not in quotes; what is between them. Whether it is there. */
static bool read_between(pgn *p)
{
  bool quoted = false;
  begin_word(p);
  for (import_next(p->i); p->i->byte >= 0 && p->i->byte != '\n' && (quoted || p->i->byte != ']');) {
    quoted = quoted != (p->i->byte == '"');
    bool escaped = p->i->byte == '\\';
    keep_byte(p);
    if (escaped && p->i->byte >= 0 && p->i->byte != '\n')
      keep_byte(p);
  }
  return p->i->byte == ']';
}

/* The header's name, as far as it is there. */
static import_text name_text(const pgn *p)
{
  int len = 0;
  while (len < p->len && p->word[len] != '"' && p->word[len] != ' ' && p->word[len] != '\r')
    len++;
  return len > 0 ? (import_text){p->word, len} : no_text;
}

/* Names, the date and the event; the first column is Black's until a colour is chosen. Quotes and backslashes have a
 * backslash before them. */
static void read_name(pgn *p)
{
  import_game *game = &p->i->game;
  const struct {
    const char *name;
    char *to;
  } headers[] = {{"Black ", game->first}, {"White ", game->second}, {"Date ", game->date}, {"Event ", game->event}};
  for (size_t k = 0; k < sizeof headers / sizeof headers[0]; k++) {
    import_text value = no_text;
    char text[WORD_CAP];
    int len = 0;
    if (!has_name(p, headers[k].name, &value) || text_is(value, "?"))
      continue;
    for (int c = 0; c < value.len; c++)
      if (value.bytes[c] != '\\' || ++c < value.len)
        text[len++] = value.bytes[c];
    import_keep(headers[k].to, IMPORT_NAME_CAP, (import_text){text, len});
  }
}

static void read_header(pgn *p)
{
  import_text value = no_text;
  if (p->open && p->turns > 0)
    cut_off(p);
  bool whole = read_between(p);
  if (p->open &&
      ((p->has_type && has_name(p, "GameType", &value)) || (p->result[0] != '\0' && has_name(p, "Result", &value))))
    cut_off(p);
  begin_game(p);
  if (!whole)
    import_refuse(p->i, p->at, "a header", name_text(p), " is not [Name \"value\"]");
  else if (has_name(p, "GameType", &value))
    read_type(p, value);
  else if (has_name(p, "Result", &value))
    import_keep(p->result, WORD_CAP, value);
  else
    read_name(p);
  if (whole)
    import_next(p->i);
}

void pgn_read(importer *i)
{
  pgn p = {.i = i};
  import_next(i);
  while (i->byte >= 0)
    if (i->byte == '[' && (!p.open || p.turns == 0 || (i->at.column == 1 && begins_header(i))))
      read_header(&p);
    else if (i->byte == '{')
      skip_comment(&p);
    else if (import_space(i))
      import_next(i);
    else
      read_word(&p);
  if (p.open)
    cut_off(&p);
}
