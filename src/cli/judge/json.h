/* json.h: where a line of JSON is made: the members of an object, and the object of a game, which has all that is known
 * of it. A key includes what precedes and follows it: ",\"line\":".
 */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "report.h"

static inline void json_number(sink *s, const char *key, unsigned long long n)
{
  sink_string(s, key);
  sink_number(s, n);
}
/* Any text. */
static inline void json_text(sink *s, const char *key, const char *text, size_t len)
{
  sink_string(s, key);
  sink_json(s, text, len);
}
static inline void json_string(sink *s, const char *key, const char *text) { json_text(s, key, text, strlen(text)); }

/* How the object of a line begins: with its place. */
void json_begin(sink *s, const line *where);
/* In the place of a verdict line. The record and the game are those of this line. */
void json_game(sink *s, const line *where, const options *o, const xo_record *record, const xo_game *game,
               const xo_entry *e);

#endif
