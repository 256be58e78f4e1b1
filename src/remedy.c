/* remedy.c: the remedy for a finding: see xo/messages.h. */
#include "xo/messages.h"
#include "claim.h"
#include "notation.h"
#include "token.h"

static const char words[XO_REMEDIES][XO_REMEDY_CAP] = {
    [XO_REMEDY_NOTHING] = "nothing is to be mended",
    [XO_REMEDY_ONE_LINE] = "one game per line",
    [XO_REMEDY_RULES] = "sides are 1 to 20, a line is 1 cell or more, with a ! 2, players are 2 to 8",
    [XO_REMEDY_ORDER] = "name each player once",
    [XO_REMEDY_LIST] = "give a list of 0 to 401 moves that leaves the game open",
    [XO_REMEDY_OTHER_BOARD] = "give --rules for another board",
    [XO_REMEDY_ON_BOARD] = "choose a cell on the board",
    [XO_REMEDY_NO_I] = "the letters of a go board leave out I: column 9 is J",
    [XO_REMEDY_ONE_LESS] = "counted from 0 these are one less; give --rules for another board",
    [XO_REMEDY_ONE_LESS_HERE] = "counted from 0 these are one less; choose a cell on the board",
    [XO_REMEDY_ZERO_BASED] = "give --zero-based if rows, columns and cells are counted from 0",
    [XO_REMEDY_FREE_CELL] = "choose a free cell",
    [XO_REMEDY_END_THERE] = "end the game there",
    [XO_REMEDY_NOT_STRICT] = "end the game there, or leave out --strict",
    [XO_REMEDY_ADD_MOVES] = "add moves, or give --partial",
    [XO_REMEDY_GIVEN_UP] = "given up or agreed, or moves are missing",
    [XO_REMEDY_CORRECT] = "correct the claim or the moves",
    [XO_REMEDY_EXACT] = "a line of more cells wins here; by rules that end in ! this game goes on",
    [XO_REMEDY_A_MOVE] = "a move is ROW,COL, h8 or a cell number",
    [XO_REMEDY_BLANK_BEFORE] = "put a blank before =",
    [XO_REMEDY_BLANK_AFTER] = "leave out the point, or give a blank and a move after it: 1. h8",
    [XO_REMEDY_POINT] = "the number of a move has a point: 1. h8; or give the lines to xo import list",
    [XO_REMEDY_UTF_16] = "as in UTF-16: convert the file to UTF-8",
    [XO_REMEDY_NO_NUL] = "leave out the NUL, a byte of value 0",
    [XO_REMEDY_NO_QUOTES] = "leave out the quotation marks",
    [XO_REMEDY_NO_COMMAS] = "put blanks between moves: 8 3 6; or give the lines to xo import list",
    [XO_REMEDY_A_PAIR] = "a pair is ROW,COL: no brackets, no blank, a comma between: 2,3",
    [XO_REMEDY_BLANK_BETWEEN] = "put a blank between two moves: b2 a1",
    [XO_REMEDY_RESULT] = "put = before a result: = X, = O or = DRAW",
    [XO_REMEDY_RESULT_NUMBER] = "put = before a result: = and a player's number, or = DRAW",
    [XO_REMEDY_CLAIM] = "a claim is = CROSS, = NOUGHT, = DRAW or = UNFINISHED",
    [XO_REMEDY_CLAIM_NUMBER] = "a claim is = and a player's number, or = DRAW or = UNFINISHED",
    [XO_REMEDY_MOVES_BEFORE] = "put moves before it",
    [XO_REMEDY_CLAIM_LAST] = "put moves before it; a comment begins with #",
};

/* Byte i of a remedy's words; NUL after their end. */
/*@ requires in_range: 0 <= remedy < XO_REMEDIES && 0 <= i < XO_REMEDY_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures byte:    \result == 0 || Printable(\result);
    ensures some:    i == 0 ==> \result != 0; */
static char word_byte(int remedy, int i)
{
  // All words at once are too much for the provers.
  //@ assert to_6:  remedy < 7 ==> words[remedy][i] == 0 || Printable(words[remedy][i]);
  //@ assert to_13: 7 <= remedy < 14 ==> words[remedy][i] == 0 || Printable(words[remedy][i]);
  //@ assert to_20: 14 <= remedy < 21 ==> words[remedy][i] == 0 || Printable(words[remedy][i]);
  //@ assert to_27: 21 <= remedy < 28 ==> words[remedy][i] == 0 || Printable(words[remedy][i]);
  //@ assert last:  28 <= remedy ==> words[remedy][i] == 0 || Printable(words[remedy][i]);
  return words[remedy][i];
}

xo_message xo_message_remedy(int remedy)
{
  xo_message message = {0, {0}};
  /*@ loop invariant message: 0 <= i < XO_REMEDY_CAP && 0 <= message.len <= i && InvMessage(message);
      loop invariant some:    0 < i ==> 0 < message.len;
      loop assigns i, message; loop variant XO_REMEDY_CAP - i; */
  for (int i = 0; i < XO_REMEDY_CAP - 1; i++) {
    char byte = word_byte(remedy, i);
    if (byte != '\0') {
      message.text[message.len] = byte;
      message.len++;
    }
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
  char byte = text[at], beside = '1', next = '1';
  if (at < len - 1)
    beside = text[at + 1];
  if (at < len - 2)
    next = text[at + 2];
  bool marked = (byte == '\xff' && beside == '\xfe') || (byte == '\xfe' && beside == '\xff');
  return (byte == '\0' && next == '\0') || (at == 0 && marked);
}

/* The remedy for an unreadable byte, by those beside it, and by a number before it. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures in_range: \result == XO_REMEDY_A_MOVE || XO_REMEDY_NO_QUOTES <= \result <= XO_REMEDY_BLANK_BETWEEN;
    ensures quotes:   \result == XO_REMEDY_NO_QUOTES <==> byte == '"' || byte == '\'';
    ensures comma:    \result == XO_REMEDY_NO_COMMAS <==> (byte == ',' && Digit(before)) || byte == '[' || byte == '{';
    ensures pair:     \result == XO_REMEDY_A_PAIR <==>
                        byte == '(' || (ForComma(byte) && number) || (before == ',' && Blank(byte));
    ensures between:  \result == XO_REMEDY_BLANK_BETWEEN <==>
                        Digit(before) && Letter(byte) && Digit(after) && !number; */
static int of_bytes(char before, char byte, char after, bool number)
{
  bool comma = byte == '-' || byte == ';' || byte == ':' || byte == '/';
  bool letter = ('a' <= byte && byte <= 'z') || ('A' <= byte && byte <= 'Z');
  if (byte == '"' || byte == '\'')
    return XO_REMEDY_NO_QUOTES;
  if ((byte == ',' && is_digit(before)) || byte == '[' || byte == '{')
    return XO_REMEDY_NO_COMMAS;
  if (byte == '(' || (comma && number) || (before == ',' && xo_is_blank(byte)))
    return XO_REMEDY_A_PAIR;
  return letter && is_digit(before) && is_digit(after) && !number ? XO_REMEDY_BLANK_BETWEEN : XO_REMEDY_A_MOVE;
}

/* The remedy for a byte of a word that is no claim. */
/*@ requires text:    0 <= at < len && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_A_MOVE <= \result <= XO_REMEDY_BLANK_BETWEEN;
    ensures blank:    \result == XO_REMEDY_BLANK_BEFORE <==> text[at] == '=';
    ensures number:   \result == XO_REMEDY_BLANK_AFTER <==> text[at] == '.' && AfterNumber(text, at);
    ensures point:    \result == XO_REMEDY_POINT <==>
                        text[at] == ':' && AfterNumber(text, at) && WordEnd(text, len, at + 1);
    ensures marked:   \result == XO_REMEDY_UTF_16 <==> Utf16(text, len, at);
    ensures nul:      \result == XO_REMEDY_NO_NUL <==> text[at] == 0 && !Utf16(text, len, at);
    ensures quotes:   \result == XO_REMEDY_NO_QUOTES <==> text[at] == '"' || text[at] == '\'';
    ensures comma:    \result == XO_REMEDY_NO_COMMAS <==> (0 < at && text[at] == ',' && Digit(text[at - 1])) ||
                        text[at] == '[' || text[at] == '{';
    ensures pair:     \result == XO_REMEDY_A_PAIR ==> text[at] == '(' ||
                        (ForComma(text[at]) && AfterNumber(text, at)) ||
                        (0 < at && text[at - 1] == ',' && Blank(text[at]));
    ensures between:  \result == XO_REMEDY_BLANK_BETWEEN <==>
                        0 < at < len - 1 && Digit(text[at - 1]) && Letter(text[at]) && Digit(text[at + 1]) &&
                          !AfterNumber(text, at); */
static int of_byte(const char *text, int len, int at)
{
  bool number = after_number(text, at);
  char before = ' ', after = ' ';
  if (at > 0)
    before = text[at - 1];
  if (at < len - 1)
    after = text[at + 1];
  if (text[at] == '=')
    return XO_REMEDY_BLANK_BEFORE;
  if (text[at] == '.' && number)
    return XO_REMEDY_BLANK_AFTER;
  if (text[at] == ':' && number && xo_is_end(text, len, at + 1))
    return XO_REMEDY_POINT;
  if (is_utf_16(text, len, at))
    return XO_REMEDY_UTF_16;
  return text[at] == '\0' ? XO_REMEDY_NO_NUL : of_bytes(before, text[at], after, number);
}

/* Whether this word is a result: an outcome, or a score such as 1-0. */
/*@ requires text:   0 <= word.at && 0 <= word.len <= XO_TEXT_MAX - word.at &&
                       \valid_read(text + (0 .. word.at + word.len - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures word:    \result ==> 0 < word.len; */
static bool is_result(xo_rules rules, const char *text, xo_range word)
{
  int at = word.at;
  if (word.len == 3 && text[at + 1] == '-')
    return (text[at] == '1' && text[at + 2] == '0') || (text[at] == '0' && text[at + 2] == '1');
  if (word.len == 7 && text[at + 1] == '/' && text[at + 3] == '-' && text[at + 5] == '/')
    return text[at] == '1' && text[at + 2] == '2' && text[at + 4] == '1' && text[at + 6] == '2';
  return word.len > 0 && xo_claim_outcome(rules, text, word.at, word.at + word.len, XO_DRAW) != XO_NO_OUTCOME;
}

/* Whether words follow each other with a comma at the end of each: the next one from text[at] on has it too. */
/*@ requires text:   0 <= at <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures comma:  \result ==> \exists integer i; at <= i < len && text[i] == ','; */
static bool is_listed(const char *text, int len, int at)
{
  xo_range next = xo_notation_next(text, len, at);
  return next.len > 0 && text[next.at + next.len - 1] == ',';
}

/* The remedy for a claim that cannot be read. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_CLAIM <= \result <= XO_REMEDY_CLAIM_LAST; */
static int of_claim(int kind, int players)
{
  if (kind == XO_CLAIM_OF_NO_GAME)
    return XO_REMEDY_MOVES_BEFORE;
  if (kind == XO_CLAIM_NOT_LAST)
    return XO_REMEDY_CLAIM_LAST;
  return players == 2 ? XO_REMEDY_CLAIM : XO_REMEDY_CLAIM_NUMBER;
}

/* The remedy for a syntax error in move number `move`. */
/*@ requires text:    0 <= at <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_A_MOVE <= \result < XO_REMEDIES;
    ensures claim:    XO_REMEDY_CLAIM <= \result <==> at < len && ClaimAt(text, at);
    ensures blank:    \result == XO_REMEDY_BLANK_BEFORE <==> at < len && text[at] == '=' && !ClaimAt(text, at);
    ensures number:   \result == XO_REMEDY_BLANK_AFTER <==> at < len && text[at] == '.' && AfterNumber(text, at);
    ensures point:    \result == XO_REMEDY_POINT <==>
                        at < len && text[at] == ':' && AfterNumber(text, at) && WordEnd(text, len, at + 1);
    ensures marked:   \result == XO_REMEDY_UTF_16 <==> at < len && Utf16(text, len, at);
    ensures nul:      \result == XO_REMEDY_NO_NUL <==> at < len && text[at] == 0 && !Utf16(text, len, at);
    ensures quotes:   \result == XO_REMEDY_NO_QUOTES <==> at < len && (text[at] == '"' || text[at] == '\'');
    ensures comma:    0 < at < len && text[at] == ',' && Digit(text[at - 1]) ==> \result == XO_REMEDY_NO_COMMAS;
    ensures pair:     \result == XO_REMEDY_A_PAIR ==> at < len && (text[at] == '(' ||
                        (ForComma(text[at]) && AfterNumber(text, at)) ||
                        (0 < at && text[at - 1] == ',' && Blank(text[at])));
    ensures between:  \result == XO_REMEDY_BLANK_BETWEEN <==>
                        0 < at < len - 1 && Digit(text[at - 1]) && Letter(text[at]) && Digit(text[at + 1]) &&
                          !AfterNumber(text, at);
    ensures result:   \result == XO_REMEDY_RESULT || \result == XO_REMEDY_RESULT_NUMBER ==> 1 < move; */
static int of_syntax(xo_rules rules, int move, const char *text, int len, int at)
{
  xo_claim claim = xo_claim_read(rules, text, len);
  //@ assert claim: at < len ==> (claim.at == at <==> ClaimAt(text, at));
  if (claim.at == at)
    return of_claim(claim.kind, rules.players);
  int number = XO_REMEDY_A_MOVE;
  if (at < len)
    number = of_byte(text, len, at);
  if (number != XO_REMEDY_A_MOVE && number != XO_REMEDY_A_PAIR)
    return number;
  if (number == XO_REMEDY_A_PAIR && text[at] != '(' && is_listed(text, len, at))
    return XO_REMEDY_NO_COMMAS;
  xo_range word = xo_notation_word(text, len, at);
  if (move > 1 && xo_notation_next(text, len, word.at + word.len).len == 0 && is_result(rules, text, word))
    return rules.players == 2 ? XO_REMEDY_RESULT : XO_REMEDY_RESULT_NUMBER;
  return number;
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

/* Whether a larger board has this position; where it is that of a cell number, whether one has so many cells. */
/*@ requires rules:   InvRules(rules);
    terminates \true; exits \false; assigns \nothing;
    ensures larger:   \result <==> (number ? CellOfAnyBoard(rules, pos) : OnAnyBoard(pos)); */
static bool on_larger(xo_rules rules, xo_pos pos, bool number)
{
  if (number)
    return 1 <= pos.row && 1 <= pos.col && pos.col <= rules.cols &&
           pos.row - 1 <= (XO_CELLS_MAX - pos.col) / rules.cols;
  return 1 <= pos.row && pos.row <= XO_SIDE_MAX && 1 <= pos.col && pos.col <= XO_SIDE_MAX;
}

/* Whether these are different digits from 1 on: moves on a board of nine cells. */
/*@ requires text:   0 <= from <= to && \valid_read(text + (0 .. to - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures digits:  \result ==> \forall integer i; from <= i < to ==> '1' <= text[i] <= '9'; */
static bool is_digits(const char *text, int from, int to)
{
  /*@ loop invariant bound:  from <= i <= to;
      loop invariant digits: \forall integer j; from <= j < i ==> '1' <= text[j] <= '9';
      loop assigns i; loop variant to - i; */
  for (int i = from; i < to; i++) {
    if (text[i] < '1' || text[i] > '9')
      return false;
    /*@ loop invariant bound: from <= j <= i;
        loop assigns j; loop variant i - j; */
    for (int j = from; j < i; j++)
      if (text[j] == text[i])
        return false;
  }
  return true;
}

/* The remedy for a move off the board, which begins with this byte and may be on another board. Moves that may count
 * from 0 begin with a digit. */
/*@ requires valid:   \valid_read(record);
    requires moves:   0 <= record->moves.len <= XO_MOVES_CAP;
    requires move:    1 <= move <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_OTHER_BOARD <= \result <= XO_REMEDY_ZERO_BASED;
    ensures no_i:     \result == XO_REMEDY_NO_I <==> (first == 'i' || first == 'I') &&
                        (notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS);
    ensures less:     \result == XO_REMEDY_ONE_LESS || \result == XO_REMEDY_ONE_LESS_HERE <==>
                        \result != XO_REMEDY_NO_I &&
                        (notation == XO_ZERO_BASED || notation == XO_ZERO_BASED + XO_GO_LETTERS);
    ensures larger:   \result == XO_REMEDY_OTHER_BOARD || \result == XO_REMEDY_ONE_LESS ==> larger;
    ensures zero:     \result == XO_REMEDY_ZERO_BASED <==> \result != XO_REMEDY_NO_I && '0' <= first <= '9' &&
                        (notation == XO_PLAIN || notation == XO_GO_LETTERS) &&
                        SeemsZeroBased(*record, record->moves.at[move - 1], record->moves.len); */
static int of_off_board(const xo_record *record, int move, xo_notation notation, char first, bool larger)
{
  bool counted = notation == XO_ZERO_BASED || notation == XO_ZERO_BASED + XO_GO_LETTERS;
  if ((notation == XO_GO_LETTERS || notation == XO_ZERO_BASED + XO_GO_LETTERS) && (first == 'i' || first == 'I'))
    return XO_REMEDY_NO_I;
  if (counted)
    return larger ? XO_REMEDY_ONE_LESS : XO_REMEDY_ONE_LESS_HERE;
  if ((notation == XO_PLAIN || notation == XO_GO_LETTERS) && is_digit(first) &&
      seems_zero_based(record, record->moves.at[move - 1]))
    return XO_REMEDY_ZERO_BASED;
  return larger ? XO_REMEDY_OTHER_BOARD : XO_REMEDY_ON_BOARD;
}

/* ---- a claim that is not the verdict ---- */

/* Whether the player of move number k has moved to (r, c) by then. */
/*@ requires valid:  \valid_read(record) && 1 <= k <= XO_MOVES_CAP && InvRules(record->rules);
    terminates \true; exits \false; assigns \nothing;
    ensures moved:   \result ==> \exists integer i; 0 <= i < k && record->moves.at[i].row == r &&
                       record->moves.at[i].col == c; */
static bool has_moved(const xo_record *record, int k, int r, int c)
{
  /*@ loop invariant bound: -XO_PLAYERS_MAX <= i < k;
      loop assigns i; loop variant i; */
  for (int i = k - 1; i >= 0; i -= record->rules.players)
    if (record->moves.at[i].row == r && record->moves.at[i].col == c)
      return true;
  return false;
}

/* How many cells in a row are this player's from the cell of move number k on, that one included. */
/*@ requires valid:  \valid_read(record) && 1 <= k <= XO_MOVES_CAP && InvRules(record->rules);
    requires step:   -1 <= dr <= 1 && -1 <= dc <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   0 <= \result <= XO_SIDE_MAX; */
static int cells_in_row(const xo_record *record, int k, int dr, int dc)
{
  xo_pos pos = record->moves.at[k - 1];
  int n = 0;
  /*@ loop invariant bound: 0 <= n <= XO_SIDE_MAX;
      loop assigns n, pos; loop variant XO_SIDE_MAX - n; */
  while (n < XO_SIDE_MAX && 1 <= pos.row && pos.row <= XO_SIDE_MAX && 1 <= pos.col && pos.col <= XO_SIDE_MAX &&
         has_moved(record, k, pos.row, pos.col)) {
    pos.row += dr;
    pos.col += dc;
    n++;
  }
  return n;
}

/* How many cells in a row are this player's through the cell of move number k, along this direction. */
/*@ requires valid:  \valid_read(record) && 1 <= k <= XO_MOVES_CAP && InvRules(record->rules);
    requires step:   -1 <= dr <= 1 && -1 <= dc <= 1;
    terminates \true; exits \false; assigns \nothing;
    ensures bound:   -1 <= \result < 2 * XO_SIDE_MAX; */
static int cells_through(const xo_record *record, int k, int dr, int dc)
{
  return cells_in_row(record, k, dr, dc) + cells_in_row(record, k, -dr, -dc) - 1;
}

/* The remedy for a claim that is not the verdict. */
/*@ requires valid:   \valid_read(record) && InvRules(record->rules);
    requires used:    outcome > 0 ==> 1 <= used <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures in_range: XO_REMEDY_GIVEN_UP <= \result <= XO_REMEDY_EXACT;
    ensures open:     \result == XO_REMEDY_GIVEN_UP <==> outcome == XO_UNFINISHED;
    ensures won:      \result == XO_REMEDY_EXACT ==> outcome > 0 && record->rules.exact == 0; */
static int of_difference(const xo_record *record, xo_outcome outcome, int used)
{
  if (outcome == XO_UNFINISHED)
    return XO_REMEDY_GIVEN_UP;
  int line = record->rules.line;
  if (outcome > 0 && record->rules.exact == 0 && cells_through(record, used, 0, 1) != line &&
      cells_through(record, used, 1, 0) != line && cells_through(record, used, 1, 1) != line &&
      cells_through(record, used, 1, -1) != line)
    return XO_REMEDY_EXACT;
  return XO_REMEDY_CORRECT;
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
      // The provers have to be told that n is m + 1, or as it was.
      /@ assert upto: \forall integer i, n, k, q; 0 <= i < n <= m + 1 && MoveBegins(R, text, len, i) &&
           MovesBefore(R, text, len, i, k) && MovesBefore(R, text, len, n, q) ==> n <= m || n == m + 1; @/
    }
  }
*/

/* The remedy for a finding without a text that cannot be read. */
/*@ terminates \true; exits \false; assigns \nothing;
    ensures number: \result == (why == XO_TAKEN ? XO_REMEDY_FREE_CELL : why == XO_TOO_MANY ? XO_REMEDY_END_THERE :
                      why == XO_AFTER_END ? XO_REMEDY_NOT_STRICT : why == XO_TOO_FEW ? XO_REMEDY_ADD_MOVES :
                      why == XO_TOO_LONG ? XO_REMEDY_ONE_LINE : why == XO_BAD_RULES ? XO_REMEDY_RULES :
                      why == XO_BAD_ORDER ? XO_REMEDY_ORDER : why == XO_BAD_RECORD ? XO_REMEDY_LIST :
                      XO_REMEDY_NOTHING); */
static int of_status(xo_status why)
{
  switch (why) {
  case XO_TAKEN:
    return XO_REMEDY_FREE_CELL;
  case XO_TOO_MANY:
    return XO_REMEDY_END_THERE;
  case XO_AFTER_END:
    return XO_REMEDY_NOT_STRICT;
  case XO_TOO_FEW:
    return XO_REMEDY_ADD_MOVES;
  case XO_TOO_LONG:
    return XO_REMEDY_ONE_LINE;
  case XO_BAD_RULES:
    return XO_REMEDY_RULES;
  case XO_BAD_ORDER:
    return XO_REMEDY_ORDER;
  case XO_BAD_RECORD:
    return XO_REMEDY_LIST;
  default:
    return XO_REMEDY_NOTHING;
  }
}

int xo_remedy_of(const xo_record *record, xo_finding finding, xo_outcome claimed, xo_notation notation,
                 const char *text, int len)
{
  int number = of_status(finding.why);
  if (finding.why == XO_SYNTAX)
    number = of_syntax(record->rules, finding.move, text, len, finding.at);
  else if (finding.why == XO_OFF_BOARD) {
    xo_range part = xo_message_range(record->rules, finding, text, len);
    char first = ' ';
    if (part.len > 0)
      first = text[part.at];
    //@ ghost earlier_less(record->rules, text, len);
    //@ assert begins: part.len > 0 ==> BeginsAt(record->rules, text, len, finding.move, part.at);
    /*@ assert here:  \forall integer i; 0 <= i < len && BeginsAt(record->rules, text, len, finding.move, i) ==>
          part.len > 0 && i == part.at; */
    bool cell = part.len > 0 && !xo_has_qualifier(text, part.at, part.at + part.len);
    bool digits = cell && is_digits(text, part.at, part.at + part.len);
    //@ assert word:   cell ==> part.at < part.at + part.len <= len;
    /*@ assert digits: digits ==>
          DigitMoveAt(record->rules, text, len, finding.move, part.at, part.at + part.len); */
    bool larger = digits || on_larger(record->rules, record->moves.at[finding.move - 1], cell);
    number = of_off_board(record, finding.move, notation, first, larger);
  } else if (finding.why == XO_OK && claimed != XO_NO_OUTCOME)
    number = of_difference(record, finding.outcome, finding.used);
  return number;
}
