// Lays out what is in a window: the desk, the bar and a panel.
#include <dp-exact.h>

#include "dp-window-layout-private.h"

enum {
  /// With less height the bar takes as little as it can.
  LOW = 500,
  /// With less width a sheet comes from below, as wide as the window.
  SLIM = 480,
};

/// The share of the height that a sheet from below takes.
static const double sheet_share = 0.6;

struct DPWindowLayout {
  GtkWidget parent;
  /// The side and the start are NULL until they are asked for.
  GtkWidget *desk, *bar, *side, *start;
  bool is_alone;
};

typedef struct {
  GtkWidgetClass parent_class;
} DPWindowLayoutClass;

G_DEFINE_FINAL_TYPE(DPWindowLayout, dp_window_layout, GTK_TYPE_WIDGET)

static bool has_side(DPWindowLayout *layout) {
  return layout->side != NULL && gtk_widget_get_visible(layout->side) && !layout->is_alone;
}

static bool has_start(DPWindowLayout *layout) {
  return layout->start != NULL && gtk_widget_get_visible(layout->start) && !layout->is_alone;
}

static bool has_bar(DPWindowLayout *layout) { return gtk_widget_get_visible(layout->bar); }

static int least(GtkWidget *widget, GtkOrientation orientation, int for_size) {
  int size;
  gtk_widget_measure(widget, orientation, for_size, &size, NULL, NULL, NULL);
  return size;
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *least_baseline, int *natural_baseline) {
  (void)for_size;
  DPWindowLayout *layout = (DPWindowLayout *)widget;
  int desk_least, desk_natural, bar_least = 0, bar_natural = 0;
  gtk_widget_measure(layout->desk, orientation, -1, &desk_least, &desk_natural, NULL, NULL);
  if (has_bar(layout)) {
    // How high the bar is depends on its width: that of a window which has the choice.
    int width = -1, least_width;
    if (orientation == GTK_ORIENTATION_VERTICAL)
      measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, &width, least_baseline, natural_baseline);
    gtk_widget_measure(layout->bar, orientation, width, &bar_least, &bar_natural, NULL, NULL);
  }
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    // A panel never makes a window wider than it is: there are sheets.
    *minimum = MAX(desk_least, bar_least);
    int panes = (has_side(layout) ? DP_PANEL_WIDTH : 0) + (has_start(layout) ? DP_START_WIDTH : 0);
    *natural = MAX(desk_natural + panes, bar_natural);
  } else {
    *minimum = desk_least + bar_least;
    *natural = desk_natural + bar_natural;
  }
  *least_baseline = *natural_baseline = -1;
}

/// `start` counts from the starting edge, which is the right one if the language is written from right to left.
static void allocate(
    DPWindowLayout *layout, GtkWidget *child, int start, int y, int width, int height) {
  GtkWidget *widget = GTK_WIDGET(layout);
  // The toolkit warns if a widget gets a size without being measured, or less than its least size.
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
  DPWindowLayout *layout = (DPWindowLayout *)widget;
  bool narrow = width < DP_NARROW;
  int bar = 0, side = 0, start = 0;
  if (has_bar(layout)) {
    set_class(layout->bar, "compact", narrow || height < LOW);
    dp_bar_set_low(layout->bar, height < LOW);
    bar = least(layout->bar, GTK_ORIENTATION_VERTICAL, width);
    allocate(layout, layout->bar, 0, height - bar, width, bar);
  }
  int high = height - bar;
  if (has_side(layout)) {
    set_class(layout->side, "sheet", narrow);
    if (narrow && width < SLIM) {
      int sheet = (int)(high * sheet_share);
      allocate(layout, layout->side, 0, high - sheet, width, sheet);
    } else {
      side = MAX(DP_PANEL_WIDTH, least(layout->side, GTK_ORIENTATION_HORIZONTAL, -1));
      allocate(layout, layout->side, width - side, 0, side, high);
      if (narrow) side = 0;
    }
  }
  if (has_start(layout)) {
    bool is_over = width < (has_side(layout) ? DP_WIDE : DP_NARROW);
    set_class(layout->start, "sheet", is_over);
    if (width < SLIM) {
      int sheet = (int)(high * sheet_share);
      allocate(layout, layout->start, 0, high - sheet, width, sheet);
    } else {
      start = MAX(DP_START_WIDTH, least(layout->start, GTK_ORIENTATION_HORIZONTAL, -1));
      allocate(layout, layout->start, 0, 0, start, high);
      if (is_over) start = 0;
    }
  }
  allocate(layout, layout->desk, start, 0, width - side - start, high);
}

static void dispose(GObject *object) {
  DPWindowLayout *layout = (DPWindowLayout *)object;
  g_clear_pointer(&layout->start, gtk_widget_unparent);
  g_clear_pointer(&layout->side, gtk_widget_unparent);
  g_clear_pointer(&layout->bar, gtk_widget_unparent);
  g_clear_pointer(&layout->desk, gtk_widget_unparent);
  G_OBJECT_CLASS(dp_window_layout_parent_class)->dispose(object);
}

static void dp_window_layout_class_init(DPWindowLayoutClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->measure = measure;
  widget->size_allocate = size_allocate;
  gtk_widget_class_set_css_name(widget, "content");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void dp_window_layout_init(DPWindowLayout *layout) {
  gtk_widget_set_overflow(GTK_WIDGET(layout), GTK_OVERFLOW_HIDDEN);
}

DPWindowLayout *dp_window_layout_new(GtkWidget *desk, GtkWidget *bar) {
  DPWindowLayout *layout = g_object_new(dp_window_layout_get_type(), NULL);
  layout->desk = desk;
  layout->bar = bar;
  gtk_widget_set_parent(desk, GTK_WIDGET(layout));
  gtk_widget_set_parent(bar, GTK_WIDGET(layout));
  return layout;
}

void dp_window_layout_set_side(DPWindowLayout *layout, GtkWidget *side) {
  layout->side = side;
  // The last one is on top.
  gtk_widget_set_parent(side, GTK_WIDGET(layout));
  gtk_widget_set_child_visible(side, !layout->is_alone);
}

void dp_window_layout_set_start(DPWindowLayout *layout, GtkWidget *start) {
  layout->start = start;
  // Before the panel, so that it is under it, and over the desk.
  gtk_widget_set_parent(start, GTK_WIDGET(layout));
  if (layout->side != NULL) gtk_widget_insert_before(start, GTK_WIDGET(layout), layout->side);
  gtk_widget_set_child_visible(start, !layout->is_alone);
}

void dp_window_layout_set_alone(DPWindowLayout *layout, bool alone) {
  layout->is_alone = alone;
  gtk_widget_set_visible(layout->bar, !alone);
  if (layout->side != NULL) gtk_widget_set_child_visible(layout->side, !alone);
  if (layout->start != NULL) gtk_widget_set_child_visible(layout->start, !alone);
  gtk_widget_queue_resize(GTK_WIDGET(layout));
}
