// Compresses rows of pixels as deflate has it.
#include <dp-exact.h>

#include "dp-deflate.h"

#include <glib.h>
#include <stdbool.h>
#include <string.h>

#include "dp-block.h"
#include "dp-part.h"
#include "dp-zlib-rows.h"

struct DPDeflate {
  DPZlibRows *zlib;  // NULL unless zlib does the work; then all else is unused
  DPPartFinder *finder;  // of whole rows
  uint32_t width, row_size;
  bool reaches_above;  // whether a row's length is no too far distance
  DPTokens tokens;
  size_t same;  // how many bytes behind the tokens are like those a row above
  uint32_t adler;
  uint8_t *bytes;
};

DPDeflate *dp_deflate_new(uint32_t width, uint32_t most_rows, DPDeflateMethod method) {
  DPDeflate *self = g_new0(DPDeflate, 1);
  self->width = width;
  self->row_size = 3 * width + 1;
  if (method == DPDeflateZlib) {
    self->zlib = dp_zlib_rows_new(width, most_rows);
    return self;
  }
  self->finder = dp_part_finder_new(width, most_rows, width);
  self->reaches_above = self->row_size <= DP_FARTHEST;
  // At most one for each pixel and for the byte before each row.
  self->tokens.list = g_new(uint32_t, ((size_t)width + 1) * most_rows);
  self->bytes = g_malloc(2 * (size_t)self->row_size * most_rows + 1024);
  return self;
}

void dp_deflate_free(DPDeflate *self) {
  if (self->zlib != NULL) dp_zlib_rows_free(self->zlib);
  if (self->finder != NULL) dp_part_finder_free(self->finder);
  g_free(self->tokens.list), g_free(self->bytes), g_free(self);
}

/// Bytes that are like those a row above are counted until others come: the longer a match, the fewer bits it takes.
static void add_same(DPDeflate *self) {
  // One alone is a byte before a row.
  if (self->same == 1) dp_tokens_add_row(&self->tokens);
  else dp_tokens_add_bytes(&self->tokens, self->same, self->row_size);
  self->same = 0;
}

static void begin_row(DPDeflate *self, bool is_first) {
  if (!is_first && self->reaches_above) {
    self->same++;
  } else {
    add_same(self);
    dp_tokens_add_row(&self->tokens);
  }
}

/// Adds some pixels of the ground, which end so many pixels before the row's end.
static void add_ground(
    DPDeflate *self, DPRowSums *sums, uint32_t ground, uint32_t width, uint32_t after, bool is_same) {
  if (width == 0) return;
  dp_adler_place(sums, dp_adler_run(ground, width), 3 * (uint64_t)after);
  if (is_same && self->reaches_above) {
    self->same += 3 * (size_t)width;
    return;
  }
  add_same(self);
  dp_tokens_add_pixel(&self->tokens, ground);
  dp_tokens_add_bytes(&self->tokens, 3 * (size_t)(width - 1), 3);
}

/// Adds a part's row, which ends so many pixels before the picture's row.
static void add_part_row(
    DPDeflate *self, DPRowSums *sums, const DPPart *part, uint32_t y, uint32_t after) {
  dp_adler_place(sums, part->sums[y], 3 * (uint64_t)after);
  uint32_t start = part->starts[y], count = part->starts[y + 1] - start;
  if (count == 0) {
    self->same += 3 * (size_t)part->width;
    return;
  }
  add_same(self);
  DPTokens *tokens = &self->tokens;
  memcpy(tokens->list + tokens->count, part->tokens.list + start, count * sizeof *tokens->list);
  tokens->count += count;
}

static void begin(DPDeflate *self, const DPPlacedPart *parts, uint32_t count) {
  DPTokens *tokens = &self->tokens;
  tokens->count = 0;
  memset(tokens->lengths, 0, sizeof tokens->lengths);
  memset(tokens->distances, 0, sizeof tokens->distances);
  for (uint32_t i = 0; i < count; i++) {
    const DPTokens *added = &parts[i].part->tokens;
    for (int symbol = 0; symbol < DP_LENGTHS; symbol++)
      tokens->lengths[symbol] += added->lengths[symbol];
    for (int symbol = 0; symbol < DP_DISTANCES; symbol++)
      tokens->distances[symbol] += added->distances[symbol];
  }
  self->adler = DP_ADLER_START;
}

DPDeflated dp_deflate_parts(
    DPDeflate *self, const DPPlacedPart *parts, uint32_t count, uint32_t ground, uint32_t rows) {
  begin(self, parts, count);
  for (uint32_t y = 0; y < rows; y++) {
    DPRowSums sums = {0, 0};
    uint32_t x = 0;
    begin_row(self, y == 0);
    for (uint32_t i = 0; i < count; i++) {
      const DPPart *part = parts[i].part;
      add_ground(self, &sums, ground, parts[i].x - x, self->width - parts[i].x, y > 0);
      x = parts[i].x + part->width;
      if (y < part->rows) {
        add_part_row(self, &sums, part, y, self->width - x);
      } else {
        add_ground(self, &sums, ground, part->width, self->width - x, y > part->rows);
      }
    }
    add_ground(self, &sums, ground, self->width - x, 0, y > 0);
    self->adler = dp_adler_add(self->adler, sums, self->row_size);
  }
  add_same(self);
  uint8_t *end = dp_block_write(self->bytes, &self->tokens);
  return (DPDeflated){self->bytes, (size_t)(end - self->bytes), self->adler};
}

DPDeflated dp_deflate_rows(DPDeflate *self, const uint32_t *pixels, uint32_t rows) {
  if (self->zlib == NULL) {
    DPPlacedPart all = {dp_part_find(self->finder, pixels, rows), 0};
    return dp_deflate_parts(self, &all, 1, 0, rows);
  }
  DPDeflated result = {NULL, 0, DP_ADLER_START};
  result.bytes = dp_zlib_rows_deflate(self->zlib, pixels, rows, &result.count);
  for (uint32_t y = 0; y < rows; y++) {
    DPRowSums sums = dp_adler_row(pixels + (size_t)y * self->width, self->width);
    result.adler = dp_adler_add(result.adler, sums, self->row_size);
  }
  return result;
}
