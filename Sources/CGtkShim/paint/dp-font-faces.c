// The faces of a prototype's own fonts.
#include <dp-exact.h>

#include "dp-private.h"

static FcPattern *find_face(const DPFonts *fonts, int32_t face) {
  return FcConfigGetFonts(dp_fonts_config((DPFonts *)fonts), FcSetApplication)->fonts[face];
}

int32_t dp_fonts_face_count(const DPFonts *fonts) {
  return FcConfigGetFonts(dp_fonts_config((DPFonts *)fonts), FcSetApplication)->nfont;
}

static int find_english(FcPattern *face) {
  FcChar8 *language = NULL;
  for (int i = 0; FcPatternGetString(face, FC_FAMILYLANG, i, &language) == FcResultMatch; i++)
    if (strcmp((const char *)language, "en") == 0) return i;
  return 0;
}

const char *dp_fonts_face_family(const DPFonts *fonts, int32_t face, int32_t index) {
  FcPattern *pattern = find_face(fonts, face);
  int english = find_english(pattern);
  int place = index == 0 ? english : index <= english ? index - 1 : index;
  FcChar8 *family = NULL;
  if (FcPatternGetString(pattern, FC_FAMILY, place, &family) != FcResultMatch) return NULL;
  return (const char *)family;
}

double dp_fonts_face_weight(const DPFonts *fonts, int32_t face) {
  double weight = FC_WEIGHT_REGULAR;
  FcPatternGetDouble(find_face(fonts, face), FC_WEIGHT, 0, &weight);
  return FcWeightToOpenTypeDouble(weight);
}
