// Compresses rows with zlib, for our own deflate to be compared with.
#include <dp-exact.h>

#include "dp-zlib-rows.h"

#include <glib.h>
#include <zlib.h>

/// The fastest level, which is the one to beat; no header of zlib's; zlib's own usual memory.
enum { LEVEL = 1, NO_HEADER = -MAX_WBITS, MEMORY = 8 };

struct DPZlibRows {
  z_stream stream;
  uint32_t width;
  uint8_t *packed, *bytes;
  size_t capacity;
};

DPZlibRows *dp_zlib_rows_new(uint32_t width, uint32_t most_rows) {
  DPZlibRows *self = g_new0(DPZlibRows, 1);
  self->width = width;
  size_t size = (3 * (size_t)width + 1) * most_rows;
  self->packed = g_malloc(size);
  int status =
      deflateInit2(&self->stream, LEVEL, Z_DEFLATED, NO_HEADER, MEMORY, Z_DEFAULT_STRATEGY);
  g_assert(status == Z_OK);
  // Behind the rows comes the empty block that ends on a whole byte.
  self->capacity = deflateBound(&self->stream, size) + 16;
  self->bytes = g_malloc(self->capacity);
  return self;
}

void dp_zlib_rows_free(DPZlibRows *self) {
  deflateEnd(&self->stream);
  g_free(self->packed);
  g_free(self->bytes);
  g_free(self);
}

/// Lays the rows out as PNG has them without filters.
static size_t pack(DPZlibRows *self, const uint32_t *pixels, uint32_t rows) {
  uint8_t *out = self->packed;
  for (uint32_t y = 0; y < rows; y++) {
    *out++ = 0;
    for (uint32_t x = 0; x < self->width; x++) {
      uint32_t pixel = *pixels++;
      *out++ = (uint8_t)(pixel >> 16);
      *out++ = (uint8_t)(pixel >> 8);
      *out++ = (uint8_t)pixel;
    }
  }
  return (size_t)(out - self->packed);
}

const uint8_t *dp_zlib_rows_deflate(
    DPZlibRows *self, const uint32_t *pixels, uint32_t rows, size_t *count) {
  z_stream *stream = &self->stream;
  deflateReset(stream);
  stream->next_in = self->packed;
  stream->avail_in = (uInt)pack(self, pixels, rows);
  stream->next_out = self->bytes;
  stream->avail_out = (uInt)self->capacity;
  int status = deflate(stream, Z_FULL_FLUSH);
  g_assert(status == Z_OK && stream->avail_in == 0 && stream->avail_out > 0);
  *count = self->capacity - stream->avail_out;
  return self->bytes;
}
