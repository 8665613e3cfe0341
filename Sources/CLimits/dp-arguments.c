// Keeps the words of the command line.
#include <dp-exact.h>

#include "dp-arguments.h"

static const char *const *arguments;
static int count;

/// The C library gives them to every constructor, before main.
__attribute__((constructor)) static void keep(int argc, const char *const *argv) {
  count = argc;
  arguments = argv;
}

int dp_argument_count(void) { return count; }
const char *const *dp_arguments(void) { return arguments; }
