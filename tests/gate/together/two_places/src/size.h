typedef char sized[SIZE];
/*@ terminates \true; exits \false; assigns \nothing; ensures size: \result == sizeof(sized); */
int size(void);
