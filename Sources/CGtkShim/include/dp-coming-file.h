#pragma once
// A file that is still being made while the user drags it out of the window.
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because what another program waits for is an object of a class of our own: a struct with a table of C functions.

typedef struct DPComingFile DPComingFile;

/// A file that will be at a path, with content of a MIME type. Whoever takes it waits for it.
DPComingFile *dp_coming_file_new(const char *path, const char *type);
/// The file is there with this in it, or, with NULL, never will be. Only the first call counts.
void dp_coming_file_give(DPComingFile *file, const uint8_t *_Nullable bytes, size_t length);
/// Without content it never will be there.
void dp_coming_file_release(DPComingFile *file);

#pragma clang assume_nonnull end
