// Draws a node in slices, each seen through a transform of its own.
#include <dp-exact.h>

#include "dp-scene-private.h"

/// The bounding box of all slices, a pixel larger on each side for soft edges.
static graphene_rect_t bounds_of(const DPSlice *slices, int32_t count, double pixels) {
  DPBounds bounds = dp_bounds_empty;
  for (int i = 0; i < count; i++) dp_bounds_add(&bounds, slices[i].part, slices[i].transform);
  return dp_bounds_whole(bounds, pixels, 1);
}

/// The edge of a slice's part that the next one shares.
typedef enum { EdgeNone, EdgeLeft, EdgeRight, EdgeTop, EdgeBottom } Edge;

static Edge shared_edge(const DPSlice *slice, const DPSlice *next) {
  const double same = 1e-6;
  const DPRect *p = &slice->part, *n = &next->part;
  const DPTransform *t = &slice->transform, *u = &next->transform;
  // If the picture turns back on itself, no part of it is below the edge.
  if (t->a * u->a + t->b * u->b < 0 || t->c * u->c + t->d * u->d < 0) return EdgeNone;
  if (fabs(p->y - n->y) < same && fabs(p->height - n->height) < same) {
    if (fabs(p->x + p->width - n->x) < same) return EdgeRight;
    if (fabs(n->x + n->width - p->x) < same) return EdgeLeft;
  }
  if (fabs(p->x - n->x) < same && fabs(p->width - n->width) < same) {
    if (fabs(p->y + p->height - n->y) < same) return EdgeBottom;
    if (fabs(n->y + n->height - p->y) < same) return EdgeTop;
  }
  return EdgeNone;
}

/// How many points of the screen a point of the slice's part is, across this edge.
static double stretch(const DPTransform *t, Edge edge) {
  return edge == EdgeLeft || edge == EdgeRight ? sqrt(t->a * t->a + t->b * t->b)
                                               : sqrt(t->c * t->c + t->d * t->d);
}

/// The slices' parts, each a device pixel larger along the edge that the next slice shares. Both soft edges would let
/// the ground shine through; with this the next slice's soft edge is on the same picture, which continues below it.
///
/// No part reaches further than the slices that are over it: what is seen is what the slices alone cover.
static DPRect *reaching_under(const DPSlice *slices, int32_t count, double pixels) {
  DPRect *parts = g_new(DPRect, count);
  Edge last = EdgeNone;
  double beyond = 0;
  for (int i = count - 1; i >= 0; i--) {
    DPRect p = slices[i].part;
    Edge edge = i + 1 < count ? shared_edge(&slices[i], &slices[i + 1]) : EdgeNone;
    if (edge != EdgeNone) {
      const DPSlice *next = &slices[i + 1];
      bool is_level = edge == EdgeLeft || edge == EdgeRight;
      double size = is_level ? next->part.width : next->part.height;
      beyond = size * stretch(&next->transform, edge) + (edge == last ? beyond : 0);
      double scale = stretch(&slices[i].transform, edge);
      // No more than the slice itself either: a slice seen from its edge has no width on the screen.
      double reach =
          scale > 0 ? MIN(MIN(1 / pixels, beyond) / scale, is_level ? p.width : p.height) : 0;
      if (edge == EdgeLeft) p.x -= reach;
      if (edge == EdgeTop) p.y -= reach;
      if (is_level) p.width += reach;
      else p.height += reach;
    }
    parts[i] = p;
    last = edge;
  }
  return parts;
}

/// The whole pixel at an edge. A shared edge is two numbers that differ in their last digits, and half a pixel must not
/// be rounded up for one number and down for the other.
static double whole_pixel(double edge) { return floor(edge + 0.5 + 1e-6); }

/// Lays the slices' veils over the source itself. Over the slices they would show twice where soft edges meet.
static void draw_veils(
    cairo_surface_t *surface, DPRect source, double pixels, const DPSlice *slices, int32_t count) {
  cairo_t *cr = cairo_create(surface);
  // Clear corners stay clear.
  cairo_set_operator(cr, CAIRO_OPERATOR_ATOP);
  for (int i = 0; i < count; i++) {
    DPColor veil = slices[i].veil;
    if (veil.alpha <= 0) continue;
    DPRect part = slices[i].part;
    // Whole pixels, so that no pixel is under two veils because two slices share it.
    double left = whole_pixel((part.x - source.x) * pixels);
    double top = whole_pixel((part.y - source.y) * pixels);
    double right = whole_pixel((part.x + part.width - source.x) * pixels);
    double bottom = whole_pixel((part.y + part.height - source.y) * pixels);
    cairo_rectangle(cr, left, top, right - left, bottom - top);
    cairo_set_source_rgba(cr, veil.red, veil.green, veil.blue, MIN(veil.alpha, 1));
    cairo_fill(cr);
  }
  cairo_destroy(cr);
}

static void draw_slice(
    cairo_t *cr, const DPPixels *picture, const DPSlice *slice, DPRect part, DPRect limits) {
  const DPTransform *t = &slice->transform;
  // Folded onto a line there is nothing to see, and Cairo would stop at a matrix without an inverse.
  if (fabs(t->a * t->d - t->b * t->c) < 1e-9) return;
  graphene_rect_t box;
  if (!dp_pixels_box(part, *t, picture->pixels, 1, limits, &box)) return;
  // Also what the soft edges cover in part has a colour.
  const double far = 1e6;
  cairo_surface_t *seen =
      dp_pixels_seen(picture, (DPRect){-far, -far, 2 * far, 2 * far}, *t, box);
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, t->a, t->b, t->c, t->d, t->tx, t->ty);
  cairo_save(cr);
  dp_pixels_set_source(cr, seen, picture->pixels, box.origin);
  cairo_surface_destroy(seen);
  cairo_rectangle(cr, box.origin.x, box.origin.y, box.size.width, box.size.height);
  cairo_clip(cr);
  cairo_transform(cr, &matrix);
  cairo_rectangle(cr, part.x, part.y, part.width, part.height);
  cairo_fill(cr);
  cairo_restore(cr);
}

GskRenderNode *dp_slices_node(
    GskRenderNode *child, DPRect source, double pixels, const DPSlice *slices, int32_t count,
    DPRect limits, DPKeeping keeping) {
  if (count == 0) return NULL;
  cairo_surface_t *surface = dp_node_paint(child, source, pixels);
  if (surface == NULL) return NULL;
  draw_veils(surface, source, pixels, slices, count);
  DPPixels picture = {surface, source, pixels};
  // The recording begins at the origin and is moved: Cairo's SVG loses one that begins at another place.
  graphene_rect_t bounds = bounds_of(slices, count, pixels);
  DPDrawing drawing;
  cairo_t *cr =
      dp_drawing_begin(&drawing, bounds.size.width, bounds.size.height, pixels, keeping);
  cairo_translate(cr, -bounds.origin.x, -bounds.origin.y);
  DPRect *parts = reaching_under(slices, count, pixels);
  for (int i = 0; i < count; i++) draw_slice(cr, &picture, &slices[i], parts[i], limits);
  g_free(parts);
  cairo_surface_destroy(surface);
  return dp_node_transform(dp_drawing_end(&drawing), gsk_transform_translate(NULL, &bounds.origin));
}
