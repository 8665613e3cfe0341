#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file of the folder `resources` as it was when the program was built.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} DPResource;

/// The file with a path under `resources`, such as `content/inbox.json`; count 0 if there is none.
///
/// In C because only C can embed a file: nothing is looked up when the program runs, so moving it breaks nothing.
DPResource dp_resource(const char *path);

#pragma clang assume_nonnull end
