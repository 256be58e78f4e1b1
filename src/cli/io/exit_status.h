/* exit_status.h: how the command ends. */
#ifndef CLI_EXIT_STATUS_H
#define CLI_EXIT_STATUS_H

enum {
  STATUS_VALID = 0,   /* all games valid */
  STATUS_INVALID = 1, /* some game invalid */
  STATUS_TROUBLE = 2  /* usage, input or output error */
};

static inline int worse(int status, int other) { return status > other ? status : other; }

/* Writes out what is buffered and ends the program with this status. */
_Noreturn void leave(int status);

#endif
