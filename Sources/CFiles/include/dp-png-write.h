#pragma once
// The content of PNG files.

#include "dp-bytes.h"
#include "dp-pixels.h"

#pragma clang assume_nonnull begin

typedef enum {
  // No filter: the smallest for screens, where letters and runs of one colour repeat.
  DP_PNG_UNFILTERED,
  // For every row the filter with the smallest sum of absolute differences: the smallest for
  // gradients and photographs.
  DP_PNG_FILTERED,
} DPPngFiltering;

/// The picture as the content of IDAT. RGBA keeps its alpha, the other formats become RGB. In C because each byte
/// passes through it and zlib's interface consists of macros.
DPBytes dp_png_compress(const DPPixels *pixels, DPPngFiltering filtering, int level);

/// The CRC that ends a chunk, over its type and its content.
uint32_t dp_png_crc(const uint8_t *bytes, size_t count);

#pragma clang assume_nonnull end
