#pragma once
#include "dp-private.h"
#include "dp-scene.h"

struct DPNode {
  GskRenderNode *node;
};

struct DPPath {
  cairo_path_data_t *data;
  int count;
};

struct DPMask {
  cairo_surface_t *surface;
};

/// Takes over a surface of one byte a pixel.
DPMask *dp_mask_take(cairo_surface_t *surface);

/// Takes over a render node.
DPNode *dp_node_take(GskRenderNode *raw);

/// Registers GSK's node types without a display. Their type functions are declared free of effects, so that a call whose
/// result is not kept is optimised away, and then the first node aborts.
void dp_nodes_register(void);

/// Appends a path to a context, at its current point system.
void dp_path_append(const DPPath *path, cairo_t *cr);
/// Fills or strokes the current path.
void dp_path_ink(cairo_t *cr, double width);

/// The node that draws strips of what `child` paints, or NULL.
GskRenderNode *dp_strips_node(
    GskRenderNode *child, DPRect source, double pixels, const DPStrip *strips, int32_t count);
