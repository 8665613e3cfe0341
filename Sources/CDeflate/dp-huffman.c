// Makes the shortest prefix codes that the symbols' frequencies allow.
#include <dp-exact.h>

#include "dp-huffman.h"

#include <string.h>

/// A symbol below its frequency, so that leaves sort as numbers: the rarest first, and if two are as
/// frequent, the one with the lower number.
typedef uint64_t Leaf;

static inline Leaf leaf_of(uint32_t frequency, int symbol) {
  return (uint64_t)frequency << 16 | (uint64_t)symbol;
}

static inline uint64_t frequency_of(Leaf leaf) { return leaf >> 16; }

static int sort_leaves(Leaf *leaves, const uint32_t *frequencies, int count) {
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++)
    if (frequencies[symbol] > 0) leaves[used++] = leaf_of(frequencies[symbol], symbol);
  // Shell's way with Ciura's gaps (2001): a few hundred leaves in a few microseconds.
  static const int gaps[] = {132, 57, 23, 10, 4, 1};
  for (int g = 0; g < 6; g++) {
    int gap = gaps[g];
    for (int i = gap; i < used; i++) {
      Leaf leaf = leaves[i];
      int j = i;
      for (; j >= gap && leaves[j - gap] > leaf; j -= gap) leaves[j] = leaves[j - gap];
      leaves[j] = leaf;
    }
  }
  return used;
}

/// How many leaves of a best tree have each depth, by Huffman's own way with two queues: leaves come
/// sorted, and joined nodes arise in order.
static void count_depths(const Leaf *leaves, int used, int most_bits, int *counts) {
  uint64_t weights[DP_HUFFMAN_MOST_SYMBOLS];
  int parents[2 * DP_HUFFMAN_MOST_SYMBOLS], depths[DP_HUFFMAN_MOST_SYMBOLS];
  int next_leaf = 0, next_node = 0;
  for (int node = 0; node < used - 1; node++) {
    weights[node] = 0;
    for (int side = 0; side < 2; side++) {
      if (next_leaf < used
          && (next_node == node || frequency_of(leaves[next_leaf]) <= weights[next_node])) {
        weights[node] += frequency_of(leaves[next_leaf]);
        parents[next_leaf++] = node;
      } else {
        weights[node] += weights[next_node];
        parents[used + next_node++] = node;
      }
    }
  }
  for (int node = used - 2; node >= 0; node--)
    depths[node] = node == used - 2 ? 0 : depths[parents[used + node]] + 1;
  for (int leaf = 0; leaf < used; leaf++) {
    int depth = used == 1 ? 1 : depths[parents[leaf]] + 1;
    counts[depth < most_bits ? depth : most_bits]++;
  }
}

/// Cutting depths off leaves more codes than there is room for. Each step moves one leaf from the deepest
/// level that has room below it one down, which makes room for a leaf of the last level beside it.
static void make_room(int *counts, int most_bits) {
  uint32_t total = 0;
  for (int bits = 1; bits <= most_bits; bits++)
    total += (uint32_t)counts[bits] << (most_bits - bits);
  for (; total > 1u << most_bits; total--) {
    int bits = most_bits - 1;
    while (counts[bits] == 0) bits--;
    counts[most_bits]--;
    counts[bits]--;
    counts[bits + 1] += 2;
  }
}

static uint16_t reversed(uint32_t code, int bits) {
  uint32_t result = 0;
  for (int i = 0; i < bits; i++) result |= (code >> i & 1) << (bits - 1 - i);
  return (uint16_t)result;
}

void dp_huffman_make(DPHuffman *code, const uint32_t *frequencies, int count, int most_bits) {
  Leaf leaves[DP_HUFFMAN_MOST_SYMBOLS];
  int counts[16] = {0};
  int used = sort_leaves(leaves, frequencies, count);
  count_depths(leaves, used, most_bits, counts);
  make_room(counts, most_bits);

  memset(code->lengths, 0, sizeof code->lengths);
  // The rarest get the longest.
  int leaf = 0;
  for (int bits = most_bits; bits >= 1; bits--)
    for (int i = 0; i < counts[bits]; i++) code->lengths[leaves[leaf++] & 0xFFFF] = (uint8_t)bits;

  // Codes of one length follow each other in the order of symbols (RFC 1951, 3.2.2).
  uint32_t next[16] = {0}, first = 0;
  for (int bits = 1; bits <= most_bits; bits++) {
    next[bits] = first;
    first = (first + (uint32_t)counts[bits]) << 1;
  }
  for (int symbol = 0; symbol < count; symbol++) {
    int bits = code->lengths[symbol];
    if (bits > 0) code->bits[symbol] = reversed(next[bits]++, bits);
  }
}
