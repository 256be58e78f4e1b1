/* led_eight.c: the lemmas of led_eight.acsl, where nothing else stands in the way of the provers. */
#include "led/led.h"
#include "led_eight.acsl"
