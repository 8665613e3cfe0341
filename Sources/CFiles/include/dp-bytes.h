#pragma once

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Bytes that the caller owns and frees with dp_bytes_free.
typedef struct {
  uint8_t *_Nullable bytes;
  size_t count;
} DPBytes;

void dp_bytes_free(DPBytes bytes);

#pragma clang assume_nonnull end
