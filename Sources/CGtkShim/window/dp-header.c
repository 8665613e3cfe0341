// Lays out a title bar whose room gets narrow.
#include <dp-exact.h>

#include "dp-gizmo.h"
#include "dp-header-private.h"
#include "dp-window-private.h"

#define ROW "dp-row"
#define RANK "dp-rank"
#define TITLE "dp-title"
#define WINDOW "dp-window"

/// The visible children in their order: window controls, buttons of the start, the title, buttons of the end, window controls.
typedef struct {
  GtkWidget *widgets[24];
  DPHeaderPart parts[24];
  int count;
} Row;

static bool is_title(GtkWidget *child) {
  return g_object_get_data(G_OBJECT(child), TITLE) != NULL;
}

static Row row_of(GtkWidget *widget) {
  Row row = {.count = 0};
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_get_visible(child)) continue;
    g_assert(row.count < (int)G_N_ELEMENTS(row.widgets));
    DPHeaderPart *part = &row.parts[row.count];
    gtk_widget_measure(
        child, GTK_ORIENTATION_HORIZONTAL, -1, &part->least, &part->natural, NULL, NULL);
    part->rank = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(child), RANK));
    part->is_title = is_title(child);
    row.widgets[row.count++] = child;
  }
  return row;
}

static DPHeaderSize fit(GtkWidget *widget, Row *row, int width) {
  DPWindow *window = g_object_get_data(G_OBJECT(widget), WINDOW);
  return window->callbacks.header(window->context, row->parts, row->count, width);
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)for_size;
  *least = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
      int child_least, child_natural;
      gtk_widget_measure(child, orientation, -1, &child_least, &child_natural, NULL, NULL);
      *least = MAX(*least, child_least);
      *natural = MAX(*natural, child_natural);
    }
    return;
  }
  Row row = row_of(widget);
  DPHeaderSize size = fit(widget, &row, 0);
  *least = size.least;
  *natural = size.natural;
}

static void allocate(GtkWidget *widget, int width, int height) {
  Row row = row_of(widget);
  fit(widget, &row, width);
  bool is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  for (int i = 0; i < row.count; i++) {
    DPHeaderPart part = row.parts[i];
    gtk_widget_set_child_visible(row.widgets[i], part.is_shown);
    if (!part.is_shown) continue;
    int left = is_mirrored ? width - part.x - part.width : part.x;
    dp_gizmo_place(row.widgets[i], left, 0, part.width, height);
  }
}

static void measure_whole(
    GtkWidget *header, GtkOrientation orientation, int for_size, int *least, int *natural) {
  gtk_widget_measure(
      gtk_widget_get_first_child(header), orientation, for_size, least, natural, NULL, NULL);
}

static void allocate_whole(GtkWidget *header, int width, int height) {
  dp_gizmo_place(gtk_widget_get_first_child(header), 0, 0, width, height);
}

static void add_controls(GtkWidget *row, GtkPackType side, const char *class) {
  GtkWidget *controls = gtk_window_controls_new(side);
  gtk_widget_add_css_class(controls, class);
  // Without a button a newer toolkit measures the theme's space between two of them as less than nothing, and warns.
  g_object_bind_property(
      controls, "empty", controls, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  gtk_widget_set_parent(controls, row);
}

GtkWidget *dp_header_new(DPWindow *window, GtkWidget *title, bool has_controls) {
  GtkWidget *header = dp_gizmo_new(
      "headerbar", (DPGizmoLayout){measure_whole, allocate_whole, NULL, false}, GTK_ACCESSIBLE_ROLE_GROUP);
  GtkWidget *row = dp_gizmo_new(
      "row", (DPGizmoLayout){measure, allocate, NULL, false}, GTK_ACCESSIBLE_ROLE_GROUP);
  g_object_set_data(G_OBJECT(title), TITLE, header);
  if (has_controls) add_controls(row, GTK_PACK_START, "start");
  gtk_widget_set_parent(title, row);
  if (has_controls) {
    add_controls(row, GTK_PACK_END, "end");
    GtkWidget *handle = gtk_window_handle_new();
    gtk_window_handle_set_child(GTK_WINDOW_HANDLE(handle), row);
    gtk_widget_set_parent(handle, header);
  } else {
    gtk_widget_set_parent(row, header);
  }
  g_object_set_data(G_OBJECT(header), ROW, row);
  g_object_set_data(G_OBJECT(row), WINDOW, window);
  return header;
}

/// What the last button comes before; NULL if it is at the end.
static GtkWidget *end_controls(GtkWidget *row) {
  GtkWidget *last = gtk_widget_get_last_child(row);
  return GTK_IS_WINDOW_CONTROLS(last) ? last : NULL;
}

void dp_header_add(GtkWidget *header, DPSide side, GtkWidget *button, int rank) {
  GtkWidget *row = g_object_get_data(G_OBJECT(header), ROW);
  g_object_set_data(G_OBJECT(button), RANK, GINT_TO_POINTER(rank));
  GtkWidget *title = gtk_widget_get_first_child(row);
  while (!is_title(title)) title = gtk_widget_get_next_sibling(title);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  if (side == DPSideStart)
    gtk_widget_insert_before(button, row, title);
  else
    gtk_widget_insert_before(button, row, end_controls(row));
}
