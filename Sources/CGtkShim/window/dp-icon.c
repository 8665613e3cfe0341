// Draws the icons of the window's own buttons.
#include <math.h>

#include "dp-gizmo.h"
#include "dp-header-private.h"

/// In logical pixels; all coordinates below lie within it.
enum { SIZE = 16 };
#define LINE 1.5
#define NAME "dp-icon"

typedef struct {
  const char *name;
  void (*draw)(cairo_t *cairo);
} Icon;

static void box(cairo_t *cairo, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, M_PI * 1.5);
  cairo_close_path(cairo);
}

static void line(cairo_t *cairo, double x1, double y1, double x2, double y2) {
  cairo_move_to(cairo, x1, y1);
  cairo_line_to(cairo, x2, y2);
}

static void draw_phone(cairo_t *cairo) {
  box(cairo, 4, 1, 8, 14, 2);
  line(cairo, 7, 12.5, 9, 12.5);
  cairo_stroke(cairo);
}

static void draw_look(cairo_t *cairo) {
  cairo_arc(cairo, 8, 8, 6.25, 0, 2 * M_PI);
  cairo_stroke(cairo);
  cairo_arc(cairo, 8, 8, 6.25, -M_PI / 2, M_PI / 2);
  cairo_fill(cairo);
}

/// Three sliders.
static void draw_tuning(cairo_t *cairo) {
  static const double knobs[][2] = {{3.5, 10.5}, {8, 5}, {12.5, 9}};
  for (int i = 0; i < 3; i++) {
    double y = knobs[i][0], x = knobs[i][1];
    line(cairo, 1, y, x - 2, y);
    line(cairo, x + 2, y, 15, y);
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x, y, 1.75, 0, 2 * M_PI);
  }
  cairo_stroke(cairo);
}

static void draw_bell(cairo_t *cairo) {
  cairo_move_to(cairo, 2, 12);
  cairo_curve_to(cairo, 4.5, 9.5, 2.5, 2, 8, 2);
  cairo_curve_to(cairo, 13.5, 2, 11.5, 9.5, 14, 12);
  cairo_close_path(cairo);
  cairo_stroke(cairo);
  cairo_arc(cairo, 8, 13, 1.75, 0, M_PI);
  cairo_fill(cairo);
}

static void draw_share(cairo_t *cairo) {
  cairo_move_to(cairo, 5, 6.5);
  cairo_line_to(cairo, 3, 6.5);
  cairo_line_to(cairo, 3, 14);
  cairo_line_to(cairo, 13, 14);
  cairo_line_to(cairo, 13, 6.5);
  cairo_line_to(cairo, 11, 6.5);
  line(cairo, 8, 10, 8, 1.5);
  cairo_move_to(cairo, 5, 4.25);
  cairo_line_to(cairo, 8, 1.25);
  cairo_line_to(cairo, 11, 4.25);
  cairo_stroke(cairo);
}

static void draw_panel(cairo_t *cairo) {
  box(cairo, 1.25, 2.5, 13.5, 11, 2);
  line(cairo, 10, 2.5, 10, 13.5);
  line(cairo, 11.75, 5.5, 13, 5.5);
  line(cairo, 11.75, 8, 13, 8);
  cairo_stroke(cairo);
}

/// A funnel.
static void draw_kinds(cairo_t *cairo) {
  cairo_move_to(cairo, 2, 3);
  cairo_line_to(cairo, 14, 3);
  cairo_line_to(cairo, 9.5, 8.5);
  cairo_line_to(cairo, 9.5, 12.5);
  cairo_line_to(cairo, 6.5, 14);
  cairo_line_to(cairo, 6.5, 8.5);
  cairo_close_path(cairo);
  cairo_stroke(cairo);
}

static void draw_pen(cairo_t *cairo) {
  cairo_move_to(cairo, 2.5, 13.5);
  cairo_line_to(cairo, 3.25, 10.25);
  cairo_line_to(cairo, 10.75, 2.75);
  cairo_line_to(cairo, 13.25, 5.25);
  cairo_line_to(cairo, 5.75, 12.75);
  cairo_close_path(cairo);
  cairo_stroke(cairo);
}

/// A ruler.
static void draw_overlays(cairo_t *cairo) {
  box(cairo, 1.25, 4.5, 13.5, 7, 1);
  for (int i = 0; i < 4; i++) line(cairo, 4 + i * 2.75, 4.5, 4 + i * 2.75, i % 2 == 0 ? 7 : 8.25);
  cairo_stroke(cairo);
}

static const Icon icons[] = {
    {"phone", draw_phone}, {"look", draw_look},   {"tuning", draw_tuning}, {"bell", draw_bell},
    {"share", draw_share}, {"panel", draw_panel}, {"kinds", draw_kinds},   {"pen", draw_pen},
    {"overlays", draw_overlays},
};

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  const Icon *icon = g_object_get_data(G_OBJECT(widget), NAME);
  GdkRGBA color;
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, SIZE, SIZE));
  if (gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL && icon->draw == draw_panel) {
    cairo_translate(cairo, SIZE, 0);
    cairo_scale(cairo, -1, 1);
  }
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_set_line_width(cairo, LINE);
  cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
  icon->draw(cairo);
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
