// The product's own fonts, kept apart from the host's settings.
#include "dp-private.h"

struct DPFonts {
  FcConfig *config;
  FcCharSet *characters;
};

// What other libraries would read about the look of letters from the environment, which must not reach a frame.
void dp_fonts_forget_settings(void) {
  static gsize is_done;
  if (!g_once_init_enter(&is_done)) return;
  const char *const names[] = {
      "FREETYPE_PROPERTIES", "HB_OPTIONS", "HB_SHAPER_LIST", "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE"};
  for (size_t i = 0; i < G_N_ELEMENTS(names); i++) g_unsetenv(names[i]);
  g_once_init_leave(&is_done, 1);
}

DPFonts *dp_fonts_new(void) {
  dp_fonts_forget_settings();
  DPFonts *fonts = g_new(DPFonts, 1);
  // An empty configuration: no folder, rule or cache of the host is ever read.
  fonts->config = FcConfigCreate();
  fonts->characters = FcCharSetCreate();
  return fonts;
}

bool dp_fonts_add_characters(DPFonts *fonts, const FcCharSet *characters) {
  return FcCharSetMerge(fonts->characters, characters, NULL);
}

bool dp_fonts_add(DPFonts *fonts, const char *path) {
  if (!FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path)) return false;
  FcFontSet *set = FcConfigGetFonts(fonts->config, FcSetApplication);
  FcCharSet *characters = NULL;
  FcPatternGetCharSet(set->fonts[set->nfont - 1], FC_CHARSET, 0, &characters);
  return characters != NULL && dp_fonts_add_characters(fonts, characters);
}

void dp_fonts_free(DPFonts *fonts) {
  FcCharSetDestroy(fonts->characters);
  FcConfigDestroy(fonts->config);
  g_free(fonts);
}

FcConfig *dp_fonts_config(DPFonts *fonts) { return fonts->config; }

const FcCharSet *dp_fonts_characters(DPFonts *fonts) { return fonts->characters; }

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
