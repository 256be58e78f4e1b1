/* executable_text.c: a text line read word by word, as the debug build executes it, is read as the proof has it. */
#include "xo/settings.h"
#include "moves_before.acsl"
#include "written.acsl"
/*@ // k moves begin before t[n], and no other number.
    predicate Only(xo_rules R, char *t, integer len, integer n, integer k) =
      \forall integer q; MovesBefore(R, t, len, n, q) <==> q == k;
    lemma Only_In{L}: \forall xo_rules R, char *t, integer len, n, k;
      0 <= n && MoveBegins(R, t, len, n) && Only(R, t, len, n, k) ==> Only(R, t, len, n + 1, k + 1);
    lemma Only_Out{L}: \forall xo_rules R, char *t, integer len, n, k;
      0 <= n && !MoveBegins(R, t, len, n) && Only(R, t, len, n, k) ==> Only(R, t, len, n + 1, k);

    // The word t[a .. b) is where MovesTo says.
    predicate InPlace(xo_rules R, char *t, integer len, integer a, integer b) = a < b <= len &&
      Word(t, len, a, b) && WordStop(t, a, len - a) == b && Only(R, t, len, a, MovesTo(R, t, len, a)) &&
      Only(R, t, len, b, MovesTo(R, t, len, a) + WordMoves(R, t, a, b));
    // So is the word that begins at t[a], if one does, and it ends at t[e] or before.
    predicate StaysInPlace(xo_rules R, char *t, integer len, integer e, integer a) =
      WordBegin(t, a) ==> WordStop(t, a, len - a) <= e && InPlace(R, t, len, a, WordStop(t, a, len - a));
    predicate AllInPlace(xo_rules R, char *t, integer len, integer e) =
      \forall integer a; 0 <= a < e ==> StaysInPlace(R, t, len, e, a);
    lemma StaysInPlace_Later{L}: \forall xo_rules R, char *t, integer len, e, f, a;
      StaysInPlace(R, t, len, e, a) && e <= f ==> StaysInPlace(R, t, len, f, a);
    lemma Qualifier_None{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && WordBegin(t, a) && WordEnd(t, len, b) && !HasQualifier(t, a, b) ==>
      NoQualifier(t, len, i);
    lemma Qualifier_Some{L}: \forall char *t, integer len, a, b, i;
      0 <= a <= i < b <= len && NoStop(t, a, b) && HasQualifier(t, a, b) ==> !NoQualifier(t, len, i);
    lemma WordTo_One{L}: \forall char *t, integer len, a, b, c;
      a <= b <= len && a <= c <= len && WordTo(t, len, a, b) && WordTo(t, len, a, c) ==> b == c;
    predicate ReadHereAs(xo_rules R, integer S, char *t, integer len, integer a, integer b, xo_moves m, integer n,
      integer k) = n == MovesTo(R, t, len, a) && k == MovesTo(R, t, len, a) + WordMoves(R, t, a, b) &&
      Fits(t, len, a, b) && TokenRead(R, S, t, a, b, m, n, k);
    lemma InPlace_At{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves m, integer n, k;
      InPlace(R, t, len, a, b) ==>
      (WordReadAt(R, S, t, len, a, b, m, n, k) <==> ReadHereAs(R, S, t, len, a, b, m, n, k));
    lemma ReadHereAs_Is{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves m;
      WordReadHere(R, S, t, len, a, b, m) <==> ReadHereAs(R, S, t, len, a, b, m, MovesTo(R, t, len, a),
        MovesTo(R, t, len, a) + WordMoves(R, t, a, b));
    lemma ReadHereAs_Here{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves m, integer n, k;
      ReadHereAs(R, S, t, len, a, b, m, n, k) ==> WordReadHere(R, S, t, len, a, b, m);
    lemma InPlace_Read{L}: \forall xo_rules R, integer S, char *t, integer len, a, b, xo_moves m;
      0 <= a && InPlace(R, t, len, a, b) ==>
      (WordRead(R, S, t, len, a, b, m) <==> WordReadHere(R, S, t, len, a, b, m));

    // The word that begins at t[a], if one does, has one end, and the two ways to read it are alike.
    predicate OneStop(char *t, integer len, integer e, integer a) =
      \forall integer b; a < b <= e && Word(t, len, a, b) ==> b == WordStop(t, a, len - a);
    predicate ReadAlike(xo_rules R, integer S, char *t, integer len, integer e, integer a, xo_moves m) =
      WordBegin(t, a) ==> a < WordStop(t, a, len - a) <= e && Word(t, len, a, WordStop(t, a, len - a)) &&
        (WordRead(R, S, t, len, a, WordStop(t, a, len - a), m) <==>
         WordReadHere(R, S, t, len, a, WordStop(t, a, len - a), m));
    lemma StaysInPlace_Stop{L}: \forall xo_rules R, char *t, integer len, e, a;
      StaysInPlace(R, t, len, e, a) && e <= len ==> OneStop(t, len, e, a);
    lemma StaysInPlace_Read{L}: \forall xo_rules R, integer S, char *t, integer len, e, a, xo_moves m;
      0 <= a && StaysInPlace(R, t, len, e, a) ==> ReadAlike(R, S, t, len, e, a, m);
    lemma ReadAt_From{L}: \forall xo_rules R, integer S, char *t, integer len, e, a, xo_moves m;
      OneStop(t, len, e, a) && ReadAlike(R, S, t, len, e, a, m) ==>
      (ReadAt(R, S, t, len, e, a, m) <==> ReadFrom(R, S, t, len, a, m));
*/
/*@ ghost
  /@ requires text: 0 <= a <= len && \valid_read(text + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures stop:  a <= WordStop(text, a, len - a) <= len && WordTo(text, len, a, WordStop(text, a, len - a)); @/
  void word_stop(const char *text, int len, int a)
  {
    /@ loop invariant bound: a <= i <= len;
       loop invariant stop:  i <= WordStop(text, i, len - i) <= len &&
                               WordTo(text, len, i, WordStop(text, i, len - i));
       loop assigns i; loop variant i; @/
    for (int i = len; i > a; i--)
      ;
  }

  /@ requires text:  0 <= a <= b && \valid_read(text + (0 .. b - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures digits: OnlyDigits(text, a, b - a) == 1 <==> Digits(text, a, b);
     ensures bytes:  Qualified(text, a, b - a) == 0 <==> !HasQualifier(text, a, b); @/
  void word_bytes(const char *text, int a, int b)
  {
    /@ loop invariant bound:  a <= i <= b;
       loop invariant digits: OnlyDigits(text, a, i - a) == 1 <==> Digits(text, a, i);
       loop invariant bytes:  Qualified(text, a, i - a) == 0 <==> !HasQualifier(text, a, i);
       loop assigns i; loop variant b - i; @/
    for (int i = a; i < b; i++)
      ;
  }

  /@ requires text:  0 <= s < e <= len && \valid_read(text + (0 .. len - 1));
     requires word:  Word(text, len, s, e);
     requires count: Only(R, text, len, s, MovesTo(R, text, len, s));
     terminates \true; exits \false; assigns \nothing;
     ensures count:  Only(R, text, len, e, MovesTo(R, text, len, s) + WordMoves(R, text, s, e)); @/
  void only_word_moves(xo_rules R, const char *text, int len, int s, int e)
  {
    word_bytes(text, s, e);
    word_bytes(text, s, e - 1);
    /@ assert number: MoveNumber(text, s, e) <==>
                        s < e - 1 && text[e - 1] == '.' && OnlyDigits(text, s, e - 1 - s) == 1; @/
    /@ assert begin:  MoveBegins(R, text, len, s) <==> !MoveNumber(text, s, e); @/
    /@ loop invariant bound: s < i <= e;
       loop invariant run:   OneDigit(R) && !HasQualifier(text, s, e) ==>
                               Only(R, text, len, i, MovesTo(R, text, len, s) + (i - s));
       loop invariant none:  MoveNumber(text, s, e) ==> Only(R, text, len, i, MovesTo(R, text, len, s));
       loop invariant one:   !(OneDigit(R) && !HasQualifier(text, s, e)) && !MoveNumber(text, s, e) ==>
                               Only(R, text, len, i, MovesTo(R, text, len, s) + 1);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++) {
      /@ assert begins: MoveBegins(R, text, len, i) <==> OneDigit(R) && !HasQualifier(text, s, e); @/
    }
  }

  /@ requires text:  0 <= s < e <= len && \valid_read(text + (0 .. len - 1));
     requires word:  Word(text, len, s, e) && WordStop(text, s, len - s) == e;
     terminates \true; exits \false; assigns \nothing;
     ensures count:  MovesTo(R, text, len, e) == MovesTo(R, text, len, s) + WordMoves(R, text, s, e); @/
  void count_word_moves(xo_rules R, const char *text, int len, int s, int e)
  {
    /@ loop invariant bound: s < i <= e;
       loop invariant count: MovesTo(R, text, len, i) == MovesTo(R, text, len, s) + WordMoves(R, text, s, e);
       loop assigns i; loop variant e - i; @/
    for (int i = s + 1; i < e; i++)
      ;
  }

  /@ requires text:  0 <= s < e <= len && \valid_read(text + (0 .. len - 1));
     requires one:   NoStop(text, s, e - 1);
     requires old:   AllInPlace(R, text, len, s);
     requires last:  StaysInPlace(R, text, len, e, s);
     terminates \true; exits \false; assigns \nothing;
     ensures words:  AllInPlace(R, text, len, e); @/
  void all_placed(xo_rules R, const char *text, int len, int s, int e)
  {
    /@ loop invariant bound: 0 <= i <= e;
       loop invariant words: \forall integer a; 0 <= a < i ==> StaysInPlace(R, text, len, e, a);
       loop assigns i; loop variant e - i; @/
    for (int i = 0; i < e; i++) {
      /@ assert old:   i < s ==> StaysInPlace(R, text, len, s, i); @/
    }
  }

  // Word by word, up to where one begins, the comment does, or the text ends.
  /@ requires text:  0 <= e <= len && \valid_read(text + (0 .. len - 1));
     requires end:   NoComment(text, 0, e) && (e == len || text[e] == '#' || WordBegin(text, e));
     terminates \true; exits \false; assigns \nothing;
     ensures count:  Only(R, text, len, e, MovesTo(R, text, len, e));
     ensures words:  AllInPlace(R, text, len, e); @/
  void in_place(xo_rules R, const char *text, int len, int e)
  {
    int at = 0;
    /@ loop invariant bound: 0 <= at <= e;
       loop invariant begin: at == 0 || WordEnd(text, len, at) || Blank(text[at - 1]);
       loop invariant count: Only(R, text, len, at, MovesTo(R, text, len, at));
       loop invariant words: AllInPlace(R, text, len, at);
       loop assigns at; loop variant e - at; @/
    while (at < e) {
      if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r') {
        all_placed(R, text, len, at, at + 1);
        at++;
      } else {
        int b = at;
        word_stop(text, len, at);
        /@ loop invariant bound: at <= b <= len;
           loop invariant word:  NoStop(text, at, b);
           loop assigns b; loop variant len - b; @/
        while (b < len && text[b] != ' ' && text[b] != '\t' && text[b] != '\r' && text[b] != '#')
          b++;
        count_word_moves(R, text, len, at, b);
        only_word_moves(R, text, len, at, b);
        all_placed(R, text, len, at, b);
        at = b;
      }
    }
  }

  // What is read up to there.
  /@ requires text:  0 <= e <= len && \valid_read(t + (0 .. len - 1));
     requires end:   NoComment(t, 0, e) && (e == len || t[e] == '#' || WordBegin(t, e));
     terminates \true; exits \false; assigns \nothing;
     ensures read:   \forall integer k; ReadTo(R, S, t, len, e, m, k) <==> ReadByWord(R, S, t, len, e, m, k); @/
  void read_by_word(xo_rules R, int S, const char *t, int len, int e, xo_moves m)
  {
    in_place(R, t, len, e);
    /@ loop invariant bound: 0 <= i <= e;
       loop invariant alike: \forall integer a; 0 <= a < i ==>
                               (ReadAt(R, S, t, len, e, a, m) <==> ReadFrom(R, S, t, len, a, m));
       loop assigns i; loop variant e - i; @/
    for (int i = 0; i < e; i++)
      ;
  }

  /@ requires text:  0 <= e <= len && \valid_read(t + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures line:   \forall integer k; TextRead(R, S, t, len, e, m, k) ==>
       (TextEnd(t, len, e) && (4096 < e || ReadByWord(R, S, t, len, e, m, k)));
     ensures fault:  \forall integer s, at, k; s == e && FaultRead(R, S, t, len, s, at, m, k) ==>
       (WordBegin(t, s) && NoComment(t, 0, s) && Misfit(t, len, s, at) &&
        (4096 < s || ReadByWord(R, S, t, len, s, m, k))); @/
  void line_by_word(xo_rules R, int S, const char *t, int len, int e, xo_moves m)
  {
    /@ loop invariant bound: 0 <= i <= e && NoComment(t, 0, i);
       loop assigns i; loop variant e - i; @/
    for (int i = 0; i < e; i++)
      if (t[i] == '#')
        return;
    if (e == len || t[e] == '#' ||
        (t[e] != ' ' && t[e] != '\t' && t[e] != '\r' &&
         (e == 0 || t[e - 1] == ' ' || t[e - 1] == '\t' || t[e - 1] == '\r')))
      read_by_word(R, S, t, len, e, m);
  }
*/

/*@ ghost
  /@ requires bound: 0 <= a <= b;
     requires text:  \valid_read(t + (0 .. b - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures end:    RulesEnd(t, a, b) == (int)(a < b && t[b - 1] == '!' ? b - 1 : b); @/
  void rules_end(const char *t, int a, int b) {}
*/

/* The settings of a text line, whose words are read one after another: what is shown of each step is shown of all. */
/*@ predicate StepShown(char *t, integer len, xo_settings_step z) =
      XO_SETTINGS_GOOD <= z.fault < XO_SETTINGS_ORDER && 0 <= z.partial <= 1 &&
      (z.role != XO_ROLE_SIGN ==> WordTo(t, len, z.at, z.end)) && (z.fault == XO_SETTINGS_GOOD ==> z.range.len == 0) &&
      (z.fault != XO_SETTINGS_GOOD ==> FaultShown(t, len, z.fault, z.range));
    lemma RulesRead_None{L}: \forall char *t, integer a, b, xo_rules R;
      RulesRead(t, a, b, R) ==> (R.rows == -1 <==> NoRules(t, a, b));
    lemma StepShown_First{L}: \forall char *t, integer len, xo_settings_step z;
      FirstStep(t, len, z) ==> StepShown(t, len, z);
    lemma FaultShown_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      StepShown(t, len, y) && NextWordStep(t, len, y, z) && z.fault != y.fault ==>
      FaultShown(t, len, z.fault, z.range);
    lemma StepShown_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      StepShown(t, len, y) && NextStep(t, len, y, z) ==> StepShown(t, len, z);

    predicate WordBy(char *t, integer len, xo_settings_step z) =
      0 <= z.at <= z.end && (z.role == XO_ROLE_RULES || z.role == XO_ROLE_ORDER ==> z.at < z.end) &&
      (z.role == XO_ROLE_DASHES ==> DashesBefore(t, len, z.end));
    predicate StepWord(char *t, integer len, xo_settings_step z) =
      WordBy(t, len, z) && (z.fault != XO_SETTINGS_GOOD ==> WordShown(t, len, z.fault, z.range));
    lemma DashesBefore_Later{L}: \forall char *t, integer len, e, f;
      e <= f && DashesBefore(t, len, e) ==> DashesBefore(t, len, f);
    lemma Role_Dashes{L}: \forall char *t, integer len, before, a, c, e;
      0 <= a <= c <= e && WordEnd(t, len, e) && Role(t, before, a, c, e) == XO_ROLE_DASHES ==> DashesBefore(t, len, e);
    lemma Role_Other{L}: \forall char *t, integer before, a, c, e;
      0 <= a && First(t, a, c, e, '=') && Role(t, before, a, c, e) == XO_ROLE_OTHER ==>
      a < e && (before == XO_ROLE_DASHES || OptionNamed(t + a, e - a) == XO_OPTION_NONE);
    lemma StepWord_First{L}: \forall char *t, integer len, xo_settings_step z;
      FirstStep(t, len, z) ==> StepWord(t, len, z);
    lemma WordBy_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      WordBy(t, len, y) && WordAfter(t, len, y, z) ==> y.end <= z.at && WordBy(t, len, z);
    lemma Unknown_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      NextWordStep(t, len, y, z) && z.fault != y.fault && z.fault == XO_SETTINGS_UNKNOWN ==>
      z.role == XO_ROLE_OTHER && z.role == Role(t, y.role, z.at, z.name, z.end) && z.range.at == z.at &&
      z.range.len == z.end - z.at;
    lemma WordShown_Unknown{L}: \forall char *t, integer len, xo_settings_step y, z;
      WordBy(t, len, y) && NextWordStep(t, len, y, z) && z.fault != y.fault && z.fault == XO_SETTINGS_UNKNOWN ==>
      WordShown(t, len, z.fault, z.range);
    lemma WordShown_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      WordBy(t, len, y) && NextWordStep(t, len, y, z) && z.fault != y.fault && z.fault != XO_SETTINGS_UNKNOWN ==>
      WordShown(t, len, z.fault, z.range);
    lemma WordShown_Same{L}: \forall char *t, integer len, xo_settings_step y, z;
      NextWordStep(t, len, y, z) && z.fault == y.fault && WordShown(t, len, y.fault, y.range) ==>
      WordShown(t, len, z.fault, z.range);
    lemma StepWord_Next{L}: \forall char *t, integer len, xo_settings_step y, z;
      StepWord(t, len, y) && NextWordStep(t, len, y, z) ==> StepWord(t, len, z);
    lemma StepWord_End{L}: \forall char *t, integer len, xo_settings_step y, z;
      StepWord(t, len, y) && SameStep(y, z) ==> StepWord(t, len, z);
*/
/*@ ghost
  /@ requires text:  0 <= len && \valid_read(t + (0 .. len - 1));
     terminates \true; exits \false; assigns \nothing;
     ensures shown:  \forall xo_settings s; SettingsRead(t, len, s) ==>
       ((len > XO_LINE_MAX ==> TooLong(s)) && (len <= XO_LINE_MAX ==> SettingsShown(t, len, s))); @/
  void settings_shown(const char *t, int len)
  {
    /@ loop invariant bound: 0 <= n <= len;
       loop invariant shown: \forall xo_settings_step z; WordsRead(t, len, n, z) ==>
                               StepShown(t, len, z) && StepWord(t, len, z);
       loop assigns n; loop variant len - n; @/
    for (int n = 0; n < len; n++)
      ;
  }
*/
