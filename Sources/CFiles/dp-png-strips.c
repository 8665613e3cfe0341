// Encodes one picture strip by strip.
#include "dp-png-strips.h"

#include <glib.h>

#include "dp-png-file.h"

struct DPPngStrip {
  uint32_t width, height, band_count;
  DPPngBand *bands;
};

DPPngStrip *dp_png_strip_new(const DPPixels *rows) {
  DPPngStrip *self = g_new0(DPPngStrip, 1);
  self->width = rows->width;
  self->height = rows->height;
  self->band_count = (rows->height + DP_PNG_BAND_ROWS - 1) / DP_PNG_BAND_ROWS;
  self->bands = g_new0(DPPngBand, self->band_count);
  DPDeflate *deflate = dp_deflate_new(rows->width, DP_PNG_BAND_ROWS, DPDeflateOwn);
  g_autofree uint32_t *pixels = g_new(uint32_t, (size_t)DP_PNG_BAND_ROWS * rows->width);
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t top = i * DP_PNG_BAND_ROWS, count = MIN(DP_PNG_BAND_ROWS, rows->height - top);
    for (uint32_t y = 0; y < count; y++)
      dp_png_copy_row(pixels + (size_t)y * rows->width, rows, top + y);
    dp_png_band_compress(&self->bands[i], deflate, pixels, rows->width, count);
  }
  dp_deflate_free(deflate);
  return self;
}

void dp_png_strip_free(DPPngStrip *self) {
  for (uint32_t i = 0; i < self->band_count; i++) g_free(self->bands[i].bytes);
  g_free(self->bands), g_free(self);
}

uint32_t dp_png_strip_step(void) { return DP_PNG_BAND_ROWS; }

/// The bands of all strips; g_free frees the list.
static const DPPngBand **all_bands(const DPPngStrip *const *strips, uint32_t count, uint32_t *band_count) {
  *band_count = 0;
  for (uint32_t i = 0; i < count; i++) *band_count += strips[i]->band_count;
  const DPPngBand **bands = g_new(const DPPngBand *, *band_count);
  uint32_t at = 0;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < strips[i]->band_count; j++) bands[at++] = &strips[i]->bands[j];
  return bands;
}

size_t dp_png_strips_size(const DPPngStrip *const *strips, uint32_t count) {
  uint32_t band_count;
  g_autofree const DPPngBand **bands = all_bands(strips, count, &band_count);
  return dp_png_file_size(bands, band_count);
}

void dp_png_strips_write(const DPPngStrip *const *strips, uint32_t count, uint8_t *out) {
  uint32_t band_count, height = 0;
  g_autofree const DPPngBand **bands = all_bands(strips, count, &band_count);
  for (uint32_t i = 0; i < count; i++) height += strips[i]->height;
  dp_png_file_write(out, strips[0]->width, height, bands, band_count);
}
