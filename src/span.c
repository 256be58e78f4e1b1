/* span.c: see span.h. */
#include "span.h"
#include "xo/rules.h"
#include "token.h"
#include "span.acsl"

/* From text[at] to the right, as far as no word ends. */
/*@ requires text:  0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns \nothing;
    ensures bound:  at <= \result <= len;
    ensures word:   NoStop(text, at, \result);
    ensures end:    WordEnd(text, len, \result); */
static int word_end(const char *text, int len, int at)
{
  int end = at;
  /*@ loop invariant bound: at <= end <= len;
      loop invariant word:  NoStop(text, at, end);
      loop assigns end;
      loop variant len - end; */
  while (!xo_is_end(text, len, end))
    end++;
  return end;
}

/* To the left and to the right of text[at], as far as no word ends. */
xo_span xo_notation_word(const char *text, int len, int at)
{
  int begin = at;
  /*@ loop invariant bound: 0 <= begin <= at;
      loop invariant word:  NoStop(text, begin, at);
      loop assigns begin;
      loop variant begin; */
  while (begin > 0 && !xo_is_end(text, len, begin - 1))
    begin--;
  xo_span word = {begin, word_end(text, len, at) - begin};
  return word;
}

xo_span xo_notation_next(const char *text, int len, int at)
{
  int begin = at;
  /*@ loop invariant bound: at <= begin <= len;
      loop invariant blank: Blanks(text, at, begin);
      loop assigns begin;
      loop variant len - begin; */
  while (begin < len && xo_is_blank(text[begin]))
    begin++;
  xo_span word = {begin, word_end(text, len, begin) - begin};
  return word;
}

/* Whether text[from .. to) is the number of a move, "12.". */
/*@ requires text:  0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false;
    assigns \nothing;
    ensures number: \result <==> MoveNumber(text, from, to); */
static bool is_move_number(const char *text, int from, int to)
{
  int at = from;
  (void)xo_number(text, to, &at);
  return from < at && at == to - 1 && text[at] == '.';
}

/* Word by word: no move is in the number of one; a word without comma, letter and point is as many as it has bytes,
 * where every digit is a move. */
xo_span xo_notation_span(xo_rules rules, const char *text, int len, int k)
{
  bool one_digit = xo_max(rules) <= 9;
  int before = 0, at = 0;
  /*@ loop invariant bound: 0 <= before <= at <= len && before < k;
      loop invariant ends:  at == 0 || WordEnd(text, len, at) || Blank(text[at - 1]);
      loop invariant line:  NoComment(text, 0, at);
      loop invariant count: MovesBefore(rules, text, len, at, before);
      loop assigns before, at;
      loop variant len - at; */
  while (at < len && text[at] != '#') {
    if (xo_is_blank(text[at])) {
      //@ ghost span_blank(rules, text, len, at, before);
      at++;
      continue;
    }
    xo_span word = xo_notation_word(text, len, at);
    int end = word.at + word.len;
    bool digits = one_digit && !xo_has_mark(text, at, end);
    int moves = digits ? end - at : is_move_number(text, at, end) ? 0 : 1;
    //@ assert word: word.at == at && Word(text, len, at, end);
    //@ assert run:  digits <==> OneDigit(rules) && !HasMark(text, at, end);
    //@ ghost span_word(rules, text, len, at, end, before);
    if (k <= before + moves) {
      xo_span digit = {at + (k - before - 1), 1};
      return digits ? digit : word;
    }
    before += moves;
    at = end;
  }
  xo_span none = {at, 0};
  return none;
}
