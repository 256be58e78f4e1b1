/* A clause of WP's own, by a name that it has in Frama-C 25 and not in 30, which reads no text with it. */
/*@ requires valid: \valid_read(p);
    terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; wp_nullable_args p; */
int nullable(const int *p)
{
  (void)p;
  return 1;
}
