// Keeps the program's name.
#include <dp-exact.h>

#include "dp-name.h"

#include <string.h>

static char program_name[DP_LONGEST_PROGRAM_NAME + 1] = "prototype";

const char *dp_program_name(void) { return program_name; }

void dp_program_set_name(const char *name) {
  size_t count = strnlen(name, DP_LONGEST_PROGRAM_NAME);
  memcpy(program_name, name, count);
  program_name[count] = 0;
}
