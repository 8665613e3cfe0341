// Pixels in memory that pictures are drawn on.
#include "dp-scene-private.h"
#include "dp-surface.h"

struct DPSurface {
  cairo_surface_t *surface;
};

DPSurface *dp_surface_new(int32_t width, int32_t height) {
  cairo_surface_t *raw = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status(raw) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(raw);
    return NULL;
  }
  DPSurface *surface = g_new(DPSurface, 1);
  surface->surface = raw;
  dp_object_made();
  return surface;
}

void dp_surface_free(DPSurface *surface) {
  cairo_surface_destroy(surface->surface);
  g_free(surface);
  dp_object_freed();
}

uint8_t *dp_surface_data(DPSurface *surface, int32_t *stride) {
  cairo_surface_flush(surface->surface);
  *stride = cairo_image_surface_get_stride(surface->surface);
  return cairo_image_surface_get_data(surface->surface);
}

void dp_surface_draw(
    DPSurface *surface, const DPNode *node, double scale, bool clears, const DPRect *rectangles,
    int32_t count) {
  cairo_t *cr = cairo_create(surface->surface);
  if (rectangles != NULL) {
    for (int i = 0; i < count; i++)
      cairo_rectangle(
          cr, rectangles[i].x, rectangles[i].y, rectangles[i].width, rectangles[i].height);
    cairo_clip(cr);
  }
  if (clears) {
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
  }
  cairo_scale(cr, scale, scale);
  gsk_render_node_draw(node->node, cr);
  cairo_destroy(cr);
  // The next drawing must see what others do to the bytes in between.
  cairo_surface_flush(surface->surface);
}
