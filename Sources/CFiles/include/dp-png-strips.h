#pragma once
#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// Some rows of an opaque picture, compressed. Strips are made one by one, on any threads, and joined.
typedef struct DPPngStrip DPPngStrip;

/// Compresses rows in any format without alpha.
DPPngStrip *dp_png_strip_new(const DPPixels *rows);
void dp_png_strip_free(DPPngStrip *strip);

/// A picture that stands on others that are so wide, with what compressing it takes and doesn't depend on where it stands.
typedef struct DPPngPart DPPngPart;

DPPngPart *dp_png_part_new(const DPPixels *pixels, uint32_t picture_width);
void dp_png_part_free(DPPngPart *part);

/// Where a part begins in a row.
typedef struct {
  const DPPngPart *part;
  uint32_t x;
} DPPngPlacedPart;

/// Compresses rows on which parts stand side by side, from left to right and all at the same height, 0xFFRRGGBB around them.
/// `top`, which is a multiple of the step below, is how far below their top the strip begins.
DPPngStrip *dp_png_strip_of_parts(
    const DPPngPlacedPart *_Nullable parts, uint32_t count, uint32_t width, uint32_t ground, uint32_t top,
    uint32_t rows);

/// A strip and the strips that it is cut into after each so many rows make the same bytes.
uint32_t dp_png_strip_step(void);
/// How many bytes the PNG file of a picture of these strips has, and the file. The strips are of one width, and at least one,
/// from top to bottom.
size_t dp_png_strips_size(const DPPngStrip *_Nonnull const *_Nonnull strips, uint32_t count);
void dp_png_strips_write(const DPPngStrip *_Nonnull const *_Nonnull strips, uint32_t count, uint8_t *out);

#pragma clang assume_nonnull end
