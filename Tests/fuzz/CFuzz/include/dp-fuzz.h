// The functions of libFuzzer and zlib for fuzzing, which Swift can't call.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef int (*DPFuzzBody)(const uint8_t *_Nullable bytes, size_t count);

/// Hands over to libFuzzer and returns its status; -1 in a build without it. In C because only a build by
/// script/fuzz has the function to link with.
int dp_fuzz_drive(int count, char *_Nullable *_Nonnull arguments, DPFuzzBody body);

/// Whether zlib makes of a whole stream exactly the rows of a picture, 0x..RRGGBB each pixel, as a PNG without
/// filters holds them, and finds its checksum right. In C because Swift has no zlib.
bool dp_fuzz_inflates_to(
    const uint8_t *stream, size_t count, const uint32_t *pixels, size_t width, size_t height);

/// Whether zlib's CRC of the bytes is this one.
bool dp_fuzz_has_crc(const uint8_t *bytes, size_t count, uint32_t crc);

#pragma clang assume_nonnull end
