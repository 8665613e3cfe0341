#pragma once
// The values that all parts of the shim share.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// An upright rectangle, in the units that its function names.
typedef struct {
  double x, y, width, height;
} DPRect;

/// A colour in sRGB, not premultiplied, each part from 0 to 1.
typedef struct {
  double red, green, blue, alpha;
} DPColor;

/// The radii of a rectangle's corners, clockwise from the top left.
typedef struct {
  double top_left, top_right, bottom_right, bottom_left;
} DPRadii;

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct {
  double a, b, c, d, tx, ty;
} DPTransform;

#pragma clang assume_nonnull end
