// Writes a block of deflate.
#include <dp-exact.h>

#include "dp-block.h"

#include <glib.h>
#include <stdbool.h>
#include <string.h>

#include "dp-huffman.h"

enum { CODE_LENGTHS = 19 };

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
static void add_codes(Bits *bits, const DPHuffman *length_code, const DPHuffman *distance_code) {
  static const uint8_t order[CODE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};
  uint8_t all[DP_LENGTHS + DP_DISTANCES], symbols[DP_LENGTHS + DP_DISTANCES], extras[DP_LENGTHS + DP_DISTANCES];
  uint32_t frequencies[CODE_LENGTHS] = {0}, length_count = DP_LENGTHS, distance_count = DP_DISTANCES;
  while (length_count > DP_FIRST_LENGTH && length_code->lengths[length_count - 1] == 0)
    length_count--;
  while (distance_count > 1 && distance_code->lengths[distance_count - 1] == 0)
    distance_count--;
  memcpy(all, length_code->lengths, length_count);
  memcpy(all + length_count, distance_code->lengths, distance_count);

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
  add_bits(bits, length_count - DP_FIRST_LENGTH, 5);
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

static void add_token(
    Bits *bits, uint32_t token, const DPHuffman *length_code, const DPHuffman *distance_code) {
  if (token & DP_PIXEL) {
    add_symbol(bits, length_code, token >> 16 & 0xFF);
    add_symbol(bits, length_code, token >> 8 & 0xFF);
    add_symbol(bits, length_code, token & 0xFF);
  } else if (token == DP_ROW) {
    add_symbol(bits, length_code, 0);
  } else {
    uint32_t distance = (token & 0xFFFF) + 1;
    DPLengthSymbol length = dp_length_symbol((token >> 16) + DP_LEAST_MATCH);
    add_symbol(bits, length_code, length.symbol);
    add_bits(bits, length.extra, length.extra_bits);
    uint32_t symbol = dp_distance_symbol(distance);
    add_symbol(bits, distance_code, symbol);
    if (symbol >= 4) {
      uint32_t extra_bits = symbol / 2 - 1;
      add_bits(bits, (distance - 1) & ((1u << extra_bits) - 1), extra_bits);
    }
  }
  flush(bits);
}

uint8_t *dp_block_write(uint8_t *out, DPTokens *tokens) {
  DPHuffman length_code, distance_code;
  tokens->lengths[DP_END]++;
  dp_huffman_make(&length_code, tokens->lengths, DP_LENGTHS, 15);
  bool has_matches = false;
  for (int i = 0; i < DP_DISTANCES; i++) has_matches |= tokens->distances[i] > 0;
  // A code of no symbols can't be written; one that is never used can.
  if (!has_matches) tokens->distances[0] = 1;
  dp_huffman_make(&distance_code, tokens->distances, DP_DISTANCES, 15);

  Bits bits = {.out = out};
  // Not the last block, and with codes of its own.
  add_bits(&bits, 2 << 1, 3);
  add_codes(&bits, &length_code, &distance_code);
  for (size_t i = 0; i < tokens->count; i++)
    add_token(&bits, tokens->list[i], &length_code, &distance_code);
  add_symbol(&bits, &length_code, DP_END);
  // An empty stored block ends on a whole byte.
  add_bits(&bits, 0, 3);
  flush(&bits);
  if (bits.count > 0) add_bits(&bits, 0, 8 - bits.count);
  flush(&bits);
  memcpy(bits.out, "\0\0\xFF\xFF", 4);
  return bits.out + 4;
}
