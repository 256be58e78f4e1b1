/* rif.c: the XML of RenjuNet, the database of the Renju International Federation.
 *
 *     <game id="4711" rule="2" black="1" white="2" bresult="1"><move>h8 h9 i8</move></game>
 *
 * Black begins; bresult is 1 where Black has won, 0 where White has, 0.5 a draw. The board is 15x15. What surrounds the
 * games is passed over, and so is what a rule has beyond five in a row, which is said once for a file. A document type
 * is refused, and with it every entity that a file may define.
 *
 * It is read byte by byte, as it comes: nothing but the game so far is kept. What tells where a game begins and ends is
 * checked: tags, which match, attributes, references and characters. After a fault reading goes on with the next <game.
 */
#include "import.h"

#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

/* Moves have at most three bytes. The names of the elements that are open have to fit in the buffer. */
enum { WORD_CAP = 16, SIDE = 15, IDS = 1 << 20, OPEN_CAP = 4096 };

/* The attributes that are used; of others the value is read and not kept. */
enum { ID, RULE, BLACK, WHITE, TOURNAMENT, BRESULT, NAME, SURNAME, ENCODING, OTHER };
static const char *const attributes[OTHER] = {"id",      "rule", "black",   "white",   "tournament",
                                              "bresult", "name", "surname", "encoding"};

/* What is read to its end whatever is in it, except that -- ends a comment or is a fault. */
typedef struct {
  const char *begin, *end, *fault;
} quote;
enum { COMMENT, CDATA, INSTRUCTION, QUOTES };
static const quote quotes[QUOTES] = {{"<!--", "-->", "a comment without an end in 256 KiB"},
                                     {"<![CDATA[", "]]>", "a CDATA section without an end in 256 KiB"},
                                     {"<?", "?>", "an instruction, <?, without an end in 256 KiB"}};

/* Names by their numbers. */
typedef struct {
  char **name;
  size_t count;
} register_of;

typedef struct {
  importer *i;
  import_location tag;                    /* the one that is read, or was read last */
  char value[OTHER + 1][IMPORT_NAME_CAP]; /* of its attributes, in UTF-8 */
  bool game_tag;                          /* it is that of a game, and has no end yet */
  char open[OPEN_CAP];                    /* the names of the elements that we are inside of, each with a null */
  size_t used;
  unsigned long long searched[QUOTES]; /* up to which byte of the file there is no end of such a one */
  bool rooted;                         /* there has been an element */
  bool in_game;
  int lists;                                 /* of moves, that we are inside of */
  bool told;                                 /* that there may be more to the rules */
  bool stopped;                              /* there is no reading on, which has been said */
  bool resumed;                              /* after a fault, so that what surrounds the games is not whole */
  enum { UTF_8, LATIN_1, UNKNOWN } encoding; /* what bytes from 0x80 on are; of UNKNOWN ones nobody knows */
  char utf8[4];                              /* the character read last */
  int len;
  register_of players, events;
  /* The word that is read in a list of moves. */
  import_location at;
  char word[WORD_CAP];
  int word_len;
} rif;

/* ---- names ---- */

static size_t id_of(const char *text)
{
  int n = 0;
  return text_match(text_of(text), "#$", &n) >= 0 && n < IDS ? (size_t)n : 0;
}

static void look_up(const register_of *of, const char *id, char to[IMPORT_NAME_CAP])
{
  size_t n = id_of(id);
  if (0 < n && n < of->count && of->name[n] != NULL)
    import_keep(to, IMPORT_NAME_CAP, text_of(of->name[n]));
}

static void drop_names(register_of *of)
{
  for (size_t k = 0; k < of->count; k++)
    free(of->name[k]);
  free(of->name);
}

/* Keeps the name of what the element numbers; without memory there is none. */
static void keep_name(const rif *r, register_of *of)
{
  char name[2 * IMPORT_NAME_CAP];
  const char *surname = r->value[SURNAME];
  size_t n = id_of(r->value[ID]);
  if (n == 0)
    return;
  if (n >= of->count) {
    char **more = realloc(of->name, 2 * n * sizeof *more);
    if (more == NULL)
      return;
    memset(more + of->count, 0, (2 * n - of->count) * sizeof *more);
    of->name = more;
    of->count = 2 * n;
  }
  (void)snprintf(name, sizeof name, "%s%s%s", r->value[NAME], *surname == '\0' ? "" : " ", surname);
  free(of->name[n]);
  of->name[n] = strdup(name);
}

/* ---- games ---- */

static void read_result(rif *r, const char *result)
{
  import_game *game = &r->i->game;
  bool won = strcmp(result, "1") == 0;
  bool lost = strcmp(result, "0") == 0;
  game->claimed = won || lost || strcmp(result, "0.5") == 0;
  game->claim = won ? XO_CROSS : lost ? XO_NOUGHT : XO_DRAW;
  import_result(r->i, game->begin, text_of(result));
  if (!game->claimed && *result != '\0')
    import_complain(r->i, game->begin, "bresult", text_of(result),
                    " is none of 1, 0 and 0.5 (the game is used without a claim)");
}

static void begin_game(rif *r)
{
  import_game *game = &r->i->game;
  const char *id = r->value[ID], *rule = r->value[RULE];
  char note[IMPORT_NOTE_CAP];
  import_begin(r->i, r->tag);
  import_board(r->i, SIDE, SIDE, game->begin);
  (void)snprintf(note, sizeof note, "%s%.16s%s%.16s", *id == '\0' ? "" : "game ", id, *rule == '\0' ? "" : " rule ",
                 rule);
  import_keep(game->note, IMPORT_NOTE_CAP, text_of(note));
  look_up(&r->players, r->value[BLACK], game->first);
  look_up(&r->players, r->value[WHITE], game->second);
  look_up(&r->events, r->value[TOURNAMENT], game->event);
  read_result(r, r->value[BRESULT]);
  if (!r->told)
    import_remark(r->i, game->begin, "rule", *rule == '\0' ? no_text : text_of(rule),
                  ": what it has beyond five in a row, such as forbidden moves, is not judged (said once for a file)");
  r->told = r->in_game = true;
}

static void end_word(rif *r)
{
  import_text text = {r->word, r->word_len};
  xo_pos pos = {0, 0};
  if (r->word_len == 0)
    return;
  if (r->word_len < WORD_CAP && text_cell(text, r->i->o->notation, &pos) == r->word_len)
    import_move(r->i, pos, r->at, text);
  else
    import_refuse(r->i, r->at, "no move:", text, " is not a letter and a row, such as h8");
  r->word_len = 0;
}

/* The game that we are in, if any, cannot be used, and has been said to end. */
static void drop_game(rif *r, import_location at, const char *what, import_text text, const char *remedy)
{
  if (r->in_game) {
    import_refuse(r->i, at, what, text, remedy);
    import_end(r->i);
  }
  r->in_game = false;
  r->lists = r->word_len = 0;
}

/* ---- faults ---- */

/* Whether this word is next. */
static bool at_word(const rif *r, const char *word)
{
  importer *i = r->i;
  while (i->byte == *word && import_rest(i).len < (int)strlen(word) && import_fill(i))
    ;
  return i->byte == *word && text_begins(import_rest(i), word + 1);
}

static bool is_blank(int byte) { return is_among(byte, " \t\r\n"); }

static bool at_game(const rif *r)
{
  static const char begin[] = "<game";
  if (!at_word(r, begin))
    return false;
  import_text rest = import_rest(r->i);
  int after = rest.len < (int)strlen(begin) ? ' ' : rest.bytes[strlen(begin) - 1];
  return is_blank(after) || is_among(after, "/>");
}

/* Says what is wrong: with the game that we are in or whose tag this is, or with what surrounds games, which matters as
 * long as all of it is there. Then the next game is next, as if it were alone. Always false. */
static bool fault(rif *r, import_location at, const char *why, import_text text)
{
  char what[128];
  (void)snprintf(what, sizeof what, "no XML: %s", why);
  if (r->game_tag && !r->in_game)
    begin_game(r);
  bool told = r->in_game || r->resumed;
  drop_game(r, at, what, text, " (mend the XML of this game)");
  r->i->found = r->resumed = true;
  r->game_tag = false;
  r->used = 0;
  while (r->i->byte >= 0 && !at_game(r))
    import_next(r->i);
  if (!told)
    import_complain(r->i, at, what, text, r->i->byte < 0 ? "" : " (games are read from the next <game on)");
  return false;
}

/* The same of the byte that we are at. */
static bool fault_here(rif *r, const char *why)
{
  const char byte = (char)r->i->byte;
  return r->i->byte < 0 ? fault(r, r->i->at, "the file ends here", no_text)
                        : fault(r, r->i->at, why, (import_text){&byte, 1});
}

static bool fault_in_tag(rif *r) { return fault_here(r, "a tag is not as in <game id=\"1\">:"); }

/* ---- characters ---- */

static void put_code(rif *r, unsigned long code)
{
  r->len = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  for (int k = r->len - 1; k > 0; k--, code >>= 6)
    r->utf8[k] = (char)(0x80 | (code & 0x3f));
  r->utf8[0] = (char)(r->len == 1 ? code : code | (0xf00U >> r->len & 0xff));
}

/* The number of a character in digits; 0: it is none of XML's. */
static unsigned long number_of(const char *digits, int base)
{
  char *end = NULL;
  unsigned long n = strtoul(digits, &end, base);
  bool half = (0xd800 <= n && n < 0xe000) || n == 0xfffe || n == 0xffff;
  return *end != '\0' || *digits == '-' || n > 0x10ffff || half || (n < ' ' && !is_blank((int)n)) ? 0 : n;
}

static bool is_name(int byte, size_t at)
{
  return is_letter(byte) || byte >= 0x80 || is_among(byte, "_:") ||
         (at > 0 && (is_digit(byte) || is_among(byte, "-.")));
}

/* From & to the ; after it. */
static bool read_reference(rif *r)
{
  static const char *const known[] = {"amp", "lt", "gt", "quot", "apos"};
  importer *i = r->i;
  import_location at = i->at;
  char name[WORD_CAP] = "";
  unsigned long code = 0;
  import_next(i);
  for (size_t len = 0; len < WORD_CAP - 1 && (is_name(i->byte, 1) || i->byte == '#'); import_next(i))
    name[len++] = (char)i->byte;
  for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
    code = strcmp(name, known[k]) == 0 ? (unsigned char)"&<>\"'"[k] : code;
  if (name[0] == '#')
    code = name[1] == 'x' ? number_of(name + 2, 16) : number_of(name + 1, 10);
  if (code == 0 || i->byte != ';')
    return fault(r, at, "an entity or a character that is not XML's:", text_of(name));
  import_next(i);
  put_code(r, code);
  return true;
}

/* The character that we are at, and what follows it is next. Whether there is one that XML has. */
static bool read_character(rif *r, bool quoted)
{
  importer *i = r->i;
  if (i->byte == '&' && !quoted)
    return read_reference(r);
  if (i->byte < ' ' && !is_blank(i->byte))
    return fault_here(r, "a character that is not XML's:");
  r->utf8[0] = (char)i->byte;
  r->len = 1;
  if (i->byte >= 0x80 && r->encoding != UTF_8) {
    put_code(r, r->encoding == LATIN_1 ? (unsigned char)i->byte : '?');
  } else if (i->byte >= 0x80) {
    while (import_rest(i).len < 3 && import_fill(i))
      ;
    int more = import_rest(i).len < 3 ? import_rest(i).len : 3;
    memcpy(r->utf8 + 1, import_rest(i).bytes, (size_t)more);
    r->len = (int)utf8_length(r->utf8, 1 + (size_t)more);
    if (r->len == 0)
      return fault_here(r, "a byte that is not UTF-8's, as the file should be:");
    for (int k = 1; k < r->len; k++)
      import_next(i);
  }
  import_next(i);
  return true;
}

/* A character of a text, which may be of a list of moves. */
static bool read_text(rif *r, bool quoted)
{
  import_location at = r->i->at;
  if (!read_character(r, quoted))
    return false;
  bool blank = is_blank(r->utf8[0]);
  if (r->used == 0 && !r->resumed && !blank)
    return fault(r, at, "text that is in no element:", (import_text){r->utf8, r->len});
  if (r->lists == 0)
    return true;
  if (blank)
    end_word(r);
  else if (r->word_len == 0)
    r->at = at;
  for (int k = 0; k < r->len && !blank && r->word_len < WORD_CAP; k++)
    r->word[r->word_len++] = r->utf8[k];
  return true;
}

/* ---- tags ---- */

static bool pass_blanks(rif *r)
{
  bool any = is_blank(r->i->byte);
  while (is_blank(r->i->byte))
    import_next(r->i);
  return any;
}

static bool pass_byte(rif *r, int byte)
{
  bool there = r->i->byte == byte;
  if (there)
    import_next(r->i);
  return there;
}

/* The name that we are at, after those of the elements that are open. "": there is none, or no room. */
static const char *read_name(rif *r)
{
  char *name = r->open + r->used;
  size_t len = 0;
  for (; r->used + len < OPEN_CAP - 1 && is_name(r->i->byte, len); import_next(r->i))
    name[len++] = (char)r->i->byte;
  name[is_name(r->i->byte, len) ? 0 : len] = '\0';
  return name;
}

/* From a quote to the one that ends the value. */
static bool read_value(rif *r, char to[IMPORT_NAME_CAP])
{
  int mark = r->i->byte;
  size_t len = 0;
  import_next(r->i);
  while (r->i->byte != mark) {
    if (r->i->byte == '<')
      return fault_in_tag(r);
    if (!read_character(r, false))
      return false;
    if (is_blank(r->utf8[0]))
      r->utf8[0] = ' ';
    for (int k = 0; k < r->len && len + (size_t)(r->len - k) < IMPORT_NAME_CAP; k++)
      to[len++] = r->utf8[k];
  }
  to[len] = '\0';
  import_next(r->i);
  return true;
}

static bool read_attribute(rif *r, unsigned *seen)
{
  size_t k = 0;
  const char *name = read_name(r);
  while (k < OTHER && strcmp(name, attributes[k]) != 0)
    k++;
  bool good = *name != '\0' && (*seen & 1U << k) == 0;
  *seen |= k < OTHER ? 1U << k : 0;
  (void)pass_blanks(r);
  good = good && pass_byte(r, '=');
  (void)pass_blanks(r);
  return good && is_among(r->i->byte, "\"'") ? read_value(r, r->value[k]) : fault_in_tag(r);
}

/* Up to what ends a tag, which is the byte that we are at then. */
static bool read_attributes(rif *r)
{
  unsigned seen = 0;
  for (int k = 0; k <= OTHER; k++)
    r->value[k][0] = '\0';
  while (true) {
    bool blank = pass_blanks(r);
    if (is_among(r->i->byte, "/>?"))
      return true;
    if (!blank)
      return fault_in_tag(r);
    if (!read_attribute(r, &seen))
      return false;
  }
}

static void begin_element(rif *r, const char *name)
{
  if (strcmp(name, "game") == 0) {
    begin_game(r);
  } else if (strcmp(name, "player") == 0) {
    keep_name(r, &r->players);
  } else if (strcmp(name, "tournament") == 0) {
    keep_name(r, &r->events);
  } else if (strcmp(name, "move") == 0 && r->in_game) {
    if (r->i->game.moves.len > 0)
      import_refuse(r->i, r->tag, "a second list of moves", no_text, "");
    r->lists++;
  }
}

static void end_element(rif *r, const char *name)
{
  if (r->lists > 0)
    end_word(r);
  if (strcmp(name, "move") == 0 && r->lists > 0) {
    r->lists--;
  } else if (strcmp(name, "game") == 0 && r->in_game) {
    r->in_game = false;
    import_end(r->i);
  }
}

/* Whether this is the name of the element that we are in. */
static bool is_inside(const rif *r, const char *name)
{
  const size_t len = strlen(name) + 1;
  const char *last = r->open + r->used - (len < r->used ? len : r->used);
  return len <= r->used && strcmp(last, name) == 0 && (len == r->used || last[-1] == '\0');
}

/* After <. */
static bool read_start(rif *r)
{
  if (r->rooted && r->used == 0 && !r->resumed) {
    import_complain(r->i, r->tag, "a second element beside the one that holds the games", no_text, "");
    r->i->found = r->resumed = true;
  }
  const char *name = read_name(r);
  r->rooted = true;
  r->game_tag = strcmp(name, "game") == 0;
  if (r->game_tag && r->in_game) {
    drop_game(r, r->tag, "a game inside a game", no_text, " (is the end of the one around it missing?)");
    r->resumed = true;
  }
  if (*name == '\0')
    return fault_in_tag(r);
  r->used += strlen(name) + 1;
  if (!read_attributes(r))
    return false;
  bool empty = pass_byte(r, '/');
  if (!pass_byte(r, '>'))
    return fault_in_tag(r);
  r->game_tag = false;
  if (r->lists > 0)
    end_word(r);
  begin_element(r, name);
  if (empty) {
    end_element(r, name);
    r->used -= strlen(name) + 1;
  }
  return true;
}

/* After </. */
static bool read_end(rif *r)
{
  const char *name = read_name(r);
  (void)pass_blanks(r);
  if (*name == '\0' || r->i->byte != '>')
    return fault_in_tag(r);
  if (r->used == 0 && r->resumed)
    return pass_byte(r, '>');
  if (!is_inside(r, name))
    return fault(r, r->tag, "the end of another element than the open one:", text_of(name));
  import_next(r->i);
  r->used -= strlen(name) + 1;
  end_element(r, name);
  return true;
}

/* Whether the end is there, as far as the source can keep what precedes it. */
static bool has_end(rif *r, size_t which)
{
  const char *end = quotes[which].end;
  const source *s = &r->i->s;
  const unsigned long long here = s->bytes - (unsigned)import_rest(r->i).len;
  size_t from = strlen(quotes[which].begin) - 1;
  if (r->searched[which] > here + from)
    from = (size_t)(r->searched[which] - here);
  do
    for (import_text rest = import_rest(r->i); from + strlen(end) <= (size_t)rest.len; from++) {
      const char *at = memchr(rest.bytes + from, *end, (size_t)rest.len - from - strlen(end) + 1);
      from = at == NULL ? (size_t)rest.len - strlen(end) : (size_t)(at - rest.bytes);
      if (at != NULL && memcmp(at, end, which == COMMENT ? 2 : strlen(end)) == 0)
        return memcmp(at, end, strlen(end)) == 0;
    }
  while (import_rest(r->i).len < SOURCE_CAP && import_fill(r->i));
  r->searched[which] = here + from;
  return false;
}

/* What is read to its end whatever is in it. */
static bool read_quote(rif *r, size_t which)
{
  const quote q = quotes[which];
  const bool found = has_end(r, which);
  for (size_t k = 0; k < (found ? strlen(q.begin) : 1); k++)
    import_next(r->i);
  if (!found)
    return fault(r, r->tag, q.fault, no_text);
  while (!at_word(r, q.end))
    if (!(which == CDATA ? read_text(r, true) : read_character(r, true)))
      return false;
  for (size_t k = 0; k < strlen(q.end); k++)
    import_next(r->i);
  return true;
}

/* The declaration that may precede all: <?xml version="1.0" encoding="UTF-8"?>. */
static bool read_declaration(rif *r)
{
  const char *encoding = r->value[ENCODING];
  for (int k = 0; k < 5; k++)
    import_next(r->i);
  if (!read_attributes(r))
    return false;
  if (!pass_byte(r, '?') || !pass_byte(r, '>'))
    return fault_in_tag(r);
  if (strcasecmp(encoding, "ISO-8859-1") == 0)
    r->encoding = LATIN_1;
  else if (*encoding != '\0' && strcasecmp(encoding, "UTF-8") != 0 && strcasecmp(encoding, "US-ASCII") != 0)
    r->encoding = UNKNOWN;
  if (r->encoding == UNKNOWN)
    import_complain(r->i, r->tag, "the encoding", text_of(encoding),
                    " is not known, so that names may have ? in them (convert the file to UTF-8)");
  return true;
}

/* From < on. */
static bool read_markup(rif *r)
{
  importer *i = r->i;
  r->tag = i->at;
  for (size_t k = 0; k < QUOTES; k++)
    if (at_word(r, quotes[k].begin))
      return read_quote(r, k);
  if (!r->rooted && !r->resumed && at_word(r, "<!DOCTYPE")) {
    import_complain(i, r->tag, "a document type, DOCTYPE, which could define entities: remove it", no_text,
                    " (the rest is left out)");
    i->found = r->stopped = true;
    return false;
  }
  import_next(i);
  return pass_byte(r, '/') ? read_end(r) : read_start(r);
}

void rif_read(importer *i)
{
  rif r = {.i = i};
  import_next(i);
  r.tag = i->at;
  if (at_word(&r, "<?xml") && import_rest(i).len > 4 && is_blank(import_rest(i).bytes[4]))
    (void)read_declaration(&r);
  while (i->byte >= 0 && !r.stopped)
    (void)(i->byte == '<' ? read_markup(&r) : read_text(&r, false));
  if (r.in_game || (r.used > 0 && !r.resumed))
    (void)fault_here(&r, "");
  drop_names(&r.players);
  drop_names(&r.events);
}
