/* norif.c: in the place of rif.c where expat was missing when xo was built. */
#include "import.h"

const char rif_note[] = "\nThis xo was built without expat, so that it does not read rif.\n"
                        "(Install libexpat1-dev and build it again.)\n";

void rif_read(importer *i)
{
  usage_error(i->o, "rif: this xo was built without expat (install libexpat1-dev and build it again)", NULL, "");
}
