#pragma once
// Plays animated WebP files with libwebp's own player, to compare ours with.

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct DPWebPPlayer DPWebPPlayer;

/// NULL if the file is no animation. It reads `bytes` as long as it plays.
DPWebPPlayer *_Nullable dp_webp_player_new(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height);
void dp_webp_player_free(DPWebPPlayer *player);

/// The next frame as RGBA without gaps, until the next call, and when it ends; NULL behind the last one.
const uint8_t *_Nullable dp_webp_player_next(DPWebPPlayer *player, int *milliseconds);

#pragma clang assume_nonnull end
