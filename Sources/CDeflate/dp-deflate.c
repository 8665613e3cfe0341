// Compresses rows of pixels as deflate has it.
#include "dp-deflate.h"

#include <glib.h>
#include <stdbool.h>
#include <string.h>

#include "dp-huffman.h"
#include "dp-zlib-rows.h"

/// Deflate's own limits (RFC 1951) and its alphabets.
enum {
  LEAST_MATCH = 3,
  MOST_MATCH = 258,
  FARTHEST = 32768,
  END = 256,
  FIRST_LENGTH = 257,
  LENGTHS = 286,
  DISTANCES = 30,
  CODE_LENGTHS = 19
};

enum {
  MOST_PIXELS = MOST_MATCH / 3,
  // Positions of pairs of pixels: as many as fit into the processor's nearest cache.
  TABLE_BITS = 12,
  // From this length on, in pixels, no other match is looked for.
  LONG_ENOUGH = 12
};

/// A token is a match (the length less 3 above sixteen bits of the distance less 1), a pixel, or the byte
/// before each row.
#define PIXEL 0x80000000u
#define ROW 0x40000000u

struct DPDeflate {
  DPZlibRows *zlib;  // NULL unless zlib does the work; then all else is unused
  uint32_t width, row_size;
  bool reaches_above;  // whether a row's length is no too far distance
  uint32_t *tokens;
  size_t token_count;
  uint32_t lengths[LENGTHS], distances[DISTANCES];  // how often each is used
  // Where a pair of pixels was seen: its row above sixteen bits of its column, and one more.
  uint32_t table[1 << TABLE_BITS];
  DPHuffman length_code, distance_code;
  uint8_t *bytes;
};

DPDeflate *dp_deflate_new(uint32_t width, uint32_t most_rows, DPDeflateMethod method) {
  DPDeflate *self = g_new0(DPDeflate, 1);
  if (method == DPDeflateZlib) {
    self->zlib = dp_zlib_rows_new(width, most_rows);
    return self;
  }
  self->width = width;
  self->row_size = 3 * width + 1;
  self->reaches_above = self->row_size <= FARTHEST;
  size_t pixels = (size_t)width * most_rows;
  self->tokens = g_new(uint32_t, pixels + most_rows);
  // No code is longer than 15 bits, and a match is shorter than what it stands for.
  self->bytes = g_malloc(2 * (size_t)self->row_size * most_rows + 1024);
  return self;
}

void dp_deflate_free(DPDeflate *self) {
  if (self->zlib != NULL) dp_zlib_rows_free(self->zlib);
  g_free(self->tokens);
  g_free(self->bytes);
  g_free(self);
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

typedef struct {
  uint16_t symbol;
  uint8_t extra_bits, extra;
} LengthSymbol;

/// RFC 1951, 3.2.5.
static inline LengthSymbol length_symbol(uint32_t length) {
  uint32_t n = length - LEAST_MATCH;
  if (n < 8) return (LengthSymbol){(uint16_t)(FIRST_LENGTH + n), 0, 0};
  if (length == MOST_MATCH) return (LengthSymbol){LENGTHS - 1, 0, 0};
  uint32_t extra_bits = 29 - (uint32_t)__builtin_clz(n);
  uint32_t symbol = FIRST_LENGTH + 4 * extra_bits + (n >> extra_bits);
  return (LengthSymbol){
      (uint16_t)symbol, (uint8_t)extra_bits, (uint8_t)(n & ((1u << extra_bits) - 1))};
}

static inline uint32_t distance_symbol(uint32_t distance) {
  uint32_t n = distance - 1;
  if (n < 4) return n;
  uint32_t top = 31 - (uint32_t)__builtin_clz(n);
  return 2 * top + (n >> (top - 1) & 1);
}

static inline void add_match(DPDeflate *self, uint32_t length, uint32_t distance) {
  self->tokens[self->token_count++] = (length - LEAST_MATCH) << 16 | (distance - 1);
  self->lengths[length_symbol(length).symbol]++;
  self->distances[distance_symbol(distance)]++;
}

static inline void add_pixel(DPDeflate *self, uint32_t pixel) {
  self->tokens[self->token_count++] = PIXEL | (pixel & 0xFFFFFF);
  self->lengths[pixel >> 16 & 0xFF]++;
  self->lengths[pixel >> 8 & 0xFF]++;
  self->lengths[pixel & 0xFF]++;
}

/// A whole row that is like the one above, with the byte before it.
static void add_same_row(DPDeflate *self) {
  uint32_t left = self->row_size;
  while (left > 0) {
    uint32_t length = MIN(left, MOST_MATCH);
    // What would be left over is too short to be a match.
    if (left - length > 0 && left - length < LEAST_MATCH) length -= LEAST_MATCH;
    add_match(self, length, self->row_size);
    left -= length;
  }
}

static inline uint32_t table_index(uint64_t pair) {
  return (uint32_t)((pair * 0x9E3779B97F4A7C15u) >> (64 - TABLE_BITS));
}

/// The best match of the pixels at (x, y), in pixels; 0 if none is worth it.
static inline uint32_t find_match(
    DPDeflate *self, const uint32_t *pixels, uint32_t x, uint32_t y, uint32_t *distance) {
  uint32_t width = self->width;
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
  // Rows are counted as they lie in the bytes, with one byte more each.
  int64_t away = (int64_t)(y - seen_y) * self->row_size + 3 * ((int64_t)x - seen_x);
  if (away > FARTHEST) return best;
  uint32_t count = alike(
      pixels + (size_t)seen_y * width + seen_x, here, MIN(most, width - seen_x));
  if (count > best + 1) {
    best = count;
    *distance = (uint32_t)away;
  }
  return best;
}

static void find_tokens(DPDeflate *self, const uint32_t *pixels, uint32_t rows) {
  uint32_t width = self->width;
  self->token_count = 0;
  memset(self->lengths, 0, sizeof self->lengths);
  memset(self->distances, 0, sizeof self->distances);
  memset(self->table, 0, sizeof self->table);
  for (uint32_t y = 0; y < rows; y++) {
    const uint32_t *row = pixels + (size_t)y * width;
    if (y > 0 && self->reaches_above
        && memcmp(row, row - width, 4 * (size_t)width) == 0) {
      add_same_row(self);
      continue;
    }
    self->tokens[self->token_count++] = ROW;
    self->lengths[0]++;
    for (uint32_t x = 0; x < width;) {
      uint32_t distance = 0, count = find_match(self, pixels, x, y, &distance);
      if (count == 0) {
        add_pixel(self, row[x++]);
      } else {
        add_match(self, 3 * count, distance);
        x += count;
      }
    }
  }
  self->lengths[END]++;
}

/// Bits are gathered in a word and written by bytes.
typedef struct {
  uint64_t word;
  uint32_t count;
  uint8_t *out;
} Bits;

static inline void add_bits(Bits *bits, uint64_t value, uint32_t count) {
  bits->word |= value << bits->count;
  bits->count += count;
}

/// Leaves at most seven bits in the word.
static inline void flush(Bits *bits) {
  uint64_t word = GUINT64_TO_LE(bits->word);
  memcpy(bits->out, &word, sizeof word);
  uint32_t bytes = bits->count >> 3;
  bits->out += bytes;
  bits->word >>= 8 * bytes;
  bits->count &= 7;
}

static inline void add_symbol(Bits *bits, const DPHuffman *code, uint32_t symbol) {
  add_bits(bits, code->bits[symbol], code->lengths[symbol]);
}

/// The lengths of both codes, themselves in a code (RFC 1951, 3.2.7).
static void add_codes(DPDeflate *self, Bits *bits) {
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  uint8_t all[LENGTHS + DISTANCES], symbols[LENGTHS + DISTANCES], extras[LENGTHS + DISTANCES];
  uint32_t frequencies[CODE_LENGTHS] = {0}, length_count = LENGTHS, distance_count = DISTANCES;
  while (length_count > FIRST_LENGTH && self->length_code.lengths[length_count - 1] == 0)
    length_count--;
  while (distance_count > 1 && self->distance_code.lengths[distance_count - 1] == 0)
    distance_count--;
  memcpy(all, self->length_code.lengths, length_count);
  memcpy(all + length_count, self->distance_code.lengths, distance_count);

  uint32_t total = length_count + distance_count, count = 0;
  for (uint32_t i = 0; i < total;) {
    uint32_t run = 1, most = all[i] == 0 ? 138 : 7;
    while (i + run < total && run < most && all[i + run] == all[i]) run++;
    if (all[i] == 0 && run >= 3) {
      symbols[count] = run < 11 ? 17 : 18;
      extras[count] = (uint8_t)(run - (run < 11 ? 3 : 11));
    } else {
      symbols[count] = all[i];
      extras[count] = 0;
      // A length is repeated three to six times behind its first.
      if (all[i] != 0 && run >= 4) {
        frequencies[all[i]]++;
        count++;
        symbols[count] = 16;
        extras[count] = (uint8_t)(run - 4);
      } else {
        run = 1;
      }
    }
    frequencies[symbols[count++]]++;
    i += run;
  }

  DPHuffman code;
  dp_huffman_make(&code, frequencies, CODE_LENGTHS, 7);
  uint32_t code_count = CODE_LENGTHS;
  while (code_count > 4 && code.lengths[order[code_count - 1]] == 0) code_count--;
  add_bits(bits, length_count - FIRST_LENGTH, 5);
  add_bits(bits, distance_count - 1, 5);
  add_bits(bits, code_count - 4, 4);
  for (uint32_t i = 0; i < code_count; i++) {
    add_bits(bits, code.lengths[order[i]], 3);
    flush(bits);
  }
  for (uint32_t i = 0; i < count; i++) {
    add_symbol(bits, &code, symbols[i]);
    if (symbols[i] >= 16) add_bits(bits, extras[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
    flush(bits);
  }
}

static void add_token(const DPDeflate *self, Bits *bits, uint32_t token) {
  const DPHuffman *lengths = &self->length_code;
  if (token & PIXEL) {
    add_symbol(bits, lengths, token >> 16 & 0xFF);
    add_symbol(bits, lengths, token >> 8 & 0xFF);
    add_symbol(bits, lengths, token & 0xFF);
  } else if (token == ROW) {
    add_symbol(bits, lengths, 0);
  } else {
    uint32_t distance = (token & 0xFFFF) + 1;
    LengthSymbol length = length_symbol((token >> 16) + LEAST_MATCH);
    add_symbol(bits, lengths, length.symbol);
    add_bits(bits, length.extra, length.extra_bits);
    uint32_t symbol = distance_symbol(distance);
    add_symbol(bits, &self->distance_code, symbol);
    if (symbol >= 4) {
      uint32_t extra_bits = symbol / 2 - 1;
      add_bits(bits, (distance - 1) & ((1u << extra_bits) - 1), extra_bits);
    }
  }
  flush(bits);
}

const uint8_t *dp_deflate_rows(
    DPDeflate *self, const uint32_t *pixels, uint32_t rows, size_t *count) {
  if (self->zlib != NULL) return dp_zlib_rows_deflate(self->zlib, pixels, rows, count);
  find_tokens(self, pixels, rows);
  dp_huffman_make(&self->length_code, self->lengths, LENGTHS, 15);
  bool has_matches = false;
  for (int i = 0; i < DISTANCES; i++) has_matches |= self->distances[i] > 0;
  // A code of no symbols can't be written; one that is never used can.
  if (!has_matches) self->distances[0] = 1;
  dp_huffman_make(&self->distance_code, self->distances, DISTANCES, 15);

  Bits bits = {.out = self->bytes};
  // Not the last block, and with codes of its own.
  add_bits(&bits, 2 << 1, 3);
  add_codes(self, &bits);
  for (size_t i = 0; i < self->token_count; i++) add_token(self, &bits, self->tokens[i]);
  add_symbol(&bits, &self->length_code, END);
  // An empty stored block ends on a whole byte.
  add_bits(&bits, 0, 3);
  flush(&bits);
  if (bits.count > 0) add_bits(&bits, 0, 8 - bits.count);
  flush(&bits);
  memcpy(bits.out, "\0\0\xFF\xFF", 4);
  bits.out += 4;
  *count = (size_t)(bits.out - self->bytes);
  return self->bytes;
}
