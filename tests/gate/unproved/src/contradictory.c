/* What is known contradicts itself, and what follows is proved. */
/*@ lemma No_less: 1 == 2; */ // line 0 refused: lemma No_less not proved
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int straight(void) // line 0 refused: function straight: smoke test smoke default_requires failed
{
  return 1;
}

/*@ requires none: x > 3 && x < 2;
    terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int nobody_calls(int x) // line 0 refused: function nobody_calls: smoke test smoke default_requires failed
{
  return x;
}
