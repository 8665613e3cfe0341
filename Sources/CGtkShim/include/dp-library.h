#pragma once
// The versions of the libraries that draw letters.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// A library that draws letters, for `dp_library_version`.
typedef enum { DPLibraryCairo, DPLibraryPango, DPLibraryHarfBuzz, DPLibraryFreeType, DPLibraryGtk } DPLibrary;

/// The version of the library that is really linked, written as MAJOR.MINOR.MICRO. In C because the
/// libraries' own functions say it.
void dp_library_version(DPLibrary library, char text[_Nonnull 32]);

/// Whether the library that is really linked is older than that version.
bool dp_library_is_too_old(DPLibrary library, int32_t oldest_major, int32_t oldest_minor);

#pragma clang assume_nonnull end
