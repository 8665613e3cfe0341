// The product's own fonts, kept apart from the host's settings.
#include "dp-private.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>

struct DPFonts {
  FcConfig *config;
  FcCharSet *characters;
};

// What other libraries would read about the look of letters from the environment, which must not reach a frame.
static void forget_settings(void) {
  static gsize is_done;
  if (!g_once_init_enter(&is_done)) return;
  const char *const names[] = {
      "FREETYPE_PROPERTIES", "HB_OPTIONS", "HB_SHAPER_LIST", "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE"};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) g_unsetenv(names[i]);
  g_once_init_leave(&is_done, 1);
}

void dp_fonts_leave_host(void) {
  // Fontconfig would read the locale in its place, and complain of one that it doesn't know.
  g_setenv("FC_LANG", "en", TRUE);
  FcConfig *empty = FcConfigCreate();
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

DPFonts *dp_fonts_new(void) {
  forget_settings();
  DPFonts *fonts = g_new(DPFonts, 1);
  // An empty configuration: no folder, rule or cache of the host is ever read.
  fonts->config = FcConfigCreate();
  fonts->characters = FcCharSetCreate();
  return fonts;
}

bool dp_fonts_add(DPFonts *fonts, const char *path) {
  if (!FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path)) return false;
  FcFontSet *set = FcConfigGetFonts(fonts->config, FcSetApplication);
  FcCharSet *characters = NULL;
  FcPatternGetCharSet(set->fonts[set->nfont - 1], FC_CHARSET, 0, &characters);
  return characters != NULL && FcCharSetMerge(fonts->characters, characters, NULL);
}

void dp_fonts_free(DPFonts *fonts) {
  FcCharSetDestroy(fonts->characters);
  FcConfigDestroy(fonts->config);
  g_free(fonts);
}

FcConfig *dp_fonts_config(DPFonts *fonts) { return fonts->config; }

const FcCharSet *dp_fonts_characters(DPFonts *fonts) { return fonts->characters; }

char *dp_fonts_locate(const char *family, const char *name) {
  FcConfig *config = FcInitLoadConfigAndFonts();
  if (config == NULL) return NULL;
  FcPattern *wanted = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, (char *)NULL);
  FcObjectSet *wishes = FcObjectSetBuild(FC_FILE, (char *)NULL);
  FcFontSet *found = FcFontList(config, wanted, wishes);
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
  FcObjectSetDestroy(wishes);
  FcPatternDestroy(wanted);
  FcConfigDestroy(config);
  return path;
}

void dp_fonts_free_path(char *path) { g_free(path); }

bool dp_fonts_digest(const char *path, char digest[65]) {
  GMappedFile *file = g_mapped_file_new(path, FALSE, NULL);
  if (file == NULL) return false;
  char *hex = g_compute_checksum_for_data(
      G_CHECKSUM_SHA256, (const guchar *)g_mapped_file_get_contents(file),
      g_mapped_file_get_length(file));
  g_strlcpy(digest, hex, 65);
  g_free(hex);
  g_mapped_file_unref(file);
  return true;
}

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
