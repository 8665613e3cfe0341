#pragma once

#include <stdint.h>

enum { DP_HUFFMAN_MOST_SYMBOLS = 288 };

/// A prefix code as deflate has it: of each symbol the bits, ready to be written lowest first, and how
/// many they are. It is 0 if the symbol has no code.
typedef struct {
  uint16_t bits[DP_HUFFMAN_MOST_SYMBOLS];
  uint8_t lengths[DP_HUFFMAN_MOST_SYMBOLS];
} DPHuffman;

/// The shortest code for symbols that are so frequent, none longer than `most_bits`; at least one symbol
/// has to be. The same frequencies always give the same code.
void dp_huffman_make(DPHuffman *code, const uint32_t *frequencies, int count, int most_bits);
