#pragma once

#include "dp-pixels.h"

/// The filters of the PNG standard, chapter 9, by their numbers.
enum { DP_FILTER_NONE, DP_FILTER_SUB, DP_FILTER_UP, DP_FILTER_AVERAGE, DP_FILTER_PAETH };

static inline size_t dp_png_pixel_size(DPPixelFormat format) {
  return format == DP_PIXELS_RGBA ? 4 : 3;
}

/// Copies a row of the picture as PNG stores it before filtering.
void dp_png_row_pack(const DPPixels *pixels, uint32_t y, uint8_t *out);

/// Writes the filter's number and the filtered row: 1 + count bytes. `above` is the packed row above,
/// or zeros.
void dp_png_row_filter(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size,
    uint8_t *out);
