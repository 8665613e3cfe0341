// Makes render nodes of what Cairo draws.
#include <dp-exact.h>

#include "dp-scene-private.h"

cairo_t *dp_drawing_begin(
    DPDrawing *drawing, double width, double height, double pixels, DPKeeping keeping) {
  dp_nodes_register();
  drawing->bounds = GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height);
  drawing->surface = NULL;
  drawing->recording = NULL;
  if (keeping == DPKeepRecording) {
    drawing->recording = gsk_cairo_node_new(&drawing->bounds);
    drawing->cr = gsk_cairo_node_get_draw_context(drawing->recording);
  } else {
    drawing->surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)ceil(width * pixels - 0.001), (int)ceil(height * pixels - 0.001));
    drawing->cr = cairo_create(drawing->surface);
    cairo_scale(drawing->cr, pixels, pixels);
  }
  return drawing->cr;
}

GskRenderNode *dp_drawing_end(DPDrawing *drawing) {
  cairo_destroy(drawing->cr);
  if (drawing->recording != NULL) return drawing->recording;
  if (cairo_surface_status(drawing->surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(drawing->surface);
    return gsk_container_node_new(NULL, 0);
  }
  cairo_surface_flush(drawing->surface);
  int width = cairo_image_surface_get_width(drawing->surface);
  int height = cairo_image_surface_get_height(drawing->surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(drawing->surface);
  GBytes *bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(drawing->surface), stride * (size_t)height,
      (GDestroyNotify)cairo_surface_destroy, drawing->surface);
  GdkTexture *texture =
      gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  GskRenderNode *node = gsk_texture_node_new(texture, &drawing->bounds);
  g_object_unref(texture);
  g_bytes_unref(bytes);
  return node;
}
