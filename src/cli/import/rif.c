/* rif.c: the XML of RenjuNet, the database of the Renju International Federation.
 *
 *     <game id="4711" rule="2" black="1" white="2" bresult="1"><move>h8 h9 i8</move></game>
 *
 * Black begins; bresult is 1 where Black has won, 0 where White has, 0.5 a draw. The board is 15x15. What surrounds the
 * games is passed over, and so is what a rule has beyond five in a row, which is said once for a file. A document type
 * is refused, and with it every entity that a file may define.
 *
 * The parser is expat, which calls the functions below as it reads: nothing but the game so far is kept. norif.c is
 * linked in the place of rif.c where expat was missing when xo was built.
 */
#include "import.h"

#include <errno.h>
#include <expat.h>
/* expat 2.9 deprecates the functions that tell a place, which are the only ones that older versions have. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <stdio.h>
#include <stdlib.h>

/* Moves have at most three bytes. The parser gets so many bytes at a time. */
enum { WORD_CAP = 16, SIDE = 15, IDS = 1 << 20, PIECE = 1 << 12 };

/* Names by their numbers. */
typedef struct {
  char **name;
  size_t count;
} register_of;

const char rif_note[] = "";

typedef struct {
  importer *i;
  XML_Parser parser;
  int games;                               /* that we are inside of: 0 or 1 */
  int lists;                               /* of moves, likewise */
  bool quoted;                             /* inside of <![CDATA[, whose end may be missing */
  bool told;                               /* that there may be more to the rules */
  bool stopped;                            /* there is no reading on, which has been said */
  bool resumed;                            /* after a fault, so that what surrounds the games is not whole */
  char *encoding;                          /* as the file declares it, or null */
  size_t fed;                              /* of the source's text, how much the parser has */
  unsigned long long base, lines, columns; /* where the parser began: the byte, and lines and columns before it */
  unsigned long long passed;               /* the byte of the last event */
  import_location passed_at;
  register_of players, events, rules;
  /* The word that is read in a list of moves. */
  import_location at;
  char word[WORD_CAP];
  int len;
} rif;

static import_location place(const rif *r)
{
  import_location at = {XML_GetCurrentLineNumber(r->parser), XML_GetCurrentColumnNumber(r->parser) + 1};
  return (import_location){r->lines + at.line, at.line == 1 ? r->columns + at.column : at.column};
}

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

static const char *attribute(const XML_Char **attributes, const char *name)
{
  for (; attributes[0] != NULL; attributes += 2)
    if (strcmp(attributes[0], name) == 0)
      return attributes[1];
  return "";
}

/* Keeps the name of what the element numbers; without memory there is none. */
static void read_name(register_of *of, const XML_Char **attributes)
{
  char name[2 * IMPORT_NAME_CAP]; /* what is too long is cut between characters where a game takes it */
  const char *surname = attribute(attributes, "surname");
  size_t n = id_of(attribute(attributes, "id"));
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
  (void)snprintf(name, sizeof name, "%s%s%s", attribute(attributes, "name"), *surname == '\0' ? "" : " ", surname);
  free(of->name[n]);
  of->name[n] = strdup(name);
}

/* ---- games ---- */

static void read_result(rif *r, const char *result)
{
  import_game *game = &r->i->game;
  bool won = strcmp(result, "1") == 0, lost = strcmp(result, "0") == 0;
  game->claimed = won || lost || strcmp(result, "0.5") == 0;
  game->claim = won ? XO_CROSS : lost ? XO_NOUGHT : XO_DRAW;
  import_result(r->i, game->begin, text_of(result));
  if (!game->claimed && *result != '\0')
    import_complain(r->i, game->begin, "bresult", text_of(result),
                    " is none of 1, 0 and 0.5 (the game is used without a claim)");
}

static void begin_game(rif *r, const XML_Char **attributes)
{
  import_game *game = &r->i->game;
  const char *id = attribute(attributes, "id"), *rule = attribute(attributes, "rule");
  char note[IMPORT_NOTE_CAP], name[IMPORT_NAME_CAP] = "";
  import_begin(r->i, place(r));
  import_board(r->i, SIDE, SIDE, game->begin);
  (void)snprintf(note, sizeof note, "%s%.16s%s%.16s", *id == '\0' ? "" : "game ", id, *rule == '\0' ? "" : " rule ",
                 rule);
  import_keep(game->note, IMPORT_NOTE_CAP, text_of(note));
  look_up(&r->players, attribute(attributes, "black"), game->first);
  look_up(&r->players, attribute(attributes, "white"), game->second);
  look_up(&r->events, attribute(attributes, "tournament"), game->event);
  look_up(&r->rules, rule, name);
  game->exact = import_standard(text_of(name));
  read_result(r, attribute(attributes, "bresult"));
  if (!r->told)
    import_remark(r->i, game->begin, "rule", *rule == '\0' ? no_text : text_of(rule),
                  ": what it has beyond five in a row, such as forbidden moves, is not judged (said once for a file)");
  r->told = true;
}

static void end_word(rif *r)
{
  import_text text = {r->word, r->len};
  xo_pos pos = {0, 0};
  if (r->len == 0)
    return;
  if (r->len < WORD_CAP && text_cell(text, r->i->o->notation, &pos) == r->len)
    import_move(r->i, pos, r->at, text);
  else
    import_refuse(r->i, r->at, "no move:", text, " is not a letter and a row, such as h8");
  r->len = 0;
}

/* Where reading may go on after a fault: at what the parser has seen last. */
static void pass_event(rif *r)
{
  if (r->quoted)
    return;
  XML_Index seen = XML_GetCurrentByteIndex(r->parser);
  r->passed = seen < 0 ? r->passed : r->base + (unsigned long long)seen;
  r->passed_at = place(r);
}

/* The game that we are in, if any, has no end. */
static void end_unclosed(rif *r, const char *what, const char *remedy)
{
  if (r->games > 0) {
    import_refuse(r->i, place(r), what, no_text, remedy);
    import_end(r->i);
  }
  r->games = r->lists = r->len = 0;
  r->quoted = false;
}

/* ---- called by the parser ---- */

static void XMLCALL on_start(void *whose, const XML_Char *name, const XML_Char **attributes)
{
  rif *r = whose;
  pass_event(r);
  if (strcmp(name, "game") == 0) {
    end_unclosed(r, "a game inside a game", " (is the end of the one around it missing?)");
    begin_game(r, attributes);
    r->games = 1;
  } else if (strcmp(name, "player") == 0) {
    read_name(&r->players, attributes);
  } else if (strcmp(name, "tournament") == 0) {
    read_name(&r->events, attributes);
  } else if (strcmp(name, "rule") == 0) {
    read_name(&r->rules, attributes);
  } else if (strcmp(name, "move") == 0 && r->games > 0) {
    if (r->i->game.moves.len > 0)
      import_refuse(r->i, place(r), "a second list of moves", no_text, "");
    r->lists++;
  }
}

static void XMLCALL on_end(void *whose, const XML_Char *name)
{
  rif *r = whose;
  pass_event(r);
  if (r->lists > 0)
    end_word(r);
  if (strcmp(name, "move") == 0 && r->lists > 0) {
    r->lists--;
  } else if (strcmp(name, "game") == 0 && r->games > 0) {
    r->games = 0;
    import_end(r->i);
  }
}

/* A text comes in pieces, which may end anywhere. */
static void XMLCALL on_text(void *whose, const XML_Char *text, int len)
{
  rif *r = whose;
  import_location at = place(r);
  pass_event(r);
  for (int k = 0; k < len && r->lists > 0; k++) {
    bool blank = text[k] == ' ' || text[k] == '\t' || text[k] == '\n' || text[k] == '\r';
    if (blank)
      end_word(r);
    else if (r->len == 0)
      r->at = (import_location){at.line, at.column + (unsigned long long)k};
    if (!blank && r->len < WORD_CAP)
      r->word[r->len++] = text[k];
  }
}

/* A quotation begins, or ends. */
static void XMLCALL on_quote(void *whose)
{
  rif *r = whose;
  pass_event(r);
  r->quoted = !r->quoted;
}

static void XMLCALL on_doctype(void *whose, const XML_Char *name, const XML_Char *system, const XML_Char *public,
                               int internal)
{
  rif *r = whose;
  (void)name, (void)system, (void)public, (void)internal;
  import_complain(r->i, place(r), "a document type, DOCTYPE, which could define entities: remove it", no_text,
                  " (the rest is left out)");
  r->stopped = true;
  r->i->found = true;
  (void)XML_StopParser(r->parser, XML_FALSE);
}

/* What the rest is read in after a fault. */
static void keep_encoding(rif *r, const char *encoding)
{
  free(r->encoding);
  r->encoding = strdup(encoding);
}

static void XMLCALL on_declaration(void *whose, const XML_Char *version, const XML_Char *encoding, int standalone)
{
  rif *r = whose;
  (void)version, (void)standalone;
  if (encoding != NULL)
    keep_encoding(r, encoding);
}

/* ---- files ---- */

static void listen(rif *r)
{
  XML_SetUserData(r->parser, r);
  XML_SetElementHandler(r->parser, on_start, on_end);
  XML_SetCharacterDataHandler(r->parser, on_text);
  XML_SetCdataSectionHandler(r->parser, on_quote, on_quote);
  XML_SetStartDoctypeDeclHandler(r->parser, on_doctype);
  XML_SetXmlDeclHandler(r->parser, on_declaration);
}

/* What the source goes on with: so many bytes, or less at the end. */
static import_text look_ahead(rif *r, int len)
{
  while (import_rest(r->i).len < len && import_fill(r->i))
    ;
  return import_rest(r->i);
}

static bool at_game(rif *r)
{
  import_text rest = look_ahead(r, 6);
  return text_begins(rest, "<game") && rest.len > 5 && is_among(rest.bytes[5], "> \t\r\n");
}

static void pass_byte(rif *r)
{
  source *s = &r->i->s;
  bool end = s->text[s->start++] == '\n';
  r->passed_at.line += end;
  r->passed_at.column = end ? 1 : r->passed_at.column + 1;
}

/* Goes to the next game; whether there is one. */
static bool find_game(rif *r)
{
  const source *s = &r->i->s;
  do
    if (s->start < s->end)
      pass_byte(r);
  while (!at_game(r) && s->start < s->end);
  return s->start < s->end;
}

/* The parser begins here, after so many bytes that are not the file's. */
static void begin(rif *r, size_t before)
{
  const source *s = &r->i->s;
  r->passed = s->bytes - (s->end - s->start);
  r->base = r->passed - before;
  r->lines = r->passed_at.line - 1;
  r->columns = r->passed_at.column - 1 - before;
  r->fed = s->start;
  listen(r);
}

/* Says what is wrong: with the game that we are in, or with what surrounds games, which matters as long as all of it is
 * there. Reading goes on with the next game, as if it were in an element of its own; whether there is one. If the fault
 * is in its first tag, it is the game that is at fault. */
static bool resume(rif *r, const char *what)
{
  static const char open[] = "<r>";
  const source *s = &r->i->s;
  XML_Index index = XML_GetCurrentByteIndex(r->parser);
  unsigned long long fault = index < 0 ? s->bytes : r->base + (unsigned long long)index;
  import_location faulty = place(r);
  if (r->games == 0 && r->resumed && text_begins(look_ahead(r, 5), "<game")) {
    import_begin(r->i, r->passed_at);
    r->games = 1;
  }
  bool inside = r->games > 0;
  end_unclosed(r, what, " (mend the XML of this game)");
  bool there = find_game(r);
  if (XML_GetErrorCode(r->parser) == XML_ERROR_UNKNOWN_ENCODING)
    keep_encoding(r, "ISO-8859-1");
  bool after = there && s->bytes - (s->end - s->start) < fault;
  if (!inside && !r->resumed && !after)
    import_complain(r->i, faulty, what, no_text, there ? " (games are read from the next <game on)" : "");
  r->i->found = r->resumed = true;
  if (!there || !XML_ParserReset(r->parser, r->encoding))
    return false;
  begin(r, strlen(open));
  return XML_Parse(r->parser, open, (int)strlen(open), XML_FALSE) == XML_STATUS_OK;
}

/* How long a text may be that has to be seen whole, such as a tag. After a fault it is a piece, or so many times what
 * has been read since. So faults close together do not have the parser read the same bytes over and over. */
static size_t longest(const rif *r)
{
  enum { TIMES = 64 };
  unsigned long long most = TIMES * (r->passed - r->base);
  return r->resumed && most < SOURCE_CAP ? (size_t)most : SOURCE_CAP;
}

/* Gives the parser some of what it has not seen. The source keeps what the parser has not passed. Whether there is
 * reading on. */
static bool feed(rif *r)
{
  source *s = &r->i->s;
  char what[96] = "a tag, a comment or another text that has to be seen whole is too long";
  unsigned long long before = s->bytes - (s->end - s->start);
  size_t len = s->end - r->fed < PIECE ? s->end - r->fed : PIECE;
  enum XML_Status status = XML_Parse(r->parser, s->text + r->fed, (int)len, s->ended && r->fed + len == s->end);
  r->fed += len;
  if (status == XML_STATUS_OK)
    pass_event(r);
  if (r->passed > before)
    s->start += r->passed < s->bytes ? (size_t)(r->passed - before) : s->end - s->start;
  if (r->stopped || (status == XML_STATUS_OK && r->fed < s->start + longest(r)))
    return !r->stopped && !(s->ended && r->fed == s->end);
  if (status != XML_STATUS_OK)
    (void)snprintf(what, sizeof what, "this is no XML that is read: %s", XML_ErrorString(XML_GetErrorCode(r->parser)));
  return resume(r, what);
}

static void read_all(rif *r)
{
  source *s = &r->i->s;
  do
    if (r->fed == s->end) {
      size_t kept = r->fed - s->start; /* what the source keeps moves to the start of its text */
      (void)import_fill(r->i);
      r->fed = s->start + kept;
    }
  while (s->bytes > 0 && s->error == 0 && feed(r));
}

void rif_read(importer *i)
{
  rif r = {.i = i, .parser = XML_ParserCreate(NULL), .passed_at = {1, 1}};
  if (r.parser == NULL) {
    i->s.error = ENOMEM;
    return;
  }
  /* an XML declaration has nothing before it */
  if (text_begins(look_ahead(&r, 3), "\xef\xbb\xbf"))
    i->s.start += 3;
  while (look_ahead(&r, 1).len > 0 && is_space(i->s.text[i->s.start]))
    pass_byte(&r);
  begin(&r, 0);
  read_all(&r);
  XML_ParserFree(r.parser);
  drop_names(&r.players);
  drop_names(&r.events);
  drop_names(&r.rules);
  free(r.encoding);
}
