/* door_obligations.c: what door.vdmsl owes. A ghost function makes the value that has to exist: the bodies
   are yours. To a compiler all of it is a comment. */
#include "door.h"

#include "door_obligations.acsl"

/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing; ensures obligation: Vdm_obligation_Badge_1; @/
  void obligation_Badge_1(void)
  {
    int b = 1;
    /@ assert some: Vdm_witness_Badge_1(b); @/
  }
*/

/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing; ensures obligation: Vdm_obligation_Hour_1; @/
  void obligation_Hour_1(void)
  {
    int h = 0;
    /@ assert some: Vdm_witness_Hour_1(h); @/
  }
*/

/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing; ensures obligation: Vdm_obligation_Log_1; @/
  void obligation_Log_1(void)
  {
    Log log = {0};
    /@ assert some: Vdm_witness_Log_1(log); @/
  }
*/

/*@ ghost
  /@ terminates \true; exits \false; assigns \nothing; ensures obligation: Vdm_obligation_Door_1; @/
  void obligation_Door_1(void)
  {
    Rights rights = {0};
    Badges barred = {0};
    Log log = {0};
    /@ assert some: Vdm_witness_Door_1(rights, barred, log); @/
  }
*/

/*@ ghost
  /@ requires given: Vdm_in_grant(rights_old, barred_old, log_old, b, until); terminates \true; exits \false;
     assigns \nothing; ensures obligation: Vdm_obligation_grant_1(rights_old, barred_old, log_old, b, until); @/
  void obligation_grant_1(Rights rights_old, Badges barred_old, Log log_old, int b, int until)
  {
    Rights v = rights_old;
    v.has[b] = 1;
    v.at[b] = until;
    /@ assert some: Vdm_witness_grant_1(rights_old, barred_old, log_old, b, until, v); @/
  }
*/

/*@ ghost
  /@ requires given: Vdm_given_pass_2(rights_old, barred_old, log_old, b, now); terminates \true; exits \false;
     assigns \nothing; ensures obligation: Vdm_obligation_pass_2(rights_old, barred_old, log_old, b, now); @/
  void obligation_pass_2(Rights rights_old, Badges barred_old, Log log_old, int b, int now)
  {
    Log v = log_old;
    v.at[v.len] = b;
    v.len++;
    /@ assert some: Vdm_witness_pass_2(rights_old, barred_old, log_old, b, now, v); @/
  }
*/
