/* terminal.h: the terminal under the screen. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>

/* Hands the terminal to ncurses. If ncurses cannot use it, screen_refusal says so from now on. */
bool terminal_open(void);
void terminal_close(void);

/* The size of the window at this moment, which ncurses is told, too. */
void terminal_size(int *height, int *width);

/* The next key, or ERR where the terminal is gone or a signal ends the program. */
int terminal_key(void);

#endif
