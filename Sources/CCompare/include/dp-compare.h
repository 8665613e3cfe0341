// Compares two pictures, drawing where they differ.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Comparing is in C because it looks at every byte of two pictures: so it is as fast in a debug build,
// where Swift's loops take a hundred times as long.

/// A picture of the caller's: rows without gaps, four bytes a pixel, red first, alpha last and not multiplied.
typedef struct {
  const uint8_t *pixels;
  uint32_t width, height;
} DPComparePicture;

/// Pixels from (left, top) up to but without (right, bottom).
typedef struct {
  uint32_t left, top, right, bottom;
} DPCompareBox;

typedef struct {
  // Masked pixels count for nothing. Boxes may reach outside the pictures.
  const DPCompareBox *_Nullable masks;
  size_t mask_count;
  // Without tolerance a single bit counts. With it two colours are alike up to this squared distance in
  // YIQ, and if `passes_smoothing` is set, a pixel that only smooths an edge counts separately.
  bool is_tolerant, passes_smoothing;
  double squared_distance;
} DPCompareRules;

typedef struct {
  uint64_t differing, smoothing;
  // Around all that differ; empty (right 0) if none does.
  DPCompareBox box;
} DPCompareCount;

/// Compares two pictures. Of pictures of two sizes, a pixel that only one of them has differs.
/// `drawing`, if given, takes a picture as wide and as high as the larger of each: alike pixels pale,
/// differing ones red, smoothing ones yellow, masked ones blue.
DPCompareCount dp_compare(
    DPComparePicture expected, DPComparePicture actual, const DPCompareRules *rules,
    uint8_t *_Nullable drawing);

/// The brightness of a pixel over white, from 0 to 255 · 65536.
uint32_t dp_compare_brightness(const uint8_t *pixel);

#pragma clang assume_nonnull end
