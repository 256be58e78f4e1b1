/* notation.c: reading, finding and writing moves: see xo/notation.h, notation.h and xo/messages.h. */
#include "notation.h"
#include "decimal.h"
#include "xo/rules.h"
#include "xo/messages.h"
#include "token.h"
#include "read.acsl"
#include "written.acsl"

/* ---- reading ---- */

/* The value of a digit, and whether a byte is one by its value. So each byte is loaded once. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures figure: \result == c - '0'; */
static int figure(char c) { return c - '0'; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures figure: \result <==> 0 <= n <= 9; */
static bool is_figure(int n) { return 0 <= n && n <= 9; }

/* Two fast readers for words of one kind. What they leave, xo_token reads. The first tells whether text[at .. end) is
 * "row,col", each a number of one digit or two, and which position it is. A processor cannot predict how many digits
 * there are, so no branch depends on it. Offsets are as wide as addresses, so that no step is lost to widen them. */
/*@ requires text:     0 <= at && at + 3 <= end && \valid_read(text + (at .. end - 1));
    requires valid:    \valid(pos) && \separated(pos, text + (at .. end - 1));
    requires added:    0 <= added <= 1;
    terminates \true; exits \false; assigns *pos;
    ensures pair:      \let c = at + 1 + (text[at + 1] == ',' ? 0 : 1);
                         \result <==> PairAt(text, at, c, end) && end <= c + 3;
    ensures row:       \let c = at + 1 + (text[at + 1] == ',' ? 0 : 1);
                         \result ==> IsNumber(text, at, c, pos->row - added);
    ensures col:       \let c = at + 1 + (text[at + 1] == ',' ? 0 : 1);
                         \result ==> IsNumber(text, c + 1, end, pos->col - added);
    ensures no_pair:   !\result ==> SamePos(\old(*pos), *pos); */
static bool quick_pair(int added, const char *text, long long at, long long end, xo_pos *pos)
{
  long long two = text[at + 1] != ',', col = at + two + 2, more = end - 1 - col;
  //@ assert two: two == (text[at + 1] == ',' ? 0 : 1);
  if (more < 0 || more > 1)
    return false;
  int a = figure(text[at]), b = figure(text[at + two]), c = figure(text[col]), d = figure(text[end - 1]);
  if (!is_figure(a) || !is_figure(b) || !is_figure(c) || !is_figure(d) || text[col - 1] != ',')
    return false;
  int row_tens = (int)two * (10 * a), col_tens = (int)more * (10 * c);
  //@ assert tens: row_tens == (two == 0 ? 0 : 10 * a) && col_tens == (more == 0 ? 0 : 10 * c);
  pos->row = b + row_tens + added;
  pos->col = d + col_tens + added;
  return true;
}

/* The second reads the number of a cell, of at most three digits, with a space after it; it answers where the number
 * ends, or `at`. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= at <= len && \valid_read(text + (0 .. len - 1));
    requires valid:    \valid(pos) && \separated(pos, text + (0 .. len - 1));
    requires added:    0 <= added <= 1;
    terminates \true; exits \false; assigns *pos;
    ensures bound:     at <= \result <= len && (at < \result ==> \result < len && text[\result] == ' ');
    ensures number:    at < \result ==> Number(text, at, \result) && Counted(rules, *pos) &&
                         IsNumber(text, at, \result, CellNumber(rules, *pos) - added);
    ensures found:     at < \result <==> 4 <= len - at &&
                         (\let b = at + (text[at + 1] == ' ' ? 1 : text[at + 2] == ' ' ? 2 : 3);
                         Number(text, at, b) && text[b] == ' ');
    ensures not_found: \result == at ==> SamePos(\old(*pos), *pos); */
static int quick_cell(xo_rules rules, int added, const char *text, int len, int at, xo_pos *pos)
{
  if (len - at < 4)
    return at;
  int two = text[at + 1] != ' ', three = two * (text[at + 2] != ' ');
  int end = at + 1 + two + three;
  int a = figure(text[at]), b = figure(text[at + two]), c = figure(text[end - 1]);
  if (!is_figure(a) || !is_figure(b) || !is_figure(c) || text[end] != ' ')
    return at;
  int n = b + two * (10 * a);
  n += three * (9 * n + c);
  //@ assert number: n == (two == 0 ? c : three == 0 ? 10 * a + c : 100 * a + 10 * b + c);
  *pos = xo_cell(rules, n + added);
  return end;
}

/* Read the pair text[at .. end) as move number n, if it can be read quickly. */
/*@ requires text:   0 <= at && at + 3 <= end <= len && \valid_read(text + (0 .. len - 1));
    requires word:   (at == 0 || Blank(text[at - 1])) && WordEnd(text, len, end);
    requires valid:  \valid(moves) && \separated(moves, text + (0 .. len - 1));
    requires count:  0 <= n < XO_MOVES_CAP;
    requires read:   ReadIn(rules, notation, text, len, at, *moves, n);
    terminates \true; exits \false; assigns moves->at[n];
    ensures read:    \result ==> Digit(text[at]) && NoStop(text, at, end) &&
                       ReadIn(rules, notation, text, len, end, *moves, n + 1);
    ensures no_pair: !\result ==> SamePos(\old(moves->at[n]), moves->at[n]); */
static bool read_pair_at(xo_rules rules, xo_notation notation, const char *text, int len, long long at, long long end,
                         xo_moves *moves, int n)
{
  (void)rules; /* the contract speaks of them */
  (void)len;
  //@ ghost xo_moves before = *moves;
  bool pair = quick_pair(xo_added(notation), text, at, end, &moves->at[n]);
  //@ ghost int comma = (int)at + 1 + (text[at + 1] == ',' ? 0 : 1);
  //@ assert kept: SameMoves(before, *moves, n);
  /*@ assert numbers: pair ==> PairAt(text, at, comma, end) &&
        IsNumber(text, at, comma, moves->at[n].row - Added(notation)) &&
        IsNumber(text, comma + 1, end, moves->at[n].col - Added(notation)); */
  //@ assert pair: pair ==> PairReadAt(notation, text, at, comma, end, *moves, n);
  //@ ghost if (pair) read_pair(rules, notation, text, len, (int)at, comma, (int)end, before, *moves, n);
  return pair;
}

/* Read words that can be read quickly, with one space between two, from text[at] on. Answers where the last of them
 * ends, or `at` if there is none. Here pairs are read. The end of a word is found first, so that the next word need not
 * wait for the value of this one; the last word of a text line ends with it. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= at < len && \valid_read(text + (0 .. len - 1));
    requires begin:    WordBegin(text, at) && NoComment(text, 0, at);
    requires valid:    \valid(moves) && \separated(moves, text + (0 .. len - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP && moves->len <= at;
    requires read:     ReadIn(rules, notation, text, len, at, *moves, moves->len);
    terminates \true; exits \false; assigns *moves;
    ensures bound:     at <= \result <= len &&
                         (at < \result ==> Digit(text[at]) && (\result < len ==> text[\result] == ' '));
    ensures line:      NoComment(text, 0, \result);
    ensures count:     \old(moves->len) <= moves->len <= XO_MOVES_CAP && moves->len <= \result;
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      ReadIn(rules, notation, text, len, \result, *moves, moves->len); */
static int read_pairs(xo_rules rules, xo_notation notation, const char *text, int len, int at, xo_moves *moves)
{
  int n = moves->len;
  long long i = at;
  /*@ loop invariant bound:  at <= i < len && \at(moves->len, Pre) <= n <= XO_MOVES_CAP && n <= i;
      loop invariant len:    moves->len == \at(moves->len, Pre);
      loop invariant begin:  i == 0 || Blank(text[i - 1]);
      loop invariant some:   at < i ==> n < i && text[i - 1] == ' ' && Digit(text[at]);
      loop invariant line:   NoComment(text, 0, i);
      loop invariant after:  SameAfter(\at(*moves, Pre), *moves, n);
      loop invariant read:   ReadIn(rules, notation, text, len, i, *moves, n);
      loop invariant last:   at < i ==> ReadIn(rules, notation, text, len, i - 1, *moves, n);
      loop assigns i, n, *moves; loop variant XO_MOVES_CAP - n; */
  while (n < XO_MOVES_CAP && i < len - 6) {
    long long end = i + 3 + (text[i + 4] == ' ') + 2LL * (text[i + 5] == ' ');
    bool pair = text[end] == ' ';
    if (pair)
      pair = read_pair_at(rules, notation, text, len, i, end, moves, n);
    if (!pair)
      break;
    n++;
    //@ ghost read_blank(rules, notation, text, len, (int)end, *moves, n);
    i = end + 1;
  }
  long long last = i > at ? i - 1 : i;
  bool pair = n < XO_MOVES_CAP && 3 <= len - i && len - i <= 5;
  if (pair)
    pair = read_pair_at(rules, notation, text, len, i, len, moves, n);
  if (pair) {
    n++;
    last = len;
  }
  //@ ghost xo_moves read = *moves;
  moves->len = n;
  //@ ghost read_kept(rules, notation, text, len, (int)last, read, *moves, n);
  return (int)last;
}

/* The same for numbers of cells. */
/*@ requires rules:    InvRules(rules);
    requires text:     0 <= at < len && \valid_read(text + (0 .. len - 1));
    requires begin:    WordBegin(text, at) && NoComment(text, 0, at);
    requires valid:    \valid(moves) && \separated(moves, text + (0 .. len - 1));
    requires capacity: 0 <= moves->len <= XO_MOVES_CAP && moves->len <= at;
    requires read:     ReadIn(rules, notation, text, len, at, *moves, moves->len);
    requires digits:   !OneDigit(rules);
    terminates \true; exits \false; assigns *moves;
    ensures bound:     at <= \result <= len &&
                         (at < \result ==> Digit(text[at]) && (\result < len ==> text[\result] == ' '));
    ensures line:      NoComment(text, 0, \result);
    ensures count:     \old(moves->len) <= moves->len <= XO_MOVES_CAP && moves->len <= \result;
    ensures after:     SameAfter(\old(*moves), *moves, moves->len);
    ensures read:      ReadIn(rules, notation, text, len, \result, *moves, moves->len); */
static int read_cells(xo_rules rules, xo_notation notation, const char *text, int len, int at, xo_moves *moves)
{
  int n = moves->len, last = at, added = xo_added(notation);
  /*@ loop invariant bound:  \at(at, Pre) <= last <= at <= len && last < len && n <= last && \at(moves->len, Pre) <= n;
      loop invariant stored: n == moves->len <= XO_MOVES_CAP;
      loop invariant some:   \at(at, Pre) < last ==> text[last] == ' ' && Digit(text[\at(at, Pre)]);
      loop invariant next:   \at(at, Pre) < last ==> at == last + 1;
      loop invariant first:  \at(at, Pre) == last ==> at == last;
      loop invariant line:   NoComment(text, 0, at);
      loop invariant after:  SameAfter(\at(*moves, Pre), *moves, n);
      loop invariant read:   ReadIn(rules, notation, text, len, at, *moves, n);
      loop invariant last:   ReadIn(rules, notation, text, len, last, *moves, n);
      loop assigns at, last, n, *moves; loop variant XO_MOVES_CAP - n; */
  while (n < XO_MOVES_CAP) {
    //@ ghost xo_moves before = *moves;
    int end = quick_cell(rules, added, text, len, at, &moves->at[n]);
    if (end == at)
      break;
    n++;
    moves->len = n;
    //@ ghost read_token(rules, notation, text, len, at, end, before, *moves, n - 1, 1);
    //@ ghost read_blank(rules, notation, text, len, end, *moves, n);
    last = end;
    at = end + 1;
  }
  return last;
}

/* Whether a comma follows a number of one digit or two. */
/*@ requires text:   0 <= at < len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures pair:    \result <==> len - at > 2 && (text[at + 1] == ',' || text[at + 2] == ','); */
static bool is_pair(const char *text, int len, int at)
{
  return len - at > 2 && (text[at + 1] == ',' || text[at + 2] == ',');
}

/* Whether to try the quick readers: while a move can be stored, and not for digits that are a cell each. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures quick:   \result <==> moves < XO_MOVES_CAP && (one_digit ==> pair); */
static bool is_quick(int moves, bool one_digit, bool pair) { return moves < XO_MOVES_CAP && (!one_digit || pair); }

/* Over the blanks, then words that can be read quickly, or one token, until the text line ends, a comment begins or a
 * token is none. A compiler makes a loop for pairs and one for cells. */
xo_reading xo_notation_read(xo_rules rules, xo_notation notation, const char *text, int len, xo_moves *moves)
{
  xo_reading reading = {0, -1};
  bool one_digit = xo_max(rules) <= 9;
  int at = 0;
  moves->len = 0;
  //@ ghost read_none(rules, notation, text, len, *moves);
  /*@ loop invariant bound:  0 <= reading.moves <= at <= len;
      loop invariant stored: moves->len == Stored(reading.moves);
      loop invariant after:  SameAfter(\at(*moves, Pre), *moves, moves->len);
      loop invariant reading: reading.at == -1;
      loop invariant blank:  (\forall integer i; 0 <= i < len ==> text[i] == ' ') ==> reading.moves == 0;
      loop invariant ends:   at == 0 || WordEnd(text, len, at);
      loop invariant line:   NoComment(text, 0, at);
      loop invariant read:   ReadIn(rules, notation, text, len, at, *moves, reading.moves);
      loop assigns at, reading, *moves; loop variant len - at; */
  for (;;) {
    /*@ loop invariant bound: \at(at, LoopEntry) <= at <= len;
        loop invariant blank: \forall integer i; \at(at, LoopEntry) <= i < at ==> Blank(text[i]);
        loop invariant line:  NoComment(text, 0, at);
        loop invariant read:  ReadIn(rules, notation, text, len, at, *moves, reading.moves);
        loop assigns at; loop variant len - at; */
    while (at < len && xo_is_blank(text[at])) {
      //@ ghost read_blank(rules, notation, text, len, at, *moves, reading.moves);
      at++;
    }
    if (at == len || text[at] == '#') {
      //@ ghost read_line(rules, notation, text, len, at, *moves, reading.moves);
      return reading;
    }
    bool pairs = is_pair(text, len, at);
    if (is_quick(reading.moves, one_digit, pairs)) {
      int end =
          pairs ? read_pairs(rules, notation, text, len, at, moves) : read_cells(rules, notation, text, len, at, moves);
      reading.moves = moves->len;
      if (end > at) {
        at = end;
        continue;
      }
    }
    //@ ghost int start = at;
    //@ ghost xo_moves before = *moves;
    int read = xo_token(rules, notation, one_digit, text, len, &at, moves);
    if (read < 0) {
      reading.at = at;
      //@ ghost read_fault(rules, notation, text, len, start, at, before, *moves, reading.moves);
      return reading;
    }
    //@ ghost read_token(rules, notation, text, len, start, at, before, *moves, reading.moves, read);
    reading.moves += read;
  }
}

/* ---- where moves are ---- */

/* The end of the word that text[at] is in. */
/*@ requires text:  0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures bound:  at <= \result <= len;
    ensures word:   NoStop(text, at, \result);
    ensures end:    WordEnd(text, len, \result); */
static int word_end(const char *text, int len, int at)
{
  int end = at;
  /*@ loop invariant bound: at <= end <= len;
      loop invariant word:  NoStop(text, at, end);
      loop assigns end; loop variant len - end; */
  while (!xo_is_end(text, len, end))
    end++;
  return end;
}

/* Search to the left and to the right of text[at], up to the ends of its word. */
xo_range xo_notation_word(const char *text, int len, int at)
{
  int begin = at;
  /*@ loop invariant bound: 0 <= begin <= at;
      loop invariant word:  NoStop(text, begin, at);
      loop assigns begin; loop variant begin; */
  while (begin > 0 && !xo_is_end(text, len, begin - 1))
    begin--;
  xo_range word = {begin, word_end(text, len, at) - begin};
  return word;
}

xo_range xo_notation_next(const char *text, int len, int at)
{
  int begin = at;
  /*@ loop invariant bound: at <= begin <= len;
      loop invariant blank: Blanks(text, at, begin);
      loop assigns begin; loop variant len - begin; */
  while (begin < len && xo_is_blank(text[begin]))
    begin++;
  xo_range word = {begin, word_end(text, len, begin) - begin};
  return word;
}

/* Whether text[from .. to) is the number of a move, "12.". */
/*@ requires text:  0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures number: \result <==> MoveNumber(text, from, to); */
static bool is_move_number(const char *text, int from, int to)
{
  int at = from;
  (void)xo_number(text, to, &at);
  return from < at && at == to - 1 && text[at] == '.';
}

/* Word by word: no move is in the number of one; a word without comma, letter and point is as many as it has bytes,
 * where every digit is a move. */
xo_range xo_notation_range(xo_rules rules, const char *text, int len, int k)
{
  bool one_digit = xo_max(rules) <= 9;
  int before = 0, at = 0;
  /*@ loop invariant bound: 0 <= before <= at <= len && before < k;
      loop invariant ends:  at == 0 || WordEnd(text, len, at) || Blank(text[at - 1]);
      loop invariant line:  NoComment(text, 0, at);
      loop invariant count: MovesBefore(rules, text, len, at, before);
      loop assigns before, at; loop variant len - at; */
  while (at < len && text[at] != '#') {
    if (xo_is_blank(text[at])) {
      //@ ghost counting_blank(rules, text, len, at, before);
      at++;
      continue;
    }
    xo_range word = xo_notation_word(text, len, at);
    int end = word.at + word.len;
    bool digits = one_digit && !xo_has_qualifier(text, at, end);
    int moves = digits ? end - at : is_move_number(text, at, end) ? 0 : 1;
    //@ assert word: word.at == at && Word(text, len, at, end);
    //@ assert run:  digits <==> OneDigit(rules) && !HasQualifier(text, at, end);
    //@ ghost counting_word(rules, text, len, at, end, before);
    if (k <= before + moves) {
      xo_range digit = {at + (k - before - 1), 1};
      return digits ? digit : word;
    }
    before += moves;
    at = end;
  }
  xo_range none = {at, 0};
  return none;
}

/* ---- writing ---- */

_Static_assert(XO_SIDE_MAX < 100, "XO_NOTATION_CAP has two digits of a coordinate");

/* Write a coordinate from text[at] on; answers where it ends. */
/*@ requires number:  1 <= n <= XO_SIDE_MAX;
    requires offset:  0 <= at <= 2147483647 - 2;
    requires valid:   \valid(text + (at .. at + 1));
    terminates \true; exits \false; assigns text[at .. at + 1];
    ensures one:      n < 10 ==> \result == at + 1 && text[at] == '0' + n;
    ensures two:      n >= 10 ==> \result == at + 2 && text[at] == '0' + n / 10 && text[at + 1] == '0' + n % 10; */
static int write_coordinate(int n, char *text, int at)
{
  unsigned char digits[XO_DIGITS] = {0};
  int len = xo_decimal_length(n);
  xo_decimal_digits(n, len, digits, 0);
  text[at] = (char)digits[0];
  if (len == 2)
    text[at + 1] = (char)digits[1];
  return at + len;
}

/* Write move k, counted from 0, after the text that ends at text[at]; where it ends then. */
/*@ requires valid:     0 <= at < XO_WRITTEN_CAP && \valid_read(record) && \valid(text + (0 .. at + XO_NOTATION_CAP));
    requires apart:     \separated(record, text + (0 .. at + XO_NOTATION_CAP));
    requires some:      0 <= k < XO_MOVES_CAP && OnLargest(record->moves.at[k]);
    requires end:       at == WrittenEnd(record->moves, k);
    requires plain:     Plain(text, at) && (0 < at <==> 0 < k) && (0 < at ==> Digit(text[at - 1]));
    terminates \true; exits \false; assigns text[at .. at + XO_NOTATION_CAP];
    ensures same_bytes: SameBytes{Pre, Post}(text, at);
    ensures word:       WrittenAt(text, record->moves, k);
    ensures plain:      Plain(text, \result) && Digit(text[\result - 1]);
    ensures end:        \result == WrittenEnd(record->moves, k + 1) && at < \result <= at + XO_NOTATION_CAP + 1; */
static int write_next(const xo_record *record, int k, char *text, int at)
{
  if (k > 0) {
    text[at] = ' ';
    at++;
  }
  int comma = write_coordinate(record->moves.at[k].row, text, at);
  text[comma] = ',';
  int end = write_coordinate(record->moves.at[k].col, text, comma + 1);
  /*@ assert before: \forall integer i; 0 <= i < \at(at, Pre) ==>
        PlainByte{Pre}(text, \at(at, Pre), i) && PlainByte(text, end, i); */
  //@ assert after:  \forall integer i; \at(at, Pre) <= i < end ==> PlainByte(text, end, i);
  return end;
}

/* Position after position, each where the text ends so far. */
int xo_notation_written(const xo_record *record, char *text)
{
  int at = 0;
  if (record->moves.len < 0 || record->moves.len > XO_MOVES_CAP)
    return -1;
  /*@ loop invariant bound:   0 <= k <= record->moves.len && k - 1 <= at && 0 <= at <= (XO_NOTATION_CAP + 1) * k;
      loop invariant some:    \forall integer i; 0 <= i < k ==> OnLargest(record->moves.at[i]);
      loop invariant end:     at == WrittenEnd(record->moves, k);
      loop invariant plain:   Plain(text, at) && (0 < at <==> 0 < k) && (0 < at ==> Digit(text[at - 1]));
      loop invariant written: Written(text, record->moves, k, at);
      loop assigns k, at, text[0 .. XO_WRITTEN_CAP - 1]; loop variant record->moves.len - k; */
  for (int k = 0; k < record->moves.len; k++) {
    xo_pos pos = record->moves.at[k];
    if (pos.row < 1 || pos.row > XO_SIDE_MAX || pos.col < 1 || pos.col > XO_SIDE_MAX)
      return -1;
    at = write_next(record, k, text, at);
  }
  //@ ghost read_written(record->rules, text, at, record->moves);
  return at;
}
