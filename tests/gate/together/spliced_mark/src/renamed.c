/* A mark that says the rest is the system's, which is not looked at:
 * the compiler then calls each by the other's name. */
#\
 1 "/usr/include/limits.h" 3
/*@ terminates \true; exits \false; assigns \nothing; ensures one: \result == 1; */
int one(void) __asm__("two");
/*@ terminates \true; exits \false; assigns \nothing; ensures two: \result == 2; */
int two(void) __asm__("one");
int one(void) { return 1; }
int two(void) { return 2; }
