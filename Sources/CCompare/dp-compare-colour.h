#pragma once
// The distance of two colours.

#include <stdint.h>

// Colours are compared over white in YIQ: Y is brightness, I and Q the hue, as television split colours
// (NTSC). The weights of the squared distance are Kotsarenko's and Ramos's, «Measuring perceived color
// difference using YIQ NTSC transmission color space in mobile applications» (2010).

/// One channel over white, times 255.
static inline uint32_t dp_over_white(uint32_t channel, uint32_t alpha) {
  return 255 * 255 - (255 - channel) * alpha;
}

/// From 0 to 255 · 65536; the weights add up to 65536.
static inline uint32_t dp_brightness(uint32_t pixel) {
  uint32_t r = pixel & 0xFF, g = pixel >> 8 & 0xFF, b = pixel >> 16 & 0xFF, alpha = pixel >> 24;
  if (alpha != 255) {
    r = dp_over_white(r, alpha) / 255;
    g = dp_over_white(g, alpha) / 255;
    b = dp_over_white(b, alpha) / 255;
  }
  return 19588 * r + 38445 * g + 7503 * b;
}

/// A channel's difference over white.
static inline double dp_step(uint32_t a, uint32_t alpha_a, uint32_t b, uint32_t alpha_b) {
  return ((double)dp_over_white(a, alpha_a) - (double)dp_over_white(b, alpha_b)) / 255;
}

static inline double dp_squared_distance(uint32_t a, uint32_t b) {
  uint32_t alpha_a = a >> 24, alpha_b = b >> 24;
  double red, green, blue;
  if ((alpha_a & alpha_b) == 255) {
    red = (int)(a & 0xFF) - (int)(b & 0xFF);
    green = (int)(a >> 8 & 0xFF) - (int)(b >> 8 & 0xFF);
    blue = (int)(a >> 16 & 0xFF) - (int)(b >> 16 & 0xFF);
  } else {
    red = dp_step(a & 0xFF, alpha_a, b & 0xFF, alpha_b);
    green = dp_step(a >> 8 & 0xFF, alpha_a, b >> 8 & 0xFF, alpha_b);
    blue = dp_step(a >> 16 & 0xFF, alpha_a, b >> 16 & 0xFF, alpha_b);
  }
  double y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue;
  double i = 0.59597799 * red - 0.27417160 * green - 0.32180189 * blue;
  double q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}
