#pragma once

#include <stdint.h>

/// Adler's checksum of rows of RGB pixels, each row behind a byte 0: without the bytes being laid out.
/// The rows have no gaps, 0xFFRRGGBB each pixel.
uint32_t dp_adler_rows(const uint32_t *pixels, uint32_t width, uint32_t rows);
