// Paints a render node into pixels.
#include "dp-scene-private.h"

cairo_surface_t *dp_node_paint(GskRenderNode *node, DPRect source, double pixels) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)floor(source.width * pixels + 0.5),
      (int)floor(source.height * pixels + 0.5));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  cairo_translate(cr, -source.x, -source.y);
  gsk_render_node_draw(node, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}
