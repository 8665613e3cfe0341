#pragma once
// Masks through which any colour can be painted.
#include "dp-text.h"

#pragma clang assume_nonnull begin

// All of it is C because masks and paths are Cairo's; what a function adds to that is said at it.

/// How much of each pixel something covers. Any colour can be painted through it.
typedef struct DPMask DPMask;

/// How pictures made of pixels are kept in a node.
typedef enum {
  /// As drawing steps: a frame costs next to nothing, and a renderer that keeps pictures by node finds them again. (A
  /// texture would be found again too, but GTK fetches its pixels through floating point whenever Cairo draws it.)
  DPKeepRecording,
  /// As a texture: for documents, because Cairo and GSK write the others in ways that do not come back as they were.
  DPKeepTexture,
} DPKeeping;

/// Whole pixels of a mask.
typedef struct {
  int32_t x, y, width, height;
} DPPart;

/// An outline of lines and curves in its own units.
typedef struct DPPath DPPath;

typedef enum { DPVerbMove, DPVerbLine, DPVerbCurve, DPVerbClose } DPVerb;

/// Makes a path of `count` verbs: a move and a line use two numbers, a curve six, a close no number.
DPPath *dp_path_new(const uint8_t *verbs, int32_t count, const double *numbers);
void dp_path_free(DPPath *path);
/// What the path's ink covers in its own units; `width` 0 fills it.
DPRect dp_path_extents(const DPPath *path, double width);

/// The mask of a filled path: `rect` of its own units at `pixels` to the unit.
DPMask *_Nullable dp_mask_new_path(const DPPath *path, DPRect rect, double pixels);

/// A soft rounded rectangle; lengths are pixels, `reach` more of them on each side of `width` and `height`.
typedef struct {
  int32_t width, height, reach;
  DPRadii radii;
  /// How far the shadow is from the shape, and how much larger than it the shadow is on each side.
  double x, y, spread;
  /// The Gaussian's standard deviation.
  double deviation;
  /// Whether the shadow falls into the shape instead of outside it.
  bool inner;
} DPShadowSpec;

/// The mask of a shadow, `width` + 2 · `reach` wide. In C because GSK's own shadows go through one unguarded table
/// for all threads, which also keeps every radius for ever.
DPMask *_Nullable dp_mask_new_shadow(const DPShadowSpec *spec);
/// The mask of text that begins on whole pixels; `rect` is set to the place of its pixels, from the box's corner.
DPMask *_Nullable dp_mask_new_text(const DPText *text, double pixels, DPRect *rect);
void dp_mask_free(DPMask *mask);

#pragma clang assume_nonnull end
