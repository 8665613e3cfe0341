#pragma once
// Pictures built of GSK's render nodes.
#include "dp-text.h"
#include "dp-mask.h"

#pragma clang assume_nonnull begin

// All of it is C because pictures are GSK's nodes: the code counts their references itself, and their rectangles and
// matrices are graphene's structs.

/// A picture being built: what is appended is painted from back to front. Lengths are points. Belongs to one thread.
typedef struct DPScene DPScene;

/// A finished picture; immutable.
typedef struct DPNode DPNode;

typedef struct {
  double offset;
  DPColor color;
} DPStop;

/// A part of a painted source, how it is drawn, and what is over it.
typedef struct {
  DPRect part;
  DPTransform transform;
  DPColor veil;
} DPSlice;

/// What can be seen of a text: its lines from the first one up to `end`, and the points across from the box's left end.
typedef struct {
  int32_t first, end;
  double left, right;
} DPTextPart;

/// A picture that was painted once and can be drawn again turned, stretched and faded.
typedef struct DPPicture DPPicture;

/// Paints what a node shows in `source`, `pixels` to a point; NULL if no memory holds it.
DPPicture *_Nullable dp_picture_new(const DPNode *node, DPRect source, double pixels);
void dp_picture_free(DPPicture *picture);

DPScene *dp_scene_new(void);
void dp_scene_free(DPScene *scene);

void dp_scene_fill(DPScene *scene, DPRect rect, DPColor color);
void dp_scene_fill_rounded(DPScene *scene, DPRect rect, DPRadii radii, DPColor color);
/// A gradient from (x0, y0) to (x1, y1); at least two stops, ascending from 0 to 1.
void dp_scene_gradient(
    DPScene *scene, DPRect rect, DPRadii radii, double x0, double y0, double x1, double y1,
    const DPStop *stops, int32_t count);
/// A line inside a rounded rectangle's edge.
void dp_scene_border(DPScene *scene, DPRect rect, DPRadii radii, double width, DPColor color);
/// A part of a text with its box's top left corner at (x, y) in whole device pixels, `pixels` of them to a point. Its
/// lines begin on whole pixels, and so do its letters, unless `is_vector`.
void dp_scene_text(
    DPScene *scene, DPText *text, DPTextPart part, double x, double y, double pixels,
    bool is_vector, DPColor color);
/// The letters' outlines with their box's top left corner at (x, y), for text that is drawn much larger than it was set.
void dp_scene_text_outline(DPScene *scene, DPText *text, double x, double y, DPColor color);
/// A finished picture with its origin at (x, y).
void dp_scene_place(DPScene *scene, const DPNode *node, double x, double y);
/// A filled path (`width` 0) or a stroked one, moved and scaled from its own units.
void dp_scene_path(
    DPScene *scene, const DPPath *path, double x, double y, double scale, double width,
    DPColor color);

/// A part of a picture seen through a transform. Beyond the picture's source its edge continues. Kept as a recording it
/// shows what `dp-sampler.h` mixes; kept as a texture, what the renderer mixes. What is outside of `limits` need not be drawn.
void dp_scene_picture(
    DPScene *scene, DPPicture *picture, DPRect shown, DPTransform transform, double opacity,
    DPRect limits, DPKeeping keeping);

void dp_scene_push_clip(DPScene *scene, DPRect rect);
void dp_scene_push_rounded_clip(DPScene *scene, DPRect rect, DPRadii radii);
/// A group that is painted whole and then faded; `pixels` is how many device pixels a point has.
void dp_scene_push_opacity(DPScene *scene, double opacity, double pixels);
void dp_scene_push_transform(DPScene *scene, DPTransform transform);
/// What follows is painted once, `pixels` to a point, and drawn in slices. What is outside of `limits` need not be drawn.
void dp_scene_push_slices(
    DPScene *scene, DPRect source, double pixels, const DPSlice *slices, int32_t count,
    DPRect limits, DPKeeping keeping);
void dp_scene_pop(DPScene *scene);

/// Forgets what was appended so far, because later pictures cover it. No push may be open.
void dp_scene_clear(DPScene *scene);
/// Ends the picture; the scene is empty again. Every push must have had its pop.
DPNode *dp_scene_finish(DPScene *scene);

/// A part of a mask painted in one colour into `width` × `height` pixels from the origin, with `pixels` of them to a
/// point; to be kept and placed again in each frame.
DPNode *dp_node_new_mask(
    const DPMask *mask, DPPart part, double width, double height, double pixels, DPColor color,
    DPKeeping keeping);
void dp_node_free(DPNode *node);

#pragma clang assume_nonnull end
