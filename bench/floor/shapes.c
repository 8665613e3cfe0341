// The few shapes that the screen is made of.
#include "floor.h"

#include <math.h>

double on_pixel(double points) { return round(points * SCALE) / SCALE; }

GdkRGBA colour(guint32 rgb, float alpha) {
  return (GdkRGBA){(float)(rgb >> 16 & 255) / 255, (float)(rgb >> 8 & 255) / 255,
                   (float)(rgb & 255) / 255, alpha};
}

// Edges and not sizes are rounded: what abuts in points abuts in pixels.
static graphene_rect_t pixel_rect(double x, double y, double width, double height) {
  double left = on_pixel(x), top = on_pixel(y);
  return GRAPHENE_RECT_INIT((float)left, (float)top, (float)(on_pixel(x + width) - left),
                            (float)(on_pixel(y + height) - top));
}

void append_box(GtkSnapshot *snapshot, double x, double y, double width, double height,
                guint32 rgb) {
  GdkRGBA fill = colour(rgb, 1);
  graphene_rect_t rect = pixel_rect(x, y, width, height);
  gtk_snapshot_append_color(snapshot, &fill, &rect);
}

void append_round_box(GtkSnapshot *snapshot, double x, double y, double width, double height,
                      double radius, guint32 rgb) {
  GdkRGBA fill = colour(rgb, 1);
  graphene_rect_t rect = pixel_rect(x, y, width, height);
  GskRoundedRect round;
  gsk_rounded_rect_init_from_rect(&round, &rect, (float)radius);
  gtk_snapshot_push_rounded_clip(snapshot, &round);
  gtk_snapshot_append_color(snapshot, &fill, &rect);
  gtk_snapshot_pop(snapshot);
}

void append_shadow(GtkSnapshot *snapshot, double x, double y, double width, double height,
                   double radius, double below, double blur, float alpha) {
  GdkRGBA shade = colour(0x15171C, alpha);
  graphene_rect_t rect = pixel_rect(x, y, width, height);
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(&outline, &rect, (float)radius);
  gtk_snapshot_append_outset_shadow(snapshot, &outline, &shade, 0, (float)below, 0, (float)blur);
}

void append_icon(GtkSnapshot *snapshot, const double (*segments)[4], int count, double x, double y,
                 guint32 rgb) {
  cairo_t *path =
      gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT((float)x, (float)y, 24, 24));
  GdkRGBA ink = colour(rgb, 1);
  gdk_cairo_set_source_rgba(path, &ink);
  cairo_translate(path, x, y);
  cairo_set_line_width(path, 1.75);
  cairo_set_line_cap(path, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(path, CAIRO_LINE_JOIN_ROUND);
  for (int i = 0; i < count; i++) {
    cairo_move_to(path, segments[i][0], segments[i][1]);
    cairo_line_to(path, segments[i][2], segments[i][3]);
  }
  cairo_stroke(path);
  cairo_destroy(path);
}
