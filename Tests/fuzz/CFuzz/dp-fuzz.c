// Runs libFuzzer, and checks our encoders with zlib.
#include "dp-fuzz.h"

#include <stdlib.h>
#include <zlib.h>

#ifdef DP_FUZZING
int LLVMFuzzerRunDriver(int *count, char ***arguments, DPFuzzBody body);

int dp_fuzz_drive(int count, char **arguments, DPFuzzBody body) {
  return LLVMFuzzerRunDriver(&count, &arguments, body);
}
#else
int dp_fuzz_drive(int count, char **arguments, DPFuzzBody body) {
  (void)count;
  (void)arguments;
  (void)body;
  return -1;
}
#endif

/// Whether `bytes` are a row: the number of no filter and red, green and blue of each pixel.
static bool is_row(const uint8_t *bytes, const uint32_t *pixels, size_t width) {
  if (*bytes++ != 0) return false;
  for (size_t x = 0; x < width; x++, bytes += 3) {
    uint32_t pixel = (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
    if (pixel != (pixels[x] & 0xFFFFFF)) return false;
  }
  return true;
}

bool dp_fuzz_inflates_to(
    const uint8_t *stream, size_t count, const uint32_t *pixels, size_t width, size_t height) {
  size_t row_size = 3 * width + 1;
  uLong used = (uLong)count;
  uLongf out_count = (uLongf)(row_size * height);
  uint8_t *out = malloc(out_count);
  bool same = out != NULL && uncompress2(out, &out_count, stream, &used) == Z_OK && used == count
              && out_count == row_size * height;
  for (size_t y = 0; same && y < height; y++) {
    same = is_row(out + y * row_size, pixels + y * width, width);
  }
  free(out);
  return same;
}

bool dp_fuzz_has_crc(const uint8_t *bytes, size_t count, uint32_t crc) {
  return crc32_z(0, bytes, count) == crc;
}
