// The host's fonts and font settings, as fontconfig knows them.
#include "dp-host-fonts.h"

#include "dp-private.h"

void dp_fonts_leave_host(void) {
  // Otherwise fontconfig reads the locale, and complains about one that it doesn't know.
  g_setenv("FC_LANG", "en", TRUE);
  FcConfig *empty = FcConfigCreate();
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

char *dp_fonts_locate(const char *family, const char *name) {
  FcConfig *config = FcInitLoadConfigAndFonts();
  if (config == NULL) return NULL;
  FcPattern *wanted = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, (char *)NULL);
  FcObjectSet *properties = FcObjectSetBuild(FC_FILE, (char *)NULL);
  FcFontSet *found = FcFontList(config, wanted, properties);
  // The order of a font list is fontconfig's own; the smallest path is the same on every run.
  char *path = NULL;
  for (int i = 0; found != NULL && i < found->nfont; i++) {
    FcChar8 *file = NULL;
    if (FcPatternGetString(found->fonts[i], FC_FILE, 0, &file) != FcResultMatch) continue;
    const char *last = strrchr((const char *)file, '/');
    if (last == NULL || strcmp(last + 1, name) != 0) continue;
    if (path != NULL && strcmp((const char *)file, path) >= 0) continue;
    g_free(path);
    path = g_strdup((const char *)file);
  }
  if (found != NULL) FcFontSetDestroy(found);
  FcObjectSetDestroy(properties);
  FcPatternDestroy(wanted);
  FcConfigDestroy(config);
  return path;
}

void dp_fonts_free_path(char *path) { g_free(path); }
