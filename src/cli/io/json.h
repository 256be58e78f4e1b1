/* json.h: strings in JSON (RFC 8259). */
#ifndef CLI_JSON_H
#define CLI_JSON_H

#include "sink.h"

/* Any bytes as a JSON string with its quotes. What is UTF-8 stands as it is or escaped; every other byte, which no JSON
 * can hold, is the text \xff, as in messages. */
void json_string(sink *s, const char *text, size_t len);

#endif
