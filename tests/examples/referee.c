#include <stdio.h>
#include <xo.h>

int main(void)
{
  xo_rules rules = {3, 3, 3, 2, 0};
  xo_play_order order = {2, {XO_CROSS, XO_NOUGHT}};
  xo_pos centre = {2, 2};
  xo_record record;
  xo_game game;
  xo_referee_begin(&record, rules, order);
  xo_status first = xo_referee_offer(&record, centre); /* XO_OK */
  xo_status again = xo_referee_offer(&record, centre); /* XO_TAKEN */
  xo_verdict v = xo_referee_judge(&record, &game);
  printf("%d %d: %d moves, unfinished: %d\n", first == XO_OK, again == XO_TAKEN, v.used, v.outcome == XO_UNFINISHED);
}
