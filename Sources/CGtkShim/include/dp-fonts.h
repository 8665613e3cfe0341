#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// A private set of font files: the host's font settings never reach it. Once every file is added nothing changes it,
/// and threads may share it.
typedef struct DPFonts DPFonts;

DPFonts *dp_fonts_new(void);
/// Reads a file's name, weight and letters; false if it is no font.
bool dp_fonts_add(DPFonts *fonts, const char *path);
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
