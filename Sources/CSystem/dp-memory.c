// Memory that malloc keeps.
#include "dp-memory.h"

#include <malloc.h>

void dp_memory_give_back(void) { malloc_trim(0); }
