/* remedy.c: the remedy for a finding: see xo/messages.h. */
#include "xo/messages.h"

static const char words[XO_REMEDIES][XO_REMEDY_CAP] = {
    [XO_REMEDY_ONE_LINE] = "one game per line",
    [XO_REMEDY_OTHER_BOARD] = "give --rules for another board",
    [XO_REMEDY_NO_I] = "the letters of a go board leave out I: column 9 is J",
    [XO_REMEDY_ONE_LESS] = "counted from 0 these are one less; give --rules for another board",
    [XO_REMEDY_ZERO_BASED] = "give --zero-based if rows, columns and cells are counted from 0",
    [XO_REMEDY_FREE_CELL] = "choose a free cell",
    [XO_REMEDY_END_THERE] = "end the game there",
    [XO_REMEDY_NOT_STRICT] = "end the game there, or leave out --strict",
    [XO_REMEDY_ADD_MOVES] = "add moves, or give --partial",
    [XO_REMEDY_A_MOVE] = "a move is ROW,COL, h8 or a cell number",
    [XO_REMEDY_BLANK_BEFORE] = "put a blank before =",
    [XO_REMEDY_BLANK_AFTER] = "leave out the point, or give a blank and a move after it: 1. h8",
    [XO_REMEDY_UTF_16] = "as in UTF-16: convert the file to UTF-8",
    [XO_REMEDY_A_PAIR] = "a pair is ROW,COL: no brackets, no blank, a comma between: 2,3",
    [XO_REMEDY_BLANK_BETWEEN] = "put a blank between two moves: b2 a1",
};

/* Byte i of a remedy's words; NUL after their end. */
/*@ requires in_range: 0 <= remedy < XO_REMEDIES && 0 <= i < XO_REMEDY_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures byte:    \result == 0 || Printable(\result);
    ensures some:    i == 0 ==> \result != 0; */
static char word_byte(int remedy, int i) { return words[remedy][i]; }

/*@ requires in_range: 0 <= remedy < XO_REMEDIES;
    terminates \true; exits \false; assigns \nothing;
    ensures words:     InvMessage(\result) && 0 < \result.len < XO_REMEDY_CAP; */
static xo_message words_of(int remedy)
{
  xo_message message = {0, {0}};
  char byte = word_byte(remedy, 0);
  /*@ loop invariant message: 0 <= message.len <= XO_REMEDY_CAP - 1 && InvMessage(message);
      loop invariant byte:    byte == 0 || Printable(byte);
      loop invariant first:   message.len == 0 ==> byte != 0;
      loop assigns message, byte; loop variant XO_REMEDY_CAP - message.len; */
  while (message.len < XO_REMEDY_CAP - 1 && byte != '\0') {
    message.text[message.len] = byte;
    message.len++;
    byte = word_byte(remedy, message.len);
  }
  return message;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures digit:   \result <==> '0' <= c <= '9'; */
static bool is_digit(char c) { return '0' <= c && c <= '9'; }

/* Whether nothing but digits is in the word before text[at]. */
/*@ requires text:   0 <= at && \valid_read(text + (0 .. at - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures after:   \result <==> AfterNumber(text, at); */
static bool after_number(const char *text, int at)
{
  int begin = at;
  /*@ loop invariant bound: 0 <= begin <= at;
      loop invariant digit: \forall integer i; begin <= i < at ==> '0' <= text[i] <= '9';
      loop assigns begin; loop variant begin; */
  while (begin > 0 && is_digit(text[begin - 1]))
    begin--;
  int before = begin == 0 ? ' ' : text[begin - 1];
  //@ assert only: \forall integer b; 0 <= b < at && NumberTo(text, at, b) ==> b == begin;
  /*@ assert this: begin < at ==> ((before == ' ' || before == '\t' || before == '\r') <==>
        NumberTo(text, at, begin)); */
  return begin < at && (before == ' ' || before == '\t' || before == '\r');
}

/* Whether text[at] looks like UTF-16: there digits have a byte 0 beside them, and a byte-order mark can come first. */
/*@ requires text:   0 <= at < len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures marked:  \result <==> Utf16(text, len, at); */
static bool is_utf_16(const char *text, int len, int at)
{
  char byte = text[at], beside = '1';
  if (at + 1 < len)
    beside = text[at + 1];
  bool marked = (byte == '\xff' && beside == '\xfe') || (byte == '\xfe' && beside == '\xff');
  return byte == '\0' || (at == 0 && marked);
}

/* The remedy for a syntax error: it depends on the unreadable byte, on those beside it, and on a number before it. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures in_range: \result == XO_REMEDY_A_MOVE || XO_REMEDY_A_PAIR <= \result < XO_REMEDIES;
    ensures pair:     \result == XO_REMEDY_A_PAIR <==>
                        byte == '(' || (ForComma(byte) && number) || (before == ',' && Blank(byte));
    ensures between:  \result == XO_REMEDY_BLANK_BETWEEN <==>
                        Digit(before) && Letter(byte) && Digit(after) && !number; */
static int of_bytes(char before, char byte, char after, bool number)
{
  bool comma = byte == '-' || byte == ';' || byte == ':' || byte == '/';
  bool blank = byte == ' ' || byte == '\t' || byte == '\r';
  bool letter = ('a' <= byte && byte <= 'z') || ('A' <= byte && byte <= 'Z');
  if (byte == '(' || (comma && number) || (before == ',' && blank))
    return XO_REMEDY_A_PAIR;
  return letter && is_digit(before) && is_digit(after) && !number ? XO_REMEDY_BLANK_BETWEEN : XO_REMEDY_A_MOVE;
}

/*@ requires text:    0 <= at <= len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_A_MOVE <= \result < XO_REMEDIES;
    ensures blank:    \result == XO_REMEDY_BLANK_BEFORE <==> at < len && text[at] == '=';
    ensures number:   \result == XO_REMEDY_BLANK_AFTER <==> at < len && text[at] == '.' && AfterNumber(text, at);
    ensures marked:   \result == XO_REMEDY_UTF_16 <==> at < len && Utf16(text, len, at) && text[at] != '=';
    ensures pair:     \result == XO_REMEDY_A_PAIR <==> at < len && (text[at] == '(' ||
                        (ForComma(text[at]) && AfterNumber(text, at)) ||
                        (0 < at && text[at - 1] == ',' && Blank(text[at])));
    ensures between:  \result == XO_REMEDY_BLANK_BETWEEN <==>
                        0 < at < len - 1 && Digit(text[at - 1]) && Letter(text[at]) && Digit(text[at + 1]) &&
                          !AfterNumber(text, at); */
static int of_syntax(const char *text, int len, int at)
{
  if (at == len)
    return XO_REMEDY_A_MOVE;
  bool number = after_number(text, at);
  char before = ' ', after = ' ';
  if (at > 0)
    before = text[at - 1];
  if (at + 1 < len)
    after = text[at + 1];
  if (text[at] == '=')
    return XO_REMEDY_BLANK_BEFORE;
  if (text[at] == '.' && number)
    return XO_REMEDY_BLANK_AFTER;
  return is_utf_16(text, len, at) ? XO_REMEDY_UTF_16 : of_bytes(before, text[at], after, number);
}

/* Whether a line may be counted from 0: one of its moves is before the first, and none would be after the last. */
/*@ requires valid:  \valid_read(record);
    requires moves:  0 <= record->moves.len <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures seems:   \result <==> SeemsZeroBased(*record, pos, record->moves.len); */
static bool seems_zero_based(const xo_record *record, xo_pos pos)
{
  xo_rules rules = record->rules;
  bool seems = pos.row == 0 || pos.col == 0;
  /*@ loop invariant bound: 0 <= k <= record->moves.len;
      loop invariant seems: seems <==> SeemsZeroBased(*record, pos, k);
      loop assigns k, seems; loop variant record->moves.len - k; */
  for (int k = 0; k < record->moves.len; k++) {
    xo_pos move = record->moves.at[k];
    bool last = move.row == rules.rows && move.col == rules.cols;
    seems = seems && !last && move.row <= rules.rows && move.col <= rules.cols;
  }
  return seems;
}

/* The remedy for a move off the board, which begins with this byte. Moves that may count from 0 begin with a digit. */
/*@ requires valid:   \valid_read(record);
    requires moves:   0 <= record->moves.len <= XO_MOVES_CAP;
    requires move:    1 <= move <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_OTHER_BOARD <= \result <= XO_REMEDY_ZERO_BASED;
    ensures no_i:     \result == XO_REMEDY_NO_I <==> (first == 'i' || first == 'I') &&
                        (notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS);
    ensures less:     \result == XO_REMEDY_ONE_LESS <==> \result != XO_REMEDY_NO_I &&
                        (notation == XO_ZERO_BASED || notation == XO_ZERO_BASED + XO_GO_LETTERS);
    ensures zero:     \result == XO_REMEDY_ZERO_BASED <==> \result != XO_REMEDY_NO_I && '0' <= first <= '9' &&
                        (notation == XO_PLAIN || notation == XO_GO_LETTERS) &&
                        SeemsZeroBased(*record, record->moves.at[move - 1], record->moves.len); */
static int of_off_board(const xo_record *record, int move, xo_notation notation, char first)
{
  bool counted = notation == XO_ZERO_BASED || notation == XO_ZERO_BASED + XO_GO_LETTERS;
  if ((notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS) && (first == 'i' || first == 'I'))
    return XO_REMEDY_NO_I;
  if (counted)
    return XO_REMEDY_ONE_LESS;
  if (notation != XO_PLAIN && notation != XO_GO_LETTERS)
    return XO_REMEDY_OTHER_BOARD;
  return is_digit(first) && seems_zero_based(record, record->moves.at[move - 1]) ? XO_REMEDY_ZERO_BASED
                                                                                 : XO_REMEDY_OTHER_BOARD;
}

/*@ ghost
  // A move that begins before another has a smaller number.
  /@ requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures more:    \forall integer i, n, k, q; 0 <= i < n <= len && MoveBegins(R, text, len, i) &&
                        MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, n, q) ==> k < q; @/
  static void earlier_less(xo_rules R, const char *text, int len)
  {
    /@ loop invariant bound:    0 <= m <= len;
       loop invariant one_move: \forall integer k, q;
                                  MovesBefore(R, text, len, m, k) && MovesBefore(R, text, len, m, q) ==> k == q;
       loop invariant last:     \forall integer i, k, q; 0 <= i < m && MoveBegins(R, text, len, i) &&
                                  MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, m, q) ==> k < q;
       loop invariant more:     \forall integer i, n, k, q; 0 <= i < n <= m && MoveBegins(R, text, len, i) &&
                                  MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, n, q) ==> k < q;
       loop assigns m; loop variant len - m; @/
    for (int m = 0; m < len; m++) {
      /@ assert next: \forall integer q; MovesBefore(R, text, len, m + 1, q) ==>
           (MoveBegins(R, text, len, m) && MovesBefore(R, text, len, m, q - 1)) ||
           (!MoveBegins(R, text, len, m) && MovesBefore(R, text, len, m, q)); @/
      /@ assert last: \forall integer i, k, q; 0 <= i < m + 1 && MoveBegins(R, text, len, i) &&
           MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, m + 1, q) ==> k < q; @/
      // The provers have to be told that n is m + 1, or as it was.
      /@ assert upto: \forall integer i, n, k, q; 0 <= i < n <= m + 1 && MoveBegins(R, text, len, i) &&
           MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, n, q) ==> n <= m || n == m + 1; @/
    }
  }
*/

xo_remedy xo_remedy_of(const xo_record *record, xo_finding finding, xo_notation notation, const char *text, int len)
{
  int number = XO_REMEDY_ONE_LINE;
  if (finding.why == XO_SYNTAX)
    number = of_syntax(text, len, finding.at);
  else if (finding.why == XO_OFF_BOARD) {
    xo_range part = xo_message_range(record->rules, finding, text, len);
    char first = ' ';
    if (part.len > 0)
      first = text[part.at];
    //@ ghost earlier_less(record->rules, text, len);
    //@ assert begins: part.len > 0 ==> BeginsAt(record->rules, text, len, finding.move, part.at);
    /*@ assert here:  \forall integer i; 0 <= i < len && BeginsAt(record->rules, text, len, finding.move, i) ==>
          part.len > 0 && i == part.at; */
    number = of_off_board(record, finding.move, notation, first);
  } else if (finding.why == XO_TAKEN)
    number = XO_REMEDY_FREE_CELL;
  else if (finding.why == XO_TOO_MANY)
    number = XO_REMEDY_END_THERE;
  else if (finding.why == XO_AFTER_END)
    number = XO_REMEDY_NOT_STRICT;
  else if (finding.why == XO_TOO_FEW)
    number = XO_REMEDY_ADD_MOVES;
  xo_remedy remedy = {number, words_of(number)};
  return remedy;
}
