#include "dp-scene-private.h"

GskRenderNode *dp_strips_node(
    GskRenderNode *child, DPRect source, double pixels, const DPStrip *strips, int32_t count) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil(source.width * pixels), (int)ceil(source.height * pixels));
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, pixels, pixels);
  cairo_translate(cr, -source.x, -source.y);
  gsk_render_node_draw(child, cr);
  cairo_destroy(cr);

  // The strips' bounding box.
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
  if (count == 0) {
    cairo_surface_destroy(surface);
    return NULL;
  }
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(
      (float)left, (float)top, (float)(right - left), (float)(bottom - top));
  GskRenderNode *node = gsk_cairo_node_new(&bounds);
  cr = gsk_cairo_node_get_draw_context(node);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_surface_destroy(surface);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, pixels, pixels);
  cairo_matrix_translate(&matrix, -source.x, -source.y);
  cairo_pattern_set_matrix(pattern, &matrix);
  for (int i = 0; i < count; i++) {
    const DPTransform *t = &strips[i].transform;
    const DPRect *p = &strips[i].part;
    cairo_save(cr);
    cairo_matrix_init(&matrix, t->a, t->b, t->c, t->d, t->tx, t->ty);
    cairo_transform(cr, &matrix);
    cairo_rectangle(cr, p->x, p->y, p->width, p->height);
    cairo_set_source(cr, pattern);
    cairo_fill(cr);
    cairo_restore(cr);
  }
  cairo_pattern_destroy(pattern);
  cairo_destroy(cr);
  return node;
}
