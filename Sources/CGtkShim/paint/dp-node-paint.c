// Paints a render node into pixels.
#include <dp-exact.h>

#include "dp-scene-private.h"

typedef struct {
  cairo_surface_t *surface;
  double pixels, opacity;
} Image;

static const cairo_user_data_key_t image_key;

static void image_free(void *data) {
  Image *image = data;
  cairo_surface_destroy(image->surface);
  g_free(image);
}

void dp_node_keep_image(GskRenderNode *recording, cairo_surface_t *surface, double pixels, double opacity) {
  Image *image = g_new(Image, 1);
  *image = (Image){cairo_surface_reference(surface), pixels, opacity};
  cairo_surface_set_user_data(gsk_cairo_node_get_surface(recording), &image_key, image, image_free);
}

/// Draws the image of a recording, if its pixels lie on those of the target. Cairo would first copy all of it.
static bool draw_image(GskRenderNode *node, cairo_t *cr) {
  const Image *image = cairo_surface_get_user_data(gsk_cairo_node_get_surface(node), &image_key);
  if (image == NULL) return false;
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  if (matrix.xx != image->pixels || matrix.yy != image->pixels || matrix.xy != 0 || matrix.yx != 0) return false;
  if (matrix.x0 != floor(matrix.x0) || matrix.y0 != floor(matrix.y0)) return false;
  dp_pixels_set_source(cr, image->surface, image->pixels, GRAPHENE_POINT_INIT(0, 0));
  cairo_paint_with_alpha(cr, image->opacity);
  return true;
}

void dp_node_draw(GskRenderNode *node, cairo_t *cr) {
  GskRenderNodeType type = gsk_render_node_get_node_type(node);
  if (type == GSK_CONTAINER_NODE) {
    for (guint i = 0; i < gsk_container_node_get_n_children(node); i++)
      dp_node_draw(gsk_container_node_get_child(node, i), cr);
    return;
  }
  cairo_save(cr);
  if (type == GSK_TRANSFORM_NODE &&
      gsk_transform_get_category(gsk_transform_node_get_transform(node)) >= GSK_TRANSFORM_CATEGORY_2D) {
    float xx, yx, xy, yy, x0, y0;
    cairo_matrix_t matrix;
    gsk_transform_to_2d(gsk_transform_node_get_transform(node), &xx, &yx, &xy, &yy, &x0, &y0);
    cairo_matrix_init(&matrix, xx, yx, xy, yy, x0, y0);
    cairo_transform(cr, &matrix);
    dp_node_draw(gsk_transform_node_get_child(node), cr);
  } else if (type != GSK_CAIRO_NODE || !draw_image(node, cr)) {
    gsk_render_node_draw(node, cr);
  }
  cairo_restore(cr);
}

cairo_surface_t *dp_node_paint(GskRenderNode *node, DPRect source, double pixels) {
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
  dp_node_draw(node, cr);
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}
