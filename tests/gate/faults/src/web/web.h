/* web.h: what src/web/ has. */
extern int kept;
/*@ terminates \true; exits \false; assigns kept; ensures set: kept == 3; */
void set_kept(void);
