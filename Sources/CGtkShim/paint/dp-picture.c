// Pictures of nodes, painted once to be placed often.
#include <dp-exact.h>

#include "dp-scene-private.h"

struct DPPicture {
  cairo_surface_t *surface;
  /// What the surface shows, in the picture's own points.
  DPRect source;
  double pixels;
  /// One node, kept until more must be seen, and what it holds: renderers recognise by it what they already sent to the
  /// display.
  GskRenderNode *texture;
  DPRect room;
};

DPPicture *dp_picture_new(const DPNode *node, DPRect source, double pixels) {
  cairo_surface_t *surface = dp_node_paint(node->node, source, pixels);
  if (surface == NULL) return NULL;
  DPPicture *picture = g_new(DPPicture, 1);
  *picture = (DPPicture){surface, source, pixels, NULL, source};
  dp_passing_object_made();
  return picture;
}

void dp_picture_free(DPPicture *picture) {
  g_clear_pointer(&picture->texture, gsk_render_node_unref);
  cairo_surface_destroy(picture->surface);
  g_free(picture);
  dp_passing_object_freed();
}

/// The pattern of a picture's nearest pixels; its edges go on for ever.
static void set_source(cairo_t *cr, const DPPicture *picture) {
  cairo_translate(cr, picture->source.x, picture->source.y);
  cairo_scale(cr, 1 / picture->pixels, 1 / picture->pixels);
  cairo_set_source_surface(cr, picture->surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
}

/// How far the texture must reach along one axis to show `first` to `end`. If it must grow past the source, it grows at once
/// by the source's length across, because a screen that turns shows up to so much.
static void reach(double first, double end, double *start, double *length, double across) {
  const double slack = 0.001;
  double limit = *start + *length;
  double low = first < *start - slack ? MIN(first, limit - across) : *start;
  double high = end > limit + slack ? MAX(end, *start + across) : limit;
  *start = MIN(low, *start);
  *length = MAX(high, limit) - *start;
}

static bool holds(DPRect outer, DPRect inner) {
  const double slack = 0.001;
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
         inner.x + inner.width <= outer.x + outer.width + slack &&
         inner.y + inner.height <= outer.y + outer.height + slack;
}

/// The picture as a texture of which `shown` is seen.
static GskRenderNode *texture(DPPicture *picture, DPRect shown) {
  if (picture->texture == NULL || !holds(picture->room, shown)) {
    g_clear_pointer(&picture->texture, gsk_render_node_unref);
    DPRect room = picture->source;
    double width = room.width, height = room.height;
    reach(shown.x, shown.x + shown.width, &room.x, &room.width, height);
    reach(shown.y, shown.y + shown.height, &room.y, &room.height, width);
    picture->room = room;
    DPDrawing drawing;
    cairo_t *cr =
        dp_drawing_begin(&drawing, room.width, room.height, picture->pixels, DPKeepTexture);
    cairo_translate(cr, -room.x, -room.y);
    set_source(cr, picture);
    cairo_paint(cr);
    picture->texture = dp_node_transform(
        dp_drawing_end(&drawing),
        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)room.x, (float)room.y)));
  }
  return gsk_clip_node_new(
      picture->texture, &GRAPHENE_RECT_INIT(
                            (float)shown.x, (float)shown.y, (float)shown.width,
                            (float)shown.height));
}

/// The pixels that are seen, each one whole: a slanted edge that is smoothed costs as much as a third of the picture.
static GskRenderNode *seen(
    DPPicture *picture, DPRect shown, DPTransform t, double opacity, DPRect limits) {
  graphene_rect_t box;
  if (!dp_pixels_box(shown, t, picture->pixels, 0, limits, &box)) return NULL;
  DPPixels pixels = {picture->surface, picture->source, picture->pixels};
  cairo_surface_t *surface = dp_pixels_seen(&pixels, shown, t, box);
  // The recording begins at the origin and is moved, as all are.
  DPDrawing drawing;
  cairo_t *cr = dp_drawing_begin(
      &drawing, box.size.width, box.size.height, picture->pixels, DPKeepRecording);
  dp_pixels_set_source(cr, surface, picture->pixels, GRAPHENE_POINT_INIT(0, 0));
  if (opacity < 1) cairo_paint_with_alpha(cr, opacity);
  else cairo_paint(cr);
  dp_node_keep_image(drawing.recording, surface, picture->pixels, opacity);
  cairo_surface_destroy(surface);
  return dp_node_transform(dp_drawing_end(&drawing), gsk_transform_translate(NULL, &box.origin));
}

GskRenderNode *dp_picture_node(
    DPPicture *picture, DPRect shown, DPTransform transform, double opacity, DPRect limits,
    DPKeeping keeping) {
  // Folded onto a line there is nothing to see, and Cairo would stop at a matrix without an inverse.
  if (fabs(transform.a * transform.d - transform.b * transform.c) < 1e-9) return NULL;
  if (keeping == DPKeepRecording) return seen(picture, shown, transform, opacity, limits);
  GskRenderNode *node = dp_node_transform(texture(picture, shown), dp_transform(transform));
  if (opacity >= 1) return node;
  GskRenderNode *faded = gsk_opacity_node_new(node, (float)opacity);
  gsk_render_node_unref(node);
  return faded;
}
