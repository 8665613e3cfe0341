// Draws pixels gray, eight at a time if the processor can.
#include <dp-exact.h>

#include "dp-compare-pale.h"

#include <string.h>

/// What a colour weighs in the gray: together 26 of 256, green the most, as the eye has it.
enum { red_weight = 8, green_weight = 15, blue_weight = 3, full = 255 * 26 };

/// Whole numbers, so that the wide version below gives the same.
static inline uint32_t pale(uint32_t pixel) {
  uint32_t r = pixel & 0xFF, g = pixel >> 8 & 0xFF, b = pixel >> 16 & 0xFF, alpha = pixel >> 24;
  uint32_t ink = full - (red_weight * r + green_weight * g + blue_weight * b);
  uint32_t gray = 255 - (ink * (alpha + 1) >> 16);
  return 0xFF000000 | gray << 16 | gray << 8 | gray;
}

static void draw(uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  for (uint32_t x = 0; x < count; x++) {
    uint32_t value;
    memcpy(&value, pixels + (size_t)x * 4, sizeof value);
    drawing[x] = pale(value);
  }
}

#ifdef __x86_64__

#include <immintrin.h>

/// Eight opaque pixels at once; gives how many it drew, up to the first eight with one that is not.
__attribute__((target("avx2"))) static uint32_t draw_opaque(
    uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  const __m256i weights = _mm256_set1_epi32(blue_weight << 16 | green_weight << 8 | red_weight);
  const __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  const __m256i thrice = _mm256_setr_epi8(
      0, 0, 0, -1, 4, 4, 4, -1, 8, 8, 8, -1, 12, 12, 12, -1, 0, 0, 0, -1, 4, 4, 4, -1, 8, 8, 8, -1,
      12, 12, 12, -1);
  uint32_t x = 0;
  for (; x + 8 <= count; x += 8) {
    __m256i eight = _mm256_loadu_si256((const __m256i *)(pixels + (size_t)x * 4));
    // Carry set: no alpha bit is missing.
    if (!_mm256_testc_si256(eight, opaque)) break;
    __m256i sums = _mm256_madd_epi16(
        _mm256_maddubs_epi16(eight, weights), _mm256_set1_epi16(1));
    __m256i ink = _mm256_srli_epi32(_mm256_sub_epi32(_mm256_set1_epi32(full), sums), 8);
    __m256i gray = _mm256_sub_epi32(_mm256_set1_epi32(255), ink);
    _mm256_storeu_si256(
        (__m256i *)(drawing + x), _mm256_or_si256(_mm256_shuffle_epi8(gray, thrice), opaque));
  }
  return x;
}

void dp_compare_draw_pale(uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  if (__builtin_cpu_supports("avx2")) {
    while (count >= 8) {
      uint32_t drawn = draw_opaque(drawing, pixels, count);
      uint32_t next = drawn + 8 <= count ? drawn + 8 : drawn;
      draw(drawing + drawn, pixels + (size_t)drawn * 4, next - drawn);
      drawing += next, pixels += (size_t)next * 4, count -= next;
    }
  }
  draw(drawing, pixels, count);
}

#else

void dp_compare_draw_pale(uint32_t *drawing, const uint8_t *pixels, uint32_t count) {
  draw(drawing, pixels, count);
}

#endif
