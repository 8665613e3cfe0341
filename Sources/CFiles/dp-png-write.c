// Compresses a picture as the content of a PNG file.
#include <dp-exact.h>

#include "dp-png-write.h"

#include <glib.h>
#include <zlib.h>

#include "dp-png-rows.h"

uint32_t dp_png_crc(const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(0, bytes, count);
}

/// The heuristic that the PNG standard recommends (12.8): small signed bytes compress well.
static uint64_t weight(const uint8_t *filtered, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    sum += filtered[i] < 128 ? filtered[i] : 256u - filtered[i];
  }
  return sum;
}

DPBytes dp_png_compress(const DPPixels *pixels, DPPngFiltering filtering, int level) {
  size_t pixel_size = dp_png_pixel_size(pixels->format);
  size_t row_size = pixel_size * pixels->width;
  int last_filter = filtering == DP_PNG_FILTERED ? DP_FILTER_PAETH : DP_FILTER_NONE;
  uint8_t *row = g_malloc(row_size), *above = g_malloc0(row_size);
  uint8_t *candidate = g_malloc(row_size + 1), *best = g_malloc(row_size + 1);

  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    g_error("zlib cannot start with level %d", level);
  }
  size_t capacity = deflateBound(&stream, (row_size + 1) * pixels->height);
  uint8_t *out = g_malloc(capacity);
  // zlib counts in 32 bits; pictures of 16 Mpx stay far below.
  stream.next_out = out;
  stream.avail_out = (uInt)capacity;

  for (uint32_t y = 0; y < pixels->height; y++) {
    dp_png_row_pack(pixels, y, row);
    uint64_t least = UINT64_MAX;
    for (int filter = DP_FILTER_NONE; filter <= last_filter; filter++) {
      dp_png_row_filter(filter, row, above, row_size, pixel_size, candidate);
      uint64_t w = weight(candidate + 1, row_size);
      if (w < least) {
        least = w;
        uint8_t *other = best;
        best = candidate;
        candidate = other;
      }
      if (least == 0) break;
    }
    stream.next_in = best;
    stream.avail_in = (uInt)(row_size + 1);
    deflate(&stream, Z_NO_FLUSH);
    uint8_t *other = above;
    above = row;
    row = other;
  }
  deflate(&stream, Z_FINISH);
  DPBytes result = {out, capacity - stream.avail_out};
  deflateEnd(&stream);
  g_free(row), g_free(above), g_free(candidate), g_free(best);
  return result;
}
