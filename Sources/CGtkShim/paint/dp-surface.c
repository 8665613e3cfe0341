// Pixels in memory that pictures are drawn on.
#include <dp-exact.h>

#include "dp-scene-private.h"
#include "dp-surface.h"

struct DPSurface {
  cairo_surface_t *surface;
};

/// Cairo does not look whether pixman has filled a rectangle, and every one would be missing without a word.
static bool fills_rectangles(void) {
  enum { WIDTH = 2 };
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, 1);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_rectangle(cr, 1, 0, 1, 1);
  cairo_fill(cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  const uint32_t *pixels = (const uint32_t *)(const void *)cairo_image_surface_get_data(surface);
  bool fills = pixels != NULL && pixels[0] == 0 && pixels[1] == UINT32_MAX;
  cairo_surface_destroy(surface);
  return fills;
}

bool dp_surface_can_fill(void) {
  enum { NO = 1, YES };
  static gsize answer;
  if (g_once_init_enter(&answer)) g_once_init_leave(&answer, fills_rectangles() ? YES : NO);
  return answer == YES;
}

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
  dp_node_draw(node->node, cr);
  cairo_destroy(cr);
  // The next drawing must see what others do to the bytes in between.
  cairo_surface_flush(surface->surface);
}

static const cairo_user_data_key_t copied_rows;

DPNode *dp_surface_rows(
    DPSurface *surface, int32_t first, int32_t count, bool is_opaque, double pixels) {
  int32_t stride;
  const uint8_t *data = dp_surface_data(surface, &stride);
  int width = cairo_image_surface_get_width(surface->surface);
  uint8_t *copy = g_memdup2(data + (ptrdiff_t)first * stride, (size_t)count * (size_t)stride);
  // What is known to be opaque is copied to the screen, not laid over what is there.
  cairo_surface_t *rows = cairo_image_surface_create_for_data(
      copy, is_opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, count, stride);
  cairo_surface_set_user_data(rows, &copied_rows, copy, g_free);
  // Not a texture: GSK's Cairo reads a texture's pixels one by one as numbers in each frame.
  GskRenderNode *node = gsk_cairo_node_new(
      &GRAPHENE_RECT_INIT(0, 0, (float)(width / pixels), (float)(count / pixels)));
  cairo_t *cr = gsk_cairo_node_get_draw_context(node);
  cairo_scale(cr, 1 / pixels, 1 / pixels);
  cairo_set_source_surface(cr, rows, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_paint(cr);
  cairo_destroy(cr);
  cairo_surface_destroy(rows);
  return dp_node_take(node, false);
}
