#include "import.h"
void list_read(importer *i) { (void)i; }
