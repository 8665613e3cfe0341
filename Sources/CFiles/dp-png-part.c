// Prepares pictures that are placed on larger ones to be compressed.
#include <dp-exact.h>

#include "dp-png-part.h"

#include <glib.h>

#include "dp-png-file.h"

struct DPPngPart {
  uint32_t band_count;
  DPPart **bands;
};

DPPngPart *dp_png_part_new(const DPPixels *pixels, uint32_t picture_width) {
  DPPngPart *self = g_new0(DPPngPart, 1);
  self->band_count = dp_png_band_count(pixels->height);
  self->bands = g_new(DPPart *, self->band_count);
  DPPartFinder *finder = dp_part_finder_new(pixels->width, DP_PNG_BAND_ROWS, picture_width);
  g_autofree uint32_t *rows = g_new(uint32_t, (size_t)DP_PNG_BAND_ROWS * pixels->width);
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t count = dp_png_copy_band(rows, pixels, i);
    self->bands[i] = dp_part_copy(dp_part_find(finder, rows, count));
  }
  dp_part_finder_free(finder);
  return self;
}

void dp_png_part_free(DPPngPart *self) {
  for (uint32_t i = 0; i < self->band_count; i++) dp_part_free(self->bands[i]);
  g_free(self->bands), g_free(self);
}

const DPPart *dp_png_part_band(const DPPngPart *self, uint32_t band) {
  return band < self->band_count ? self->bands[band] : NULL;
}
