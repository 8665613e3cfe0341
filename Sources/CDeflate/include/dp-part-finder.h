#pragma once

#include <stddef.h>
#include <stdint.h>

/// Rows of pixels with all that compressing them takes and that does not depend on what stands beside them.
typedef struct DPPart DPPart;

/// Finds parts one after the other.
typedef struct DPPartFinder DPPartFinder;

/// For parts of up to `most_rows` rows of `width` pixels, in pictures that are `picture_width` pixels wide.
DPPartFinder *dp_part_finder_new(uint32_t width, uint32_t most_rows, uint32_t picture_width);
void dp_part_finder_free(DPPartFinder *self);

/// The part that has these rows, without gaps and 0xFFRRGGBB each pixel. It is valid until the next call.
const DPPart *dp_part_find(DPPartFinder *self, const uint32_t *pixels, uint32_t rows);

/// A part that lasts until it is freed.
DPPart *dp_part_copy(const DPPart *part);
void dp_part_free(DPPart *part);
