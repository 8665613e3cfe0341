#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// Pixels that nodes share.
typedef struct DPTexture DPTexture;

/// An outline of lines and curves in its own units.
typedef struct DPPath DPPath;

typedef enum { DPVerbMove, DPVerbLine, DPVerbCurve, DPVerbClose } DPVerb;

/// Makes a path of `count` verbs: a move and a line take two numbers, a curve six, a close none.
DPPath *dp_path_new(const uint8_t *verbs, int32_t count, const double *numbers);
void dp_path_free(DPPath *path);
/// What the path's ink covers in its own units; `width` 0 fills it.
DPRect dp_path_extents(const DPPath *path, double width);

/// The texture of a path in one colour: `rect` of the path's own units at `pixels` to the unit.
DPTexture *_Nullable dp_texture_new_path(
    const DPPath *path, DPRect rect, double pixels, double width, DPColor color);
void dp_texture_free(DPTexture *texture);

#pragma clang assume_nonnull end
