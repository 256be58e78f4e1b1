/* message.c: see xo/message.h. Each function that writes, put_..., is told where in the bytes `to` it goes on, and answers
 * where the next one does. */
#include "xo/message.h"
#include "xo/rules.h"

/* ---- words ---- */

xo_word xo_message_outcome(xo_rules rules, xo_outcome outcome)
{
  xo_word number = {{(char)('0' + outcome)}};
  xo_word draw = {"DRAW"}, unfinished = {"UNFINISHED"}, cross = {"CROSS"}, nought = {"NOUGHT"};
  if (outcome == XO_DRAW)
    return draw;
  if (outcome == XO_UNFINISHED)
    return unfinished;
  if (rules.players > 2)
    return number;
  return outcome == XO_CROSS ? cross : nought;
}

xo_word xo_message_status(xo_status status)
{
  static const xo_word words[] = {
      [XO_OK] = {"valid"},
      [XO_TOO_FEW] = {"too-few"},
      [XO_TOO_MANY] = {"too-many"},
      [XO_OFF_BOARD] = {"off-board"},
      [XO_TAKEN] = {"taken"},
      [XO_AFTER_END] = {"after-end"},
      [XO_BAD_ORDER] = {"bad-order"},
      [XO_BAD_RULES] = {"bad-rules"},
      [XO_BAD_RECORD] = {"bad-record"},
      [XO_SYNTAX] = {"syntax"},
      [XO_TOO_LONG] = {"too-long"},
  };
  return words[status];
}

char xo_message_symbol(xo_rules rules, xo_player player)
{
  if (rules.players > 2)
    return (char)('0' + player);
  return player == XO_CROSS ? 'X' : 'O';
}

/* ---- parts of a sentence ---- */

enum { PART_CAP = 56, QUOTED = 24 };
enum {
  MOVE,
  ROWS,
  COLS,
  CELLS,
  TAKEN,
  THERE,
  MANY,
  BOARD,
  CELL,
  LATE,
  DRAWN,
  WON,
  EARLY,
  UNREADABLE,
  FEW,
  NOT,
  LONG,
  BYTES,
  RULES,
  ORDER,
  RECORD,
  VALID,
  MORE,
  PARTS
};
static const char parts[PARTS][PART_CAP] = {
    [MOVE] = "move ",
    [ROWS] = " is off the board: rows are 1 to ",
    [COLS] = ", columns 1 to ",
    [CELLS] = ", cells 1 to ",
    [TAKEN] = " is taken: move ",
    [THERE] = " was played there",
    [MANY] = " is one too many: the board has ",
    [BOARD] = " cells",
    [CELL] = " cell",
    [LATE] = " comes after the end: ",
    [DRAWN] = "the game was drawn with move ",
    [WON] = " won with move ",
    [EARLY] = " ends too early",
    [UNREADABLE] = " cannot be read at",
    [FEW] = "the game is too short: it takes at least ",
    [NOT] = " moves, not ",
    [LONG] = "the line is longer than ",
    [BYTES] = " bytes",
    [RULES] = "the rules are outside the limits",
    [ORDER] = "the order does not name each player once",
    [RECORD] = "the list of moves is none that can be read",
    [VALID] = "the game is valid",
    [MORE] = "...",
};

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_byte(char *to, int cap, int at, char byte)
{
  if (at == cap)
    return at;
  to[at] = byte;
  return at + 1;
}

/* Byte i of a part of a sentence; NUL behind its end. */
/*@ requires part:   0 <= part < PARTS && 0 <= i < PART_CAP;
    terminates \true; exits \false;
    assigns \nothing;
    ensures byte:    -128 <= \result <= 127; */
static char part_byte(int part, int i)
{
  return parts[part][i];
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires part:   0 <= part < PARTS;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_part(char *to, int cap, int at, int part)
{
  int next = at;
  /*@ loop invariant bound: 0 <= i <= PART_CAP && at <= next <= cap;
      loop assigns i, next, to[at .. cap - 1];
      loop variant PART_CAP - i; */
  for (int i = 0; i < PART_CAP; i++)
    if (part_byte(part, i) != '\0')
      next = put_byte(to, cap, next, part_byte(part, i));
  return next;
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_word(char *to, int cap, int at, xo_word word)
{
  int next = at;
  /*@ loop invariant bound: 0 <= i <= XO_WORD_CAP && at <= next <= cap;
      loop assigns i, next, to[at .. cap - 1];
      loop variant XO_WORD_CAP - i; */
  for (int i = 0; i < XO_WORD_CAP; i++)
    if (word.text[i] != '\0')
      next = put_byte(to, cap, next, word.text[i]);
  return next;
}

/* Digit by digit, without zeros before the first. */
/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires number: 0 <= n;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_number(char *to, int cap, int at, int n)
{
  int next = at;
  /*@ loop invariant bound: 0 <= unit <= 1000000000 && at <= next <= cap;
      loop assigns unit, next, to[at .. cap - 1];
      loop variant unit; */
  for (int unit = 1000000000; unit > 0; unit /= 10)
    if (n >= unit || unit == 1)
      next = put_byte(to, cap, next, (char)('0' + n / unit % 10));
  return next;
}

/* What is not printable, and what would end or hide a quotation, by its number. */
/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_escaped(char *to, int cap, int at, char byte)
{
  int code = byte < 0 ? byte + 256 : byte;
  int high = code / 16, low = code % 16;
  if (byte >= ' ' && byte <= '~' && byte != '\\' && byte != '"')
    return put_byte(to, cap, at, byte);
  at = put_byte(to, cap, put_byte(to, cap, at, '\\'), 'x');
  at = put_byte(to, cap, at, (char)(high < 10 ? '0' + high : 'a' + high - 10));
  return put_byte(to, cap, at, (char)(low < 10 ? '0' + low : 'a' + low - 10));
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:  \separated(to + (0 .. cap - 1), text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_quoted(char *to, int cap, int at, const char *text, int len)
{
  int next = put_byte(to, cap, put_byte(to, cap, at, ' '), '"');
  /*@ loop invariant bound: 0 <= i <= len && at <= next <= cap;
      loop assigns i, next, to[at .. cap - 1];
      loop variant len - i; */
  for (int i = 0; i < len && i < QUOTED; i++)
    next = put_escaped(to, cap, next, text[i]);
  if (len > QUOTED)
    next = put_part(to, cap, next, MORE);
  return put_byte(to, cap, next, '"');
}

/* ---- sentences ---- */

/* The number of the move that first took the position of move k. */
/*@ requires valid:  \valid_read(moves);
    requires move:   1 <= k <= XO_MOVES_CAP;
    terminates \true; exits \false;
    assigns \nothing;
    ensures move:    1 <= \result <= k; */
static int first_there(const xo_moves *moves, int k)
{
  int j = 0;
  /*@ loop invariant bound: 0 <= j < k;
      loop assigns j;
      loop variant k - j; */
  while (j < k - 1 && (moves->at[j].row != moves->at[k - 1].row || moves->at[j].col != moves->at[k - 1].col))
    j++;
  return j + 1;
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires rules:  InvRules(rules);
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_limits(char *to, int cap, int at, xo_rules rules)
{
  at = put_number(to, cap, put_part(to, cap, at, ROWS), rules.rows);
  at = put_number(to, cap, put_part(to, cap, at, COLS), rules.cols);
  return put_number(to, cap, put_part(to, cap, at, CELLS), xo_max(rules));
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires rules:  InvRules(rules);
    requires known:  outcome == XO_DRAW || InvPlayer(rules, outcome);
    requires used:   0 <= used;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_late(char *to, int cap, int at, xo_rules rules, xo_outcome outcome, int used)
{
  at = put_part(to, cap, at, LATE);
  if (outcome == XO_DRAW)
    at = put_part(to, cap, at, DRAWN);
  else
    at = put_part(to, cap, put_word(to, cap, at, xo_message_outcome(rules, outcome)), WON);
  return put_number(to, cap, at, used);
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_refused(char *to, int cap, int at, xo_status why)
{
  if (why == XO_BAD_RULES)
    return put_part(to, cap, at, RULES);
  if (why == XO_BAD_ORDER)
    return put_part(to, cap, at, ORDER);
  return put_part(to, cap, at, why == XO_BAD_RECORD ? RECORD : VALID);
}

xo_place xo_message_place(xo_rules rules, xo_finding finding, const char *text, int len)
{
  xo_place none = {0, 0};
  if (finding.why == XO_SYNTAX)
    return xo_notation_word(text, len, finding.at);
  return finding.move == 0 ? none : xo_notation_place(rules, text, len, finding.move);
}

/* The number of the move at fault, and its text. */
/*@ requires valid:  0 <= cap && \valid(to + (0 .. cap - 1));
    requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:  \separated(to + (0 .. cap - 1), text + (0 .. len - 1));
    requires move:   0 <= move;
    terminates \true; exits \false;
    assigns to[0 .. cap - 1];
    ensures at:      0 <= \result <= cap; */
static int put_move(char *to, int cap, int move, const char *text, int len)
{
  if (move == 0)
    return 0;
  int at = put_number(to, cap, put_part(to, cap, 0, MOVE), move);
  return put_quoted(to, cap, at, text, len);
}

/* What a word lacks, or has, that cannot be read further than to these bytes at its end. */
/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires text:   0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:  \separated(to + (0 .. cap - 1), text + (0 .. len - 1));
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_syntax(char *to, int cap, int at, const char *text, int len)
{
  if (len == 0)
    return put_part(to, cap, at, EARLY);
  return put_quoted(to, cap, put_part(to, cap, at, UNREADABLE), text, 1);
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires record: \valid_read(record) && \separated(record, to + (0 .. cap - 1));
    requires move:   1 <= move <= XO_MOVES_CAP;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_taken(char *to, int cap, int at, const xo_record *record, int move)
{
  int first = first_there(&record->moves, move);
  return put_part(to, cap, put_number(to, cap, put_part(to, cap, at, TAKEN), first), THERE);
}

/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires rules:  InvRules(rules);
    requires given:  0 <= given;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_few(char *to, int cap, int at, xo_rules rules, int given)
{
  at = put_number(to, cap, put_part(to, cap, at, FEW), xo_min_moves(rules));
  return put_number(to, cap, put_part(to, cap, at, NOT), given);
}

/* A count between two parts of a sentence. */
/*@ requires valid:  0 <= at <= cap && \valid(to + (0 .. cap - 1));
    requires parts:  0 <= before < PARTS && 0 <= after < PARTS;
    requires count:  0 <= n;
    terminates \true; exits \false;
    assigns to[at .. cap - 1];
    ensures at:      at <= \result <= cap; */
static int put_count(char *to, int cap, int at, int before, int n, int after)
{
  return put_part(to, cap, put_number(to, cap, put_part(to, cap, at, before), n), after);
}

/* The move and what it says, then what is wrong with it and what would be right, by the reason. */
int xo_message_finding(const xo_record *record, xo_finding finding, const char *text, int len, char *to,
                       int cap)
{
  xo_place part = xo_message_place(record->rules, finding, text, len);
  int at = put_move(to, cap, finding.move, text + part.at, part.len);
  switch (finding.why) {
  case XO_OFF_BOARD:
    at = put_limits(to, cap, at, record->rules);
    break;
  case XO_TAKEN:
    at = put_taken(to, cap, at, record, finding.move);
    break;
  case XO_TOO_MANY:
    at = put_count(to, cap, at, MANY, xo_max(record->rules), xo_max(record->rules) == 1 ? CELL : BOARD);
    break;
  case XO_AFTER_END:
    at = put_late(to, cap, at, record->rules, finding.outcome, finding.used);
    break;
  case XO_SYNTAX:
    at = put_syntax(to, cap, at, text + finding.at, part.at + part.len - finding.at);
    break;
  case XO_TOO_FEW:
    at = put_few(to, cap, at, record->rules, finding.given);
    break;
  case XO_TOO_LONG:
    at = put_count(to, cap, at, LONG, finding.at, BYTES);
    break;
  default:
    at = put_refused(to, cap, at, finding.why);
    break;
  }
  return at;
}
