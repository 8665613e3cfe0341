#pragma once

#include <stddef.h>
#include <stdint.h>

/// Compresses the same rows with zlib, to compare with.
typedef struct DPZlibRows DPZlibRows;

DPZlibRows *dp_zlib_rows_new(uint32_t width, uint32_t most_rows);
void dp_zlib_rows_free(DPZlibRows *self);
const uint8_t *dp_zlib_rows_deflate(
    DPZlibRows *self, const uint32_t *pixels, uint32_t rows, size_t *count);
