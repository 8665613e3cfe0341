// What the Swift of tests asks of a system, beside Sources/Page/page.c.
#include <stdlib.h>

// Swift reads Doubles so. It checks that all of the text was read.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value);
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  char *end;
  *value = strtod(text, &end);
  return end;
}
