// Paths as Cairo fills or strokes them.
#include <dp-exact.h>

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
  dp_passing_object_made();
  return path;
}

void dp_path_free(DPPath *path) {
  g_free(path->data);
  g_free(path);
  dp_passing_object_freed();
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

DPMask *dp_mask_new_path(const DPPath *path, DPRect rect, double pixels) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, (int)(rect.width * pixels + 0.5), (int)(rect.height * pixels + 0.5));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  cairo_translate(cr, -rect.x, -rect.y);
  dp_path_append(path, cr);
  cairo_fill(cr);
  cairo_destroy(cr);
  return dp_mask_take(surface);
}
