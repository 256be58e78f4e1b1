/* automaton.c: a line, or moves, and what the automaton says of them. See automaton.h. */
#include "automaton.h"
#include "xo/rules.h"
#include "walks.acsl"

/* How far a byte stands behind the first of its kind. One that stands before it is further than any cell, so that one
 * comparison tells what is on the board. */
/*@ requires first:  '0' <= first <= 'a';
    terminates \true; exits \false; assigns \nothing;
    ensures behind:  first <= c ==> \result == c - first;
    ensures before:  c < first ==> XO_AUTOMATON_CELLS < \result; */
static unsigned char xo_automaton_behind(char c, char first) { return (unsigned char)((c - first + 256) % 256); }

void xo_automaton_classes(const char *text, int len, unsigned char *classes)
{
  /*@ loop invariant bound:   0 <= i <= len;
      loop invariant classes: \forall integer j; 0 <= j < i ==> classes[j] == ByteClass(text[j]);
      loop assigns i, classes[0 .. len - 1]; loop variant len - i; */
  for (int i = 0; i < len; i++) {
    unsigned char digit = xo_automaton_behind(text[i], '0');
    unsigned char end = text[i] == '\n' ? XO_AUTOMATON_NEWLINE : 0;
    classes[i] = (unsigned char)((digit <= XO_AUTOMATON_CELLS ? digit : 0) + end);
  }
}

/* From the row of the start, one step for each byte; a newline leads to the row of a verdict, which no byte leaves. */
int xo_automaton_line(const xo_automaton *automaton, const unsigned char *classes)
{
  unsigned place = XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS;
  //@ ghost int row = XO_AUTOMATON_VERDICTS;
  /*@ loop invariant bound: 0 <= i <= XO_AUTOMATON_STEPS && 0 <= row < automaton->rows;
      loop invariant place: place == XO_AUTOMATON_CLASSES * row;
      loop invariant walk:  WalkAt(*automaton, classes, i, row);
      loop assigns i, place, row; loop variant XO_AUTOMATON_STEPS - i; */
  for (int i = 0; i < XO_AUTOMATON_STEPS; i++) {
    //@ assert row: GoodRow(*automaton, row);
    //@ assert leads: Leads(*automaton, row, classes[i]);
    //@ assert next: WalkAt(*automaton, classes, i + 1, NextRow(*automaton, row, classes[i]));
    place = automaton->next[place + classes[i]];
    //@ ghost row = place / XO_AUTOMATON_CLASSES;
  }
  //@ assert row: GoodRow(*automaton, row);
  //@ assert over: row < XO_AUTOMATON_VERDICTS;
  return (int)(place / XO_AUTOMATON_CLASSES);
}

/* Each move has the class of its cell's digit; what these classes say is what the line of digits would. */
int xo_automaton_moves(const xo_automaton *automaton, const xo_moves *moves)
{
  unsigned char classes[XO_AUTOMATON_STEPS] = {0};
  xo_rules rules = automaton->rules;
  int n = moves->len;
  //@ assert begun: Begun(*automaton);
  if (n < 1 || n > XO_AUTOMATON_CELLS)
    return 0;
  /*@ loop invariant bound:   0 <= i <= n;
      loop invariant small:   \forall integer j; 0 <= j < XO_AUTOMATON_STEPS ==> classes[j] < XO_AUTOMATON_NEWLINE;
      loop invariant cells:   \forall integer j; 0 <= j < i ==> 1 <= classes[j];
      loop invariant spelled: \forall integer j; 0 <= j < i ==> IsCell(rules, classes[j], moves->at[j]);
      loop assigns i, classes[0 .. XO_AUTOMATON_STEPS - 1]; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    xo_pos pos = moves->at[i];
    if (!xo_inv_pos(rules, pos))
      return 0;
    int above = pos.row - 1;
    int number = above * rules.cols + pos.col;
    //@ assert cell: IsCell(rules, number, moves->at[i]);
    classes[i] = (unsigned char)number;
  }
  classes[n] = XO_AUTOMATON_NEWLINE;
  int v = xo_automaton_line(automaton, classes);
  //@ assert spelled: Spelled((*automaton).rules, (unsigned char *)classes, n, *moves);
  //@ assert given: v != 0 ==> automaton->verdict[v].given == n;
  /*@ assert so: v != 0 ==>
        PlayableBy((*automaton).rules, *moves) && MovesJudged((*automaton).rules, (*automaton).order, *moves,
        automaton->verdict[v].used, automaton->verdict[v].outcome); */
  return v;
}

/* Each word has the class of its cell's digit. The text is read as it stands, without a list of moves. */
int xo_automaton_words(xo_rules rules, int width, const char *text, int len, unsigned char *classes)
{
  bool letters = width == XO_AUTOMATON_LETTERS;
  unsigned char rows = (unsigned char)rules.rows, cols = (unsigned char)rules.cols;
  int n = (letters ? len / XO_AUTOMATON_LETTERS : len / XO_AUTOMATON_PAIRS) + 1, at = 0;
  if (n > XO_AUTOMATON_CELLS || len != (letters ? XO_AUTOMATON_LETTERS * n : XO_AUTOMATON_PAIRS * n) - 1)
    return 0;
  /*@ loop invariant bound:   0 <= i <= n && at == WordFrom(width, i);
      loop invariant words:   \forall integer j; 0 <= j < i ==> CellWord(rules, width, text, j);
      loop invariant cells:   \forall integer j; 0 <= j < i ==> WordClass(rules, width, text, j, classes[j]);
      loop invariant digits:  \forall integer j; 0 <= j < i ==> 1 <= classes[j] <= XO_AUTOMATON_CELLS;
      loop invariant classes: \forall integer j; 0 <= j < XO_AUTOMATON_STEPS ==> classes[j] < XO_AUTOMATON_CLASSES;
      loop assigns i, at, classes[0 .. XO_AUTOMATON_STEPS - 1]; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    int next = at + width;
    //@ assert next: next == WordFrom(width, i + 1) && next <= len + 1;
    char first = text[at], last = text[next - 2];
    unsigned char row = letters ? xo_automaton_behind(last, '1') : xo_automaton_behind(first, '1');
    unsigned char col = letters ? xo_automaton_behind(first, first < 'a' ? 'A' : 'a') : xo_automaton_behind(last, '1');
    bool apart = (letters || text[at + 1] == ',') && (i == 0 || text[at - 1] == ' ');
    //@ assert word: row < rows && col < cols && apart <==> CellWord(rules, width, text, i);
    if (row >= rows || col >= cols || !apart)
      return 0;
    //@ assert at: CellAt(rules, row + 1, col + 1, row * cols + col + 1);
    //@ assert cell: WordClass(rules, width, text, i, row * cols + col + 1);
    classes[i] = (unsigned char)(row * cols + col + 1);
    at = next;
  }
  classes[n] = XO_AUTOMATON_NEWLINE;
  return n;
}
