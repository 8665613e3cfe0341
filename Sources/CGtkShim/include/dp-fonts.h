#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// A private set of font files: the host's font settings never reach it. Once every file is added nothing changes it,
/// and threads may share it.
typedef struct DPFonts DPFonts;

/// Keeps this process from reading the host's font settings at all. Pango reads them in a thread of its own as soon as
/// it makes a font map, which costs time and memory and complains on stderr where they are broken; only a window needs
/// them, for the widgets around the phone. Swift can't do it: the call is fontconfig's.
void dp_fonts_leave_host(void);

DPFonts *dp_fonts_new(void);
/// Reads a file's name, weight and letters; false if it is no font.
bool dp_fonts_add(DPFonts *fonts, const char *path);
void dp_fonts_free(DPFonts *fonts);

/// Where the machine's fontconfig knows a family's file of that name, or NULL. Costs some milliseconds: fontconfig reads
/// its settings and cache. The caller frees the path with `dp_fonts_free_path`.
char *_Nullable dp_fonts_locate(const char *family, const char *name);
void dp_fonts_free_path(char *path);

/// The SHA-256 of a file as 64 hexadecimal digits and a zero; false if it cannot be read. Here because GLib has it.
bool dp_fonts_digest(const char *path, char digest[_Nonnull 65]);

/// A library that draws letters, for `dp_library_version`.
typedef enum { DPLibraryCairo, DPLibraryPango, DPLibraryHarfBuzz, DPLibraryFreeType, DPLibraryGtk } DPLibrary;

/// The version of the library that is really linked, written as MAJOR.MINOR.MICRO.
void dp_library_version(DPLibrary library, char text[_Nonnull 32]);

#pragma clang assume_nonnull end
