#include "dp-scene-private.h"

DPPath *dp_path_new(const uint8_t *verbs, int32_t count, const double *numbers) {
  GArray *data = g_array_new(FALSE, TRUE, sizeof(cairo_path_data_t));
  for (int i = 0; i < count; i++) {
    int pairs = 0;
    cairo_path_data_type_t type = CAIRO_PATH_CLOSE_PATH;
    switch (verbs[i]) {
      case DPVerbMove: type = CAIRO_PATH_MOVE_TO, pairs = 1; break;
      case DPVerbLine: type = CAIRO_PATH_LINE_TO, pairs = 1; break;
      case DPVerbCurve: type = CAIRO_PATH_CURVE_TO, pairs = 3; break;
      default: break;
    }
    cairo_path_data_t entry = {.header = {type, pairs + 1}};
    g_array_append_val(data, entry);
    for (int p = 0; p < pairs; p++, numbers += 2) {
      cairo_path_data_t point = {.point = {numbers[0], numbers[1]}};
      g_array_append_val(data, point);
    }
  }
  DPPath *path = g_new(DPPath, 1);
  path->count = (int)data->len;
  path->data = (cairo_path_data_t *)(void *)g_array_free(data, FALSE);
  dp_object_made();
  return path;
}

void dp_path_free(DPPath *path) {
  g_free(path->data);
  g_free(path);
  dp_object_freed();
}

void dp_path_append(const DPPath *path, cairo_t *cr) {
  cairo_path_t whole = {CAIRO_STATUS_SUCCESS, path->data, path->count};
  cairo_append_path(cr, &whole);
}

void dp_path_ink(cairo_t *cr, double width) {
  if (width <= 0) {
    cairo_fill(cr);
    return;
  }
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width(cr, width);
  cairo_stroke(cr);
}

DPRect dp_path_extents(const DPPath *path, double width) {
  cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create(surface);
  double left = 0, top = 0, right = 0, bottom = 0;
  dp_path_append(path, cr);
  cairo_path_extents(cr, &left, &top, &right, &bottom);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  // Round caps and joins reach half a width beyond the outline.
  double reach = width / 2;
  return (DPRect){left - reach, top - reach, right - left + width, bottom - top + width};
}

static DPTexture *make(GBytes *bytes, int width, int height, size_t stride) {
  DPTexture *texture = g_new(DPTexture, 1);
  texture->texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  texture->bytes = bytes;
  texture->stride = stride;
  dp_object_made();
  return texture;
}

DPTexture *dp_texture_take(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  GBytes *bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * (size_t)height,
      (GDestroyNotify)cairo_surface_destroy, surface);
  return make(bytes, width, height, stride);
}

DPTexture *dp_texture_new_part(
    const DPTexture *texture, int32_t x, int32_t y, int32_t width, int32_t height) {
  // Rows of its own: GDK wants whole rows behind the last one too, which a view into a larger texture does not have.
  size_t row = (size_t)width * 4;
  const uint8_t *source = g_bytes_get_data(texture->bytes, NULL);
  uint8_t *pixels = g_malloc(row * (size_t)height);
  for (int i = 0; i < height; i++)
    memcpy(
        pixels + row * (size_t)i,
        source + texture->stride * (size_t)(y + i) + (size_t)x * 4, row);
  return make(g_bytes_new_take(pixels, row * (size_t)height), width, height, row);
}

DPTexture *dp_texture_new_path(
    const DPPath *path, DPRect rect, double pixels, double width, DPColor color) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)(rect.width * pixels + 0.5), (int)(rect.height * pixels + 0.5));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  cairo_translate(cr, -rect.x, -rect.y);
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  dp_path_append(path, cr);
  dp_path_ink(cr, width);
  cairo_destroy(cr);
  return dp_texture_take(surface);
}

void dp_texture_free(DPTexture *texture) {
  g_object_unref(texture->texture);
  g_bytes_unref(texture->bytes);
  g_free(texture);
  dp_object_freed();
}
