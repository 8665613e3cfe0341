#pragma once
#include "dp-mask.h"
#include "dp-scene.h"

#pragma clang assume_nonnull begin

// All of it is C because it ends in a surface of Cairo's and a node of GSK's, and because loops over pixels are fast in C in a
// debug build, too.

/// A picture's pixels, as they are scaled from.
typedef struct DPBitmap DPBitmap;

/// Copies rows of red, green, blue and straight alpha; NULL where no memory holds them.
DPBitmap *_Nullable dp_bitmap_new(const uint8_t *rgba, int32_t width, int32_t height);
void dp_bitmap_free(DPBitmap *bitmap);

/// How a bitmap is shown.
typedef struct {
  /// In pixels of the bitmap.
  DPRect part;
  /// In points.
  double width, height;
  /// The same in pixels of the screen.
  int32_t across, down;
  /// Of a tinted one.
  DPColor color;
  bool is_tinted;
  /// Whether its pixels are the screen's.
  bool is_upright;
} DPBitmapForm;

/// A part of a bitmap at a size, from the origin; to be kept and placed again in each frame. NULL if it doesn't fit in
/// memory.
///
/// It is scaled here and in whole numbers: then it has the same pixels on every processor and with every version of
/// Cairo.
DPNode *_Nullable dp_node_new_bitmap(
    const DPBitmap *bitmap, DPBitmapForm form, DPKeeping keeping);

#pragma clang assume_nonnull end
