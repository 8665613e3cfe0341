#pragma once
// Loops over the pixels of whole pictures, in C so that they are fast in a debug build too.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a pixel is stored in memory, four bytes each.
typedef enum {
  // Red, green, blue, alpha; not multiplied.
  DP_PIXELS_RGBA,
  // Red, green, blue and a byte that is not looked at.
  DP_PIXELS_RGBX,
  // Cairo's ARGB32 on a little-endian machine with its alpha not looked at.
  DP_PIXELS_BGRX,
} DPPixelFormat;

/// A picture of the caller's; `stride` is the number of bytes from one row to the next.
typedef struct {
  const uint8_t *bytes;
  size_t stride;
  uint32_t width, height;
  DPPixelFormat format;
} DPPixels;

/// Copies Cairo's premultiplied ARGB32 to straight RGBA without gaps between rows.
void dp_pixels_unpremultiply(
    const uint8_t *argb, size_t stride, uint32_t width, uint32_t height, uint8_t *rgba);

/// Whether every pixel of `count` in RGBA has full alpha.
bool dp_pixels_are_opaque(const uint8_t *rgba, size_t count);

/// The smallest rectangle (x, y, width, height) with all pixels that differ in two pictures of the same size; false if
/// no pixel differs.
bool dp_pixels_difference(const DPPixels *a, const DPPixels *b, uint32_t rectangle[_Nonnull 4]);

#pragma clang assume_nonnull end
