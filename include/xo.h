/* xo.h: all of the kernel, and its version. CHANGELOG.md lists what each version changes. */
#ifndef XO_H
#define XO_H

#define XO_VERSION "0.3.0"
#define XO_VERSION_MAJOR 0
#define XO_VERSION_MINOR 3
#define XO_VERSION_PATCH 0

#include "xo/board.h"
#include "xo/judge.h"

#endif
