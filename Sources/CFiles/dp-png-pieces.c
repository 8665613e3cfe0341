// Encodes one picture piece by piece.
#include <dp-exact.h>

#include "dp-png-pieces.h"

#include <glib.h>

#include "dp-png-file.h"
#include "dp-png-part.h"

struct DPPngPiece {
  uint32_t width, height, band_count;
  DPPngBand *bands;
};

static DPPngPiece *piece_new(uint32_t width, uint32_t height) {
  DPPngPiece *self = g_new0(DPPngPiece, 1);
  self->width = width;
  self->height = height;
  self->band_count = dp_png_band_count(height);
  self->bands = g_new0(DPPngBand, self->band_count);
  return self;
}

DPPngPiece *dp_png_piece_new(const DPPixels *rows) {
  DPPngPiece *self = piece_new(rows->width, rows->height);
  DPDeflate *deflate = dp_deflate_new(rows->width, DP_PNG_BAND_ROWS, DPDeflateOwn);
  g_autofree uint32_t *pixels = g_new(uint32_t, (size_t)DP_PNG_BAND_ROWS * rows->width);
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t count = dp_png_copy_band(pixels, rows, i);
    DPDeflated compressed = dp_deflate_rows(deflate, pixels, count);
    dp_png_band_take(&self->bands[i], compressed, dp_png_raw_count(rows->width, count));
  }
  dp_deflate_free(deflate);
  return self;
}

DPPngPiece *dp_png_piece_of_parts(
  const DPPngPlacedPart *parts, uint32_t count, uint32_t width, uint32_t ground, uint32_t top,
  uint32_t rows) {
  DPPngPiece *self = piece_new(width, rows);
  DPDeflate *deflate = dp_deflate_new(width, DP_PNG_BAND_ROWS, DPDeflateOwn);
  g_autofree DPPlacedPart *placed = g_new(DPPlacedPart, count);
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t band = top / DP_PNG_BAND_ROWS + i, height = MIN(DP_PNG_BAND_ROWS, rows - i * DP_PNG_BAND_ROWS);
    uint32_t placed_count = 0;
    for (uint32_t j = 0; j < count; j++) {
      const DPPart *part = dp_png_part_band(parts[j].part, band);
      if (part != NULL) placed[placed_count++] = (DPPlacedPart){part, parts[j].x};
    }
    DPDeflated compressed = dp_deflate_parts(deflate, placed, placed_count, ground, height);
    dp_png_band_take(&self->bands[i], compressed, dp_png_raw_count(width, height));
  }
  dp_deflate_free(deflate);
  return self;
}

void dp_png_piece_free(DPPngPiece *self) {
  for (uint32_t i = 0; i < self->band_count; i++) g_free(self->bands[i].bytes);
  g_free(self->bands), g_free(self);
}

uint32_t dp_png_piece_step(void) { return DP_PNG_BAND_ROWS; }

/// The bands of all pieces; g_free frees the list.
static const DPPngBand **all_bands(const DPPngPiece *const *pieces, uint32_t count, uint32_t *band_count) {
  *band_count = 0;
  for (uint32_t i = 0; i < count; i++) *band_count += pieces[i]->band_count;
  const DPPngBand **bands = g_new(const DPPngBand *, *band_count);
  uint32_t at = 0;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < pieces[i]->band_count; j++) bands[at++] = &pieces[i]->bands[j];
  return bands;
}

size_t dp_png_pieces_size(const DPPngPiece *const *pieces, uint32_t count) {
  uint32_t band_count;
  g_autofree const DPPngBand **bands = all_bands(pieces, count, &band_count);
  return dp_png_file_size(bands, band_count);
}

void dp_png_pieces_write(const DPPngPiece *const *pieces, uint32_t count, uint8_t *out) {
  uint32_t band_count, height = 0;
  g_autofree const DPPngBand **bands = all_bands(pieces, count, &band_count);
  for (uint32_t i = 0; i < count; i++) height += pieces[i]->height;
  dp_png_file_write(out, pieces[0]->width, height, bands, band_count);
}
