#pragma once
#include "dp-scene-private.h"

/// What a canvas keeps for Broadway, which shows its pictures as elements of a browser's page.
///
/// Broadway misplaces or blurs much of what GSK's own renderers draw right, so every picture is converted into the nodes
/// that Broadway shows right.
typedef struct DPBroadway DPBroadway;

/// NULL if the display is not Broadway.
DPBroadway *dp_broadway_new(GdkDisplay *display);
void dp_broadway_free(DPBroadway *broadway);

/// A frame begins, on a display with `density` pixels to a page's pixel.
void dp_broadway_begin(DPBroadway *broadway, double density);
/// The frame is complete: what it did not show is forgotten.
void dp_broadway_end(DPBroadway *broadway);

/// The part of a picture from its origin to `width` and `height`, in points, at (x, y) of the page, `factor` of the page's
/// pixels to a point.
GskRenderNode *dp_broadway_picture(
    DPBroadway *broadway, GskRenderNode *picture, double x, double y, double width, double height,
    double factor);
