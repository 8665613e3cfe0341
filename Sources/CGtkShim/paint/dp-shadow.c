// Makes the masks of soft shadows.
#include <dp-exact.h>

#include "dp-scene-private.h"

enum { passes = 3 };

/// The widths of the three running means that together come close to a Gaussian. All are odd, so that no mean moves the
/// picture; how many are the smaller width is chosen so that their variances add up to the Gaussian's.
static void mean_widths(double deviation, int widths[passes]) {
  double variance = deviation * deviation;
  int small = (int)sqrt(12 * variance / passes + 1);
  if (small % 2 == 0) small -= 1;
  double count = (12 * variance - passes * (small * small + 4.0 * small + 3)) / (-4.0 * small - 4);
  for (int i = 0; i < passes; i++) widths[i] = i < (int)(count + 0.5) ? small : small + 2;
}

/// The running mean along each row, with zeros beyond the ends.
static void mean_across(const uint16_t *from, uint16_t *to, int width, int height, int size) {
  int half = size / 2;
  float share = 1.0f / (float)size;
  for (int y = 0; y < height; y++, from += width, to += width) {
    uint32_t sum = 0;
    for (int x = 0; x < MIN(half, width); x++) sum += from[x];
    for (int x = 0; x < width; x++) {
      if (x + half < width) sum += from[x + half];
      if (x - half - 1 >= 0) sum -= from[x - half - 1];
      to[x] = (uint16_t)((float)sum * share + 0.5f);
    }
  }
}

/// The same along each column, all columns at a time.
static void mean_down(const uint16_t *from, uint16_t *to, int width, int height, int size) {
  int half = size / 2;
  float share = 1.0f / (float)size;
  uint32_t *sums = g_new0(uint32_t, width);
  for (int y = 0; y < MIN(half, height); y++)
    for (int x = 0; x < width; x++) sums[x] += from[(ptrdiff_t)y * width + x];
  for (int y = 0; y < height; y++, to += width) {
    const uint16_t *in = from + (ptrdiff_t)(y + half) * width;
    const uint16_t *out = from + (ptrdiff_t)(y - half - 1) * width;
    if (y + half < height)
      for (int x = 0; x < width; x++) sums[x] += in[x];
    if (y - half - 1 >= 0)
      for (int x = 0; x < width; x++) sums[x] -= out[x];
    for (int x = 0; x < width; x++) to[x] = (uint16_t)((float)sums[x] * share + 0.5f);
  }
  g_free(sums);
}

static void blur(uint16_t *values, int width, int height, double deviation) {
  if (deviation <= 0) return;
  int widths[passes];
  mean_widths(deviation, widths);
  uint16_t *other = g_new(uint16_t, (size_t)width * (size_t)height);
  for (int pass = 0; pass < passes; pass++) {
    if (widths[pass] < 2) continue;
    mean_across(values, other, width, height, widths[pass]);
    mean_down(other, values, width, height, widths[pass]);
  }
  g_free(other);
}

static void rounded_path(cairo_t *cr, double x, double y, double w, double h, DPRadii radii) {
  // How far a quarter circle's handles are from its corner, as a part of the radius.
  const double k = 1 - 0.5522847498307936;
  double a = radii.top_left, b = radii.top_right, c = radii.bottom_right, d = radii.bottom_left;
  double right = x + w, bottom = y + h;
  cairo_move_to(cr, x + a, y);
  cairo_line_to(cr, right - b, y);
  cairo_curve_to(cr, right - b * k, y, right, y + b * k, right, y + b);
  cairo_line_to(cr, right, bottom - c);
  cairo_curve_to(cr, right, bottom - c * k, right - c * k, bottom, right - c, bottom);
  cairo_line_to(cr, x + d, bottom);
  cairo_curve_to(cr, x + d * k, bottom, x, bottom - d * k, x, bottom - d);
  cairo_line_to(cr, x, y + a);
  cairo_curve_to(cr, x, y + a * k, x + a * k, y, x + a, y);
  cairo_close_path(cr);
}

/// A radius moved by `spread`: sharp corners stay sharp.
static double spread_radius(double radius, double spread) {
  return radius > 0 ? MAX(radius + spread, 0) : 0;
}

/// Radii that fit into a rectangle together.
static DPRadii fitted(DPRadii r, double width, double height) {
  double factor = 1;
  double pairs[4][2] = {
      {r.top_left + r.top_right, width},
      {r.bottom_left + r.bottom_right, width},
      {r.top_left + r.bottom_left, height},
      {r.top_right + r.bottom_right, height},
  };
  for (int i = 0; i < 4; i++)
    if (pairs[i][0] > pairs[i][1]) factor = MIN(factor, pairs[i][1] / pairs[i][0]);
  return (DPRadii){
      r.top_left * factor, r.top_right * factor, r.bottom_right * factor, r.bottom_left * factor};
}

/// How much of each pixel a rounded rectangle covers, 0 to 255, or NULL.
static cairo_surface_t *coverage(
    int width, int height, double x, double y, double w, double h, DPRadii radii) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS && w > 0 && h > 0) {
    cairo_t *cr = cairo_create(surface);
    rounded_path(cr, x, y, w, h, fitted(radii, w, h));
    cairo_fill(cr);
    cairo_destroy(cr);
  }
  cairo_surface_flush(surface);
  return surface;
}

static uint8_t *row_of(cairo_surface_t *surface, int y) {
  return cairo_image_surface_get_data(surface) +
         (ptrdiff_t)y * cairo_image_surface_get_stride(surface);
}

/// Puts the blurred shadow into `shape`, outside of what that covers or inside it.
static void combine(cairo_surface_t *shape, const uint16_t *soft, int width, int height, bool inner) {
  const uint32_t full = 255 * 256;
  for (int y = 0; y < height; y++, soft += width) {
    uint8_t *row = row_of(shape, y);
    for (int x = 0; x < width; x++) {
      uint32_t light = inner ? full - soft[x] : soft[x];
      uint32_t room = inner ? row[x] : 255u - row[x];
      row[x] = (uint8_t)((light * room + full / 2) / full);
    }
  }
  cairo_surface_mark_dirty(shape);
}

DPMask *dp_mask_new_shadow(const DPShadowSpec *spec) {
  int width = spec->width + 2 * spec->reach;
  int height = spec->height + 2 * spec->reach;
  double spread = spec->inner ? -spec->spread : spec->spread;
  DPRadii soft_radii = {
      spread_radius(spec->radii.top_left, spread), spread_radius(spec->radii.top_right, spread),
      spread_radius(spec->radii.bottom_right, spread),
      spread_radius(spec->radii.bottom_left, spread)};
  cairo_surface_t *shape = coverage(
      width, height, spec->reach, spec->reach, spec->width, spec->height, spec->radii);
  cairo_surface_t *hard = coverage(
      width, height, spec->reach + spec->x - spread, spec->reach + spec->y - spread,
      spec->width + 2 * spread, spec->height + 2 * spread, soft_radii);
  bool made = cairo_surface_status(shape) == CAIRO_STATUS_SUCCESS &&
              cairo_surface_status(hard) == CAIRO_STATUS_SUCCESS;
  if (made) {
    // Sixteen bits between the passes, or the shadow would show steps.
    uint16_t *soft = g_new(uint16_t, (size_t)width * (size_t)height);
    for (int y = 0; y < height; y++) {
      const uint8_t *row = row_of(hard, y);
      for (int x = 0; x < width; x++) soft[(ptrdiff_t)y * width + x] = (uint16_t)(row[x] << 8);
    }
    blur(soft, width, height, spec->deviation);
    combine(shape, soft, width, height, spec->inner);
    g_free(soft);
  }
  cairo_surface_destroy(hard);
  if (made) return dp_mask_take(shape);
  cairo_surface_destroy(shape);
  return NULL;
}
