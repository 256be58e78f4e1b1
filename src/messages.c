/* messages.c: see xo/messages.h. Each function put_... appends to a message that is long enough for it. */
#include "xo/messages.h"
#include "xo/rules.h"
#include "claim.h"
#include "decimal.h"
#include "notation.h"

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

/* ---- fragments of a sentence ---- */

/* A fragment of a sentence with its NUL; the bytes of a text that are quoted; what a quotation takes, and a count
 * between two fragments. */
enum {
  FRAGMENT_CAP = 44,
  QUOTED = 24,
  QUOTATION = 3 + 4 * QUOTED + FRAGMENT_CAP,
  COUNT = 2 * FRAGMENT_CAP + XO_WORD_CAP
};
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
  CLAIM,
  NO_GAME,
  NO_RESULT,
  NOT_LAST,
  FOLLOWS,
  NONE,
  IS,
  VERDICT,
  AFTER,
  WITH,
  MORE,
  FRAGMENTS
};
static const char fragments[FRAGMENTS][FRAGMENT_CAP] = {
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
    [CLAIM] = "the claim",
    [NO_GAME] = " has no game before it",
    [NO_RESULT] = " has no result",
    [NOT_LAST] = " is not the last word:",
    [FOLLOWS] = " follows it",
    [NONE] = " is no result",
    [IS] = " is ",
    [VERDICT] = ", the verdict ",
    [AFTER] = " after move ",
    [WITH] = " with move ",
    [MORE] = "...",
};

/* n bytes more fit, and a NUL. */
/*@ predicate HasCapacity(xo_message m, integer n) = m.len + n < XO_MESSAGE_CAP; */

/* b is a with more after it. */
/*@ predicate Longer(xo_message a, xo_message b) = a.len <= b.len &&
      \forall integer i; 0 <= i < a.len ==> b.text[i] == a.text[i]; */

/* The reason that a fragment of a sentence gives, or -1. Byte i of a fragment, as far as the contract fixes it, else 0.
 * And how many first bytes of a fragment are no NUL, at least. */
/*@ logic integer FragmentReason(integer fragment) = fragment == ROWS ? XO_OFF_BOARD : fragment == TAKEN ? XO_TAKEN :
      fragment == MANY ? XO_TOO_MANY : fragment == LATE ? XO_AFTER_END : fragment == EARLY ? XO_TOO_LONG + 1 :
      fragment == UNREADABLE ? XO_SYNTAX : fragment == FEW ? XO_TOO_FEW : fragment == LONG ? XO_TOO_LONG :
      fragment == RULES ? XO_BAD_RULES : fragment == ORDER ? XO_BAD_ORDER : fragment == RECORD ? XO_BAD_RECORD :
      fragment == VALID ? XO_OK : fragment == CLAIM ? XO_TOO_LONG + 2 : -1;
    logic integer FragmentByte(integer fragment, integer i) =
      fragment == MOVE ? Spell(i, 'm', 'o', 'v', 'e', ' ', 0, 0, 0, 0, 0) : FragmentReason(fragment) == -1 ? 0 :
      SentenceByte(FragmentReason(fragment), i);
    logic integer FragmentFixed(integer fragment) = fragment == ORDER || fragment == RECORD ? 30 :
      fragment == ROWS || fragment == MANY || fragment == LATE || fragment == FEW || fragment == LONG ||
      fragment == RULES ? 20 : fragment == UNREADABLE ? 18 : fragment == VALID ? 17 : fragment == TAKEN ? 16 :
      fragment == EARLY ? 15 : fragment == CLAIM ? 9 : fragment == MOVE ? 5 : 1;

    // From m.text[a] on are the first n bytes of a fragment, where they are not left open.
    predicate ContainsFragment(xo_message m, integer a, integer fragment, integer n) = \forall integer i; 0 <= i < n ==>
      (FragmentByte(fragment, i) != 0 ==> a + i < m.len && m.text[a + i] == FragmentByte(fragment, i)); */

/* Append a byte, unless it is NUL. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, 1);
    requires byte:    byte == 0 || Printable(byte);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m);
    ensures kept:     Longer(\old(*m), *m);
    ensures byte:     byte == 0 ? m->len == \old(m->len) : m->len == \old(m->len) + 1 && m->text[m->len - 1] == byte; */
static void put_byte(xo_message *m, char byte)
{
  if (byte == '\0')
    return;
  m->text[m->len] = byte;
  m->len++;
}

/* Byte i of a fragment of a sentence; NUL after its end. */
/*@ requires part:    0 <= fragment < FRAGMENTS && 0 <= i < FRAGMENT_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures byte:     \result == 0 || Printable(\result);
    ensures some:     i < FragmentFixed(fragment) ==> \result != 0;
    ensures contains: FragmentByte(fragment, i) != 0 ==> \result == FragmentByte(fragment, i); */
static char fragment_byte(int fragment, int i) { return fragments[fragment][i]; }

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, FRAGMENT_CAP);
    requires part:    0 <= fragment < FRAGMENTS;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + FRAGMENT_CAP;
    ensures kept:     Longer(\old(*m), *m);
    ensures contains: ContainsFragment(*m, \old(m->len), fragment, FRAGMENT_CAP);
    ensures reason:   FragmentReason(fragment) >= 0 ==> ContainsReason(*m, \old(m->len), FragmentReason(fragment)); */
static void put_fragment(xo_message *m, int fragment)
{
  /*@ loop invariant message: InvMessage(*m);
      loop invariant bound:    0 <= i <= FRAGMENT_CAP && \at(m->len, Pre) <= m->len <= \at(m->len, Pre) + i;
      loop invariant some:     i <= FragmentFixed(fragment) ==> m->len == \at(m->len, Pre) + i;
      loop invariant fixed:    i > FragmentFixed(fragment) ==> m->len >= \at(m->len, Pre) + FragmentFixed(fragment);
      loop invariant kept:     Longer(\at(*m, Pre), *m);
      loop invariant contains: ContainsFragment(*m, \at(m->len, Pre), fragment, i);
      loop assigns i, *m; loop variant FRAGMENT_CAP - i; */
  for (int i = 0; i < FRAGMENT_CAP; i++)
    put_byte(m, fragment_byte(fragment, i));
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, XO_WORD_CAP);
    requires word:    InvWord(word);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) <= m->len <= \old(m->len) + XO_WORD_CAP;
    ensures kept:     Longer(\old(*m), *m); */
static void put_word(xo_message *m, xo_word word)
{
  /*@ loop invariant message: InvMessage(*m);
      loop invariant bound: 0 <= i <= XO_WORD_CAP && \at(m->len, Pre) <= m->len <= \at(m->len, Pre) + i;
      loop invariant kept:  Longer(\at(*m, Pre), *m);
      loop assigns i, *m; loop variant XO_WORD_CAP - i; */
  for (int i = 0; i < XO_WORD_CAP; i++)
    put_byte(m, word.text[i]);
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, XO_WORD_CAP);
    requires number:  0 <= n;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) <= m->len <= \old(m->len) + XO_WORD_CAP;
    ensures kept:     Longer(\old(*m), *m);
    ensures digit:    \old(m->len) < m->len && '0' <= m->text[m->len - 1] <= '9'; */
static void put_number(xo_message *m, int n)
{
  unsigned char digits[XO_DIGITS] = {0};
  int len = xo_decimal_length(n);
  xo_decimal_digits(n, len, digits, 0);
  /*@ loop invariant message: InvMessage(*m);
      loop invariant bound:   0 <= i <= len && m->len == \at(m->len, Pre) + i;
      loop invariant digit:   0 < i ==> '0' <= m->text[m->len - 1] <= '9';
      loop invariant kept:    Longer(\at(*m, Pre), *m);
      loop assigns i, *m; loop variant len - i; */
  for (int i = 0; i < len; i++)
    put_byte(m, (char)digits[i]);
}

/* A byte that is not printable is written as its number. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, 4);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) <= m->len <= \old(m->len) + 4;
    ensures kept:     Longer(\old(*m), *m); */
static void put_escaped(xo_message *m, char byte)
{
  int code = byte < 0 ? byte + 256 : byte;
  int high = code / 16, low = code % 16;
  if (byte >= ' ' && byte <= '~') {
    put_byte(m, byte);
    return;
  }
  put_byte(m, '\\');
  put_byte(m, 'x');
  put_byte(m, (char)(high < 10 ? '0' + high : 'a' + high - 10));
  put_byte(m, (char)(low < 10 ? '0' + low : 'a' + low - 10));
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, QUOTATION);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:   \separated(m, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + QUOTATION;
    ensures kept:     Longer(\old(*m), *m);
    ensures quoted:   m->text[m->len - 1] == '"'; */
static void put_quoted(xo_message *m, const char *text, int len)
{
  put_byte(m, ' ');
  put_byte(m, '"');
  /*@ loop invariant message: InvMessage(*m);
      loop invariant bound: 0 <= i <= len && i <= QUOTED && \at(m->len, Pre) <= m->len <= \at(m->len, Pre) + 2 + 4 * i;
      loop invariant kept:  Longer(\at(*m, Pre), *m);
      loop assigns i, *m; loop variant len - i; */
  for (int i = 0; i < len && i < QUOTED; i++)
    put_escaped(m, text[i]);
  if (len > QUOTED)
    put_fragment(m, MORE);
  put_byte(m, '"');
}

/* ---- sentences ---- */

/* The number of the move that first took the position of move k. */
/*@ requires valid:  \valid_read(moves);
    requires move:   1 <= k <= XO_MOVES_CAP;
    terminates \true; exits \false; assigns \nothing;
    ensures move:    1 <= \result <= k;
    ensures there:   SamePos(moves->at[\result - 1], moves->at[k - 1]);
    ensures first:   \forall integer j; 0 <= j < \result - 1 ==> !SamePos(moves->at[j], moves->at[k - 1]); */
static int first_there(const xo_moves *moves, int k)
{
  int j = 0;
  /*@ loop invariant bound: 0 <= j < k;
      loop invariant first: \forall integer i; 0 <= i < j ==> !SamePos(moves->at[i], moves->at[k - 1]);
      loop assigns j; loop variant k - j; */
  while (j < k - 1 && (moves->at[j].row != moves->at[k - 1].row || moves->at[j].col != moves->at[k - 1].col))
    j++;
  return j + 1;
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, 3 * (FRAGMENT_CAP + XO_WORD_CAP));
    requires rules:   InvRules(rules);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + 3 * (FRAGMENT_CAP + XO_WORD_CAP);
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len), XO_OFF_BOARD); */
static void put_limits(xo_message *m, xo_rules rules)
{
  put_fragment(m, ROWS);
  put_number(m, rules.rows);
  put_fragment(m, COLS);
  put_number(m, rules.cols);
  put_fragment(m, CELLS);
  put_number(m, xo_max(rules));
}

/*@ requires message:  \valid(m) && InvMessage(*m) && HasCapacity(*m, COUNT + XO_WORD_CAP);
    requires rules:    InvRules(rules);
    requires in_range: outcome == XO_DRAW || InvPlayer(rules, outcome);
    requires used:     0 <= used;
    terminates \true; exits \false; assigns *m;
    ensures message:   InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + COUNT + XO_WORD_CAP;
    ensures kept:      Longer(\old(*m), *m);
    ensures reason:    ContainsReason(*m, \old(m->len), XO_AFTER_END); */
static void put_late(xo_message *m, xo_rules rules, xo_outcome outcome, int used)
{
  put_fragment(m, LATE);
  if (outcome == XO_DRAW) {
    put_fragment(m, DRAWN);
  } else {
    put_word(m, xo_message_outcome(rules, outcome));
    put_fragment(m, WON);
  }
  put_number(m, used);
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, FRAGMENT_CAP);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + FRAGMENT_CAP;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len),
                        why == XO_BAD_RULES || why == XO_BAD_ORDER || why == XO_BAD_RECORD ? why : XO_OK); */
static void put_refused(xo_message *m, xo_status why)
{
  if (why == XO_BAD_RULES)
    put_fragment(m, RULES);
  else if (why == XO_BAD_ORDER)
    put_fragment(m, ORDER);
  else
    put_fragment(m, why == XO_BAD_RECORD ? RECORD : VALID);
}

xo_range xo_message_range(xo_rules rules, xo_finding finding, const char *text, int len)
{
  xo_range none = {0, 0};
  if (finding.why == XO_SYNTAX)
    return xo_notation_word(text, len, finding.at);
  return finding.move == 0 ? none : xo_notation_range(rules, text, len, finding.move);
}

/* A number that may be negative. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, XO_WORD_CAP + 2);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) <= m->len <= \old(m->len) + XO_WORD_CAP + 2;
    ensures kept:     Longer(\old(*m), *m); */
static void put_integer(xo_message *m, int n)
{
  if (n >= 0) {
    put_number(m, n);
    return;
  }
  put_byte(m, '-');
  if (n <= -10)
    put_number(m, -(n / 10));
  put_byte(m, (char)('0' - n % 10));
}

/* A position, quoted. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, QUOTATION);
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + QUOTATION;
    ensures kept:     Longer(\old(*m), *m);
    ensures quoted:   m->text[m->len - 1] == '"'; */
static void put_pos(xo_message *m, xo_pos pos)
{
  put_byte(m, ' ');
  put_byte(m, '"');
  put_integer(m, pos.row);
  put_byte(m, ',');
  put_integer(m, pos.col);
  put_byte(m, '"');
}

/* The number of the move at fault, and its text; without a text, as the record has it. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, FRAGMENT_CAP + XO_WORD_CAP + QUOTATION);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires moves:   \valid_read(moves);
    requires apart:   \separated(m, moves, text + (0 .. len - 1));
    requires move:    0 <= move;
    requires empty:   m->len == 0;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && 0 <= m->len <= FRAGMENT_CAP + XO_WORD_CAP + QUOTATION;
    ensures begin:    SentenceAt(*m, move, m->len); */
static void put_move(xo_message *m, int move, const xo_moves *moves, const char *text, int len)
{
  if (move == 0)
    return;
  put_fragment(m, MOVE);
  put_number(m, move);
  if (len > 0)
    put_quoted(m, text, len);
  else if (move <= moves->len && move <= XO_MOVES_CAP)
    put_pos(m, moves->at[move - 1]);
}

/* What is wrong with a word that can be read only up to these last bytes. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, FRAGMENT_CAP + QUOTATION);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:   \separated(m, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + FRAGMENT_CAP + QUOTATION;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len), Reason(XO_SYNTAX, len == 0 ? 1 : 0)); */
static void put_syntax(xo_message *m, const char *text, int len)
{
  if (len == 0) {
    put_fragment(m, EARLY);
    return;
  }
  put_fragment(m, UNREADABLE);
  put_quoted(m, text, 1);
}

/* A count between two fragments of a sentence. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, COUNT);
    requires parts:   0 <= before < FRAGMENTS && 0 <= after < FRAGMENTS;
    requires count:   0 <= n;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + COUNT;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   FragmentReason(before) >= 0 ==> ContainsReason(*m, \old(m->len), FragmentReason(before)); */
static void put_count(xo_message *m, int before, int n, int after)
{
  put_fragment(m, before);
  put_number(m, n);
  put_fragment(m, after);
}

/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, COUNT + XO_WORD_CAP);
    requires rules:   InvRules(rules);
    requires given:   0 <= given;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len <= \old(m->len) + COUNT + XO_WORD_CAP;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len), XO_TOO_FEW); */
static void put_few(xo_message *m, xo_rules rules, int given)
{
  put_count(m, FEW, xo_min_moves(rules), NOT);
  put_number(m, given);
}

/* What is wrong with a claim of this kind that cannot be read: the text is its result, or the word after that. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, 3 * FRAGMENT_CAP + QUOTATION);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires apart:   \separated(m, text + (0 .. len - 1));
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len), XO_TOO_LONG + 2); */
static void put_claim(xo_message *m, int kind, const char *text, int len)
{
  put_fragment(m, CLAIM);
  if (kind == XO_CLAIM_OF_NO_GAME)
    put_fragment(m, NO_GAME);
  else if (kind == XO_CLAIM_EMPTY)
    put_fragment(m, NO_RESULT);
  else if (kind == XO_CLAIM_NOT_LAST) {
    put_fragment(m, NOT_LAST);
    put_quoted(m, text, len);
    put_fragment(m, FOLLOWS);
  } else {
    put_quoted(m, text, len);
    put_fragment(m, NONE);
  }
}

/* That the verdict is not the claim. */
/*@ requires message: \valid(m) && InvMessage(*m) && HasCapacity(*m, 4 * FRAGMENT_CAP + 3 * XO_WORD_CAP);
    requires rules:   InvRules(rules) && OutcomeInRange(rules, claimed) && OutcomeInRange(rules, outcome);
    requires used:    0 <= used;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && \old(m->len) < m->len;
    ensures kept:     Longer(\old(*m), *m);
    ensures reason:   ContainsReason(*m, \old(m->len), XO_TOO_LONG + 2); */
static void put_differs(xo_message *m, xo_rules rules, xo_outcome claimed, xo_outcome outcome, int used)
{
  put_fragment(m, CLAIM);
  put_fragment(m, IS);
  put_word(m, xo_message_outcome(rules, claimed));
  put_fragment(m, VERDICT);
  put_word(m, xo_message_outcome(rules, outcome));
  put_fragment(m, outcome == XO_UNFINISHED ? AFTER : WITH);
  put_number(m, used);
}

/* The move and its text, then by the reason what is wrong with it or with the game, and what would be right. */
/*@ requires valid:   \valid(m) && \valid_read(record) && \separated(m, record, text + (0 .. len - 1));
    requires empty:   m->len == 0 && InvMessage(*m);
    requires text:    0 <= len < XO_TEXT_MAX && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(record->rules) || (finding.why == XO_BAD_RULES && finding.move == 0);
    requires why:     XO_OK <= finding.why <= XO_TOO_LONG;
    requires counts:  0 <= finding.move && 0 <= finding.used && 0 <= finding.given;
    requires taken:   finding.why == XO_TAKEN     ==> 1 <= finding.move <= XO_MOVES_CAP;
    requires late:    finding.why == XO_AFTER_END ==>
                      finding.outcome == XO_DRAW || InvPlayer(record->rules, finding.outcome);
    requires syntax:  finding.why == XO_SYNTAX    ==> 0 <= finding.at <= len;
    requires long:    finding.why == XO_TOO_LONG  ==> 0 <= finding.at;
    terminates \true; exits \false; assigns *m;
    ensures message:  InvMessage(*m) && m->len > 0;
    ensures contains: finding.why != XO_SYNTAX ==> ContainsWhy(*m, finding.move, finding.why);
    ensures error:    finding.why == XO_SYNTAX && !WordEnd(text, len, finding.at) ==>
                        ContainsWhy(*m, finding.move, XO_SYNTAX);
    ensures early:    finding.why == XO_SYNTAX && WordEnd(text, len, finding.at) ==>
                        ContainsWhy(*m, finding.move, Reason(XO_SYNTAX, 1)); */
static void put_finding(xo_message *m, const xo_record *record, xo_finding finding, const char *text, int len)
{
  xo_range fragment = xo_message_range(record->rules, finding, text, len);
  put_move(m, finding.move, &record->moves, text + fragment.at, fragment.len);
  //@ ghost int begin = m->len;
  //@ ghost int early = fragment.at + fragment.len == finding.at;
  switch (finding.why) {
  case XO_OFF_BOARD:
    put_limits(m, record->rules);
    break;
  case XO_TAKEN:
    put_count(m, TAKEN, first_there(&record->moves, finding.move), THERE);
    break;
  case XO_TOO_MANY:
    put_count(m, MANY, xo_max(record->rules), xo_max(record->rules) == 1 ? CELL : BOARD);
    break;
  case XO_AFTER_END:
    put_late(m, record->rules, finding.outcome, finding.used);
    break;
  case XO_SYNTAX:
    put_syntax(m, text + finding.at, fragment.at + fragment.len - finding.at);
    break;
  case XO_TOO_FEW:
    put_few(m, record->rules, finding.given);
    break;
  case XO_TOO_LONG:
    put_count(m, LONG, finding.at, BYTES);
    break;
  default:
    put_refused(m, finding.why);
    break;
  }
  //@ assert early:    finding.why == XO_SYNTAX ==> (early == 1 <==> WordEnd(text, len, finding.at));
  //@ assert begin:    SentenceAt(*m, finding.move, begin);
  /*@ assert contains: XO_OK <= finding.why <= XO_TOO_LONG && finding.why != XO_SYNTAX ==>
        ContainsWhyAt(*m, finding.move, begin, finding.why); */
  //@ assert error:  finding.why == XO_SYNTAX && early == 0 ==> ContainsWhyAt(*m, finding.move, begin, XO_SYNTAX);
}

xo_message xo_message_finding(const xo_record *record, xo_finding finding, xo_outcome claimed, const char *text,
                              int len)
{
  xo_message message = {0, {0}};
  xo_claim claim = {XO_CLAIM_NONE, XO_NO_OUTCOME, -1, len, {0, 0}, {0, 0}};
  if (finding.why == XO_SYNTAX)
    claim = xo_claim_read(record->rules, text, len);
  /*@ assert claim: finding.why == XO_SYNTAX && finding.at < len ==>
        (claim.at == finding.at <==> ClaimAt(text, finding.at)); */
  xo_range part = claim.kind == XO_CLAIM_NOT_LAST ? claim.after : claim.word;
  if (claim.at >= 0 && claim.at == finding.at)
    put_claim(&message, claim.kind, text + part.at, part.len);
  else if (finding.why == XO_OK && claimed != XO_NO_OUTCOME)
    put_differs(&message, record->rules, claimed, finding.outcome, finding.used);
  else
    put_finding(&message, record, finding, text, len);
  /*@ assert begin: OfClaim(text, len, finding.why, finding.at, claimed) ==>
        ContainsWhyAt(message, 0, 0, XO_TOO_LONG + 2); */
  return message;
}
