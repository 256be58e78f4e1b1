/* executable_notation.c: the macros that the debug build executes say what the definitions of the grammar say. EXEC_MOVES_BEFORE
 * and EXEC_WORD_READ are not among them: WP can prove nothing of a \numof. */
#include "xo/notation.h"
#include "notation_executable.acsl"
/*@ lemma Executed_Digits{L}: \forall char *t, integer a, b; Digits(t, a, b) <==> EXEC_DIGITS(t, a, b);
    lemma Executed_Zeros{L}: \forall char *t, integer a, b; Zeros(t, a, b) <==> EXEC_ZEROS(t, a, b);
    lemma Executed_Figure{L}: \forall char *t, integer a, i; Figure(t, a, i) == EXEC_FIGURE(t, a, i);
    lemma Executed_LastFive{L}: \forall char *t, integer a, b; LastFive(t, a, b) == EXEC_LAST_FIVE(t, a, b);
    lemma Executed_IsNumber{L}: \forall char *t, integer a, b, n; IsNumber(t, a, b, n) <==> EXEC_IS_NUMBER(t, a, b, n);
    lemma Executed_Number{L}: \forall char *t, integer a, b; Number(t, a, b) <==> EXEC_NUMBER(t, a, b);
    lemma Executed_PairAt{L}: \forall char *t, integer a, c, b; PairAt(t, a, c, b) <==> EXEC_PAIR_AT(t, a, c, b);
    lemma Executed_Pair{L}: \forall char *t, integer a, b; Pair(t, a, b) <==> EXEC_PAIR(t, a, b);
    lemma Executed_Lettered{L}: \forall char *t, integer a, b; Lettered(t, a, b) <==> EXEC_LETTERED(t, a, b);
    lemma Executed_Token{L}: \forall char *t, integer a, b; Token(t, a, b) <==> EXEC_TOKEN(t, a, b);
    lemma Executed_MisfitPair{L}: \forall char *t, integer len, a, c, at;
      MisfitPair(t, len, a, c, at) <==> EXEC_MISFIT_PAIR(t, len, a, c, at);
    lemma Executed_MisfitLettered{L}: \forall char *t, integer len, a, at;
      MisfitLettered(t, len, a, at) <==> EXEC_MISFIT_LETTERED(t, len, a, at);
    lemma Executed_Misfit{L}: \forall char *t, integer len, a, at; Misfit(t, len, a, at) <==> EXEC_MISFIT(t, len, a, at);
    lemma Executed_DigitReadAt{L}: \forall xo_rules R, char *t, integer a, i, xo_moves m, integer n;
      DigitReadAt(R, t, a, i, m, n) <==> EXEC_DIGIT_READ_AT(R, t, a, i, m, n);
    lemma Executed_DigitsRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n;
      DigitsRead(R, t, a, b, m, n) <==> EXEC_DIGITS_READ(R, t, a, b, m, n);
    lemma Executed_CellRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n;
      CellRead(R, t, a, b, m, n) <==> EXEC_CELL_READ(R, t, a, b, m, n);
    lemma Executed_PairReadAt{L}: \forall char *t, integer a, c, b, xo_moves m, integer n;
      PairReadAt(t, a, c, b, m, n) <==> EXEC_PAIR_READ_AT(t, a, c, b, m, n);
    lemma Executed_PairRead{L}: \forall char *t, integer a, b, xo_moves m, integer n;
      PairRead(t, a, b, m, n) <==> EXEC_PAIR_READ(t, a, b, m, n);
    lemma Executed_LetteredRead{L}: \forall char *t, integer a, b, xo_moves m, integer n;
      LetteredRead(t, a, b, m, n) <==> EXEC_LETTERED_READ(t, a, b, m, n);
    lemma Executed_TokenRead{L}: \forall xo_rules R, char *t, integer a, b, xo_moves m, integer n, k;
      TokenRead(R, t, a, b, m, n, k) <==> EXEC_TOKEN_READ(R, t, a, b, m, n, k);
    lemma Executed_NoStop{L}: \forall char *t, integer a, b; NoStop(t, a, b) <==> EXEC_NO_STOP(t, a, b);
    lemma Executed_WordBegin{L}: \forall char *t, integer a; WordBegin(t, a) <==> EXEC_WORD_BEGIN(t, a);
    lemma Executed_WordEnd{L}: \forall char *t, integer len, b; WordEnd(t, len, b) <==> EXEC_WORD_END(t, len, b);
    lemma Executed_WordTo{L}: \forall char *t, integer len, a, b; WordTo(t, len, a, b) <==> EXEC_WORD_TO(t, len, a, b);
    lemma Executed_NoComment{L}: \forall char *t, integer a, b; NoComment(t, a, b) <==> EXEC_NO_COMMENT(t, a, b);
    lemma Executed_TextEnd{L}: \forall char *t, integer len, e; TextEnd(t, len, e) <==> EXEC_TEXT_END(t, len, e);
    lemma Executed_Words{L}: \forall char *t, integer len, e; Words(t, len, e) <==> EXEC_WORDS(t, len, e);
    lemma Executed_GrammarTo{L}: \forall char *t, integer len, e; GrammarTo(t, len, e) <==> EXEC_GRAMMAR_TO(t, len, e);
    lemma Executed_Grammar{L}: \forall char *t, integer len; Grammar(t, len) <==> EXEC_GRAMMAR(t, len);
    lemma Executed_ReadTo{L}: \forall xo_rules R, char *t, integer len, e, xo_moves m, integer k;
      ReadTo(R, t, len, e, m, k) <==> EXEC_READ_TO(R, t, len, e, m, k);
    lemma Executed_TextRead{L}: \forall xo_rules R, char *t, integer len, e, xo_moves m, integer k;
      TextRead(R, t, len, e, m, k) <==> EXEC_TEXT_READ(R, t, len, e, m, k);
    lemma Executed_FaultRead{L}: \forall xo_rules R, char *t, integer len, s, at, xo_moves m, integer k;
      FaultRead(R, t, len, s, at, m, k) <==> EXEC_FAULT_READ(R, t, len, s, at, m, k);
*/
