#include "font-query.h"

#include <fontconfig/fontconfig.h>
#include <stddef.h>

char *font_query_pattern(const char *path) {
  FcFontSet *faces = FcFontSetCreate();
  FcFreeTypeQueryAll((const FcChar8 *)path, (unsigned)-1, NULL, NULL, faces);
  FcChar8 *words = NULL;
  if (faces->nfont > 0) {
    FcPatternDel(faces->fonts[0], FC_FILE);
    words = FcNameUnparse(faces->fonts[0]);
  }
  FcFontSetDestroy(faces);
  return (char *)words;
}

int font_query_version(void) { return FcGetVersion(); }
