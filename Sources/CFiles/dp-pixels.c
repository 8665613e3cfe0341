// Loops over the pixels of whole pictures.
#include <dp-exact.h>

#include "dp-pixels.h"

#include <string.h>

void dp_pixels_unpremultiply(
    const uint8_t *argb, size_t stride, uint32_t width, uint32_t height, uint8_t *rgba) {
  for (uint32_t y = 0; y < height; y++, argb += stride) {
    for (uint32_t x = 0; x < width; x++, rgba += 4) {
      const uint8_t *in = argb + 4 * (size_t)x;
      uint32_t alpha = in[3];
      if (alpha == 255) {
        rgba[0] = in[2], rgba[1] = in[1], rgba[2] = in[0], rgba[3] = 255;
      } else if (alpha == 0) {
        memset(rgba, 0, 4);
      } else {
        for (int channel = 0; channel < 3; channel++) {
          uint32_t value = (in[2 - channel] * 255u + alpha / 2) / alpha;
          rgba[channel] = (uint8_t)(value > 255 ? 255 : value);
        }
        rgba[3] = (uint8_t)alpha;
      }
    }
  }
}

bool dp_pixels_are_opaque(const uint8_t *rgba, size_t count) {
  uint8_t all = 255;
  for (size_t i = 0; i < count; i++) all &= rgba[4 * i + 3];
  return all == 255;
}

bool dp_pixels_difference(const DPPixels *a, const DPPixels *b, uint32_t rectangle[4]) {
  uint32_t left = a->width, right = 0, top = a->height, bottom = 0;
  for (uint32_t y = 0; y < a->height; y++) {
    const uint8_t *p = a->bytes + y * a->stride, *q = b->bytes + y * b->stride;
    if (memcmp(p, q, 4 * (size_t)a->width) == 0) continue;
    if (top == a->height) top = y;
    bottom = y + 1;
    uint32_t first = 0, last = a->width;
    while (first < left && memcmp(p + 4 * (size_t)first, q + 4 * (size_t)first, 4) == 0) first++;
    while (last > right && memcmp(p + 4 * (size_t)(last - 1), q + 4 * (size_t)(last - 1), 4) == 0) {
      last--;
    }
    if (first < left) left = first;
    if (last > right) right = last;
  }
  if (bottom == 0) return false;
  rectangle[0] = left, rectangle[1] = top;
  rectangle[2] = right - left, rectangle[3] = bottom - top;
  return true;
}
