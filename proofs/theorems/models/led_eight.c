/* led_eight.c: the lemmas of led_eight.acsl, where nothing else stands in the way of the provers. */
#include "states.h"
#include "led.acsl"
#include "led_eight.acsl"
