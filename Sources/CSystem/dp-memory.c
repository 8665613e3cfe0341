// Memory that malloc keeps.
#include <dp-exact.h>

#include "dp-memory.h"

#include <malloc.h>

void dp_memory_give_back(void) { malloc_trim(0); }

void dp_memory_keep(void) {
  // malloc's own limit is 32 MB, and it takes both only together.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
}
