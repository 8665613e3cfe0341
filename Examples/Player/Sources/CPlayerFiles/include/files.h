#pragma once

#include <stddef.h>

/// A file of the folder `resources` as it was when the program was built. In C because only C can embed a file.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} PlayerFile;

/// The file with a path under `resources`; count 0 if there is none.
PlayerFile player_file(const char *path);
