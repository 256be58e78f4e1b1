/* token.c: see token.h. */
#include "token.h"
#include "kept_moves.acsl"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures digit:  \result <==> '0' <= c <= '9'; */
static bool xo_is_digit(char c) { return '0' <= c && c <= '9'; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures letter: \result <==> 'a' <= c <= 'z' || 'A' <= c <= 'Z'; */
static bool xo_is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

bool xo_is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool xo_is_end(const char *text, int len, int at) { return at == len || xo_is_blank(text[at]) || text[at] == '#'; }

bool xo_has_qualifier(const char *text, int from, int to)
{
  /*@ loop invariant bound:        from <= i <= to;
      loop invariant no_qualifier: \forall integer j; from <= j < i ==> !Qualifier(text[j]);
      loop assigns i; loop variant to - i; */
  for (int i = from; i < to; i++)
    if (text[i] == ',' || text[i] == '.' || xo_is_letter(text[i]))
      return true;
  return false;
}

/* Read digit by digit; a larger number than XO_BEYOND is read as XO_BEYOND. */
int xo_number(const char *text, int len, int *at)
{
  int n = 0, i = *at;
  /*@ loop invariant bound:  \at(*at, Pre) <= i <= len && 0 <= n <= XO_BEYOND;
      loop invariant number: IsNumber(text, \at(*at, Pre), i, n);
      loop invariant digits: \forall integer j; \at(*at, Pre) <= j < i ==> '0' <= text[j] <= '9';
      loop assigns i, n; loop variant len - i; */
  while (i < len && xo_is_digit(text[i])) {
    n = 10 * n + (text[i] - '0');
    if (n > XO_BEYOND)
      n = XO_BEYOND;
    i++;
  }
  *at = i;
  return n;
}

int xo_added(xo_notation notation) { return notation == XO_ZERO_BASED || notation == XO_ZERO_BASED + XO_GO_LETTERS; }

/* The column of a letter. */
/*@ requires letter: Letter(c);
    terminates \true; exits \false; assigns \nothing;
    ensures column: \result == LetterColumn(notation, c); */
static int letter_column(xo_notation notation, char c)
{
  int n = c < 'a' ? c - 'A' + 1 : c - 'a' + 1;
  bool go = notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS;
  return !go || n < 9 ? n : n == 9 ? 0 : n - 1;
}

/* Read the letter at text[*at] and the number of a row after it; *at moves after both. Where they are no token it
 * answers false, and *at is the byte that does not fit. */
/*@ requires text:   0 <= *at < len && \valid_read(text + (0 .. len - 1));
    requires valid:  \valid(at) && \valid(pos);
    requires apart:  \separated(at, pos, text + (0 .. len - 1));
    requires letter: Letter(text[*at]);
    terminates \true; exits \false; assigns *at, *pos;
    ensures bound:   \old(*at) < *at <= len;
    ensures read:    \let a = \old(*at); \result ==> Lettered(text, a, *at) && IsNumber(text, a + 1, *at, pos->row) &&
                       pos->col == LetterColumn(notation, text[a]);
    ensures end:     \result ==> WordEnd(text, len, *at);
    ensures misfit:  \let a = \old(*at); !\result ==> MisfitLettered(text, len, a, *at); */
static bool xo_lettered(xo_notation notation, const char *text, int len, int *at, xo_pos *pos)
{
  pos->col = letter_column(notation, text[*at]);
  *at += 1;
  int row = *at;
  pos->row = xo_number(text, len, at);
  return row < *at && xo_is_end(text, len, *at);
}

/* To divide takes a processor long, but by a constant. */
xo_pos xo_cell(xo_rules rules, int n)
{
  xo_pos pos = {1, 0};
  if (n > 0) {
    int row = rules.cols == 3 ? (n - 1) / 3 : (n - 1) / rules.cols;
    pos.row = row + 1;
    pos.col = n - row * rules.cols;
  }
  return pos;
}

/* Append a move if the list is not full. */
/*@ requires valid:    \valid(moves);
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns moves->len, moves->at[0 .. XO_MOVES_CAP - 1];
    ensures len:       moves->len == (\old(moves->len) < XO_MOVES_CAP ? \old(moves->len) + 1 : XO_MOVES_CAP);
    ensures last:      \old(moves->len) < XO_MOVES_CAP ==>
                         moves->at[moves->len - 1].row == pos.row && moves->at[moves->len - 1].col == pos.col;
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len); */
static void xo_append(xo_moves *moves, xo_pos pos)
{
  if (moves->len < XO_MOVES_CAP) {
    moves->at[moves->len] = pos;
    moves->len++;
  }
}

/* Where the digits that begin at text[at] end. */
/*@ requires text:   0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   at <= \result <= len;
    ensures digits:  Digits(text, at, \result);
    ensures all:     \result < len ==> !Digit(text[\result]); */
static int digits_end(const char *text, int len, int at)
{
  int end = at;
  /*@ loop invariant bound:  at <= end <= len;
      loop invariant digits: Digits(text, at, end);
      loop assigns end; loop variant len - end; */
  while (end < len && xo_is_digit(text[end]))
    end++;
  return end;
}

/* Append the digits text[from .. to), each of which is a cell. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= from <= to && \valid_read(text + (0 .. to - 1));
    requires digits:   Digits(text, from, to);
    requires valid:    \valid(moves) && \separated(moves, text + (0 .. to - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns *moves;
    ensures stored:    moves->len ==
                         (\old(moves->len) + (to - from) < XO_MOVES_CAP ? \old(moves->len) +
                         (to - from) : XO_MOVES_CAP);
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      \let n = \old(moves->len); DigitsRead(rules, notation, text, from, to, *moves, n); */
static void append_digits(xo_rules rules, xo_notation notation, const char *text, int from, int to, xo_moves *moves)
{
  int added = xo_added(notation), n = moves->len;
  /*@ loop invariant bound:  from <= i <= to && moves->len == \at(moves->len, Pre);
      loop invariant stored: n ==
        (\at(moves->len, Pre) + (i - from) < XO_MOVES_CAP ? \at(moves->len, Pre) + (i - from) : XO_MOVES_CAP);
      loop invariant kept:   SameMoves(\at(*moves, Pre), *moves, \at(moves->len, Pre));
      loop invariant after:  SameAfter(\at(*moves, Pre), *moves, n);
      loop invariant read:   DigitsRead(rules, notation, text, from, i, *moves, \at(moves->len, Pre));
      loop assigns i, n, *moves; loop variant to - i; */
  for (int i = from; i < to; i++) {
    if (n < XO_MOVES_CAP) {
      moves->at[n] = xo_cell(rules, text[i] - '0' + added);
      n++;
    }
  }
  //@ ghost xo_moves before = *moves;
  moves->len = n;
  /*@ assert each: \forall integer i; DigitReadAt(rules, notation, text, from, i, before, \at(moves->len, Pre)) &&
        from <= i ==> DigitReadAt(rules, notation, text, from, i, *moves, \at(moves->len, Pre)); */
}

/* Read what follows the number text[start .. *at) and the comma that follows it, and append the pair; *at moves
 * after it. -1 where it is none, then *at is the byte that does not fit. */
/*@ requires text:     0 <= start < *at < len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(at) && \valid(moves);
    requires apart:    \separated(at, moves, text + (0 .. len - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    requires row:      0 <= row <= XO_BEYOND && IsNumber(text, start, *at, row);
    requires comma:    Number(text, start, *at) && text[*at] == ',';
    terminates \true; exits \false; assigns *at, *moves;
    ensures bound:     \old(*at) < *at <= len;
    ensures answer:    \result == 1 || \result == -1;
    ensures stored:    moves->len ==
                       (\result == 1 && \old(moves->len) < XO_MOVES_CAP ? \old(moves->len) + 1 : \old(moves->len));
    ensures end:       \result == 1 ==> WordEnd(text, len, *at);
    ensures error:     \result < 0 && *at < len ==> !Digit(text[*at]);
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures fits:      \result == 1 ==> Fits(text, len, start, *at);
    ensures read:      \let n = \old(moves->len); \result == 1 ==> PairRead(notation, text, start, *at, *moves, n);
    ensures misfit:    \let c = \old(*at); \result < 0 ==> MisfitPair(text, len, start, c, *at); */
static int after_comma(xo_notation notation, const char *text, int len, int start, int row, int *at, xo_moves *moves)
{
  (void)start; /* the contract speaks of it */
  int comma = *at;
  int added = xo_added(notation);
  *at += 1;
  int col = xo_number(text, len, at);
  if (*at == comma + 1 || !xo_is_end(text, len, *at))
    return -1;
  xo_pos pos = {row + added, col + added};
  xo_append(moves, pos);
  //@ assert read: PairReadAt(notation, text, start, comma, *at, *moves, \at(moves->len, Pre));
  return 1;
}

/* Append the cell of the number text[from .. to), which is n. */
/*@ requires rules:    InvRules(rules) && !OneDigit(rules);
    requires text:     0 <= from < to && \valid_read(text + (0 .. to - 1));
    requires number:   Number(text, from, to) && 0 <= n <= XO_BEYOND && IsNumber(text, from, to, n);
    requires valid:    \valid(moves) && \separated(moves, text + (0 .. to - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns *moves;
    ensures stored:    moves->len == (\old(moves->len) < XO_MOVES_CAP ? \old(moves->len) + 1 : XO_MOVES_CAP);
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      \let k = \old(moves->len); TokenRead(rules, notation, text, from, to, *moves, k, k + 1); */
static void append_cell(xo_rules rules, xo_notation notation, const char *text, int from, int to, int n,
                        xo_moves *moves)
{
  (void)from; /* the contract speaks of them */
  (void)text;
  (void)to;
  xo_append(moves, xo_cell(rules, n + xo_added(notation)));
  //@ assert cell: CellRead(rules, notation, text, from, to, *moves, \at(moves->len, Pre));
}

/* Whether a word follows the one that ends before text[at]. */
/*@ requires text:   0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures follows: \result <==> Followed(text, len, at); */
static bool is_followed(const char *text, int len, int at)
{
  int i = at;
  /*@ loop invariant bound: at <= i <= len;
      loop invariant blank: Blanks(text, at, i);
      loop assigns i; loop variant len - i; */
  while (i < len && xo_is_blank(text[i]))
    i++;
  return i < len && text[i] != '#';
}

/* Whether this byte follows the digits text[start .. end). */
/*@ requires text:   0 <= start <= end <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures before:  \result <==> start < end && end < len && text[end] == c; */
static bool is_before(const char *text, int len, int start, int end, char c)
{
  return start < end && end < len && text[end] == c;
}

/* Whether the digits text[start .. end) and a point after them are the number of a move. */
/*@ requires text:   0 <= start <= end <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures number:  \result <==> start < end && end < len && text[end] == '.' && WordEnd(text, len, end + 1) &&
                       Followed(text, len, end + 1); */
static bool is_numbering(const char *text, int len, int start, int end)
{
  return is_before(text, len, start, end, '.') && xo_is_end(text, len, end + 1) && is_followed(text, len, end + 1);
}

/* Read the token that begins with a number, as xo_token does: where cells have one digit, each digit of a word is one;
 * one number, which is one cell; with a point after it it is no move; or two with a comma between. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= *at <= len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(at) && \valid(moves);
    requires apart:    \separated(at, moves, text + (0 .. len - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP;
    requires digits:   one_digit <==> OneDigit(rules);
    requires letter:   *at < len ==> !Letter(text[*at]);
    terminates \true; exits \false; assigns *at, *moves;
    ensures bound:     \old(*at) <= *at <= len;
    ensures count:     -1 <= \result <= *at - \old(*at) && (\result >= 0 ==> \old(*at) < *at);
    ensures stored:    moves->len == (\result < 0 ? \old(moves->len) :
                         \old(moves->len) + \result < XO_MOVES_CAP ? \old(moves->len) + \result : XO_MOVES_CAP);
    ensures end:       \result >= 0 ==> WordEnd(text, len, *at);
    ensures error:     \result < 0 && *at < len ==> !Digit(text[*at]);
    ensures kept:      SameMoves(\old(*moves), *moves, \old(moves->len));
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      \let a = \old(*at); \let n = \old(moves->len);
                         \result >= 0 ==> TokenRead(rules, notation, text, a, *at, *moves, n, n + \result);
    ensures fits:      \let a = \old(*at); \result >= 0 ==> Fits(text, len, a, *at);
    ensures misfit:    \let a = \old(*at); \result < 0 ==> Misfit(text, len, a, *at); */
static int numbered(xo_rules rules, xo_notation notation, bool one_digit, const char *text, int len, int *at,
                    xo_moves *moves)
{
  int start = *at;
  int digits = one_digit ? digits_end(text, len, start) : start;
  if (start < digits && xo_is_end(text, len, digits)) {
    append_digits(rules, notation, text, start, digits, moves);
    *at = digits;
    return digits - start;
  }
  int n = xo_number(text, len, at);
  int end = *at;
  if (is_before(text, len, start, end, ','))
    return after_comma(notation, text, len, start, n, at, moves);
  if (is_numbering(text, len, start, end)) {
    *at += 1;
    //@ assert number: MoveNumber(text, start, *at);
    return 0;
  }
  if (end == start || !xo_is_end(text, len, end))
    return -1;
  append_cell(rules, notation, text, start, end, n, moves);
  return 1;
}

/* A letter and a row, or what begins with a number. */
int xo_token(xo_rules rules, xo_notation notation, bool one_digit, const char *text, int len, int *at, xo_moves *moves)
{
  xo_pos pos = {0, 0};
  if (*at == len || !xo_is_letter(text[*at]))
    return numbered(rules, notation, one_digit, text, len, at, moves);
  if (!xo_lettered(notation, text, len, at, &pos))
    return -1;
  xo_append(moves, pos);
  return 1;
}
