/* test.c: two badges at the door. The last call is one too many for the log. */
#include "door.h"

int main(void)
{
  Door door;
  door_init(&door);
  door_grant(&door, 3, 18);
  door_grant(&door, 5, 23);
  door_bar(&door, 5);
  if (door_pass(&door, 5, 9) != DOOR_REFUSED || door_pass(&door, 3, 18) != DOOR_REFUSED)
    return 1;
  for (int k = 0; k < DOOR_ENTRIES; k++)
    if (door_pass(&door, 3, 9) != DOOR_OPENED)
      return 1;
  if (door_last(&door, 3) != DOOR_ENTRIES || door_last(&door, 5) != 0)
    return 1;
  door_pass(&door, 3, 9);
  return 1;
}
