/* An enumeration under another name: everything would be proved of what does not fit. */
typedef enum { ALIAS_A, ALIAS_B, ALIAS_C } alias;
typedef alias other;
/*@ terminates \true; exits \false; assigns \nothing; ensures both: \result == ALIAS_A && \result == ALIAS_B; */
other enum_alias(void) // refused: function enum_alias is or holds an enumeration
{
  return ALIAS_A - 1; // refused: __retres is or holds an enumeration; a conversion that is not between integers
}
