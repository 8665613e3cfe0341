#pragma once
#include "dp-pixels.h"

#pragma clang assume_nonnull begin

/// Some rows of an opaque picture, compressed. Pieces are made one by one, on any threads, and joined.
typedef struct DPPngPiece DPPngPiece;

/// Compresses rows in any format without alpha.
DPPngPiece *dp_png_piece_new(const DPPixels *rows);
void dp_png_piece_free(DPPngPiece *piece);

/// A picture that is placed on larger pictures of one width. It holds all that compressing it needs and that does not
/// depend on its place.
typedef struct DPPngPart DPPngPart;

DPPngPart *dp_png_part_new(const DPPixels *pixels, uint32_t picture_width);
void dp_png_part_free(DPPngPart *part);

/// Where a part begins in a row.
typedef struct {
  const DPPngPart *part;
  uint32_t x;
} DPPngPlacedPart;

/// Compresses rows on which parts are side by side, from left to right and all at the same height. `ground`
/// (0xFFRRGGBB) is the colour around them. `top`, which is a multiple of the step below, is how far below their top the
/// piece begins.
DPPngPiece *dp_png_piece_of_parts(
    const DPPngPlacedPart *_Nullable parts, uint32_t count, uint32_t width, uint32_t ground, uint32_t top,
    uint32_t rows);

/// How many rows a step has. If a piece is cut after steps, the pieces make the same bytes as the whole one.
uint32_t dp_png_piece_step(void);
/// How many bytes the PNG file of a picture of these pieces has, and the file. The pieces are of one width, and at least one,
/// from top to bottom.
size_t dp_png_pieces_size(const DPPngPiece *_Nonnull const *_Nonnull pieces, uint32_t count);
void dp_png_pieces_write(const DPPngPiece *_Nonnull const *_Nonnull pieces, uint32_t count, uint8_t *out);

#pragma clang assume_nonnull end
