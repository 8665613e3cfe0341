// Puts together what the canvas shows in a frame.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-scene-private.h"

void dp_snapshot_append(
    DPSnapshot *snapshot, const DPNode *node, double x, double y, double width, double height,
    double factor) {
  GtkSnapshot *gtk = snapshot->gtk;
  if (snapshot->broadway != NULL) {
    GskRenderNode *picture =
        dp_broadway_picture(snapshot->broadway, node->node, x, y, width, height, factor);
    gtk_snapshot_append_node(gtk, picture);
    gsk_render_node_unref(picture);
    return;
  }
  gtk_snapshot_save(gtk);
  gtk_snapshot_translate(gtk, &GRAPHENE_POINT_INIT((float)x, (float)y));
  if (factor != 1) gtk_snapshot_scale(gtk, (float)factor, (float)factor);
  gtk_snapshot_push_clip(gtk, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  gtk_snapshot_append_node(gtk, node->node);
  gtk_snapshot_pop(gtk);
  gtk_snapshot_restore(gtk);
}

void dp_snapshot_push_clip(DPSnapshot *snapshot, DPRect rect) {
  gtk_snapshot_push_clip(
      snapshot->gtk, &GRAPHENE_RECT_INIT(
                         (float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height));
}

void dp_snapshot_push_difference(DPSnapshot *snapshot, DPColor color) {
  // A channel's difference becomes opacity; GSK's matrices take rows of channels.
  static const float opacity = 4;
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(
      &matrix, (const float[]){0, 0, 0, opacity, 0, 0, 0, opacity, 0, 0, 0, opacity, 0, 0, 0, 0});
  graphene_vec4_t offset;
  graphene_vec4_init(&offset, (float)color.red, (float)color.green, (float)color.blue, 0);
  gtk_snapshot_push_opacity(snapshot->gtk, color.alpha);
  gtk_snapshot_push_color_matrix(snapshot->gtk, &matrix, &offset);
  gtk_snapshot_push_blend(snapshot->gtk, GSK_BLEND_MODE_DIFFERENCE);
}

void dp_snapshot_pop_difference(DPSnapshot *snapshot) {
  for (int i = 0; i < 3; i++) gtk_snapshot_pop(snapshot->gtk);
}

void dp_snapshot_pop(DPSnapshot *snapshot) { gtk_snapshot_pop(snapshot->gtk); }
