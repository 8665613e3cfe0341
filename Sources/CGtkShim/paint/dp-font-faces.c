// Fonts of a prototype's own: bytes that become a file for FreeType, and what is known of its faces.
#define _GNU_SOURCE
#include "dp-private.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int dp_font_memory(const uint8_t *bytes, size_t count) {
  int file = memfd_create("font", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) break;
    bytes += written;
    count -= (size_t)written;
  }
  if (count == 0 &&
      fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) == 0)
    return file;
  int error = errno;
  close(file);
  errno = error;
  return -1;
}

bool dp_fonts_add_faces(DPFonts *fonts, const char *path) {
  FcConfig *config = dp_fonts_config(fonts);
  FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
  int before = set == NULL ? 0 : set->nfont;
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) return false;
  set = FcConfigGetFonts(config, FcSetApplication);
  for (int i = before; i < set->nfont; i++) {
    FcCharSet *characters = NULL;
    FcPatternGetCharSet(set->fonts[i], FC_CHARSET, 0, &characters);
    if (characters == NULL || FcCharSetCount(characters) == 0) return false;
    if (!dp_fonts_add_characters(fonts, characters)) return false;
  }
  return set->nfont > before;
}

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
