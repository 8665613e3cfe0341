#pragma once

#include <stddef.h>

#include "dp-symbols.h"

/// A token is a match (the length less 3 above sixteen bits of the distance less 1), a pixel, or the byte
/// before each row.
#define DP_PIXEL 0x80000000u
#define DP_ROW 0x40000000u

/// Tokens, and how often they need each symbol. Whoever adds them has made room.
typedef struct {
  uint32_t *list;
  size_t count;
  uint32_t lengths[DP_LENGTHS], distances[DP_DISTANCES];
} DPTokens;

static inline void dp_tokens_add_match(DPTokens *self, uint32_t length, uint32_t distance) {
  self->list[self->count++] = (length - DP_LEAST_MATCH) << 16 | (distance - 1);
  self->lengths[dp_length_symbol(length).symbol]++;
  self->distances[dp_distance_symbol(distance)]++;
}

static inline void dp_tokens_add_pixel(DPTokens *self, uint32_t pixel) {
  self->list[self->count++] = DP_PIXEL | (pixel & 0xFFFFFF);
  self->lengths[pixel >> 16 & 0xFF]++;
  self->lengths[pixel >> 8 & 0xFF]++;
  self->lengths[pixel & 0xFF]++;
}

static inline void dp_tokens_add_row(DPTokens *self) {
  self->list[self->count++] = DP_ROW;
  self->lengths[0]++;
}

/// Any number of bytes from 3 on that are like those so far before them.
static inline void dp_tokens_add_bytes(DPTokens *self, size_t bytes, uint32_t distance) {
  while (bytes > 0) {
    uint32_t length = bytes < DP_MOST_MATCH ? (uint32_t)bytes : DP_MOST_MATCH;
    // What would be left over is too short to be a match.
    if (bytes - length > 0 && bytes - length < DP_LEAST_MATCH) length -= DP_LEAST_MATCH;
    dp_tokens_add_match(self, length, distance);
    bytes -= length;
  }
}
