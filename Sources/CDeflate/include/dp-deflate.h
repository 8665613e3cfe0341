#pragma once

#include <stddef.h>
#include <stdint.h>

#include "dp-part-finder.h"

/// Deflate (RFC 1951) for rows of RGB pixels as PNG has them without filters, each behind a byte 0. It looks for what
/// repeats on screens, whole pixels at a time: runs of one colour, rows like the row above, and letters seen before. So
/// it takes a third of zlib's time at level 1 for files about as large.
typedef struct DPDeflate DPDeflate;

/// What compresses: our own deflate or, to compare with it, zlib at level 1.
typedef enum { DPDeflateOwn, DPDeflateZlib } DPDeflateMethod;

/// For up to `most_rows` rows of `width` pixels.
DPDeflate *dp_deflate_new(uint32_t width, uint32_t most_rows, DPDeflateMethod method);
void dp_deflate_free(DPDeflate *self);

/// Rows compressed to whole bytes that refer to nothing before them, so that other blocks can stand before and behind.
/// They are valid until the next call.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint32_t adler;  // Adler's checksum of what they stand for
} DPDeflated;

/// Compresses rows without gaps, 0xFFRRGGBB each pixel.
DPDeflated dp_deflate_rows(DPDeflate *self, const uint32_t *pixels, uint32_t rows);

/// Where in a row a part begins.
typedef struct {
  const DPPart *part;
  uint32_t x;
} DPPlacedPart;

/// Compresses, by our own deflate alone, rows on which parts stand side by side, from left to right and all from the first
/// row on. Where none is, or no more of it, they have the colour of the ground.
DPDeflated dp_deflate_parts(
    DPDeflate *self, const DPPlacedPart *parts, uint32_t count, uint32_t ground, uint32_t rows);
