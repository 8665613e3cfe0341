// Drops variables from the environment that reach pictures or results, before any library can read them.
#include <dp-exact.h>

#include <stdbool.h>
#include <stddef.h>

/// What names begin with. The libraries that draw read them, some while they are loaded: PIXMAN_DISABLE takes away filled
/// rectangles, FC_DEBUG prints on the standard output, others change letters, the ends of lines or the text of nodes.
static const char *const dropped[] = {
    "PIXMAN_", "CAIRO_", "FC_", "FREETYPE_", "FT2_", "HB_", "PANGO_", "PANGOCAIRO_", "LIBTHAI_", "GSK_"};

/// Which renderer draws the window is the user's choice and reaches no picture.
static const char kept[] = "GSK_RENDERER=";

// No library is ready yet, nor is a sanitizer.
#define ALONE __attribute__((no_sanitize("address", "undefined", "coverage")))

ALONE static bool begins_with(const char *text, const char *start) {
  while (*start != 0)
    if (*text++ != *start++) return false;
  return true;
}

ALONE static bool is_dropped(const char *entry) {
  if (begins_with(entry, kept)) return false;
  for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++)
    if (begins_with(entry, dropped[i])) return true;
  return false;
}

ALONE static void drop(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  char **end = environment;
  for (char **entry = environment; *entry != NULL; entry++)
    if (!is_dropped(*entry)) *end++ = *entry;
  *end = NULL;
}

/// The system calls these of the program itself before it calls the constructors of any library.
__attribute__((section(".preinit_array"), used)) static void (*const first[])(int, char **, char **) = {drop};
