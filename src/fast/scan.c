/* scan.c: see scan.h. */
#include "scan.h"
#include "said.acsl"
#include "walks.acsl"

/* Whether a line is words: then these are the classes of their cells. The first two bytes tell letters and pairs from
 * digits. */
/*@ requires rules:   InvRules(rules) && OneDigit(rules);
    requires text:    0 <= len && \valid_read(text + (0 .. len - 1));
    requires valid:   \valid(classes + (0 .. XO_AUTOMATON_STEPS - 1));
    requires apart:   \separated(text + (0 .. len - 1), classes + (0 .. XO_AUTOMATON_STEPS - 1));
    terminates \true; exits \false; assigns classes[0 .. XO_AUTOMATON_STEPS - 1];
    ensures words:    \result ==> LineClasses(rules, text, len, classes);
    ensures small:    \result ==> SmallClasses(classes, XO_AUTOMATON_STEPS); */
static bool words_in(xo_rules rules, const char *text, int len, unsigned char *classes)
{
  if (len < 2 || (text[1] != ',' && text[0] < 'A'))
    return false;
  int width = text[1] == ',' ? XO_AUTOMATON_PAIRS : XO_AUTOMATON_LETTERS;
  /*@ loop invariant bound: 0 <= i <= XO_AUTOMATON_STEPS;
      loop invariant none:  \forall integer j; 0 <= j < i ==> classes[j] == 0;
      loop assigns i, classes[0 .. XO_AUTOMATON_STEPS - 1]; loop variant XO_AUTOMATON_STEPS - i; */
  for (int i = 0; i < XO_AUTOMATON_STEPS; i++)
    classes[i] = 0;
  int n = xo_automaton_words(rules, width, text, len, classes);
  //@ assert line: n > 0 ==> WordLine(rules, width, text, len, classes, n);
  return n > 0;
}

/* The classes of the bytes that are left, a whole row of them if there are as many: of a number that it knows a
 * compiler looks at many at a time. Behind the text there is nothing. */
/*@ requires text:    0 < left && \valid_read(text + (0 .. left - 1));
    requires valid:   \valid(classes + (0 .. XO_SCAN_STEP - 1));
    requires apart:   \separated(text + (0 .. left - 1), classes + (0 .. XO_SCAN_STEP - 1));
    terminates \true; exits \false; assigns classes[0 .. XO_SCAN_STEP - 1];
    ensures bytes:    \forall integer i; 0 <= i < XO_SCAN_STEP ==> i < left ==> classes[i] == ByteClass(text[i]);
    ensures behind:   \forall integer i; left <= i < XO_SCAN_STEP ==> classes[i] == 0; */
static void class_bytes(const char *text, int left, unsigned char *classes)
{
  if (left >= XO_SCAN_STEP) {
    xo_automaton_classes(text, XO_SCAN_STEP, classes);
    return;
  }
  xo_automaton_classes(text, left, classes);
  /*@ loop invariant bound:  left <= i <= XO_SCAN_STEP;
      loop invariant behind: \forall integer j; left <= j < i ==> classes[j] == 0;
      loop assigns i, classes[left .. XO_SCAN_STEP - 1]; loop variant XO_SCAN_STEP - i; */
  for (int i = left; i < XO_SCAN_STEP; i++)
    classes[i] = 0;
}

/* The classes of a line of len bytes, where so many are left of the text: those of its words, or of its bytes. */
/*@ requires rules:   InvRules(rules) && OneDigit(rules);
    requires text:    0 <= len <= left && 0 < left && \valid_read(text + (0 .. left - 1));
    requires line:    (\forall integer i; 0 <= i < len ==> text[i] != '\n') && (len < left ==> text[len] == '\n');
    requires valid:   \valid(classes + (0 .. XO_SCAN_STEP - 1));
    requires apart:   \separated(text + (0 .. left - 1), classes + (0 .. XO_SCAN_STEP - 1));
    terminates \true; exits \false; assigns classes[0 .. XO_SCAN_STEP - 1];
    ensures classes:  LineClasses(rules, text, len, classes);
    ensures small:    SmallClasses(classes, XO_AUTOMATON_STEPS); */
static void class_line(xo_rules rules, const char *text, int len, int left, unsigned char *classes)
{
  if (words_in(rules, text, len, classes))
    return;
  class_bytes(text, left, classes);
  //@ assert byte: \forall integer c; 0 <= ByteClass(c) < XO_AUTOMATON_CLASSES;
  //@ assert line: ByteLine(text, len, classes);
}

/* Row i: the classes of the line behind those that have theirs. */
/*@ requires text:    0 <= len && \valid_read(lines) && \valid_read(text + (0 .. len - 1));
    requires rules:   InvRules(rules) && OneDigit(rules);
    requires count:   0 <= i < XO_SCAN_LINES && 0 <= first <= XO_WINDOW && first + i < XO_WINDOW;
    requires valid:   \valid(classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires apart:   \separated(lines, text + (0 .. len - 1), classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires line:    lines->start[first + i] < len &&
                        LineWithin(text, len, lines->start[first + i], lines->start[first + i + 1]);
    requires rows:    RowsOf(rules, text, *lines, first, i, classes);
    terminates \true; exits \false; assigns classes[XO_SCAN_STEP * i .. XO_SCAN_STEP * i + XO_SCAN_STEP - 1];
    ensures rows:     RowsOf(rules, text, *lines, first, i + 1, classes); */
static void add_row(xo_rules rules, const char *text, int len, const xo_lines *lines, int first, int i,
                    unsigned char *classes)
{
  int from = lines->start[first + i], to = lines->start[first + i + 1];
  int row = XO_SCAN_STEP * i;
  class_line(rules, text + from, to - 1 - from, len - from, classes + row);
  //@ assert same: \forall integer j; 0 <= j < i ==> SameRow{Pre, Here}(classes, j);
  //@ assert text: AllText{Pre, Here}(text);
  //@ assert row:  RowOf(rules, text, *lines, first, classes, i);
}

/*@ requires valid:   \valid_read(automaton) && \valid_read(row + (0 .. XO_AUTOMATON_STEPS - 1)) &&
                        \separated(automaton, row + (0 .. XO_AUTOMATON_STEPS - 1));
    requires good:    Good(*automaton);
    requires small:   SmallClasses(row, XO_AUTOMATON_STEPS);
    terminates \true; exits \false; assigns \nothing;
    ensures said:     Said(*automaton, row, \result); */
static int walk_row(const xo_automaton *automaton, const unsigned char *row)
{
  return xo_automaton_line(automaton, row);
}

/* What the walks along the rows of n lines say. */
/*@ requires valid:   \valid_read(automaton) && 0 <= n <= XO_SCAN_LINES && \valid(said + (0 .. n - 1)) &&
                        \valid_read(classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires apart:   \separated(automaton, said + (0 .. n - 1), classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires good:    Good(*automaton);
    requires small:   \forall integer i; 0 <= i < n ==> SmallRow(classes, i);
    terminates \true; exits \false; assigns said[0 .. n - 1];
    ensures said:     \forall integer i; 0 <= i < n ==> RowSaid(*automaton, classes, i, said[i]); */
static void walk_rows(const xo_automaton *automaton, const unsigned char *classes, int n, int *said)
{
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant said:  \forall integer j; 0 <= j < i ==> RowSaid(*automaton, classes, j, said[j]);
      loop assigns i, said[0 .. n - 1]; loop variant n - i; */
  for (int i = 0; i < n; i++) {
    int row = XO_SCAN_STEP * i;
    //@ assert row: SmallRow(classes, i);
    said[i] = walk_row(automaton, classes + row);
    //@ assert said: RowSaid(*automaton, classes, i, said[i]);
  }
}

/* At most XO_SCAN_LINES lines from number `first` on. Their walks are in a loop of their own, so that nothing waits for
 * one. */
/*@ requires valid:   \valid_read(automaton) && \valid_read(lines) && 0 <= len && \valid_read(text + (0 .. len - 1));
    requires count:   0 <= first && 0 <= n <= XO_SCAN_LINES && first + n <= XO_WINDOW &&
                        \valid(said + (0 .. n - 1)) && \valid(classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires apart:   \separated(automaton, lines, text + (0 .. len - 1), said + (0 .. n - 1),
                        classes + (0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1));
    requires good:    Good(*automaton);
    requires lines:   \forall integer k; first <= k < first + n ==> lines->start[k] < len &&
                        LineWithin(text, len, lines->start[k], lines->start[k + 1]);
    terminates \true; exits \false; assigns said[0 .. n - 1], classes[0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1];
    ensures said:     \forall integer i; 0 <= i < n ==>
                        RowIsLine(*automaton, text, *lines, first, i, said[i]); */
static void scan_some(const xo_automaton *automaton, const char *text, int len, const xo_lines *lines, int first, int n,
                      unsigned char *classes, int *said)
{
  //@ assert begun: Begun(*automaton);
  /*@ loop invariant bound: 0 <= i <= n;
      loop invariant rows:  RowsOf(automaton->rules, text, *lines, first, i, classes);
      loop assigns i, classes[0 .. XO_SCAN_LINES * XO_SCAN_STEP - 1]; loop variant n - i; */
  for (int i = 0; i < n; i++)
    add_row(automaton->rules, text, len, lines, first, i, classes);
  //@ assert row: \forall integer i; 0 <= i < n ==> RowOf(automaton->rules, text, *lines, first, classes, i);
  walk_rows(automaton, classes, n, said);
  //@ assert said: \forall integer i; 0 <= i < n ==> RowIsLine(*automaton, text, *lines, first, i, said[i]);
}

void xo_scan_lines(const xo_automaton *automaton, const char *text, int len, const xo_lines *lines, xo_verdicts *known)
{
  unsigned char classes[XO_SCAN_STEP * XO_SCAN_LINES] = {0};
  int said[XO_SCAN_LINES] = {0};
  int n = 0;
  /*@ loop invariant bound: 0 <= first <= lines->count;
      loop invariant said:  \forall integer k; 0 <= k < first ==>
                              SaidOfLine(*automaton, text, *lines, k, known->of[k]);
      loop assigns first, n, classes[0 .. XO_SCAN_STEP * XO_SCAN_LINES - 1], said[0 .. XO_SCAN_LINES - 1], *known;
      loop variant lines->count - first; */
  for (int first = 0; first < lines->count; first += n) {
    n = lines->count - first < XO_SCAN_LINES ? lines->count - first : XO_SCAN_LINES;
    scan_some(automaton, text, len, lines, first, n, classes, said);
    /*@ loop invariant bound: first <= k <= first + n;
        loop invariant said:  \forall integer j; 0 <= j < k ==>
                                SaidOfLine(*automaton, text, *lines, j, known->of[j]);
        loop assigns k, *known; loop variant first + n - k; */
    for (int k = first; k < first + n; k++) {
      //@ assert row: RowIsLine(*automaton, text, *lines, first, k - first, said[k - first]);
      //@ assert line: SaidOfLine(*automaton, text, *lines, k, said[k - first]);
      known->of[k] = (unsigned char)said[k - first];
    }
  }
  known->count = lines->count;
}

/* A walk as xo_automaton_line's, up to the first step that leads to no state; a newline there leads to the verdict. */
int xo_scan_beginning(const xo_automaton *automaton, const char *text, int len, int *moves)
{
  unsigned char classes[XO_AUTOMATON_STEPS] = {0};
  unsigned place = XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS;
  //@ ghost int row = XO_AUTOMATON_VERDICTS;
  int i = 0;
  xo_automaton_classes(text, len, classes);
  /*@ loop invariant bound: 0 <= i <= len && XO_AUTOMATON_VERDICTS <= row < automaton->rows;
      loop invariant place: place == XO_AUTOMATON_CLASSES * row;
      loop invariant walk:  WalkAt(*automaton, (unsigned char *)classes, i, row);
      loop assigns i, place, row; loop variant len - i; */
  while (i < len) {
    //@ assert row: GoodRow(*automaton, row);
    //@ assert leads: Leads(*automaton, row, classes[i]);
    //@ assert next: WalkAt(*automaton, (unsigned char *)classes, i + 1, NextRow(*automaton, row, classes[i]));
    unsigned next = automaton->next[place + classes[i]];
    if (next < XO_AUTOMATON_CLASSES * XO_AUTOMATON_VERDICTS)
      break;
    place = next;
    //@ ghost row = place / XO_AUTOMATON_CLASSES;
    i++;
  }
  //@ assert row: GoodRow(*automaton, row);
  //@ assert leads: Leads(*automaton, row, XO_AUTOMATON_NEWLINE);
  *moves = i;
  int v = automaton->next[place + XO_AUTOMATON_NEWLINE] / XO_AUTOMATON_CLASSES;
  //@ assert closes: Closes(*automaton, row, v);
  /*@ assert said: v != 0 ==> TextSaid(automaton->rules, automaton->order, 1, text, i, automaton->verdict[v]); */
  return v;
}
