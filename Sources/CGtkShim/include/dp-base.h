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

/// How many of the shim's objects that were made on the calling thread still live. Tests of lifetime read it: an
/// object that is never freed leaves no other trace.
int64_t dp_objects_alive(void);

/// The same without those that wait or are kept for later: alarms that are set, and set text, outlines, masks and
/// pictures, which the painter's bounded caches keep. How many there are depends on when frames were drawn, and the number
/// of all others does not.
int64_t dp_lasting_objects_alive(void);

#pragma clang assume_nonnull end
