// Puts each glyph on a whole device pixel.
//
// Cairo 1.16 did so itself. Later versions put glyphs on quarters of a pixel, so the same text would have other pixels there. A
// glyph that is on a whole pixel already stays on it in every version.
#include <dp-exact.h>

#include "dp-text-private.h"

/// Glyphs are at multiples of 1/1024 point; a quarter of that, added to where a run begins, keeps them off the halves that text
/// which is as wide as whole points would often be on.
static const double off_halves = 1.0 / 4096;

/// The nearest whole pixel; a half counts as the next one.
static double whole(double pixels) { return floor(pixels + 0.5); }

/// A distance of pixels in Pango's units.
static int units(double distance, double pixels) {
  return (int)floor(distance / pixels * PANGO_SCALE + 0.5);
}

int32_t dp_glyph_offset(double run, double place, int32_t before, double pixels) {
  return units(whole(place * pixels) - whole(run * pixels), pixels) - before;
}

DPPlacedRun dp_run_place(DPRun *run, double pixels) {
  DPPlacedRun placed = {.x = whole(run->x * pixels), .y = whole(run->y * pixels)};
  if (run->placed == NULL || run->placed_for != pixels) {
    g_clear_pointer(&run->placed, pango_glyph_string_free);
    run->placed = pango_glyph_string_copy(run->glyphs);
    run->placed_for = pixels;
    dp_font_hold_at(run->font, pixels);
    int before = 0;
    for (int i = 0; i < run->placed->num_glyphs; i++) {
      PangoGlyphGeometry *glyph = &run->placed->glyphs[i].geometry;
      double x = run->x + off_halves + (double)(before + glyph->x_offset) / PANGO_SCALE;
      double y = run->y + (double)glyph->y_offset / PANGO_SCALE;
      glyph->x_offset = dp_glyph_offset(run->x, x, before, pixels);
      glyph->y_offset = dp_glyph_offset(run->y, y, 0, pixels);
      before += glyph->width;
    }
  }
  placed.glyphs = run->placed;
  return placed;
}
