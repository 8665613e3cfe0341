#include "dp-scene-private.h"

/// What `child` paints inside `source`, or NULL.
static cairo_surface_t *paint_source(GskRenderNode *child, DPRect source, double pixels) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)floor(source.width * pixels + 0.5),
      (int)floor(source.height * pixels + 0.5));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  cairo_translate(cr, -source.x, -source.y);
  gsk_render_node_draw(child, cr);
  cairo_destroy(cr);
  return surface;
}

/// The bounding box of all strips, a pixel larger on each side for soft edges.
static graphene_rect_t bounds_of(const DPStrip *strips, int32_t count, double pixels) {
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  for (int i = 0; i < count; i++) {
    const DPTransform *t = &strips[i].transform;
    const DPRect *p = &strips[i].part;
    for (int corner = 0; corner < 4; corner++) {
      double px = p->x + (corner % 2 == 0 ? 0 : p->width);
      double py = p->y + (corner / 2 == 0 ? 0 : p->height);
      double x = t->a * px + t->c * py + t->tx;
      double y = t->b * px + t->d * py + t->ty;
      left = MIN(left, x), right = MAX(right, x), top = MIN(top, y), bottom = MAX(bottom, y);
    }
  }
  left = (floor(left * pixels) - 1) / pixels;
  top = (floor(top * pixels) - 1) / pixels;
  right = (ceil(right * pixels) + 1) / pixels;
  bottom = (ceil(bottom * pixels) + 1) / pixels;
  return GRAPHENE_RECT_INIT(
      (float)left, (float)top, (float)(right - left), (float)(bottom - top));
}

/// A strip's part, a device pixel larger along the edge that the next strip shares. Both soft edges would let the
/// ground shine through; this way the next strip's soft edge lies on the same picture going on below it.
static DPRect reach_under(const DPStrip *strip, const DPStrip *next, double pixels) {
  const double same = 1e-6;
  DPRect p = strip->part, n = next->part;
  const DPTransform *t = &strip->transform, *u = &next->transform;
  // Where the picture turns back on itself nothing goes on below it.
  if (t->a * u->a + t->b * u->b < 0 || t->c * u->c + t->d * u->d < 0) return p;
  double across = sqrt(t->a * t->a + t->b * t->b), down = sqrt(t->c * t->c + t->d * t->d);
  // No more than the strip itself: one seen from its edge has no width on the screen to give.
  double dx = across > 0 ? MIN(1 / (pixels * across), p.width) : 0;
  double dy = down > 0 ? MIN(1 / (pixels * down), p.height) : 0;
  bool level = fabs(p.y - n.y) < same && fabs(p.height - n.height) < same;
  bool upright = fabs(p.x - n.x) < same && fabs(p.width - n.width) < same;
  if (level && fabs(p.x + p.width - n.x) < same) p.width += dx;
  if (level && fabs(n.x + n.width - p.x) < same) p.x -= dx, p.width += dx;
  if (upright && fabs(p.y + p.height - n.y) < same) p.height += dy;
  if (upright && fabs(n.y + n.height - p.y) < same) p.y -= dy, p.height += dy;
  return p;
}

static void draw_strip(cairo_t *cr, cairo_pattern_t *picture, const DPStrip *strip, DPRect part) {
  const DPTransform *t = &strip->transform;
  // Folded onto a line there is nothing to see, and Cairo would stop at a matrix without an inverse.
  if (fabs(t->a * t->d - t->b * t->c) < 1e-9) return;
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, t->a, t->b, t->c, t->d, t->tx, t->ty);
  cairo_save(cr);
  cairo_transform(cr, &matrix);
  cairo_rectangle(cr, part.x, part.y, part.width, part.height);
  cairo_set_source(cr, picture);
  cairo_fill_preserve(cr);
  if (strip->shade > 0) {
    // The picture is also the shade's mask, so that clear corners stay clear.
    cairo_clip(cr);
    cairo_set_source_rgba(cr, 0, 0, 0, MIN(strip->shade, 1));
    cairo_mask(cr, picture);
  }
  cairo_restore(cr);
  cairo_new_path(cr);
}

GskRenderNode *dp_strips_node(
    GskRenderNode *child, DPRect source, double pixels, const DPStrip *strips, int32_t count,
    DPKeeping keeping) {
  if (count == 0) return NULL;
  cairo_surface_t *surface = paint_source(child, source, pixels);
  if (surface == NULL) return NULL;
  cairo_pattern_t *picture = cairo_pattern_create_for_surface(surface);
  cairo_surface_destroy(surface);
  cairo_pattern_set_filter(picture, CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend(picture, CAIRO_EXTEND_PAD);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, pixels, pixels);
  cairo_matrix_translate(&matrix, -source.x, -source.y);
  cairo_pattern_set_matrix(picture, &matrix);

  // The recording begins at the origin and is moved: Cairo's SVG loses one that begins elsewhere.
  graphene_rect_t bounds = bounds_of(strips, count, pixels);
  DPSketch sketch;
  cairo_t *cr =
      dp_sketch_begin(&sketch, bounds.size.width, bounds.size.height, pixels, keeping);
  cairo_translate(cr, -bounds.origin.x, -bounds.origin.y);
  for (int i = 0; i < count; i++) {
    DPRect part =
        i + 1 < count ? reach_under(&strips[i], &strips[i + 1], pixels) : strips[i].part;
    draw_strip(cr, picture, &strips[i], part);
  }
  cairo_pattern_destroy(picture);
  return dp_node_transform(dp_sketch_end(&sketch), gsk_transform_translate(NULL, &bounds.origin));
}
