// Lays out what is in a window by the room there is.
#include "dp-room-private.h"

enum {
  /// With less height the bar takes as little as it can.
  LOW = 500,
  /// With less width a sheet comes from below, as wide as the window.
  SLIM = 480,
};

/// The share of the height that a sheet from below takes.
static const double sheet_share = 0.6;

struct DPRoom {
  GtkWidget parent;
  /// The side is NULL until a panel is asked for.
  GtkWidget *desk, *bar, *side;
  bool is_alone;
};

typedef struct {
  GtkWidgetClass parent_class;
} DPRoomClass;

G_DEFINE_FINAL_TYPE(DPRoom, dp_room, GTK_TYPE_WIDGET)

static bool has_side(DPRoom *room) {
  return room->side != NULL && gtk_widget_get_visible(room->side) && !room->is_alone;
}

static bool has_bar(DPRoom *room) { return gtk_widget_get_visible(room->bar); }

static int least(GtkWidget *widget, GtkOrientation orientation, int for_size) {
  int size;
  gtk_widget_measure(widget, orientation, for_size, &size, NULL, NULL, NULL);
  return size;
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *least_baseline, int *natural_baseline) {
  (void)for_size;
  DPRoom *room = (DPRoom *)widget;
  int desk_least, desk_natural, bar_least = 0, bar_natural = 0;
  gtk_widget_measure(room->desk, orientation, -1, &desk_least, &desk_natural, NULL, NULL);
  if (has_bar(room))
    gtk_widget_measure(room->bar, orientation, -1, &bar_least, &bar_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    // A panel never makes a window wider than it is: there are sheets.
    *minimum = MAX(desk_least, bar_least);
    *natural = MAX(desk_natural + (has_side(room) ? DP_PANEL_WIDTH : 0), bar_natural);
  } else {
    *minimum = desk_least + bar_least;
    *natural = desk_natural + bar_natural;
  }
  *least_baseline = *natural_baseline = -1;
}

/// From the room's starting edge, which is the right one where the language goes that way.
static void allocate(DPRoom *room, GtkWidget *child, int start, int y, int width, int height) {
  GtkWidget *widget = GTK_WIDGET(room);
  // The toolkit complains of a size that nobody asked for, and of less than the least.
  width = MAX(width, least(child, GTK_ORIENTATION_HORIZONTAL, -1));
  height = MAX(height, least(child, GTK_ORIENTATION_VERTICAL, width));
  bool mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int x = mirrored ? gtk_widget_get_width(widget) - start - width : start;
  gtk_widget_size_allocate(child, &(GtkAllocation){x, y, width, height}, -1);
}

static void set_class(GtkWidget *widget, const char *class, bool on) {
  if (gtk_widget_has_css_class(widget, class) == on) return;
  if (on)
    gtk_widget_add_css_class(widget, class);
  else
    gtk_widget_remove_css_class(widget, class);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  DPRoom *room = (DPRoom *)widget;
  bool narrow = width < DP_NARROW;
  int bar = 0, side = 0;
  if (has_bar(room)) {
    set_class(room->bar, "compact", narrow || height < LOW);
    bar = least(room->bar, GTK_ORIENTATION_VERTICAL, -1);
    allocate(room, room->bar, 0, height - bar, width, bar);
  }
  int high = height - bar;
  if (has_side(room)) {
    set_class(room->side, "sheet", narrow);
    if (narrow && width < SLIM) {
      int sheet = (int)(high * sheet_share);
      allocate(room, room->side, 0, high - sheet, width, sheet);
    } else {
      side = MAX(DP_PANEL_WIDTH, least(room->side, GTK_ORIENTATION_HORIZONTAL, -1));
      allocate(room, room->side, width - side, 0, side, high);
      if (narrow) side = 0;
    }
  }
  allocate(room, room->desk, 0, 0, width - side, high);
}

static void dispose(GObject *object) {
  DPRoom *room = (DPRoom *)object;
  g_clear_pointer(&room->side, gtk_widget_unparent);
  g_clear_pointer(&room->bar, gtk_widget_unparent);
  g_clear_pointer(&room->desk, gtk_widget_unparent);
  G_OBJECT_CLASS(dp_room_parent_class)->dispose(object);
}

static void dp_room_class_init(DPRoomClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  gtk_widget_class_set_css_name(widget, "room");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void dp_room_init(DPRoom *room) {
  gtk_widget_set_overflow(GTK_WIDGET(room), GTK_OVERFLOW_HIDDEN);
}

DPRoom *dp_room_new(GtkWidget *desk, GtkWidget *bar) {
  DPRoom *room = g_object_new(dp_room_get_type(), NULL);
  room->desk = desk;
  room->bar = bar;
  gtk_widget_set_parent(desk, GTK_WIDGET(room));
  gtk_widget_set_parent(bar, GTK_WIDGET(room));
  return room;
}

void dp_room_set_side(DPRoom *room, GtkWidget *side) {
  room->side = side;
  // The last one lies on top.
  gtk_widget_set_parent(side, GTK_WIDGET(room));
  gtk_widget_set_child_visible(side, !room->is_alone);
}

void dp_room_set_alone(DPRoom *room, bool alone) {
  room->is_alone = alone;
  gtk_widget_set_visible(room->bar, !alone);
  if (room->side != NULL) gtk_widget_set_child_visible(room->side, !alone);
  gtk_widget_queue_resize(GTK_WIDGET(room));
}
