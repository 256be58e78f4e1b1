/* Annotations that end elsewhere for Frama-C than for a compiler. */
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int in_a_string(int y)
{
  int x = 1 + 0 * (y > 0);
  // line 7 refused: a literal or a comment that an annotation does not hold whole
  /*@ ghost int g = (int)sizeof("*/ x = 0; //"); */
  return x;
}

/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int behind_a_line(int y)
{
  int x = 1 + 0 * (y > 0);
  // line 16 refused: a comment begins within an annotation
  //@ ghost int g = 1; /*
  x = 0; /* */
  return x;
}

// line 23 refused: a line of an annotation that begins with #
/*@ ghost
# 24 "src/annotations.c"
*/
