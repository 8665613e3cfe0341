// The versions of the libraries that draw letters.
#include <dp-exact.h>

#include "dp-library.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <stdio.h>

#include "dp-private.h"

void dp_library_version(DPLibrary library, char text[32]) {
  switch (library) {
    case DPLibraryCairo: g_strlcpy(text, cairo_version_string(), 32); return;
    case DPLibraryPango: g_strlcpy(text, pango_version_string(), 32); return;
    case DPLibraryHarfBuzz: g_strlcpy(text, hb_version_string(), 32); return;
    case DPLibraryGtk:
      g_snprintf(
          text, 32, "%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(),
          gtk_get_micro_version());
      return;
    case DPLibraryFreeType: {
      FT_Library freetype = NULL;
      FT_Int major = 0, minor = 0, micro = 0;
      if (FT_Init_FreeType(&freetype) == 0) {
        FT_Library_Version(freetype, &major, &minor, &micro);
        FT_Done_FreeType(freetype);
      }
      g_snprintf(text, 32, "%d.%d.%d", major, minor, micro);
      return;
    }
  }
}

bool dp_library_is_too_old(DPLibrary library, int32_t oldest_major, int32_t oldest_minor) {
  char text[32];
  int32_t major = 0, minor = 0;
  dp_library_version(library, text);
  sscanf(text, "%d.%d", &major, &minor);
  return major < oldest_major || (major == oldest_major && minor < oldest_minor);
}
