/* door.c: door.vdmsl in C. */
#include "door.h"

int door_mayPass(const Rights *rights, const Badges *barred, Badge b, Hour now)
{
  return rights->has[b] && !barred->has[b] && now < rights->at[b];
}

void door_init(Door *state)
{
  *state = (Door){0};
}

void door_grant(Door *state, Badge b, Hour until)
{
  state->rights.has[b] = 1;
  state->rights.at[b] = until;
}

void door_bar(Door *state, Badge b)
{
  state->barred.has[b] = 1;
}

Answer door_pass(Door *state, Badge b, Hour now)
{
  if (!door_mayPass(&state->rights, &state->barred, b, now))
    return DOOR_REFUSED;
  state->log.at[state->log.len] = b;
  state->log.len++;
  return DOOR_OPENED;
}

int door_last(const Door *state, Badge b)
{
  int n = state->log.len;
  /*@ loop invariant last: 0 <= n <= state->log.len && Vdm_invariant_last_1(state->rights, state->barred, state->log, b,
                            n);
      loop assigns n;
      loop variant n; */
  while (n > 0 && state->log.at[n - 1] != b)
    n--;
  return n;
}
