// Compares two pictures row by row.
#include <dp-exact.h>

#include "dp-compare.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "dp-compare-colour.h"
#include "dp-compare-pale.h"
#include "dp-compare-smoothing.h"

/// The drawing's colours as they lie in memory, alpha highest.
static const uint32_t red = 0xFF241BE0, yellow = 0xFF11C2F5, blue = 0xFFF2D4C4, white = 0xFFFFFFFF;

/// Two rows of this many pixels are compared at once before single pixels are looked at.
enum { block = 16 };

typedef struct {
  const DPComparePicture *expected, *actual;
  const DPCompareRules *rules;
  // What both pictures have.
  uint32_t width, height;
  // Of the drawing.
  uint32_t full_width;
  DPCompareCount count;
} Comparison;

static inline uint32_t pixel(const DPComparePicture *picture, uint32_t x, uint32_t y) {
  uint32_t value;
  memcpy(&value, picture->pixels + ((size_t)y * picture->width + x) * 4, sizeof value);
  return value;
}

static inline const uint8_t *row(const DPComparePicture *picture, uint32_t y) {
  return picture->pixels + (size_t)y * picture->width * 4;
}

static void grow(DPCompareBox *box, uint32_t left, uint32_t top, uint32_t right, uint32_t bottom) {
  if (box->right == 0) {
    *box = (DPCompareBox){left, top, right, bottom};
    return;
  }
  if (left < box->left) box->left = left;
  if (top < box->top) box->top = top;
  if (right > box->right) box->right = right;
  if (bottom > box->bottom) box->bottom = bottom;
}

static bool is_masked(const DPCompareRules *rules, uint32_t x, uint32_t y) {
  for (size_t i = 0; i < rules->mask_count; i++) {
    const DPCompareBox *mask = &rules->masks[i];
    if (x >= mask->left && x < mask->right && y >= mask->top && y < mask->bottom) return true;
  }
  return false;
}

static void draw_masks(const Comparison *c, uint32_t *drawing, uint32_t y) {
  for (size_t i = 0; i < c->rules->mask_count; i++) {
    const DPCompareBox *mask = &c->rules->masks[i];
    if (y < mask->top || y >= mask->bottom) continue;
    uint32_t right = mask->right < c->full_width ? mask->right : c->full_width;
    for (uint32_t x = mask->left; x < right; x++) drawing[x] = blue;
  }
}

/// A pixel whose bits differ.
static void judge(Comparison *c, uint32_t x, uint32_t y, uint32_t *drawing) {
  const DPCompareRules *rules = c->rules;
  if (rules->mask_count > 0 && is_masked(rules, x, y)) return;
  if (rules->is_tolerant) {
    if (dp_squared_distance(pixel(c->expected, x, y), pixel(c->actual, x, y))
        <= rules->squared_distance)
      return;
    if (rules->passes_smoothing
        && (dp_compare_smooths(c->expected, c->actual, c->width, c->height, x, y)
            || dp_compare_smooths(c->actual, c->expected, c->width, c->height, x, y))) {
      c->count.smoothing++;
      if (drawing) drawing[x] = yellow;
      return;
    }
  }
  c->count.differing++;
  grow(&c->count.box, x, y, x + 1, y + 1);
  if (drawing) drawing[x] = red;
}

/// Which of a block's pixels have a bit that differs, the first in the lowest bit.
#ifdef __SSE2__

static inline __m128i alike(const uint8_t *left, const uint8_t *right, size_t four) {
  return _mm_cmpeq_epi32(
      _mm_loadu_si128((const __m128i *)left + four), _mm_loadu_si128((const __m128i *)right + four));
}

static inline uint32_t differing(const uint8_t *left, const uint8_t *right) {
  __m128i first = _mm_packs_epi32(alike(left, right, 0), alike(left, right, 1));
  __m128i second = _mm_packs_epi32(alike(left, right, 2), alike(left, right, 3));
  return (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(first, second)) ^ 0xFFFF;
}

#else

static inline uint32_t differing(const uint8_t *left, const uint8_t *right) {
  uint32_t bits = 0;
  for (int i = 0; i < block; i++) bits |= (uint32_t)(memcmp(left + 4 * i, right + 4 * i, 4) != 0) << i;
  return bits;
}

#endif

static void compare_row(Comparison *c, uint32_t y, uint32_t *drawing) {
  const uint8_t *left = row(c->expected, y), *right = row(c->actual, y);
  uint32_t x = 0;
  for (; x + block <= c->width; x += block) {
    uint32_t bits = differing(left + (size_t)x * 4, right + (size_t)x * 4);
    for (; bits != 0; bits &= bits - 1) judge(c, x + (uint32_t)__builtin_ctz(bits), y, drawing);
  }
  for (; x < c->width; x++)
    if (pixel(c->expected, x, y) != pixel(c->actual, x, y)) judge(c, x, y, drawing);
}

/// Pixels from `from` up to `to` that one picture alone has.
static void compare_alone(Comparison *c, uint32_t from, uint32_t to, uint32_t y, uint32_t *drawing) {
  for (uint32_t x = from; x < to; x++) {
    if (is_masked(c->rules, x, y)) continue;
    c->count.differing++;
    grow(&c->count.box, x, y, x + 1, y + 1);
    if (drawing) drawing[x] = red;
  }
}

DPCompareCount dp_compare(
    DPComparePicture expected, DPComparePicture actual, const DPCompareRules *rules,
    uint8_t *drawing) {
  Comparison c = {.expected = &expected, .actual = &actual, .rules = rules};
  c.width = expected.width < actual.width ? expected.width : actual.width;
  c.height = expected.height < actual.height ? expected.height : actual.height;
  c.full_width = expected.width > actual.width ? expected.width : actual.width;
  uint32_t full_height = expected.height > actual.height ? expected.height : actual.height;
  bool have_one_size = expected.width == actual.width && expected.height == actual.height;
  if (!drawing && have_one_size
      && memcmp(expected.pixels, actual.pixels, (size_t)c.width * c.height * 4) == 0)
    return c.count;
  for (uint32_t y = 0; y < full_height; y++) {
    uint32_t *line = drawing ? (uint32_t *)(void *)drawing + (size_t)y * c.full_width : NULL;
    uint32_t in_actual = y < actual.height ? actual.width : 0;
    uint32_t in_expected = y < expected.height ? expected.width : 0;
    if (line) {
      dp_compare_draw_pale(line, in_actual > 0 ? row(&actual, y) : actual.pixels, in_actual);
      for (uint32_t x = in_actual; x < c.full_width; x++) line[x] = white;
      draw_masks(&c, line, y);
    }
    if (y < c.height) compare_row(&c, y, line);
    uint32_t both = in_actual < in_expected ? in_actual : in_expected;
    uint32_t either = in_actual > in_expected ? in_actual : in_expected;
    compare_alone(&c, both, either, y, line);
  }
  return c.count;
}

uint32_t dp_compare_brightness(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return dp_brightness(value);
}
