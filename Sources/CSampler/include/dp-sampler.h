#pragma once
// C because these loops run over every pixel of a screen, with the processor's vectors.
//
// How a turned picture gets its pixels: integers only, so that every processor and every library gives the same. The place of a
// target pixel's middle is computed to 2⁻³² of a source pixel and cut to 2⁻⁷. There the four nearest source pixels are mixed, and
// each sum is rounded once, half up. Outside the source its edge pixels go on.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A picture of 32-bit pixels whose four bytes are mixed separately; rows are `stride` pixels apart.
typedef struct {
  const uint32_t *pixels;
  int32_t width, height;
  size_t stride;
} DPTexels;

/// The source's place of a target's place, both in pixels: x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0.
typedef struct {
  double xx, xy, yx, yy, x0, y0;
} DPSourcePlace;

/// What is sampled: a target pixel is written if its middle lies in this part of the source's plane.
typedef struct {
  DPTexels source;
  DPSourcePlace place;
  double left, top, right, bottom;
} DPSampling;

/// Writes rows `first` to `end` of a target that is `width` pixels wide.
void dp_sample(
    const DPSampling *sampling, uint32_t *target, size_t stride, int32_t width, int32_t first,
    int32_t end);
/// The same without the processor's vectors: what `dp_sample` is compared with.
void dp_sample_plainly(
    const DPSampling *sampling, uint32_t *target, size_t stride, int32_t width, int32_t first,
    int32_t end);

/// Work on some rows, `first` to `end`.
typedef void (*DPRowsWork)(void *data, int32_t first, int32_t end);
/// Does the work on rows 0 to `count`, on all processors that are free for it. Returns when all is done.
void dp_rows_share(int32_t count, DPRowsWork work, void *data);

#pragma clang assume_nonnull end
