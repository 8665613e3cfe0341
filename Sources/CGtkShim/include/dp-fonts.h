#pragma once
// The product's own fonts.
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because sets of fonts are fontconfig's, whose structs are read in place.

/// A private set of font files: the host's font settings never reach it. Once every file is added nothing changes it,
/// and threads may share it.
typedef struct DPFonts DPFonts;

DPFonts *dp_fonts_new(void);
/// Reads the names, weights and letters of a new set's files, at least one, on as many threads as there are processors. Gives
/// how many were added, in their order: fewer than there are if the next one is no font.
int32_t dp_fonts_add(
    DPFonts *fonts, const char *_Nonnull const *_Nonnull paths, int32_t count);
void dp_fonts_free(DPFonts *fonts);

/// Reads every face of a file; false if no face has letters. Those that were read before keep their numbers.
bool dp_fonts_add_faces(DPFonts *fonts, const char *path);
/// How many faces there are of all files.
int32_t dp_fonts_face_count(const DPFonts *fonts);
/// A face's family in one of the languages that its file has, the English one first; NULL if there are no more. It belongs to
/// the set.
const char *_Nullable dp_fonts_face_family(const DPFonts *fonts, int32_t face, int32_t index);
/// A face's weight as files and designers count it: 400 is regular.
double dp_fonts_face_weight(const DPFonts *fonts, int32_t face);

/// Makes a file of bytes that is in no folder and that nothing can change from now on; returns the open descriptor, or
/// -1 with `errno`. FreeType needs paths, and `/proc/self/fd` has one for it. In C because Swift's Glibc does not have
/// the call.
int dp_font_memory(const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end
