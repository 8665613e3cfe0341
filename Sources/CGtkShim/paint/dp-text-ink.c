// The letters of set text as masks and outlines.
#include <dp-exact.h>

#include "dp-text-private.h"

DPPixelPoint dp_line_origin(const DPText *text, int index, double pixels) {
  const DPLine *line = &text->lines[index];
  double baseline = text->baseline + index * text->line_height;
  return (DPPixelPoint){floor(line->x * pixels + 0.5), floor(baseline * pixels + 0.5)};
}

/// What all letters cover in whole device pixels, a pixel to spare on each side; no width if there is no ink.
static DPRect ink_extents(const DPText *text, double pixels) {
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  for (int i = 0; i < text->line_count; i++) {
    DPPixelPoint origin = dp_line_origin(text, i, pixels);
    for (int r = 0; r < text->lines[i].run_count; r++) {
      const DPRun *run = &text->lines[i].runs[r];
      PangoRectangle ink;
      pango_glyph_string_extents(run->glyphs, run->font, &ink, NULL);
      if (ink.width == 0 || ink.height == 0) continue;
      double scale = pixels / PANGO_SCALE;
      left = MIN(left, origin.x + run->x * pixels + ink.x * scale);
      right = MAX(right, origin.x + run->x * pixels + (ink.x + ink.width) * scale);
      top = MIN(top, origin.y + run->y * pixels + ink.y * scale);
      bottom = MAX(bottom, origin.y + run->y * pixels + (ink.y + ink.height) * scale);
    }
  }
  if (right <= left) return (DPRect){0, 0, 0, 0};
  left = floor(left) - 1, top = floor(top) - 1, right = ceil(right) + 1, bottom = ceil(bottom) + 1;
  return (DPRect){left, top, right - left, bottom - top};
}

DPMask *dp_mask_new_text(const DPText *text, double pixels, DPRect *rect) {
  *rect = ink_extents(text, pixels);
  if (rect->width <= 0) return NULL;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_A8, (int)rect->width, (int)rect->height);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, -rect->x, -rect->y);
  cairo_scale(cr, pixels, pixels);
  for (int i = 0; i < text->line_count; i++) {
    DPPixelPoint origin = dp_line_origin(text, i, pixels);
    for (int r = 0; r < text->lines[i].run_count; r++) {
      DPPlacedRun placed = dp_run_place(&text->lines[i].runs[r], pixels);
      cairo_move_to(cr, (origin.x + placed.x) / pixels, (origin.y + placed.y) / pixels);
      pango_cairo_show_glyph_string(cr, text->lines[i].runs[r].font, placed.glyphs);
    }
  }
  cairo_destroy(cr);
  return dp_mask_take(surface);
}

const DPPath *dp_text_outline(DPText *text) {
  if (text->outline != NULL) return text->outline;
  cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create(surface);
  // FreeType returns outlines in 64ths of a pixel; larger letters have finer ones.
  cairo_scale(cr, 16, 16);
  for (int i = 0; i < text->line_count; i++) {
    const DPLine *line = &text->lines[i];
    double baseline = text->baseline + i * text->line_height;
    for (int r = 0; r < line->run_count; r++) {
      const DPRun *run = &line->runs[r];
      dp_font_hold(run->font, cr);
      cairo_move_to(cr, line->x + run->x, baseline + run->y);
      pango_cairo_glyph_string_path(cr, run->font, run->glyphs);
    }
  }
  cairo_path_t *path = cairo_copy_path(cr);
  text->outline = g_new(DPPath, 1);
  text->outline->count = path->num_data;
  text->outline->data = g_memdup2(path->data, sizeof(cairo_path_data_t) * (gsize)path->num_data);
  dp_passing_object_made();
  cairo_path_destroy(path);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return text->outline;
}
