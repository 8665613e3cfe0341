#pragma once
#include <CDeflate.h>
#include <zlib.h>

#include "dp-pixels.h"

// PNG files of bands: rows of pixels that are compressed by themselves.

/// How many rows a band has; the last one of a picture or piece may have fewer.
///
/// Measured on 786 x 1704 screens of text and icons. Fewer rows cost bytes at each seam, more rows cost
/// time for pixels that did not change. Filters would break up what repeats on such screens: whole
/// letters and runs of one colour.
enum { DP_PNG_BAND_ROWS = 32 };

static inline uint32_t dp_png_band_count(uint32_t rows) {
  return (rows + DP_PNG_BAND_ROWS - 1) / DP_PNG_BAND_ROWS;
}

/// A band compressed, with its checksums.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity, raw_count;
  uLong adler, crc;
} DPPngBand;

/// Keeps compressed rows; `raw_count` is their size in bytes before they are compressed.
void dp_png_band_take(DPPngBand *band, DPDeflated rows, size_t raw_count);

/// How many bytes rows have before they are compressed.
static inline size_t dp_png_raw_count(uint32_t width, uint32_t rows) {
  return rows * (3 * (size_t)width + 1);
}

/// The pixels of a row of a frame with full alpha; in Cairo's order they are as they should be.
void dp_png_copy_row(uint32_t *out, const DPPixels *frame, uint32_t y);

/// The same of the rows of a picture's band of a number, behind each other; returns how many there are.
uint32_t dp_png_copy_band(uint32_t *out, const DPPixels *picture, uint32_t band);

/// The bytes that a file of these bands takes, and the file; returns its end.
size_t dp_png_file_size(const DPPngBand *const *bands, uint32_t count);
uint8_t *dp_png_file_write(
  uint8_t *out, uint32_t width, uint32_t height, const DPPngBand *const *bands, uint32_t count);
