// Scales pictures of the prototype's own and makes nodes of them.
#include <dp-exact.h>

#include "dp-bitmap.h"

#include "dp-scene-private.h"

/// Places in a bitmap are counted in parts of a pixel, and weights in parts of the whole; in bits.
enum { PLACE_BITS = 16, WEIGHT_BITS = 14, CHANNELS = 4 };

struct DPBitmap {
  int32_t width, height;
  /// Premultiplied, in the order red, green, blue, alpha.
  uint8_t *pixels;
};

static uint8_t times(uint8_t part, uint8_t alpha) {
  return (uint8_t)((part * alpha + 127) / 255);
}

DPBitmap *dp_bitmap_new(const uint8_t *rgba, int32_t width, int32_t height) {
  size_t count = (size_t)width * (size_t)height * CHANNELS;
  uint8_t *pixels = g_try_malloc(count);
  if (pixels == NULL) return NULL;
  for (size_t i = 0; i < count; i += CHANNELS) {
    uint8_t alpha = rgba[i + 3];
    for (size_t c = 0; c < 3; c++) pixels[i + c] = times(rgba[i + c], alpha);
    pixels[i + 3] = alpha;
  }
  DPBitmap *bitmap = g_new(DPBitmap, 1);
  *bitmap = (DPBitmap){width, height, pixels};
  dp_passing_object_made();
  return bitmap;
}

void dp_bitmap_free(DPBitmap *bitmap) {
  g_free(bitmap->pixels);
  g_free(bitmap);
  dp_passing_object_freed();
}

/// Which pixels of a line make one pixel of a scaled line, and how much of each.
typedef struct {
  int32_t first, count;
  /// They are 1 << WEIGHT_BITS together.
  uint16_t *weights;
} Mix;

/// A line of `source` pixels of which the part from `start` on, `length` long, is scaled to `count` pixels: a triangle about
/// each new pixel's middle, as wide as two of the wider pixels. Nothing outside the part is mixed in.
static Mix *mixes(double start, double length, int32_t source, int32_t count, uint16_t **weights) {
  const int64_t one = (int64_t)1 << PLACE_BITS;
  int64_t from = (int64_t)floor(start * (double)one + 0.5);
  int64_t span = MAX((int64_t)floor(length * (double)one + 0.5), 1);
  int64_t reach = MAX(one, span / count);
  int32_t low = (int32_t)CLAMP(from >> PLACE_BITS, 0, source - 1);
  int32_t high = (int32_t)CLAMP((from + span - 1) >> PLACE_BITS, low, source - 1);
  int32_t most = (int32_t)(2 * reach >> PLACE_BITS) + 2;
  Mix *all = g_try_new(Mix, count);
  *weights = g_try_new(uint16_t, (size_t)count * (size_t)most);
  int64_t *raw = g_try_new(int64_t, most);
  if (all == NULL || *weights == NULL || raw == NULL) {
    g_free(all), g_free(*weights), g_free(raw);
    *weights = NULL;
    return NULL;
  }
  for (int32_t i = 0; i < count; i++) {
    int64_t middle = from + (2 * (int64_t)i + 1) * span / (2 * (int64_t)count);
    int32_t first = (int32_t)CLAMP((middle - reach) >> PLACE_BITS, low, high);
    int32_t last = (int32_t)CLAMP((middle + reach) >> PLACE_BITS, first, high);
    last = MIN(last, first + most - 1);
    int64_t sum = 0;
    for (int32_t j = first; j <= last; j++) {
      int64_t away = ((int64_t)j << PLACE_BITS) + one / 2 - middle;
      raw[j - first] = MAX(reach - (away < 0 ? -away : away), 0);
      sum += raw[j - first];
    }
    if (sum == 0) raw[0] = sum = 1;
    uint16_t *mine = *weights + (size_t)i * (size_t)most;
    int64_t given = 0, done = 0;
    for (int32_t j = 0; j <= last - first; j++) {
      // What is rounded off one weight is added to the next, so that together they are the whole.
      done += raw[j];
      int64_t reached = (done << WEIGHT_BITS) / sum;
      mine[j] = (uint16_t)(reached - given);
      given = reached;
    }
    all[i] = (Mix){first, last - first + 1, mine};
  }
  g_free(raw);
  return all;
}

/// Scales the rows that are needed across, into 8 bits and 8 more behind the point.
static void scale_across(
    const DPBitmap *bitmap, int32_t top, int32_t rows, const Mix *across, int32_t width,
    uint16_t *target) {
  for (int32_t y = 0; y < rows; y++) {
    const uint8_t *row = bitmap->pixels + (size_t)(top + y) * (size_t)bitmap->width * CHANNELS;
    for (int32_t x = 0; x < width; x++) {
      uint32_t sums[CHANNELS] = {0};
      const Mix *mix = &across[x];
      for (int32_t i = 0; i < mix->count; i++)
        for (int c = 0; c < CHANNELS; c++)
          sums[c] += (uint32_t)row[(mix->first + i) * CHANNELS + c] * mix->weights[i];
      for (int c = 0; c < CHANNELS; c++)
        *target++ = (uint16_t)((sums[c] + (1 << (WEIGHT_BITS - 9))) >> (WEIGHT_BITS - 8));
    }
  }
}

/// Scales rows down into a surface of Cairo's.
static void scale_down(
    const uint16_t *rows, int32_t top, const Mix *down, int32_t width, int32_t height,
    cairo_surface_t *surface) {
  uint8_t *start = cairo_image_surface_get_data(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  for (int32_t y = 0; y < height; y++) {
    uint32_t *out = (uint32_t *)(void *)(start + (size_t)y * stride);
    const Mix *mix = &down[y];
    for (int32_t x = 0; x < width; x++) {
      uint32_t sums[CHANNELS] = {0};
      for (int32_t i = 0; i < mix->count; i++) {
        const uint16_t *from =
            rows + ((size_t)(mix->first - top + i) * (size_t)width + (size_t)x) * CHANNELS;
        for (int c = 0; c < CHANNELS; c++) sums[c] += (uint32_t)from[c] * mix->weights[i];
      }
      uint32_t parts[CHANNELS];
      for (int c = 0; c < CHANNELS; c++)
        parts[c] = (sums[c] + (1u << (WEIGHT_BITS + 7))) >> (WEIGHT_BITS + 8);
      out[x] = parts[3] << 24 | parts[0] << 16 | parts[1] << 8 | parts[2];
    }
  }
  cairo_surface_mark_dirty(surface);
}

/// A part of the bitmap in pixels of the screen, or NULL.
static cairo_surface_t *scaled(const DPBitmap *bitmap, const DPBitmapForm *form) {
  uint16_t *across_weights, *down_weights = NULL;
  Mix *across = mixes(form->part.x, form->part.width, bitmap->width, form->across, &across_weights);
  Mix *down = mixes(form->part.y, form->part.height, bitmap->height, form->down, &down_weights);
  cairo_surface_t *surface = NULL;
  if (across != NULL && down != NULL) {
    const Mix *last = &down[form->down - 1];
    int32_t top = down[0].first, rows = last->first + last->count - top;
    uint16_t *between =
        g_try_new(uint16_t, (size_t)rows * (size_t)form->across * CHANNELS);
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, form->across, form->down);
    if (between != NULL && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
      scale_across(bitmap, top, rows, across, form->across, between);
      scale_down(between, top, down, form->across, form->down, surface);
    } else {
      cairo_surface_destroy(surface);
      surface = NULL;
    }
    g_free(between);
  }
  g_free(across), g_free(down), g_free(across_weights), g_free(down_weights);
  return surface;
}

/// The same pixels in one colour.
static cairo_surface_t *tinted(cairo_surface_t *surface, DPColor color) {
  cairo_surface_t *made = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface));
  cairo_t *cr = cairo_create(made);
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  cairo_mask_surface(cr, surface, 0, 0);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return made;
}

DPNode *dp_node_new_bitmap(const DPBitmap *bitmap, DPBitmapForm form, DPKeeping keeping) {
  cairo_surface_t *surface = scaled(bitmap, &form);
  if (surface == NULL) return NULL;
  if (form.is_tinted) surface = tinted(surface, form.color);
  DPDrawing drawing;
  cairo_t *cr =
      dp_drawing_begin(&drawing, form.width, form.height, form.across / form.width, keeping);
  cairo_rectangle(cr, 0, 0, form.width, form.height);
  cairo_clip(cr);
  cairo_scale(cr, form.width / form.across, form.height / form.down);
  cairo_set_source_surface(cr, surface, 0, 0);
  cairo_pattern_set_filter(
      cairo_get_source(cr), form.is_upright ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  // Turned, it ends at its edge and not within half a pixel of it.
  cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
  cairo_paint(cr);
  cairo_surface_destroy(surface);
  return dp_node_take(dp_drawing_end(&drawing), true);
}
