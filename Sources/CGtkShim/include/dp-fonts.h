#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// A private set of font files: the host's font settings never reach it. Immutable, so threads may share it.
typedef struct DPFonts DPFonts;

/// Reads the files' names, weights and letters. NULL if one of them is no font; its place is then put in `bad`.
DPFonts *_Nullable dp_fonts_new(const char *const _Nonnull *_Nonnull paths, int32_t count, int32_t *bad);
void dp_fonts_free(DPFonts *fonts);

/// The file that the machine's fontconfig names for a family and style exactly, or NULL. Costs some
/// milliseconds: fontconfig reads its settings and cache. The caller frees the path with `dp_fonts_free_path`.
char *_Nullable dp_fonts_locate(const char *family, const char *style);
void dp_fonts_free_path(char *path);

/// The SHA-256 of a file as 64 hexadecimal digits and a zero; false if it cannot be read. Here because GLib has it.
bool dp_fonts_digest(const char *path, char digest[_Nonnull 65]);

/// A library that draws letters, for `dp_library_version`.
typedef enum { DPLibraryCairo, DPLibraryPango, DPLibraryHarfBuzz, DPLibraryFreeType, DPLibraryGtk } DPLibrary;

/// The version of the library that is really linked, written as MAJOR.MINOR.MICRO.
void dp_library_version(DPLibrary library, char text[_Nonnull 32]);

#pragma clang assume_nonnull end
