// Mixes the pixels of a turned picture.
#include <dp-exact.h>

#include "dp-sampler.h"

#include <math.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Places have so many bits behind the point, and weights are parts of 1 << WEIGHT_BITS.
enum { PLACE_BITS = 32, WEIGHT_BITS = 7, WHOLE = 1 << WEIGHT_BITS };

static const int64_t ONE = (int64_t)1 << PLACE_BITS;

/// The limits keep all sums within 63 bits: places beyond them have no picture that anybody could see.
static int64_t fixed(double value, double limit) {
  if (!(value > -limit)) value = -limit;
  if (value > limit) value = limit;
  return (int64_t)floor(value * (double)ONE + 0.5);
}

/// The largest whole number that is not above a / b; b is above 0.
static int64_t floor_divided(int64_t a, int64_t b) {
  return a / b - (a % b < 0);
}

/// Which whole i have low ≤ start + i·step < high, cut to those of before.
static void limit(
    int64_t start, int64_t step, int64_t low, int64_t high, int64_t *first, int64_t *end) {
  int64_t from = *first, to = *end;
  if (step == 0) {
    if (start < low || start >= high) to = from;
  } else if (step > 0) {
    from = -floor_divided(start - low, step);
    to = -floor_divided(start - high, step);
  } else {
    from = floor_divided(start - high, -step) + 1;
    to = floor_divided(start - low, -step) + 1;
  }
  if (from > *first) *first = from;
  if (to < *end) *end = to;
  if (*end < *first) *end = *first;
}

/// The place of a row's first pixel and the way to the next, less half a pixel: whole numbers are the middles of source pixels.
typedef struct {
  int64_t x, y, dx, dy;
} Row;

static int32_t whole(int64_t place) { return (int32_t)(place >> PLACE_BITS); }

static uint32_t weight(int64_t place) {
  return (uint32_t)(place >> (PLACE_BITS - WEIGHT_BITS)) & (WHOLE - 1);
}

static uint32_t mix_plainly(
    uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t right, uint32_t down) {
  uint32_t mixed = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t top = (a >> shift & 255) * (WHOLE - right) + (b >> shift & 255) * right;
    uint32_t bottom = (c >> shift & 255) * (WHOLE - right) + (d >> shift & 255) * right;
    uint32_t sum = top * (WHOLE - down) + bottom * down;
    mixed |= ((sum + WHOLE * WHOLE / 2) >> (2 * WEIGHT_BITS)) << shift;
  }
  return mixed;
}

static int64_t within(int64_t value, int64_t low, int64_t high) {
  return value < low ? low : value > high ? high : value;
}

/// Pixels near the edge and beyond it, where what is mixed may lie outside.
static void edge(
    const DPTexels *source, const Row *row, uint32_t *target, int64_t first, int64_t end) {
  const int64_t right = source->width - 1, bottom = source->height - 1;
  int64_t x = row->x + first * row->dx, y = row->y + first * row->dy;
  for (int64_t i = first; i < end; i++, x += row->dx, y += row->dy) {
    const int64_t column = x >> PLACE_BITS, line = y >> PLACE_BITS;
    const uint32_t *upper = source->pixels + (size_t)within(line, 0, bottom) * source->stride;
    const uint32_t *lower = source->pixels + (size_t)within(line + 1, 0, bottom) * source->stride;
    const int64_t left_place = within(column, 0, right), right_place = within(column + 1, 0, right);
    uint32_t a = upper[left_place], b = upper[right_place];
    uint32_t c = lower[left_place], d = lower[right_place];
    // Beyond the edge most is plain, and four equal pixels are what they are mixed to.
    target[i] = a == b && a == c && a == d ? a : mix_plainly(a, b, c, d, weight(x), weight(y));
  }
}

/// Of one tile. A turned row would go down the source, where each pixel is in another page of memory.
enum { TILE_WIDTH = 64, TILE_HEIGHT = 32 };

#ifdef __SSE2__
/// Eight times a weight, and four times what is left of the whole and the weight.
typedef struct {
  int16_t same[8], pairs[8];
} Weights;

#define PAIR(n) WHOLE - (n), n
#define WEIGHT(n) {{n, n, n, n, n, n, n, n}, {PAIR(n), PAIR(n), PAIR(n), PAIR(n)}}
#define WEIGHTS_4(n) WEIGHT(n), WEIGHT(n + 1), WEIGHT(n + 2), WEIGHT(n + 3)
#define WEIGHTS_16(n) WEIGHTS_4(n), WEIGHTS_4(n + 4), WEIGHTS_4(n + 8), WEIGHTS_4(n + 12)
#define WEIGHTS_64(n) WEIGHTS_16(n), WEIGHTS_16(n + 16), WEIGHTS_16(n + 32), WEIGHTS_16(n + 48)
static const Weights weights[WHOLE] __attribute__((aligned(16))) = {WEIGHTS_64(0), WEIGHTS_64(64)};

/// How many bytes further what the same row of the next tile needs is. It is asked for a tile before, as the processor can't
/// guess it; that may be outside the source, where nothing happens.
static uintptr_t next_tile(const DPTexels *source, const Row *row) {
  int64_t right = (row->dx * TILE_WIDTH) >> PLACE_BITS, down = (row->dy * TILE_WIDTH) >> PLACE_BITS;
  return ((uintptr_t)down * source->stride + (uintptr_t)right) * sizeof(uint32_t);
}

/// The sums of the four bytes at a place, not yet rounded.
static inline __m128i sums(const DPTexels *source, int64_t x, int64_t y, uintptr_t next) {
  const __m128i zero = _mm_setzero_si128();
  const uint32_t *place = source->pixels + (size_t)whole(y) * source->stride + whole(x);
  _mm_prefetch((const char *)((uintptr_t)place + next), _MM_HINT_T0);
  __m128i top = _mm_loadl_epi64((const __m128i *)(const void *)place);
  __m128i bottom = _mm_loadl_epi64((const __m128i *)(const void *)(place + source->stride));
  top = _mm_unpacklo_epi8(top, zero);
  bottom = _mm_unpacklo_epi8(bottom, zero);
  // All of it fits into 16 bits with a sign: at most 255 << WEIGHT_BITS.
  __m128i down = *(const __m128i *)(const void *)weights[weight(y)].same;
  __m128i right = *(const __m128i *)(const void *)weights[weight(x)].pairs;
  __m128i both = _mm_add_epi16(
      _mm_slli_epi16(top, WEIGHT_BITS), _mm_mullo_epi16(_mm_sub_epi16(bottom, top), down));
  // Each sum of the left pixels beside that of the right ones.
  return _mm_madd_epi16(_mm_unpacklo_epi16(both, _mm_srli_si128(both, 8)), right);
}

static inline __m128i rounded(__m128i sums) {
  return _mm_srli_epi32(_mm_add_epi32(sums, _mm_set1_epi32(WHOLE * WHOLE / 2)), 2 * WEIGHT_BITS);
}

static void inside(
    const DPTexels *source, const Row *row, uint32_t *target, int64_t first, int64_t end) {
  int64_t x = row->x + first * row->dx, y = row->y + first * row->dy, i = first;
  const uintptr_t next = next_tile(source, row);
  for (; i + 1 < end; i += 2, x += 2 * row->dx, y += 2 * row->dy) {
    __m128i one = rounded(sums(source, x, y, next));
    __m128i other = rounded(sums(source, x + row->dx, y + row->dy, next));
    __m128i two = _mm_packs_epi32(one, other);
    _mm_storel_epi64((__m128i *)(void *)(target + i), _mm_packus_epi16(two, two));
  }
  if (i < end) {
    __m128i one = rounded(sums(source, x, y, next));
    one = _mm_packs_epi32(one, one);
    target[i] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(one, one));
  }
}
#else
static void inside(
    const DPTexels *source, const Row *row, uint32_t *target, int64_t first, int64_t end) {
  edge(source, row, target, first, end);
}
#endif

typedef void (*Mixer)(const DPTexels *, const Row *, uint32_t *, int64_t, int64_t);

/// Which pixels of a row are written, and which of these lie inside.
typedef struct {
  Row row;
  int64_t from, inside_from, inside_to, to;
} Line;

static Line line_at(const DPSampling *sampling, int32_t y, int32_t width) {
  // In source pixels, and in source pixels for a pixel of the target.
  const double farthest = 1 << 26, steepest = 1 << 15;
  const DPTexels *source = &sampling->source;
  const DPSourcePlace *place = &sampling->place;
  double middle = y + 0.5;
  Line line = {
      .row = {
          fixed(place->xx * 0.5 + place->xy * middle + place->x0, farthest),
          fixed(place->yx * 0.5 + place->yy * middle + place->y0, farthest),
          fixed(place->xx, steepest), fixed(place->yx, steepest)},
      .to = width};
  Row *row = &line.row;
  limit(row->x, row->dx, fixed(sampling->left, farthest), fixed(sampling->right, farthest), &line.from, &line.to);
  limit(row->y, row->dy, fixed(sampling->top, farthest), fixed(sampling->bottom, farthest), &line.from, &line.to);
  row->x -= ONE / 2, row->y -= ONE / 2;
  line.inside_from = line.from, line.inside_to = line.to;
  limit(row->x, row->dx, 0, (source->width - 1) * ONE, &line.inside_from, &line.inside_to);
  limit(row->y, row->dy, 0, (source->height - 1) * ONE, &line.inside_from, &line.inside_to);
  return line;
}

static void sample(
    const DPSampling *sampling, uint32_t *target, size_t stride, int32_t width, int32_t first,
    int32_t end, Mixer mixer) {
  const DPTexels *source = &sampling->source;
  if (source->width <= 0 || source->height <= 0) return;
  for (int32_t top = first; top < end; top += TILE_HEIGHT) {
    Line lines[TILE_HEIGHT];
    int32_t rows = end - top < TILE_HEIGHT ? end - top : TILE_HEIGHT;
    for (int32_t y = 0; y < rows; y++) lines[y] = line_at(sampling, top + y, width);
    for (int32_t left = 0; left < width; left += TILE_WIDTH) {
      int32_t right = left + TILE_WIDTH;
      for (int32_t y = 0; y < rows; y++) {
        const Line *line = &lines[y];
        uint32_t *out = target + (size_t)(top + y) * stride;
        int64_t from = within(line->from, left, right), to = within(line->to, left, right);
        int64_t inside_from = within(line->inside_from, from, to);
        int64_t inside_to = within(line->inside_to, inside_from, to);
        edge(source, &line->row, out, from, inside_from);
        mixer(source, &line->row, out, inside_from, inside_to);
        edge(source, &line->row, out, inside_to, to);
      }
    }
  }
}

void dp_sample(
    const DPSampling *sampling, uint32_t *target, size_t stride, int32_t width, int32_t first,
    int32_t end) {
  sample(sampling, target, stride, width, first, end, inside);
}

void dp_sample_plainly(
    const DPSampling *sampling, uint32_t *target, size_t stride, int32_t width, int32_t first,
    int32_t end) {
  sample(sampling, target, stride, width, first, end, edge);
}
