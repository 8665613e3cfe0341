#pragma once
#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// Some rows of an opaque picture, compressed. Strips are made one by one, on any threads, and joined.
typedef struct DPPngStrip DPPngStrip;

/// Compresses rows in any format without alpha.
DPPngStrip *dp_png_strip_new(const DPPixels *rows);
void dp_png_strip_free(DPPngStrip *strip);
/// A strip and the strips that it is cut into after each so many rows make the same bytes.
uint32_t dp_png_strip_step(void);
/// How many bytes the PNG file of a picture of these strips has, and the file. The strips are of one width, and at least one,
/// from top to bottom.
size_t dp_png_strips_size(const DPPngStrip *_Nonnull const *_Nonnull strips, uint32_t count);
void dp_png_strips_write(const DPPngStrip *_Nonnull const *_Nonnull strips, uint32_t count, uint8_t *out);

#pragma clang assume_nonnull end
