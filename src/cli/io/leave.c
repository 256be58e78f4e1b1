/* leave.c: see leave.h. */
#include "leave.h"
#include "sink.h"

#include <stdlib.h>

_Noreturn void leave(int status)
{
  sinks_close();
  exit(sink_messages_lost() ? STATUS_TROUBLE : status);
}
