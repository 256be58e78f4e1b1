/* What is skipped is read as C all the same, and a quote there could hide what stands behind it. */
#if 0
' /* refused: nothing closes this quote
#endif
# 1 "<built-in>"
int from_nowhere;
#if 0
*/
#endif
#if __has_include("../build/prove/why3.conf") // refused: the preprocessor takes it away
#endif
