/* set.h: a set of positions of one ply: a bit for each board of the layer, or the number of move sequences
 * that lead to it.
 */
#ifndef CLI_SET_H
#define CLI_SET_H

#include "layer.h"
#include "options.h"

typedef struct {
  layer l;
  unsigned per_word; /* boards to a word: 64, or 1 if sequences are counted */
  uint64_t words;
  uint64_t *word;
} set;

/* The set for the positions after ply moves, as yet without memory. */
set set_of(const options *o, int ply);
/* The memory it takes, in bytes; UINT64_MAX: that much, or more. */
uint64_t set_bytes(const set *s);
/* Makes it empty; ends the program if there is no memory. */
void set_make(const options *o, set *s);
void set_add(set *s, uint64_t number, uint64_t sequences);
void set_free(set *s);

/* Ends the program, with a message, if counting up to this ply takes more memory than allowed. */
void sets_must_fit(const options *o, int plies);

#endif
