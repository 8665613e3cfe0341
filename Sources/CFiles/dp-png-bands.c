// Encodes frames band by band, compressing only the bands that changed.
#include <dp-exact.h>

#include "dp-png-bands.h"

#include <glib.h>
#include <string.h>

#include "dp-png-file.h"

struct DPPngBands {
  uint32_t width, height, band_count, compressed;
  bool has_frame;
  uint32_t *before;  // the last frame, 0xFFRRGGBB each pixel, without gaps between rows
  DPPngBand *bands;
  DPDeflate *deflate;
  uint8_t *file;
  size_t file_count, file_capacity;
};

DPPngBands *dp_png_bands_new(uint32_t width, uint32_t height, bool by_zlib) {
  DPPngBands *self = g_new0(DPPngBands, 1);
  self->width = width;
  self->height = height;
  self->band_count = dp_png_band_count(height);
  self->before = g_new(uint32_t, (size_t)width * height);
  self->bands = g_new0(DPPngBand, self->band_count);
  DPDeflateMethod method = by_zlib ? DPDeflateZlib : DPDeflateOwn;
  self->deflate = dp_deflate_new(width, DP_PNG_BAND_ROWS, method);
  return self;
}

void dp_png_bands_free(DPPngBands *self) {
  for (uint32_t i = 0; i < self->band_count; i++) g_free(self->bands[i].bytes);
  dp_deflate_free(self->deflate);
  g_free(self->before), g_free(self->bands), g_free(self->file), g_free(self);
}

uint32_t dp_png_bands_compressed(const DPPngBands *self) { return self->compressed; }
uint32_t dp_png_bands_count(const DPPngBands *self) { return self->band_count; }

/// Copies the rows of a band into `before`; false if `before` has the same rows already.
static bool take_rows(DPPngBands *self, const DPPixels *frame, uint32_t top, uint32_t bottom) {
  bool is_new = !self->has_frame;
  for (uint32_t y = top; y < bottom; y++) {
    uint32_t *row = self->before + (size_t)y * self->width;
    if (self->has_frame && memcmp(row, frame->bytes + y * frame->stride, 4 * (size_t)self->width) == 0)
      continue;
    dp_png_copy_row(row, frame, y);
    is_new = true;
  }
  return is_new;
}

static void assemble(DPPngBands *self) {
  g_autofree const DPPngBand **bands = g_new(const DPPngBand *, self->band_count);
  for (uint32_t i = 0; i < self->band_count; i++) bands[i] = &self->bands[i];
  size_t needed = dp_png_file_size(bands, self->band_count);
  if (self->file_capacity < needed) {
    g_free(self->file);
    self->file = g_malloc(needed);
    self->file_capacity = needed;
  }
  uint8_t *end = dp_png_file_write(self->file, self->width, self->height, bands, self->band_count);
  self->file_count = (size_t)(end - self->file);
}

const uint8_t *dp_png_bands_encode(DPPngBands *self, const DPPixels *frame, size_t *count) {
  self->compressed = 0;
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t top = i * DP_PNG_BAND_ROWS, bottom = MIN(top + DP_PNG_BAND_ROWS, self->height);
    if (!take_rows(self, frame, top, bottom)) continue;
    const uint32_t *pixels = self->before + (size_t)top * self->width;
    DPDeflated rows = dp_deflate_rows(self->deflate, pixels, bottom - top);
    dp_png_band_take(&self->bands[i], rows, dp_png_raw_count(self->width, bottom - top));
    self->compressed++;
  }
  self->has_frame = true;
  if (self->compressed > 0) assemble(self);
  *count = self->file_count;
  return self->file;
}
