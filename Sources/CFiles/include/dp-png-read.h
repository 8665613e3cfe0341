#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Decodes a whole PNG file of at most `most_side` pixels a side into `count` bytes of straight RGBA.
/// Returns 0, or an error for dp_png_error_text. In C because libspng's context is an opaque type
/// with flags made of macros.
int dp_png_decode(
    const uint8_t *file, size_t file_count, uint32_t most_side, uint8_t *rgba, size_t count);
const char *dp_png_error_text(int error);

#pragma clang assume_nonnull end
