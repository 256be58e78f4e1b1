/* rif.h: the XML of RenjuNet, the database of the Renju International Federation.
 *
 *     <game id="4711" rule="2" black="1" white="2" bresult="1"><move>h8 h9 i8</move></game>
 *
 * Black begins; bresult is 1 where Black has won, 0 where White has, 0.5 a draw. The board is 15x15. What surrounds the
 * games is passed over, and so is what a rule has beyond five in a row, which is said once for a file. A document type
 * is refused, and with it every entity that a file may define.
 *
 * The parser is expat; norif.c stands for rif.c where that was missing when xo was built.
 */
#ifndef CLI_RIF_H
#define CLI_RIF_H

#include "import.h"

/* What --help says behind the options: that there is no expat, or nothing. */
extern const char rif_note[];

void rif_read(importer *i);

#endif
