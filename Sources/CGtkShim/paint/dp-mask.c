// Paints any colour through a mask.
#include <dp-exact.h>

#include "dp-scene-private.h"

DPMask *dp_mask_take(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  DPMask *mask = g_new(DPMask, 1);
  mask->surface = surface;
  dp_passing_object_made();
  return mask;
}

void dp_mask_free(DPMask *mask) {
  cairo_surface_destroy(mask->surface);
  g_free(mask);
  dp_passing_object_freed();
}

/// The whole mask in one colour. Cairo turns and shrinks four bytes a pixel several times faster than one.
static void paint_whole(cairo_t *cr, const DPMask *mask, DPColor color) {
  cairo_surface_t *tinted = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(mask->surface),
      cairo_image_surface_get_height(mask->surface));
  cairo_t *tint = cairo_create(tinted);
  cairo_set_source_rgba(tint, color.red, color.green, color.blue, color.alpha);
  cairo_mask_surface(tint, mask->surface, 0, 0);
  cairo_destroy(tint);
  cairo_set_source_surface(cr, tinted, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
  cairo_surface_destroy(tinted);
  cairo_paint(cr);
}

/// A part of the mask in one colour, stretched over `width` × `height`.
static void paint_part(
    cairo_t *cr, const DPMask *mask, DPPart part, double width, double height, DPColor color) {
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(mask->surface);
  // A middle of one pixel is stretched and must not take from its neighbours.
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
  cairo_matrix_t matrix;
  cairo_matrix_init_translate(&matrix, part.x, part.y);
  cairo_matrix_scale(&matrix, part.width / width, part.height / height);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  cairo_mask(cr, pattern);
  cairo_pattern_destroy(pattern);
}

DPNode *dp_node_new_mask(
    const DPMask *mask, DPPart part, double width, double height, double pixels, DPColor color,
    DPKeeping keeping) {
  DPDrawing drawing;
  cairo_t *cr = dp_drawing_begin(&drawing, width / pixels, height / pixels, pixels, keeping);
  cairo_scale(cr, 1 / pixels, 1 / pixels);
  bool whole = part.width == cairo_image_surface_get_width(mask->surface) &&
               part.height == cairo_image_surface_get_height(mask->surface) &&
               width == part.width && height == part.height;
  if (whole)
    paint_whole(cr, mask, color);
  else
    paint_part(cr, mask, part, width, height, color);
  return dp_node_take(dp_drawing_end(&drawing), true);
}
