/* utf8.h: characters of UTF-8 (RFC 3629). */
#ifndef CLI_UTF8_H
#define CLI_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* How many bytes the character at text[0] has: no longer form than it needs, no half of a UTF-16 pair, nothing beyond
 * U+10FFFF. 0: it is none. */
size_t utf8_length(const char *text, size_t len);

/* How many bytes a string begins with that are printable characters of ASCII, one each. */
size_t ascii_length(const char *text);

/* Whether this character, of so many bytes, two or more, moves a terminal or turns what stands beside it: a control, of
 * C1, or a mark of the direction of text or of the end of a line. */
bool utf8_moves(const char *text, size_t length);

#endif
