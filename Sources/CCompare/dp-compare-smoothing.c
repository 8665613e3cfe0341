// Tells pixels that smooth an edge from the rest of a picture.
#include <dp-exact.h>

#include "dp-compare-smoothing.h"

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "dp-compare-colour.h"

/// A pixel and those around it, as far as there are any.
typedef struct {
  const DPComparePicture *picture;
  uint32_t x, y, left, top, right, bottom;
  // Whether all eight neighbours are there.
  bool is_whole;
  // Whether a fourth pixel stands behind the three of each row, so that four can be read.
  bool has_fourth;
} Area;

static Area area(
    const DPComparePicture *picture, uint32_t width, uint32_t height, uint32_t x, uint32_t y) {
  Area area = {
      .picture = picture,
      .x = x,
      .y = y,
      .left = x > 0 ? x - 1 : 0,
      .top = y > 0 ? y - 1 : 0,
      .right = x + 1 < width ? x + 1 : x,
      .bottom = y + 1 < height ? y + 1 : y,
  };
  area.is_whole = area.right - area.left == 2 && area.bottom - area.top == 2;
  area.has_fourth = area.is_whole && x + 2 < width;
  return area;
}

static inline const uint8_t *address(const Area *area, uint32_t x, uint32_t y) {
  return area->picture->pixels + ((size_t)y * area->picture->width + x) * 4;
}

static inline uint32_t pixel(const Area *area, uint32_t x, uint32_t y) {
  uint32_t value;
  memcpy(&value, address(area, x, y), sizeof value);
  return value;
}

/// The neighbours whose brightness differs most from the pixel's; 0 if none is darker, or brighter.
typedef struct {
  int32_t darkest, brightest;
  uint32_t dark_x, dark_y, bright_x, bright_y;
} Extremes;

static inline void take(Extremes *extremes, int32_t step, uint32_t x, uint32_t y) {
  if (step < extremes->darkest) {
    extremes->darkest = step;
    extremes->dark_x = x;
    extremes->dark_y = y;
  } else if (step > extremes->brightest) {
    extremes->brightest = step;
    extremes->bright_x = x;
    extremes->bright_y = y;
  }
}

/// Finds the extremes; false if too many neighbours are as bright as the pixel, or all others are
/// brighter, or all are darker.
static bool find_extremes(const Area *area, Extremes *extremes) {
  uint32_t middle = pixel(area, area->x, area->y);
  int32_t brightness = (int32_t)dp_brightness(middle);
  int alike = area->is_whole ? 0 : 1;
  for (uint32_t y = area->top; y <= area->bottom; y++) {
    for (uint32_t x = area->left; x <= area->right; x++) {
      if (x == area->x && y == area->y) continue;
      uint32_t neighbour = pixel(area, x, y);
      int32_t step = neighbour == middle ? 0 : (int32_t)dp_brightness(neighbour) - brightness;
      if (step == 0 && ++alike > 2) return false;
      take(extremes, step, x, y);
    }
  }
  return extremes->darkest != 0 && extremes->brightest != 0;
}

static bool is_flat(const Area *area) {
  uint32_t middle = pixel(area, area->x, area->y);
  // The pixel itself is counted below.
  int alike = area->is_whole ? -1 : 0;
  for (uint32_t y = area->top; y <= area->bottom; y++)
    for (uint32_t x = area->left; x <= area->right; x++) alike += pixel(area, x, y) == middle;
  return alike > 2;
}

#ifdef __SSE2__

/// The three rows of four pixels; of each only the first three count.
typedef struct {
  __m128i rows[3];
} Rows;

enum { three_lanes = 7 };

static inline Rows rows(const Area *area) {
  Rows rows;
  for (uint32_t i = 0; i < 3; i++)
    rows.rows[i] = _mm_loadu_si128((const __m128i *)address(area, area->left, area->top + i));
  return rows;
}

static inline int lanes(__m128i lanes) {
  return _mm_movemask_ps(_mm_castsi128_ps(lanes)) & three_lanes;
}

/// How many neighbours are exactly like the pixel.
static inline int alike_wide(const Rows *rows, uint32_t middle) {
  __m128i four = _mm_set1_epi32((int)middle);
  int bits = 0;
  for (int i = 0; i < 3; i++) bits |= lanes(_mm_cmpeq_epi32(rows->rows[i], four)) << 3 * i;
  return __builtin_popcount((unsigned)bits) - 1;
}

/// As dp_brightness of opaque pixels: green weighs more than 16 bits with a sign hold, and comes in two.
static inline __m128i brightness_wide(__m128i pixels) {
  const __m128i weights = _mm_setr_epi16(19588, 32767, 7503, 0, 19588, 32767, 7503, 0);
  const __m128i rest = _mm_setr_epi16(0, 38445 - 32767, 0, 0, 0, 38445 - 32767, 0, 0);
  __m128i low = _mm_unpacklo_epi8(pixels, _mm_setzero_si128());
  __m128i high = _mm_unpackhi_epi8(pixels, _mm_setzero_si128());
  low = _mm_add_epi32(_mm_madd_epi16(low, weights), _mm_madd_epi16(low, rest));
  high = _mm_add_epi32(_mm_madd_epi16(high, weights), _mm_madd_epi16(high, rest));
  __m128 a = _mm_castsi128_ps(low), b = _mm_castsi128_ps(high);
  return _mm_add_epi32(
      _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0))),
      _mm_castps_si128(_mm_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1))));
}

static inline bool are_opaque(const Rows *rows) {
  __m128i all = _mm_and_si128(_mm_and_si128(rows->rows[0], rows->rows[1]), rows->rows[2]);

  __m128i alphas = _mm_srli_epi32(all, 24);
  return lanes(_mm_cmpeq_epi32(alphas, _mm_set1_epi32(255))) == three_lanes;
}

/// The same as find_extremes.
static bool find_extremes_wide(const Area *area, Extremes *extremes) {
  Rows around = rows(area);
  if (alike_wide(&around, pixel(area, area->x, area->y)) > 2) return false;
  if (!are_opaque(&around)) return find_extremes(area, extremes);
  __m128i steps[3];
  for (int i = 0; i < 3; i++) steps[i] = brightness_wide(around.rows[i]);
  __m128i middle = _mm_shuffle_epi32(steps[1], _MM_SHUFFLE(1, 1, 1, 1));
  int even = 0, darker = 0, brighter = 0;
  for (int i = 0; i < 3; i++) {
    steps[i] = _mm_sub_epi32(steps[i], middle);
    even |= lanes(_mm_cmpeq_epi32(steps[i], _mm_setzero_si128())) << 3 * i;
    darker |= lanes(steps[i]);
    brighter |= lanes(_mm_cmpgt_epi32(steps[i], _mm_setzero_si128()));
  }
  if (darker == 0 || brighter == 0 || __builtin_popcount((unsigned)even) - 1 > 2) return false;
  int32_t numbers[3][4];
  memcpy(numbers, steps, sizeof numbers);
  for (uint32_t y = 0; y < 3; y++)
    for (uint32_t x = 0; x < 3; x++)
      take(extremes, numbers[y][x], area->left + x, area->top + y);
  return true;
}

static bool has_extremes(const Area *area, Extremes *extremes) {
  return area->has_fourth ? find_extremes_wide(area, extremes) : find_extremes(area, extremes);
}

static bool has_flat(const Area *area) {
  if (!area->has_fourth) return is_flat(area);
  Rows around = rows(area);
  return alike_wide(&around, pixel(area, area->x, area->y)) > 2;
}

#else

static bool has_extremes(const Area *area, Extremes *extremes) {
  return find_extremes(area, extremes);
}

static bool has_flat(const Area *area) { return is_flat(area); }

#endif

/// A pixel smooths an edge if it lies between a darker and a brighter neighbour and is like few of its
/// neighbours, while the darkest or the brightest of them belongs to a flat area in both pictures: at
/// least three of that one's neighbours are exactly like it; the picture's edge counts as one
/// (Vyšniauskas, «Anti-aliased pixel and intensity slope detector», 2009).
bool dp_compare_smooths(
    const DPComparePicture *here, const DPComparePicture *other, uint32_t width, uint32_t height,
    uint32_t x, uint32_t y) {
  Area around = area(here, width, height, x, y);
  Extremes extremes = {0};
  if (!has_extremes(&around, &extremes)) return false;
  uint32_t points[2][2] = {
      {extremes.dark_x, extremes.dark_y}, {extremes.bright_x, extremes.bright_y}};
  for (int i = 0; i < 2; i++) {
    Area in_here = area(here, width, height, points[i][0], points[i][1]);
    if (!has_flat(&in_here)) continue;
    Area in_other = area(other, width, height, points[i][0], points[i][1]);
    if (has_flat(&in_other)) return true;
  }
  return false;
}
