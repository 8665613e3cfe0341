// Writes rows of pixels as PNG stores them.
#include <dp-exact.h>

#include "dp-png-rows.h"

#include <stdlib.h>
#include <string.h>

void dp_png_row_pack(const DPPixels *pixels, uint32_t y, uint8_t *out) {
  const uint8_t *in = pixels->bytes + y * pixels->stride;
  size_t width = pixels->width;
  switch (pixels->format) {
    case DP_PIXELS_RGBA:
      memcpy(out, in, 4 * width);
      break;
    case DP_PIXELS_RGBX:
      for (size_t x = 0; x < width; x++) {
        out[3 * x] = in[4 * x], out[3 * x + 1] = in[4 * x + 1], out[3 * x + 2] = in[4 * x + 2];
      }
      break;
    case DP_PIXELS_BGRX:
      for (size_t x = 0; x < width; x++) {
        out[3 * x] = in[4 * x + 2], out[3 * x + 1] = in[4 * x + 1], out[3 * x + 2] = in[4 * x];
      }
      break;
  }
}

static uint8_t paeth(int left, int above, int corner) {
  int to_left = abs(above - corner), to_above = abs(left - corner);
  int to_corner = abs(left + above - 2 * corner);
  if (to_left <= to_above && to_left <= to_corner) return (uint8_t)left;
  return (uint8_t)(to_above <= to_corner ? above : corner);
}

void dp_png_row_filter(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size,
    uint8_t *out) {
  *out++ = (uint8_t)filter;
  size_t first = pixel_size < count ? pixel_size : count;
  switch (filter) {
    case DP_FILTER_NONE:
      memcpy(out, row, count);
      break;
    case DP_FILTER_SUB:
      memcpy(out, row, first);
      for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - pixel_size]);
      break;
    case DP_FILTER_UP:
      for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
      break;
    case DP_FILTER_AVERAGE:
      for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i] / 2);
      for (size_t i = first; i < count; i++) {
        out[i] = (uint8_t)(row[i] - (row[i - pixel_size] + above[i]) / 2);
      }
      break;
    case DP_FILTER_PAETH:
      for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i]);
      for (size_t i = first; i < count; i++) {
        out[i] =
            (uint8_t)(row[i] - paeth(row[i - pixel_size], above[i], above[i - pixel_size]));
      }
      break;
  }
}
