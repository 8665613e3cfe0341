// A widget whose layout and drawing are functions.
#include <dp-exact.h>

#include "dp-gizmo.h"

typedef struct {
  GtkWidget parent;
  DPGizmoLayout layout;
} DPGizmo;

typedef struct {
  GtkWidgetClass parent;
} DPGizmoClass;

G_DEFINE_TYPE(DPGizmo, dp_gizmo, GTK_TYPE_WIDGET)

static void gizmo_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
    int *least_baseline, int *natural_baseline) {
  *least_baseline = *natural_baseline = -1;
  ((DPGizmo *)widget)->layout.measure(widget, orientation, for_size, least, natural);
}

static GtkSizeRequestMode gizmo_mode(GtkWidget *widget) {
  return ((DPGizmo *)widget)->layout.is_height_for_width ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                         : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void gizmo_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  DPGizmo *gizmo = (DPGizmo *)widget;
  if (gizmo->layout.allocate != NULL) gizmo->layout.allocate(widget, width, height);
}

static void gizmo_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  DPGizmo *gizmo = (DPGizmo *)widget;
  if (gizmo->layout.snapshot != NULL)
    gizmo->layout.snapshot(widget, snapshot);
  else
    GTK_WIDGET_CLASS(dp_gizmo_parent_class)->snapshot(widget, snapshot);
}

static void gizmo_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(dp_gizmo_parent_class)->dispose(object);
}

static void dp_gizmo_class_init(DPGizmoClass *class) {
  GTK_WIDGET_CLASS(class)->measure = gizmo_measure;
  GTK_WIDGET_CLASS(class)->get_request_mode = gizmo_mode;
  GTK_WIDGET_CLASS(class)->size_allocate = gizmo_allocate;
  GTK_WIDGET_CLASS(class)->snapshot = gizmo_snapshot;
  G_OBJECT_CLASS(class)->dispose = gizmo_dispose;
}

static void dp_gizmo_init(DPGizmo *gizmo) { (void)gizmo; }

GtkWidget *dp_gizmo_new(const char *css_name, DPGizmoLayout layout, GtkAccessibleRole role) {
  DPGizmo *gizmo = g_object_new(
      dp_gizmo_get_type(), "css-name", css_name, "accessible-role", role, NULL);
  gizmo->layout = layout;
  return GTK_WIDGET(gizmo);
}

void dp_gizmo_place(GtkWidget *child, int x, int y, int width, int height) {
  gtk_widget_size_allocate(child, &(GtkAllocation){x, y, width, height}, -1);
}
