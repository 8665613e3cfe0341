// Turns the pixels of pictures for Cairo.
#include <dp-exact.h>

#include <dp-sampler.h>

#include "dp-scene-private.h"

typedef struct {
  DPSampling sampling;
  uint32_t *target;
  size_t stride;
  int32_t width;
} Work;

static void sample(void *data, int32_t first, int32_t end) {
  const Work *work = data;
  dp_sample(&work->sampling, work->target, work->stride, work->width, first, end);
}

static const uint32_t *words(cairo_surface_t *surface, size_t *stride) {
  *stride = (size_t)cairo_image_surface_get_stride(surface) / sizeof(uint32_t);
  return (const uint32_t *)(const void *)cairo_image_surface_get_data(surface);
}

/// Where the pixels of a box at `corner` are in the picture's own.
static DPSourcePlace place_of(const DPPixels *pixels, DPTransform t, graphene_point_t corner) {
  double determinant = t.a * t.d - t.b * t.c;
  double xx = t.d / determinant, xy = -t.c / determinant;
  double yx = -t.b / determinant, yy = t.a / determinant;
  double left = corner.x - t.tx, top = corner.y - t.ty;
  return (DPSourcePlace){
      xx, xy, yx, yy, (xx * left + xy * top - pixels->source.x) * pixels->pixels,
      (yx * left + yy * top - pixels->source.y) * pixels->pixels};
}

cairo_surface_t *dp_pixels_seen(
    const DPPixels *pixels, DPRect shown, DPTransform transform, graphene_rect_t box) {
  double scale = pixels->pixels;
  int width = (int)floor(box.size.width * scale + 0.5);
  int height = (int)floor(box.size.height * scale + 0.5);
  cairo_surface_t *seen = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status(seen) != CAIRO_STATUS_SUCCESS) return seen;
  DPTexels source = {
      .width = cairo_image_surface_get_width(pixels->surface),
      .height = cairo_image_surface_get_height(pixels->surface)};
  source.pixels = words(pixels->surface, &source.stride);
  double left = (shown.x - pixels->source.x) * scale, top = (shown.y - pixels->source.y) * scale;
  Work work = {
      .sampling = {
          .source = source,
          .place = place_of(pixels, transform, box.origin),
          .left = left,
          .top = top,
          .right = left + shown.width * scale,
          .bottom = top + shown.height * scale}};
  work.target = (uint32_t *)(uintptr_t)words(seen, &work.stride);
  work.width = width;
  dp_rows_share(height, sample, &work);
  cairo_surface_mark_dirty(seen);
  return seen;
}

void dp_pixels_set_source(cairo_t *cr, cairo_surface_t *seen, double pixels, graphene_point_t corner) {
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(seen);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, pixels, pixels);
  cairo_matrix_translate(&matrix, -corner.x, -corner.y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_set_source(cr, pattern);
  cairo_pattern_destroy(pattern);
}

bool dp_pixels_box(
    DPRect rect, DPTransform transform, double pixels, double margin, DPRect limits,
    graphene_rect_t *box) {
  DPBounds bounds = dp_bounds_empty;
  dp_bounds_add(&bounds, rect, transform);
  bounds.left = MAX(bounds.left, limits.x), bounds.top = MAX(bounds.top, limits.y);
  bounds.right = MIN(bounds.right, limits.x + limits.width);
  bounds.bottom = MIN(bounds.bottom, limits.y + limits.height);
  if (!(bounds.left < bounds.right && bounds.top < bounds.bottom)) return false;
  *box = dp_bounds_whole(bounds, pixels, margin);
  return true;
}
