#pragma once
// The fonts that every picture is set in. In C because only C can embed files.
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A font file with one face.
typedef struct {
  const char *name;
  const char *family;
  /// The SHA-256 of its bytes, in hexadecimal digits.
  const char *digest;
  /// What fontconfig says of its face, as fontconfig writes it: names, weight, letters, languages. It says nothing of a path.
  const char *pattern;
  const uint8_t *bytes;
  size_t count;
} DPKitFont;

const DPKitFont *dp_kit_fonts(void);
int32_t dp_kit_font_count(void);

#pragma clang assume_nonnull end
