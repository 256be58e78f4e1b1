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
#include <stdio.h>

/* Moves have at most three bytes. What the parser has to see whole, such as a tag, is to be no longer than TAG_MAX. */
enum { WORD_CAP = 16, SIDE = 15, TAG_MAX = 1 << 20 };

const char rif_note[] = "";

typedef struct {
  importer *i;
  XML_Parser parser;
  int games;    /* those that we are inside of */
  int lists;    /* of moves, likewise */
  bool told;    /* that there may be more to the rules */
  bool stopped; /* there is no reading on, which has been said */
  /* The word that is read in a list of moves. */
  import_location at;
  char word[WORD_CAP];
  int len;
} rif;

static import_location place(const rif *r)
{
  return (import_location){XML_GetCurrentLineNumber(r->parser), XML_GetCurrentColumnNumber(r->parser) + 1};
}

static void stop(rif *r, const char *what)
{
  import_complain(r->i, place(r), what, no_text, " (the rest is left out)");
  r->stopped = true;
  r->i->found = true;
  (void)XML_StopParser(r->parser, XML_FALSE);
}

/* ---- games ---- */

static void read_result(rif *r, const char *result)
{
  import_game *game = &r->i->game;
  bool won = strcmp(result, "1") == 0;
  bool lost = strcmp(result, "0") == 0;
  game->claimed = won || lost || strcmp(result, "0.5") == 0;
  game->claim = won ? XO_CROSS : lost ? XO_NOUGHT : XO_DRAW;
  if (!game->claimed && *result != '\0')
    import_complain(r->i, game->begin, "bresult", text_of(result),
                    " is none of 1, 0 and 0.5 (the game is written without a claim)");
}

static void tell_rule(rif *r, const char *rule)
{
  if (!r->told)
    import_remark(r->i, r->i->game.begin, "rule", *rule == '\0' ? no_text : text_of(rule),
                  ": what it has beyond five in a row, such as forbidden moves, is not judged (said once for a file)");
  r->told = true;
}

/* Attributes are names and values in turn. */
static void begin_game(rif *r, const XML_Char **attributes)
{
  const char *id = "";
  const char *rule = "";
  const char *result = "";
  char note[IMPORT_NOTE_CAP];
  for (; attributes[0] != NULL; attributes += 2) {
    id = strcmp(attributes[0], "id") == 0 ? attributes[1] : id;
    rule = strcmp(attributes[0], "rule") == 0 ? attributes[1] : rule;
    result = strcmp(attributes[0], "bresult") == 0 ? attributes[1] : result;
  }
  import_begin(r->i, place(r));
  import_board(r->i, SIDE, SIDE, r->i->game.begin);
  (void)snprintf(note, sizeof note, "%s%.16s%s%.16s", *id == '\0' ? "" : "game ", id, *rule == '\0' ? "" : " rule ",
                 rule);
  import_note(r->i, text_of(note));
  read_result(r, result);
  tell_rule(r, rule);
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

/* ---- called by the parser ---- */

static void XMLCALL on_start(void *whose, const XML_Char *name, const XML_Char **attributes)
{
  rif *r = whose;
  if (strcmp(name, "game") == 0) {
    if (r->games > 0)
      import_refuse(r->i, place(r), "a game inside a game", no_text, " (both are left out)");
    else
      begin_game(r, attributes);
    r->games++;
  } else if (strcmp(name, "move") == 0 && r->games > 0) {
    if (r->i->game.moves.len > 0)
      import_refuse(r->i, place(r), "a second list of moves", no_text, "");
    r->lists++;
  }
}

static void XMLCALL on_end(void *whose, const XML_Char *name)
{
  rif *r = whose;
  if (r->lists > 0)
    end_word(r);
  if (strcmp(name, "move") == 0 && r->lists > 0) {
    r->lists--;
  } else if (strcmp(name, "game") == 0) {
    r->games--;
    if (r->games == 0)
      import_end(r->i);
  }
}

/* A text comes in pieces, which may end anywhere. */
static void XMLCALL on_text(void *whose, const XML_Char *text, int len)
{
  rif *r = whose;
  import_location at = place(r);
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

static void XMLCALL on_doctype(void *whose, const XML_Char *name, const XML_Char *system, const XML_Char *public,
                               int internal)
{
  (void)name;
  (void)system;
  (void)public;
  (void)internal;
  stop(whose, "a document type, DOCTYPE, which could define entities: remove it");
}

/* ---- files ---- */

static void feed(rif *r, bool last)
{
  source *s = &r->i->s;
  enum XML_Status status = XML_Parse(r->parser, s->text + s->start, (int)(s->end - s->start), last);
  XML_Index seen = XML_GetCurrentByteIndex(r->parser);
  s->start = s->end;
  if (r->stopped)
    return;
  if (status != XML_STATUS_OK) {
    char what[96];
    (void)snprintf(what, sizeof what, "this is no XML that is read: %s", XML_ErrorString(XML_GetErrorCode(r->parser)));
    stop(r, what);
  } else if (seen >= 0 && s->bytes - (unsigned long long)seen > TAG_MAX) {
    stop(r, "a tag, a comment or another text that has to be seen whole is longer than 1048576 bytes");
  }
}

static void read_all(rif *r)
{
  source *s = &r->i->s;
  bool more = true;
  while (more && !r->stopped) {
    sinks_flush();
    more = source_fill(s);
    if (s->error == 0 && s->bytes > 0)
      feed(r, !more);
  }
}

void rif_read(importer *i)
{
  rif r = {.i = i, .parser = XML_ParserCreate(NULL)};
  if (r.parser == NULL) {
    i->s.error = ENOMEM;
    return;
  }
  XML_SetUserData(r.parser, &r);
  XML_SetElementHandler(r.parser, on_start, on_end);
  XML_SetCharacterDataHandler(r.parser, on_text);
  XML_SetStartDoctypeDeclHandler(r.parser, on_doctype);
  read_all(&r);
  XML_ParserFree(r.parser);
}
