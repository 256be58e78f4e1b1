/* xo.h: all of the kernel. */
#ifndef XO_H
#define XO_H
#include "xo/board.h"
#include "xo/claim.h"
#include "xo/entry.h"
#include "xo/finding.h"
#include "xo/message.h"
#include "xo/notation.h"
#include "xo/position.h"
#include "xo/referee.h"
#include "xo/remedy.h"
#include "xo/settings.h"
#include "xo/block.h"
#include "xo/stream.h"
#include "xo/table.h"
#include "xo/tally.h"
#include "xo/verdict.h"
#include "xo/version.h"
#include "xo/winning_cell.h"
#include "xo/written.h"
#endif
