#pragma once

#include <stdbool.h>

#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// Encodes a sequence of opaque frames as PNG files. A frame is cut into horizontal bands. A band that equals that of
/// the frame before keeps its compressed bytes. All in C because it reads each frame byte
/// by byte.
typedef struct DPPngBands DPPngBands;

/// With `by_zlib` zlib compresses, to compare with our own deflate.
DPPngBands *dp_png_bands_new(uint32_t width, uint32_t height, bool by_zlib);
void dp_png_bands_free(DPPngBands *bands);
/// Encodes a frame of the size that was set at the start, in any format without alpha but the same for all frames. The
/// file's bytes are valid until the next call.
const uint8_t *dp_png_bands_encode(DPPngBands *bands, const DPPixels *frame, size_t *count);
/// How many bands the last frame had to compress, and how many there are.
uint32_t dp_png_bands_compressed(const DPPngBands *bands);
uint32_t dp_png_bands_count(const DPPngBands *bands);

#pragma clang assume_nonnull end
