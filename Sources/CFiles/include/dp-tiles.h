#pragma once
// Films as tiles: each distinct piece of a row is kept once, and a frame is numbers of tiles.

#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// The distinct tiles of one width, in the order in which they first came.
typedef struct DPTiles DPTiles;

DPTiles *dp_tiles_new(uint32_t width);
void dp_tiles_free(DPTiles *tiles);
uint32_t dp_tiles_count(const DPTiles *tiles);
/// All of them, three bytes a pixel, tile behind tile.
void dp_tiles_copy_rgb(const DPTiles *tiles, uint8_t *rgb);

/// The numbers of a column of a picture (in BGRX), of as many pixels as the tiles are wide, from `x` on. `numbers` has
/// one a row: those of the frame before, or UINT32_MAX if there is no number yet. Returns how many changed.
uint32_t dp_tiles_take(DPTiles *tiles, const DPPixels *picture, uint32_t x, uint32_t *numbers);

/// Compresses bytes without a header (RFC 1951), by zlib at a level from 1 to 9; to be freed. Nothing if there is no memory.
uint8_t *_Nullable dp_deflate_bytes(const uint8_t *bytes, size_t count, int level, size_t *compressed);
void dp_deflate_bytes_free(uint8_t *bytes);

#pragma clang assume_nonnull end
