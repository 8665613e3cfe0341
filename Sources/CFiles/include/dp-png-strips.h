#pragma once

#include <stdbool.h>

#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// Encodes a sequence of opaque frames as PNG files. A frame is cut into horizontal strips; a strip
/// that equals that of the frame before keeps its compressed bytes. All in C because each frame goes
/// through it byte by byte.
typedef struct DPPngStrips DPPngStrips;

/// `by_zlib` has zlib compress, to compare with what our deflate makes.
DPPngStrips *dp_png_strips_new(uint32_t width, uint32_t height, bool by_zlib);
void dp_png_strips_free(DPPngStrips *strips);
/// Encodes a frame of the size given at the start, in any format without alpha but the same for all
/// frames. The file's bytes are borrowed: they stay until the next call.
const uint8_t *dp_png_strips_encode(DPPngStrips *strips, const DPPixels *frame, size_t *count);
/// How many strips the last frame had to compress, and how many there are.
uint32_t dp_png_strips_compressed(const DPPngStrips *strips);
uint32_t dp_png_strips_count(const DPPngStrips *strips);

#pragma clang assume_nonnull end
