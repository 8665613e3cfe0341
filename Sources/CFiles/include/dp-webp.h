#pragma once
#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// The longest side of a WebP picture.
uint32_t dp_webp_most_side(void);

/// Compresses an opaque picture without loss; NULL if there is no memory. To be freed by `dp_webp_free`.
uint8_t *_Nullable dp_webp_encode(const DPPixels *picture, size_t *count);

/// One part of an animation: a file by `dp_webp_encode`, its place (x and y are even), and how long it is the last one.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint32_t x, y, milliseconds;
} DPWebPPart;

/// One file of parts, each painted over those before; `plays` is how often it is played (0: for ever). NULL if there is
/// no memory.
uint8_t *_Nullable dp_webp_assemble(
    const DPWebPPart *parts, uint32_t part_count, uint32_t width, uint32_t height, uint32_t plays,
    size_t *count);

void dp_webp_free(uint8_t *bytes);

#pragma clang assume_nonnull end
