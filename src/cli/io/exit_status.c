/* exit_status.c: see exit_status.h. */
#include "exit_status.h"
#include "sink.h"

#include <stdlib.h>

_Noreturn void leave(int status)
{
  sinks_close();
  exit(sink_messages_lost() ? STATUS_TROUBLE : status);
}
