/* terminal.h: the terminal under the screen. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>

/* Hands the terminal to ncurses. If ncurses cannot use it, screen_refusal says so from now on. */
bool terminal_open(void);
/* Gives it back; answers which signal ends the program, which the caller then raises again, or 0. */
int terminal_close(void);

/* The size of the window at this moment, which ncurses is told, too. */
void terminal_size(int *height, int *width);

/* The next key, or ERR where the terminal is gone or a signal ends the program. The signal of Ctrl-C comes as that key,
 * and ends the program as well unless it goes on. */
enum { INTERRUPT = 'C' & 0x1f };
int terminal_key(void);
void terminal_go_on(void);

#endif
