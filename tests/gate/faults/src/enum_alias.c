/* An enumeration under another name: everything would be proved of what does not fit. */
typedef enum { ALIAS_A, ALIAS_B, ALIAS_C } alias;
typedef alias other;
/*@ terminates \true; exits \false; assigns \nothing; ensures both: \result == ALIAS_A && \result == ALIAS_B; */
other enum_alias(void)
{
  // line 9 refused: a value becomes an enumeration in `(other)(ALIAS_A - 1)`
  // line 9 refused: a value becomes an enumeration in `ALIAS_A - 1`
  return ALIAS_A - 1;
}
