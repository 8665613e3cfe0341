#pragma once
// The alphabets of deflate (RFC 1951, 3.2.5) and its limits.

#include <stdint.h>

enum {
  DP_LEAST_MATCH = 3,
  DP_MOST_MATCH = 258,
  DP_FARTHEST = 32768,
  // The symbols of lengths, behind those of the bytes, and of distances.
  DP_END = 256,
  DP_FIRST_LENGTH = 257,
  DP_LENGTHS = 286,
  DP_DISTANCES = 30
};

typedef struct {
  uint16_t symbol;
  uint8_t extra_bits, extra;
} DPLengthSymbol;

static inline DPLengthSymbol dp_length_symbol(uint32_t length) {
  uint32_t n = length - DP_LEAST_MATCH;
  if (n < 8) return (DPLengthSymbol){(uint16_t)(DP_FIRST_LENGTH + n), 0, 0};
  if (length == DP_MOST_MATCH) return (DPLengthSymbol){DP_LENGTHS - 1, 0, 0};
  uint32_t extra_bits = 29 - (uint32_t)__builtin_clz(n);
  uint32_t symbol = DP_FIRST_LENGTH + 4 * extra_bits + (n >> extra_bits);
  return (DPLengthSymbol){
      (uint16_t)symbol, (uint8_t)extra_bits, (uint8_t)(n & ((1u << extra_bits) - 1))};
}

static inline uint32_t dp_distance_symbol(uint32_t distance) {
  uint32_t n = distance - 1;
  if (n < 4) return n;
  uint32_t top = 31 - (uint32_t)__builtin_clz(n);
  return 2 * top + (n >> (top - 1) & 1);
}
