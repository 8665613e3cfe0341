#pragma once
// The product's own fonts.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// A private set of font files: the host's font settings never reach it. Once every file is added nothing changes it,
/// and threads may share it.
typedef struct DPFonts DPFonts;

DPFonts *dp_fonts_new(void);
/// Reads a file's name, weight and letters; false if it is no font.
bool dp_fonts_add(DPFonts *fonts, const char *path);
void dp_fonts_free(DPFonts *fonts);

/// The SHA-256 of a file as 64 hexadecimal digits and a zero; false if it cannot be read. Here because GLib has it.
bool dp_fonts_digest(const char *path, char digest[_Nonnull 65]);

#pragma clang assume_nonnull end
