#pragma once
// Pixels that smooth an edge.

#include "dp-compare.h"

/// Whether a pixel of one picture smooths an edge. Both have `width` x `height` pixels at least, and no
/// other is looked at.
bool dp_compare_smooths(
    const DPComparePicture *here, const DPComparePicture *other, uint32_t width, uint32_t height,
    uint32_t x, uint32_t y);
