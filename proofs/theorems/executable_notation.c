/* executable_notation.c: the macros that the debug build executes say what the definitions of the grammar say. RUN_MOVES_BEFORE
 * and RUN_WORD_READ are not among them: WP can prove nothing of a \numof. */
#include "xo/notation.h"
#include "notation_executable.acsl"
/*@ lemma Run_Digits{L}: \forall char *t, integer a, b; Digits(t, a, b) <==> RUN_DIGITS(t, a, b);
    lemma Run_Zeros{L}: \forall char *t, integer a, b; Zeros(t, a, b) <==> RUN_ZEROS(t, a, b);
    lemma Run_Figure{L}: \forall char *t, integer a, i; Figure(t, a, i) == RUN_FIGURE(t, a, i);
    lemma Run_LastFive{L}: \forall char *t, integer a, b; LastFive(t, a, b) == RUN_LAST_FIVE(t, a, b);
    lemma Run_IsNumber{L}: \forall char *t, integer a, b, n; IsNumber(t, a, b, n) <==> RUN_IS_NUMBER(t, a, b, n);
    lemma Run_Number{L}: \forall char *t, integer a, b; Number(t, a, b) <==> RUN_NUMBER(t, a, b);
    lemma Run_PairAt{L}: \forall char *t, integer a, c, b; PairAt(t, a, c, b) <==> RUN_PAIR_AT(t, a, c, b);
    lemma Run_Pair{L}: \forall char *t, integer a, b; Pair(t, a, b) <==> RUN_PAIR(t, a, b);
    lemma Run_Token{L}: \forall char *t, integer a, b; Token(t, a, b) <==> RUN_TOKEN(t, a, b);
    lemma Run_MisfitPair{L}: \forall char *t, integer len, a, c, at;
      MisfitPair(t, len, a, c, at) <==> RUN_MISFIT_PAIR(t, len, a, c, at);
    lemma Run_Misfit{L}: \forall char *t, integer len, a, at; Misfit(t, len, a, at) <==> RUN_MISFIT(t, len, a, at);
    lemma Run_RunReadAt{L}: \forall xo_rules R, char *t, integer a, i, xo_moves m, integer n;
      RunReadAt(R, t, a, i, m, n) <==> RUN_RUN_READ_AT(R, t, a, i, m, n);
    lemma Run_RunRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n;
      RunRead(R, t, a, b, m, n) <==> RUN_RUN_READ(R, t, a, b, m, n);
    lemma Run_CellRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n;
      CellRead(R, t, a, b, m, n) <==> RUN_CELL_READ(R, t, a, b, m, n);
    lemma Run_PairReadAt{L}: \forall char *t, integer a, c, b, xo_moves m, integer n;
      PairReadAt(t, a, c, b, m, n) <==> RUN_PAIR_READ_AT(t, a, c, b, m, n);
    lemma Run_PairRead{L}: \forall char *t, integer a, b, xo_moves m, integer n;
      PairRead(t, a, b, m, n) <==> RUN_PAIR_READ(t, a, b, m, n);
    lemma Run_TokenRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n, k;
      TokenRead(R, t, a, b, m, n, k) <==> RUN_TOKEN_READ(R, t, a, b, m, n, k);
    lemma Run_NoStop{L}: \forall char *t, integer a, b; NoStop(t, a, b) <==> RUN_NO_STOP(t, a, b);
    lemma Run_WordBegin{L}: \forall char *t, integer a; WordBegin(t, a) <==> RUN_WORD_BEGIN(t, a);
    lemma Run_WordEnd{L}: \forall char *t, integer len, b; WordEnd(t, len, b) <==> RUN_WORD_END(t, len, b);
    lemma Run_WordTo{L}: \forall char *t, integer len, a, b; WordTo(t, len, a, b) <==> RUN_WORD_TO(t, len, a, b);
    lemma Run_NoComment{L}: \forall char *t, integer a, b; NoComment(t, a, b) <==> RUN_NO_COMMENT(t, a, b);
    lemma Run_LineEnd{L}: \forall char *t, integer len, e; LineEnd(t, len, e) <==> RUN_LINE_END(t, len, e);
    lemma Run_Words{L}: \forall char *t, integer len, e; Words(t, len, e) <==> RUN_WORDS(t, len, e);
    lemma Run_GrammarTo{L}: \forall char *t, integer len, e; GrammarTo(t, len, e) <==> RUN_GRAMMAR_TO(t, len, e);
    lemma Run_Grammar{L}: \forall char *t, integer len; Grammar(t, len) <==> RUN_GRAMMAR(t, len);
    lemma Run_ReadTo{L}: \forall xo_rules R, char *t, integer len, e, xo_moves m, integer k;
      ReadTo(R, t, len, e, m, k) <==> RUN_READ_TO(R, t, len, e, m, k);
    lemma Run_LineRead{L}: \forall xo_rules R, char *t, integer len, e, xo_moves m, integer k;
      LineRead(R, t, len, e, m, k) <==> RUN_LINE_READ(R, t, len, e, m, k);
    lemma Run_FaultRead{L}: \forall xo_rules R, char *t, integer len, s, at, xo_moves m, integer k;
      FaultRead(R, t, len, s, at, m, k) <==> RUN_FAULT_READ(R, t, len, s, at, m, k);
*/
