/* twins.h: what is allowed, as near to what is refused as can be. */
#ifndef TWINS_H
#define TWINS_H

#include <stdbool.h>
#include "twins.acsl"

enum { TWIN_A, TWIN_B, TWIN_C };
typedef int twin_kind;
typedef twin_kind twin_other;
typedef struct {
  twin_other kind;
  int count[4];
} twin;

/*@ terminates \true; exits \false;
    assigns \nothing;
    ensures kind: \result == TWIN_A || \result == TWIN_C; */
twin_other twin_choose(bool first);

/*@ requires valid: \valid(t) && \valid_read(from);
    requires apart: \separated(t, from);
    terminates \true; exits \false;
    assigns *t;
    ensures kind:  t->kind == from->kind;
    ensures count: t->count[0] == 0; */
void twin_copy(twin *t, const twin *from);

/*@ requires text:  0 <= len && \valid(text + (0 .. len - 1));
    requires at:    \valid(at) && \separated(at, text + (0 .. len - 1));
    requires room:  0 <= *at < len;
    terminates \true; exits \false;
    assigns *at, text[0 .. len - 1];
    ensures at:     *at == \old(*at) + 1;
    ensures byte:   text[*at - 1] == byte; */
void twin_put(char *text, int len, int *at, char byte);

/*@ requires small: 0 <= n <= 1000;
    terminates \true; exits \false;
    assigns \nothing;
    ensures sum:    \result == SumTo(n); */
int twin_sum(int n);

/*@ requires small: 0 <= x;
    terminates \true; exits \false;
    assigns \nothing;
    ensures half:   0 <= \result <= x; */
int twin_shift(int x);

#endif
