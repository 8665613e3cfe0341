// What the files that build scenes share.
#pragma once
#include "dp-private.h"
#include "dp-scene.h"

struct DPNode {
  GskRenderNode *node;
  bool is_passing;
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

/// Something drawn with Cairo that becomes a node: a recording, or pixels.
typedef struct {
  cairo_t *cr;
  graphene_rect_t bounds;
  GskRenderNode *recording;
  cairo_surface_t *surface;
} DPSketch;

/// Begins a node of `width` × `height` points from the origin; the context is in points too.
cairo_t *dp_sketch_begin(
    DPSketch *sketch, double width, double height, double pixels, DPKeeping keeping);
GskRenderNode *dp_sketch_end(DPSketch *sketch);

/// What a node paints inside `source`, or NULL where there is no room for it.
cairo_surface_t *dp_node_paint(GskRenderNode *node, DPRect source, double pixels);

/// Takes over a render node: of a picture that caches keep, or of a scene.
DPNode *dp_node_take(GskRenderNode *raw, bool is_passing);

/// Registers GSK's node types without a display. Their type functions are declared free of effects, so that a call whose
/// result is not kept is optimised away, and then the first node aborts.
void dp_nodes_register(void);

/// A node seen through a transform; takes both over. GSK gives NULL for a transform that changes nothing, and takes none.
GskRenderNode *dp_node_transform(GskRenderNode *node, GskTransform *transform);

/// Appends a path to a context, at its current point system.
void dp_path_append(const DPPath *path, cairo_t *cr);
/// Fills or strokes the current path.
void dp_path_ink(cairo_t *cr, double width);

/// The node that draws strips of what `child` paints, or NULL.
GskRenderNode *dp_strips_node(
    GskRenderNode *child, DPRect source, double pixels, const DPStrip *strips, int32_t count,
    DPKeeping keeping);

/// A flat transform of GSK's, or NULL for one that changes nothing.
GskTransform *dp_transform(DPTransform transform);

/// A part of a picture's plane seen through a transform, or NULL.
GskRenderNode *dp_picture_node(
    DPPicture *picture, DPRect shown, DPTransform transform, double opacity, DPKeeping keeping);
