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
} DPDrawing;

/// Begins a node of `width` × `height` points from the origin; the context is in points too.
cairo_t *dp_drawing_begin(
    DPDrawing *drawing, double width, double height, double pixels, DPKeeping keeping);
GskRenderNode *dp_drawing_end(DPDrawing *drawing);

/// Keeps the image that is all that a recording paints: what we draw ourselves takes it at once.
void dp_node_keep_image(GskRenderNode *recording, cairo_surface_t *surface, double pixels, double opacity);

/// Draws a node as GSK would.
void dp_node_draw(GskRenderNode *node, cairo_t *cr);

/// What a node paints inside `source`, or NULL if there is no room for it.
cairo_surface_t *dp_node_paint(GskRenderNode *node, DPRect source, double pixels);

/// Takes over a render node: of a picture that caches keep, or of a scene.
DPNode *dp_node_take(GskRenderNode *raw, bool is_passing);

/// Registers GSK's node types without a display. Their type functions are declared free of effects, so that a call whose
/// result is not kept is optimised away, and then the first node aborts.
void dp_nodes_register(void);

/// A node seen through a transform; takes both over. GSK returns NULL for a transform that changes nothing, and accepts
/// no NULL.
GskRenderNode *dp_node_transform(GskRenderNode *node, GskTransform *transform);

/// Appends a path to a context, at its current point system.
void dp_path_append(const DPPath *path, cairo_t *cr);
/// Fills or strokes the current path.
void dp_path_ink(cairo_t *cr, double width);

/// The node that draws slices of what `child` paints, or NULL. What is outside of `limits` need not be drawn.
GskRenderNode *dp_slices_node(
    GskRenderNode *child, DPRect source, double pixels, const DPSlice *slices, int32_t count,
    DPRect limits, DPKeeping keeping);

/// The bounding box of what was added, in points.
typedef struct {
  double left, top, right, bottom;
} DPBounds;

extern const DPBounds dp_bounds_empty;
/// Adds a rectangle that is seen through a transform.
void dp_bounds_add(DPBounds *bounds, DPRect rect, DPTransform transform);
/// The whole pixels around the box, `margin` of them larger on each side, in points.
graphene_rect_t dp_bounds_whole(DPBounds bounds, double pixels, double margin);

/// A flat transform of GSK's, or NULL for one that changes nothing.
GskTransform *dp_transform(DPTransform transform);

/// A part of a picture's plane seen through a transform, or NULL. What is outside of `limits` need not be drawn.
GskRenderNode *dp_picture_node(
    DPPicture *picture, DPRect shown, DPTransform transform, double opacity, DPRect limits,
    DPKeeping keeping);

/// The pixels of a picture, of the rectangle `source` in points.
typedef struct {
  cairo_surface_t *surface;
  DPRect source;
  /// How many there are to a point.
  double pixels;
} DPPixels;

/// Mixes the pixels of a picture as they are seen through a transform in a box of whole pixels. Only what is `shown` of the picture's plane
/// is in there; outside of the source its edge goes on.
cairo_surface_t *dp_pixels_seen(
    const DPPixels *pixels, DPRect shown, DPTransform transform, graphene_rect_t box);
/// Makes such pixels the context's colour, at their place in its points.
void dp_pixels_set_source(cairo_t *cr, cairo_surface_t *seen, double pixels, graphene_point_t corner);
/// The whole pixels around a rectangle that is seen through a transform, as far as they are inside `limits`; false if there are none.
bool dp_pixels_box(DPRect rect, DPTransform transform, double pixels, double margin, DPRect limits, graphene_rect_t *box);
