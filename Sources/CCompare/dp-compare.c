#include "dp-compare.h"

#include <string.h>

#include "dp-compare-colour.h"

/* The drawing's colours as they lie in memory, alpha highest. */
static const uint32_t red = 0xFF241BE0, yellow = 0xFF11C2F5, blue = 0xFFF2D4C4, white = 0xFFFFFFFF;

/* Two rows of this many pixels are compared at once before single pixels are looked at. */
enum { block = 16 };

typedef struct {
  const DPComparePicture *expected, *actual;
  const DPCompareRules *rules;
  /* What both pictures have. */
  uint32_t width, height;
  /* Of the drawing. */
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

static inline void draw_pale_pixels(uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  for (uint32_t x = 0; x < count; x++) {
    uint32_t value;
    memcpy(&value, pixels + (size_t)x * 4, sizeof value);
    drawing[x] = dp_pale(value);
  }
}

/* Every pixel of a drawing goes through here, and wide registers halve the time of a whole comparison;
   whole numbers are the same in either. */
#ifdef __x86_64__
__attribute__((target("avx2"))) static void draw_pale_wide(
    uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  draw_pale_pixels(drawing, pixels, count);
}
#endif

static void draw_pale(uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) {
    draw_pale_wide(drawing, pixels, count);
    return;
  }
#endif
  draw_pale_pixels(drawing, pixels, count);
}

static void draw_masks(const Comparison *c, uint32_t *drawing, uint32_t y) {
  for (size_t i = 0; i < c->rules->mask_count; i++) {
    const DPCompareBox *mask = &c->rules->masks[i];
    if (y < mask->top || y >= mask->bottom) continue;
    uint32_t right = mask->right < c->full_width ? mask->right : c->full_width;
    for (uint32_t x = mask->left; x < right; x++) drawing[x] = blue;
  }
}

/* Whether at least three neighbours of a pixel are exactly like it; the picture's edge counts as one. */
static bool is_flat(const Comparison *c, const DPComparePicture *picture, uint32_t x, uint32_t y) {
  uint32_t left = x > 0 ? x - 1 : 0, right = x + 1 < c->width ? x + 1 : x;
  uint32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < c->height ? y + 1 : y;
  uint32_t middle = pixel(picture, x, y);
  /* The pixel itself is counted below. */
  int alike = right - left < 2 || bottom - top < 2 ? 0 : -1;
  for (uint32_t ny = top; ny <= bottom; ny++)
    for (uint32_t nx = left; nx <= right; nx++) alike += pixel(picture, nx, ny) == middle;
  return alike > 2;
}

/* A pixel smooths an edge where it lies between a darker and a brighter neighbour and is like few of its
   neighbours, while the darkest or the brightest of them belongs to a flat area in both pictures
   (Vyšniauskas, «Anti-aliased pixel and intensity slope detector», 2009). */
static bool smooths(
    const Comparison *c, const DPComparePicture *here, const DPComparePicture *other, uint32_t x,
    uint32_t y) {
  uint32_t left = x > 0 ? x - 1 : 0, right = x + 1 < c->width ? x + 1 : x;
  uint32_t top = y > 0 ? y - 1 : 0, bottom = y + 1 < c->height ? y + 1 : y;
  uint32_t middle = pixel(here, x, y);
  int32_t brightness = (int32_t)dp_brightness(middle);
  int alike = right - left < 2 || bottom - top < 2 ? 1 : 0;
  int32_t darkest = 0, brightest = 0;
  uint32_t dark_x = 0, dark_y = 0, bright_x = 0, bright_y = 0;
  for (uint32_t ny = top; ny <= bottom; ny++) {
    for (uint32_t nx = left; nx <= right; nx++) {
      if (nx == x && ny == y) continue;
      uint32_t neighbour = pixel(here, nx, ny);
      int32_t step = neighbour == middle ? 0 : (int32_t)dp_brightness(neighbour) - brightness;
      if (step == 0) {
        if (++alike > 2) return false;
      } else if (step < darkest) {
        darkest = step;
        dark_x = nx;
        dark_y = ny;
      } else if (step > brightest) {
        brightest = step;
        bright_x = nx;
        bright_y = ny;
      }
    }
  }
  if (darkest == 0 || brightest == 0) return false;
  return (is_flat(c, here, dark_x, dark_y) && is_flat(c, other, dark_x, dark_y))
         || (is_flat(c, here, bright_x, bright_y) && is_flat(c, other, bright_x, bright_y));
}

/* A pixel whose bits differ. */
static void judge(Comparison *c, uint32_t x, uint32_t y, uint32_t *drawing) {
  const DPCompareRules *rules = c->rules;
  if (rules->mask_count > 0 && is_masked(rules, x, y)) return;
  if (rules->is_tolerant) {
    if (dp_squared_distance(pixel(c->expected, x, y), pixel(c->actual, x, y))
        <= rules->squared_distance)
      return;
    if (rules->passes_smoothing
        && (smooths(c, c->expected, c->actual, x, y) || smooths(c, c->actual, c->expected, x, y))) {
      c->count.smoothing++;
      if (drawing) drawing[x] = yellow;
      return;
    }
  }
  c->count.differing++;
  grow(&c->count.box, x, y, x + 1, y + 1);
  if (drawing) drawing[x] = red;
}

/* Whether a block's worth of pixels has a bit that differs. */
static inline bool block_differs(const uint8_t *left, const uint8_t *right) {
  uint64_t a[block / 2], b[block / 2], difference = 0;
  memcpy(a, left, sizeof a);
  memcpy(b, right, sizeof b);
  for (int i = 0; i < block / 2; i++) difference |= a[i] ^ b[i];
  return difference != 0;
}

static void compare_row(Comparison *c, uint32_t y, uint32_t *drawing) {
  const uint8_t *left = row(c->expected, y), *right = row(c->actual, y);
  uint32_t x = 0;
  for (; x + block <= c->width; x += block) {
    if (!block_differs(left + (size_t)x * 4, right + (size_t)x * 4)) continue;
    for (uint32_t i = x; i < x + block; i++)
      if (pixel(c->expected, i, y) != pixel(c->actual, i, y)) judge(c, i, y, drawing);
  }
  for (; x < c->width; x++)
    if (pixel(c->expected, x, y) != pixel(c->actual, x, y)) judge(c, x, y, drawing);
}

/* Pixels from `from` up to `to` that one picture alone has. */
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
      draw_pale(line, in_actual > 0 ? row(&actual, y) : actual.pixels, in_actual);
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
