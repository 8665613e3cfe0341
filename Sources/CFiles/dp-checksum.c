// Computes SHA-256, by the processor's own instructions if it has them.
#include <dp-exact.h>

#include "dp-checksum.h"

#include <glib.h>
#include <string.h>

#include "dp-sha-blocks.h"

struct DPChecksum {
  GChecksum *portable;  // NULL if the processor does the work
  uint32_t state[8];
  uint8_t pending[64];
  size_t pending_count;
  uint64_t total;
};

DPChecksum *dp_checksum_new(bool hardware) {
  static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  DPChecksum *checksum = g_new0(DPChecksum, 1);
  memcpy(checksum->state, initial, sizeof initial);
  if (!hardware || !dp_sha_blocks_available()) {
    checksum->portable = g_checksum_new(G_CHECKSUM_SHA256);
  }
  return checksum;
}

void dp_checksum_update(DPChecksum *checksum, const uint8_t *bytes, size_t count) {
  if (count == 0) return;
  if (checksum->portable != NULL) {
    g_checksum_update(checksum->portable, bytes, (gssize)count);
    return;
  }
  checksum->total += count;
  if (checksum->pending_count > 0) {
    size_t taken = MIN(count, sizeof checksum->pending - checksum->pending_count);
    memcpy(checksum->pending + checksum->pending_count, bytes, taken);
    checksum->pending_count += taken;
    bytes += taken;
    count -= taken;
    if (checksum->pending_count < sizeof checksum->pending) return;
    dp_sha_blocks_add(checksum->state, checksum->pending, 1);
    checksum->pending_count = 0;
  }
  dp_sha_blocks_add(checksum->state, bytes, count / 64);
  checksum->pending_count = count % 64;
  memcpy(checksum->pending, bytes + (count - count % 64), count % 64);
}

void dp_checksum_finish(DPChecksum *checksum, char hex[65]) {
  if (checksum->portable != NULL) {
    memcpy(hex, g_checksum_get_string(checksum->portable), 65);
    g_checksum_free(checksum->portable);
    g_free(checksum);
    return;
  }
  // FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits as the last 64 of a block.
  uint64_t bits = checksum->total * 8;
  uint8_t padding[128] = {0x80};
  size_t zeros = (checksum->pending_count < 56 ? 56 : 120) - checksum->pending_count;
  for (int i = 0; i < 8; i++) padding[zeros + i] = (uint8_t)(bits >> (56 - 8 * i));
  dp_checksum_update(checksum, padding, zeros + 8);
  static const char digits[] = "0123456789abcdef";
  for (int i = 0; i < 64; i++) {
    hex[i] = digits[(checksum->state[i / 8] >> (28 - 4 * (i % 8))) & 15];
  }
  hex[64] = 0;
  g_free(checksum);
}

void dp_checksum_keyed(const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
                       char hex[65]) {
  char *digits = g_compute_hmac_for_data(G_CHECKSUM_SHA256, key, key_count, bytes, count);
  memcpy(hex, digits, 65);
  g_free(digits);
}
