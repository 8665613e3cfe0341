// The way between Cairo's drawings and GSK's render nodes, in both directions.
#include "dp-scene-private.h"

cairo_t *dp_sketch_begin(
    DPSketch *sketch, double width, double height, double pixels, DPKeeping keeping) {
  dp_nodes_register();
  sketch->bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  sketch->surface = NULL;
  sketch->recording = NULL;
  if (keeping == DPKeepRecording) {
    sketch->recording = gsk_cairo_node_new(&sketch->bounds);
    sketch->cr = gsk_cairo_node_get_draw_context(sketch->recording);
  } else {
    sketch->surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(width * pixels - 0.001), (int)ceil(height * pixels - 0.001));
    sketch->cr = cairo_create(sketch->surface);
    cairo_scale(sketch->cr, pixels, pixels);
  }
  return sketch->cr;
}

GskRenderNode *dp_sketch_end(DPSketch *sketch) {
  cairo_destroy(sketch->cr);
  if (sketch->recording != NULL) return sketch->recording;
  if (cairo_surface_status(sketch->surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(sketch->surface);
    return gsk_container_node_new(NULL, 0);
  }
  cairo_surface_flush(sketch->surface);
  int width = cairo_image_surface_get_width(sketch->surface);
  int height = cairo_image_surface_get_height(sketch->surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(sketch->surface);
  GBytes *bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(sketch->surface), stride * (size_t)height,
      (GDestroyNotify)cairo_surface_destroy, sketch->surface);
  GdkTexture *texture =
      gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  GskRenderNode *node = gsk_texture_node_new(texture, &sketch->bounds);
  g_object_unref(texture);
  g_bytes_unref(bytes);
  return node;
}

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
