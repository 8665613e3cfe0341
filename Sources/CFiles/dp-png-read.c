// Decodes whole PNG files with libspng.
#include <dp-exact.h>

#include "dp-png-read.h"

#include <spng.h>

/// Nothing but colour profiles and texts come this large, and neither is used.
enum { MOST_CHUNK = 4 << 20, MOST_CACHED = 8 << 20 };

int dp_png_decode(
    const uint8_t *file, size_t file_count, uint32_t most_side, uint8_t *rgba, size_t count) {
  spng_ctx *context = spng_ctx_new(0);
  if (context == NULL) return SPNG_EMEM;
  int error = spng_set_image_limits(context, most_side, most_side);
  if (!error) error = spng_set_chunk_limits(context, MOST_CHUNK, MOST_CACHED);
  if (!error) error = spng_set_crc_action(context, SPNG_CRC_ERROR, SPNG_CRC_ERROR);
  if (!error) error = spng_set_png_buffer(context, file, file_count);
  if (!error) error = spng_decode_image(context, rgba, count, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS);
  // Reads on to IEND, so that a file cut behind its pixels is found too.
  if (!error) error = spng_decode_chunks(context);
  spng_ctx_free(context);
  return error;
}

const char *dp_png_error_text(int error) { return spng_strerror(error); }
