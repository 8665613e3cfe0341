// Draws the icons of the window's own buttons.
#include <dp-exact.h>

#include <math.h>

#include "dp-gizmo.h"
#include "dp-header-private.h"

/// In logical pixels; all coordinates below are within it.
enum { SIZE = 16 };
#define LINE_WIDTH 1.5
#define NAME "dp-icon"

/// A step of an outline, followed by its numbers.
enum {
  /// The outline ends.
  END,
  /// x, y: a line begins.
  FROM,
  /// x, y: the line continues.
  TO,
  /// x, y of the first handle, of the second one and of the end: the line continues as a curve.
  CURVE,
  /// x, y, radius, and from which quarter turn to which: a part of a circle on its own, clockwise from the right.
  ARC,
  /// x, y, width, height, radius of the corners.
  BOX,
  /// The line returns to where it began.
  CLOSE,
  /// What was outlined since the last of these two is drawn as lines, or is filled.
  STROKE,
  FILL,
};

static const int number_counts[] = {
    [FROM] = 2, [TO] = 2, [CURVE] = 6, [ARC] = 5, [BOX] = 5, [CLOSE] = 0, [STROKE] = 0, [FILL] = 0};

typedef struct {
  const char *name;
  const double *outline;
  /// Whether it means a side of the window, and is mirrored with it.
  bool has_side;
} Icon;

#define OUTLINE(...) ((const double[]){__VA_ARGS__, END})

static const Icon icons[] = {
    {"phone", OUTLINE(BOX, 4, 1, 8, 14, 2, FROM, 7, 12.5, TO, 9, 12.5, STROKE), false},
    {"look", OUTLINE(ARC, 8, 8, 6.25, 0, 4, STROKE, ARC, 8, 8, 6.25, -1, 1, FILL), false},
    // Three sliders.
    {"tuning", OUTLINE(
        FROM, 1, 3.5, TO, 8.5, 3.5, FROM, 12.5, 3.5, TO, 15, 3.5, ARC, 10.5, 3.5, 1.75, 0, 4,
        FROM, 1, 8, TO, 3, 8, FROM, 7, 8, TO, 15, 8, ARC, 5, 8, 1.75, 0, 4,
        FROM, 1, 12.5, TO, 7, 12.5, FROM, 11, 12.5, TO, 15, 12.5, ARC, 9, 12.5, 1.75, 0, 4, STROKE), false},
    {"bell", OUTLINE(
        FROM, 2, 12, CURVE, 4.5, 9.5, 2.5, 2, 8, 2, CURVE, 13.5, 2, 11.5, 9.5, 14, 12, CLOSE, STROKE,
        ARC, 8, 13, 1.75, 0, 2, FILL), false},
    {"share", OUTLINE(
        FROM, 5, 6.5, TO, 3, 6.5, TO, 3, 14, TO, 13, 14, TO, 13, 6.5, TO, 11, 6.5,
        FROM, 8, 10, TO, 8, 1.5, FROM, 5, 4.25, TO, 8, 1.25, TO, 11, 4.25, STROKE), false},
    {"panel", OUTLINE(
        BOX, 1.25, 2.5, 13.5, 11, 2, FROM, 10, 2.5, TO, 10, 13.5,
        FROM, 11.75, 5.5, TO, 13, 5.5, FROM, 11.75, 8, TO, 13, 8, STROKE), true},
    // A funnel.
    {"kinds", OUTLINE(
        FROM, 2, 3, TO, 14, 3, TO, 9.5, 8.5, TO, 9.5, 12.5, TO, 6.5, 14, TO, 6.5, 8.5, CLOSE, STROKE), false},
    {"pen", OUTLINE(
        FROM, 2.5, 13.5, TO, 3.25, 10.25, TO, 10.75, 2.75, TO, 13.25, 5.25, TO, 5.75, 12.75, CLOSE, STROKE), false},
    // A ruler.
    {"overlays", OUTLINE(
        BOX, 1.25, 4.5, 13.5, 7, 1, FROM, 4, 4.5, TO, 4, 7, FROM, 6.75, 4.5, TO, 6.75, 8.25,
        FROM, 9.5, 4.5, TO, 9.5, 7, FROM, 12.25, 4.5, TO, 12.25, 8.25, STROKE), false},
};

static void add_arc(cairo_t *cairo, double x, double y, double radius, double from, double to) {
  cairo_arc(cairo, x, y, radius, from * M_PI / 2, to * M_PI / 2);
}

static void add_box(
    cairo_t *cairo, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cairo);
  add_arc(cairo, x + width - radius, y + radius, radius, -1, 0);
  add_arc(cairo, x + width - radius, y + height - radius, radius, 0, 1);
  add_arc(cairo, x + radius, y + height - radius, radius, 1, 2);
  add_arc(cairo, x + radius, y + radius, radius, 2, 3);
  cairo_close_path(cairo);
}

static void draw(cairo_t *cairo, const double *outline) {
  while (*outline != END) {
    int step = (int)*outline;
    const double *n = outline + 1;
    switch (step) {
      case FROM: cairo_move_to(cairo, n[0], n[1]); break;
      case TO: cairo_line_to(cairo, n[0], n[1]); break;
      case CURVE: cairo_curve_to(cairo, n[0], n[1], n[2], n[3], n[4], n[5]); break;
      case ARC:
        cairo_new_sub_path(cairo);
        add_arc(cairo, n[0], n[1], n[2], n[3], n[4]);
        break;
      case BOX: add_box(cairo, n[0], n[1], n[2], n[3], n[4]); break;
      case CLOSE: cairo_close_path(cairo); break;
      case STROKE: cairo_stroke(cairo); break;
      case FILL: cairo_fill(cairo); break;
    }
    outline = n + number_counts[step];
  }
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  const Icon *icon = g_object_get_data(G_OBJECT(widget), NAME);
  GdkRGBA color;
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, SIZE, SIZE));
  if (icon->has_side && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL) {
    cairo_translate(cairo, SIZE, 0);
    cairo_scale(cairo, -1, 1);
  }
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_set_line_width(cairo, LINE_WIDTH);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
  draw(cairo, icon->outline);
  cairo_destroy(cairo);
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)widget, (void)orientation, (void)for_size;
  *least = *natural = SIZE;
}

GtkWidget *dp_icon_new(const char *name) {
  for (size_t i = 0; i < G_N_ELEMENTS(icons); i++) {
    if (strcmp(icons[i].name, name) != 0) continue;
    GtkWidget *icon = dp_gizmo_new(
        "image", (DPGizmoLayout){measure, NULL, snapshot, false}, GTK_ACCESSIBLE_ROLE_PRESENTATION);
    g_object_set_data(G_OBJECT(icon), NAME, (gpointer)&icons[i]);
    // It is never larger than its picture: Broadway displaces what Cairo draws away from a widget's corner.
    gtk_widget_set_halign(icon, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(icon, GTK_ALIGN_CENTER);
    return icon;
  }
  return gtk_image_new_from_icon_name(name);
}
