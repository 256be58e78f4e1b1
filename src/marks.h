/* marks.h: whether anybody has a line, all columns of a row looked at in one step. Internal to the kernel. */
#ifndef XO_MARKS_H
#define XO_MARKS_H

#include "xo/referee.h"

/* Whether nobody has a line after the first n moves. */
/*@ requires valid:  \valid_read(record);
    requires record: InvRules(record->rules) && InvPlayOrder(record->rules, record->order);
    requires prefix: InvPrefix(record->rules, record->moves, n);
    terminates \true; exits \false; assigns \nothing;
    ensures nobody:  \result <==> NobodyAfter(record->rules, record->order, record->moves, n); */
bool xo_marks_nobody(const xo_record *record, int n);

#endif
