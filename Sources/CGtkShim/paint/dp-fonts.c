// The product's own fonts, kept apart from the host's settings.
#include <dp-exact.h>

#include "dp-font-data.h"

struct DPFonts {
  FcConfig *config;
  FcCharSet *characters;
};

DPFonts *dp_fonts_new(void) {
  DPFonts *fonts = g_new(DPFonts, 1);
  // An empty configuration: no folder, rule or cache of the host is ever read.
  fonts->config = FcConfigCreate();
  // Only fontconfig itself can begin the set of fonts: it does so before it finds that there is no such folder.
  FcConfigAppFontAddDir(fonts->config, (const FcChar8 *)"/dev/null/none");
  fonts->characters = FcCharSetCreate();
  return fonts;
}

/// Takes over a pattern.
static bool add_face(DPFonts *fonts, FcPattern *pattern, const DPFontData *data, int32_t face) {
  FcFontSet *all = FcConfigGetFonts(fonts->config, FcSetApplication);
  FcCharSet *characters = NULL;
  if (FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch &&
      FcCharSetCount(characters) > 0 &&
      FcCharSetMerge(fonts->characters, characters, NULL) &&
      dp_font_data_put(data, face, pattern) && FcFontSetAdd(all, pattern))
    return true;
  FcPatternDestroy(pattern);
  return false;
}

bool dp_fonts_add_described(DPFonts *fonts, const char *pattern, const DPFontData *data) {
  FcPattern *face = FcNameParse((const FcChar8 *)pattern);
  return face != NULL && dp_font_data_faces(data) > 0 && add_face(fonts, face, data, 0);
}

bool dp_fonts_add(DPFonts *fonts, const DPFontData *data) {
  for (int32_t i = 0; i < dp_font_data_faces(data); i++) {
    FcPattern *face = dp_font_data_query(data, i);
    if (face == NULL || !add_face(fonts, face, data, i)) return false;
  }
  return dp_font_data_faces(data) > 0;
}

void dp_fonts_free(DPFonts *fonts) {
  FcCharSetDestroy(fonts->characters);
  FcConfigDestroy(fonts->config);
  g_free(fonts);
}

FcConfig *dp_fonts_config(DPFonts *fonts) { return fonts->config; }

const FcCharSet *dp_fonts_characters(DPFonts *fonts) { return fonts->characters; }
