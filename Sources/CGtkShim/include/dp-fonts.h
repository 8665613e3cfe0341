#pragma once
// The product's own fonts.
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because fonts are fontconfig's, FreeType's and HarfBuzz's, whose structs are read in place.

/// A font file that is read in memory. It stays for the rest of the process, because Cairo keeps fonts for later.
typedef struct DPFontData DPFontData;

/// Opens a file of bytes, which must stay; Pango tells fonts apart by `name`.
DPFontData *dp_font_data_new(const char *name, const uint8_t *bytes, size_t count);
/// How many faces FreeType can read of it.
int32_t dp_font_data_faces(const DPFontData *data);

/// A private set of fonts: the host's font settings never reach it. Once every font is added, nothing changes the set,
/// and threads may share it.
typedef struct DPFonts DPFonts;

DPFonts *dp_fonts_new(void);
void dp_fonts_free(DPFonts *fonts);
/// Adds the first face of a file, which `pattern` describes in fontconfig's words. False if they don't, or if FreeType can't read
/// the file.
bool dp_fonts_add_described(DPFonts *fonts, const char *pattern, const DPFontData *data);
/// Reads every face of a file; false if there is none, or one has no letters. Those that were read before keep their numbers.
bool dp_fonts_add(DPFonts *fonts, const DPFontData *data);
/// How many faces there are of all files.
int32_t dp_fonts_face_count(const DPFonts *fonts);
/// A face's family in one of the languages that its file has, the English one first; NULL if there are no more. It belongs to
/// the set.
const char *_Nullable dp_fonts_face_family(const DPFonts *fonts, int32_t face, int32_t index);
/// A face's weight as files and designers count it: 400 is regular.
double dp_fonts_face_weight(const DPFonts *fonts, int32_t face);

#pragma clang assume_nonnull end
