// Finds what repeats in rows of pixels.
#include <dp-exact.h>

#include "dp-part-finder.h"

#include <glib.h>
#include <stdbool.h>
#include <string.h>

#include "dp-part.h"

enum {
  MOST_PIXELS = DP_MOST_MATCH / 3,
  // Positions of pairs of pixels: as many as fit into the processor's nearest cache.
  TABLE_BITS = 12,
  // From this length on, in pixels, no other match is looked for.
  LONG_ENOUGH = 12
};

struct DPPartFinder {
  DPPart part;
  uint32_t row_size;  // how many bytes lie from a row of the picture to the next
  bool reaches_above;  // whether they are no too far distance
  // Where a pair of pixels was seen: its row above sixteen bits of its column, and one more.
  uint32_t table[1 << TABLE_BITS];
};

DPPartFinder *dp_part_finder_new(uint32_t width, uint32_t most_rows, uint32_t picture_width) {
  DPPartFinder *self = g_new0(DPPartFinder, 1);
  self->part.width = width;
  self->part.tokens.list = g_new(uint32_t, (size_t)width * most_rows);
  self->part.starts = g_new(uint32_t, most_rows + 1);
  self->part.sums = g_new(DPRowSums, most_rows);
  self->row_size = 3 * picture_width + 1;
  self->reaches_above = self->row_size <= DP_FARTHEST;
  return self;
}

static void free_lists(DPPart *part) {
  g_free(part->tokens.list), g_free(part->starts), g_free(part->sums);
}

void dp_part_finder_free(DPPartFinder *self) {
  free_lists(&self->part);
  g_free(self);
}

DPPart *dp_part_copy(const DPPart *part) {
  DPPart *copy = g_memdup2(part, sizeof *part);
  copy->tokens.list = g_memdup2(part->tokens.list, part->tokens.count * sizeof *part->tokens.list);
  copy->starts = g_memdup2(part->starts, (part->rows + 1) * sizeof *part->starts);
  copy->sums = g_memdup2(part->sums, part->rows * sizeof *part->sums);
  return copy;
}

void dp_part_free(DPPart *part) {
  free_lists(part);
  g_free(part);
}

/// How many of `most` pixels are the same from two positions on.
static inline uint32_t alike(const uint32_t *a, const uint32_t *b, uint32_t most) {
  uint32_t count = 0;
  while (count + 4 <= most) {
    uint64_t left[2], right[2];
    memcpy(left, a + count, sizeof left);
    memcpy(right, b + count, sizeof right);
    if (((left[0] ^ right[0]) | (left[1] ^ right[1])) != 0) break;
    count += 4;
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

static inline uint32_t table_index(uint64_t pair) {
  return (uint32_t)((pair * 0x9E3779B97F4A7C15u) >> (64 - TABLE_BITS));
}

/// The best match of the pixels at (x, y), in pixels; 0 if none is worth it.
static inline uint32_t find_match(
    DPPartFinder *self, const uint32_t *pixels, uint32_t x, uint32_t y, uint32_t *distance) {
  uint32_t width = self->part.width;
  const uint32_t *here = pixels + (size_t)y * width + x;
  uint32_t most = MIN(width - x, MOST_PIXELS), best = 0;
  // A run of one colour costs few bits, the row above more: one pixel of it is no gain.
  if (x > 0) {
    best = alike(here - 1, here, most);
    *distance = 3;
  }
  if (y > 0 && best < most && self->reaches_above) {
    uint32_t count = alike(here - width, here, most);
    if (count > best + 1) {
      best = count;
      *distance = self->row_size;
    }
  }
  if (x + 1 == width) return best;
  uint64_t pair;
  memcpy(&pair, here, sizeof pair);
  uint32_t *entry = &self->table[table_index(pair)], seen = *entry;
  *entry = (y << 16 | x) + 1;
  if (best >= LONG_ENOUGH || seen == 0) return best;
  uint32_t seen_y = (seen - 1) >> 16, seen_x = (seen - 1) & 0xFFFF;
  int64_t away = (int64_t)(y - seen_y) * self->row_size + 3 * ((int64_t)x - seen_x);
  if (away > DP_FARTHEST) return best;
  uint32_t count = alike(
      pixels + (size_t)seen_y * width + seen_x, here, MIN(most, width - seen_x));
  if (count > best + 1) {
    best = count;
    *distance = (uint32_t)away;
  }
  return best;
}

const DPPart *dp_part_find(DPPartFinder *self, const uint32_t *pixels, uint32_t rows) {
  DPPart *part = &self->part;
  DPTokens *tokens = &part->tokens;
  uint32_t width = part->width;
  part->rows = rows;
  tokens->count = 0;
  memset(tokens->lengths, 0, sizeof tokens->lengths);
  memset(tokens->distances, 0, sizeof tokens->distances);
  memset(self->table, 0, sizeof self->table);
  for (uint32_t y = 0; y < rows; y++) {
    const uint32_t *row = pixels + (size_t)y * width;
    part->starts[y] = (uint32_t)tokens->count;
    bool is_same = y > 0 && memcmp(row, row - width, 4 * (size_t)width) == 0;
    part->sums[y] = is_same ? part->sums[y - 1] : dp_adler_row(row, width);
    if (is_same && self->reaches_above) continue;
    for (uint32_t x = 0; x < width;) {
      uint32_t distance = 0, count = find_match(self, pixels, x, y, &distance);
      if (count == 0) {
        dp_tokens_add_pixel(tokens, row[x++]);
      } else {
        dp_tokens_add_match(tokens, 3 * count, distance);
        x += count;
      }
    }
  }
  part->starts[rows] = (uint32_t)tokens->count;
  return part;
}
