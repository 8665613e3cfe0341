#pragma once

#include <stdint.h>

/// What Adler's checksum takes from pixels of a row, each as three bytes: the sum of their bytes, and the sum of
/// each as often as there are bytes from it to the last one's end.
typedef struct {
  uint64_t plain, weighted;
} DPRowSums;

/// Of pixels 0xFFRRGGBB, without the bytes being laid out.
DPRowSums dp_adler_row(const uint32_t *pixels, uint32_t count);
/// Of as many pixels of one colour.
DPRowSums dp_adler_run(uint32_t pixel, uint32_t count);
/// Adds pixels that stand so many bytes before the row's end.
static inline void dp_adler_place(DPRowSums *row, DPRowSums pixels, uint64_t after) {
  row->plain += pixels.plain;
  row->weighted += pixels.weighted + after * pixels.plain;
}

/// The checksum of nothing.
enum { DP_ADLER_START = 1 };
/// The checksum with one more row, which is `row_size` bytes with the 0 before it.
uint32_t dp_adler_add(uint32_t adler, DPRowSums row, uint64_t row_size);
