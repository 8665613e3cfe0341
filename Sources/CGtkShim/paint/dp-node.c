// Wraps the render nodes of GSK.
#include <dp-exact.h>

#include "dp-scene-private.h"

void dp_nodes_register(void) {
  volatile GType registered = gsk_color_node_get_type();
  (void)registered;
}

GskTransform *dp_transform(DPTransform t) {
  if (t.b == 0 && t.c == 0) {
    GskTransform *moved =
        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)t.tx, (float)t.ty));
    return gsk_transform_scale(moved, (float)t.a, (float)t.d);
  }
  // Only a parsed matrix is known to be flat; any other matrix counts as one in space, which Cairo cannot draw.
  char numbers[6][G_ASCII_DTOSTR_BUF_SIZE];
  const double values[6] = {t.a, t.b, t.c, t.d, t.tx, t.ty};
  for (int i = 0; i < 6; i++) g_ascii_dtostr(numbers[i], G_ASCII_DTOSTR_BUF_SIZE, values[i]);
  char *css = g_strdup_printf(
      "matrix(%s,%s,%s,%s,%s,%s)", numbers[0], numbers[1], numbers[2], numbers[3], numbers[4],
      numbers[5]);
  GskTransform *transform = NULL;
  if (!gsk_transform_parse(css, &transform)) transform = NULL;
  g_free(css);
  return transform;
}

GskRenderNode *dp_node_transform(GskRenderNode *node, GskTransform *transform) {
  if (transform == NULL) return node;
  GskRenderNode *seen = gsk_transform_node_new(node, transform);
  gsk_transform_unref(transform);
  gsk_render_node_unref(node);
  return seen;
}

DPNode *dp_node_take(GskRenderNode *raw, bool is_passing) {
  DPNode *node = g_new(DPNode, 1);
  node->node = raw;
  node->is_passing = is_passing;
  is_passing ? dp_passing_object_made() : dp_object_made();
  return node;
}

void dp_node_free(DPNode *node) {
  gsk_render_node_unref(node->node);
  node->is_passing ? dp_passing_object_freed() : dp_object_freed();
  g_free(node);
}
