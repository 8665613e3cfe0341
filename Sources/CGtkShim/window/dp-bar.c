// The bar under the phone: its buttons, its menus, the time.
#include <dp-exact.h>

#include "dp-gizmo.h"
#include "dp-window-private.h"
#include "dp-words.h"

#define MODEL "dp-model"
#define PARTS "dp-parts"
#define ASK_TIME "win.ask-time"

enum {
  /// Between the timeline and what is beside it or over it.
  GAP = 6,
  /// How high the timeline is beside the buttons, and under them.
  HIGH = 52,
  LOW = 30,
  /// Beside the timeline the end has room for two times and the zoom, so that the timeline does not move while the zoom
  /// changes; longer times keep their room themselves.
  END_ROOM = 258,
};

/// What is in the bar.
typedef struct {
  GtkWidget *start, *end;
  /// NULL until it is there.
  GtkWidget *timeline;
  /// Whether the window is so low that the timeline has to be as low as the buttons.
  bool is_low;
  /// The height of the timeline's lanes.
  int lanes;
} Parts;

static Parts *parts_of(GtkWidget *bar) { return g_object_get_data(G_OBJECT(bar), PARTS); }

static int least_of(GtkWidget *widget, GtkOrientation orientation) {
  int least = 0;
  gtk_widget_measure(widget, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

static int natural_width_of(GtkWidget *widget) {
  int natural = 0;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int ends_height(const Parts *parts) {
  return MAX(
      least_of(parts->start, GTK_ORIENTATION_VERTICAL),
      least_of(parts->end, GTK_ORIENTATION_VERTICAL));
}

/// A width that is not known yet (-1) counts as a large one.
static bool is_narrow(int width) { return width >= 0 && width < DP_NARROW; }

/// How high the timeline is; 0 without one.
static int timeline_height(const Parts *parts, int width) {
  if (parts->timeline == NULL) return 0;
  if (is_narrow(width)) return parts->lanes > 0 && !parts->is_low ? HIGH + parts->lanes : LOW;
  return parts->is_low ? ends_height(parts) : HIGH + parts->lanes;
}

static void measure(
    GtkWidget *bar, GtkOrientation orientation, int for_size, int *least, int *natural) {
  const Parts *parts = parts_of(bar);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *least = *natural = least_of(parts->start, orientation) + least_of(parts->end, orientation);
    return;
  }
  int ends = ends_height(parts), timeline = timeline_height(parts, for_size);
  bool is_under = timeline > 0 && is_narrow(for_size);
  *least = *natural = is_under ? ends + timeline : MAX(ends, timeline);
}

static void allocate(GtkWidget *bar, int width, int height) {
  const Parts *parts = parts_of(bar);
  int start = least_of(parts->start, GTK_ORIENTATION_HORIZONTAL);
  int end = least_of(parts->end, GTK_ORIENTATION_HORIZONTAL);
  int timeline = timeline_height(parts, width);
  bool is_under = timeline > 0 && is_narrow(width);
  if (!is_under) end = MAX(natural_width_of(parts->end), END_ROOM);
  int row = is_under ? height - timeline : height, ends = ends_height(parts);
  // Beside the lowest part of the timeline.
  int y = is_under ? 0 : height - (MIN(HIGH, height) + ends) / 2;
  bool mirrored = gtk_widget_get_direction(bar) == GTK_TEXT_DIR_RTL;
  dp_gizmo_place(parts->start, mirrored ? width - start : 0, y, start, ends);
  dp_gizmo_place(parts->end, mirrored ? 0 : width - end, y, end, ends);
  if (parts->timeline == NULL) return;
  int least = least_of(parts->timeline, GTK_ORIENTATION_HORIZONTAL);
  if (is_under) {
    dp_gizmo_place(parts->timeline, 0, row, MAX(least, width), timeline);
  } else {
    int between = MAX(least, width - start - end - 2 * GAP);
    dp_gizmo_place(
        parts->timeline, (mirrored ? end : start) + GAP, (height - timeline) / 2, between, timeline);
  }
}

static GtkWidget *side_new(GtkWidget *bar) {
  GtkWidget *side = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_set_parent(side, bar);
  return side;
}

GtkWidget *dp_bar_new(DPWindow *window) {
  GtkWidget *bar = dp_gizmo_new(
      "bar", (DPGizmoLayout){measure, allocate, NULL, true}, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(bar), GTK_ACCESSIBLE_PROPERTY_LABEL, "Time and zoom", -1);
  gtk_widget_add_css_class(bar, "bar");
  Parts *parts = g_new0(Parts, 1);
  g_object_set_data_full(G_OBJECT(bar), PARTS, parts, g_free);
  window->bar = bar;
  window->bar_sides[DPSideStart] = parts->start = side_new(bar);
  window->bar_sides[DPSideEnd] = parts->end = side_new(bar);
  return bar;
}

void dp_bar_add_timeline(DPWindow *window, DPCanvas *timeline) {
  Parts *parts = parts_of(window->bar);
  parts->timeline = GTK_WIDGET(timeline);
  // After the buttons of the start, so that the keyboard walks as the eye does.
  gtk_widget_insert_after(parts->timeline, window->bar, parts->start);
}

void dp_bar_set_lanes(DPWindow *window, int32_t height) {
  parts_of(window->bar)->lanes = height;
  gtk_widget_queue_resize(window->bar);
}

void dp_bar_set_low(GtkWidget *bar, bool low) {
  Parts *parts = parts_of(bar);
  if (parts->is_low == low) return;
  parts->is_low = low;
  gtk_widget_queue_resize(bar);
}

static void add(DPWindow *window, DPSide side, GtkWidget *button, const char *words) {
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  // A click in the bar leaves the keyboard with the phone.
  gtk_widget_set_focus_on_click(button, FALSE);
  gtk_box_append(GTK_BOX(window->bar_sides[side]), button);
}

void dp_bar_add_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  gtk_widget_add_css_class(button, "flat");
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  g_hash_table_insert(window->buttons, g_strdup(action), button);
  add(window, side, button, words);
}

/// Called each time that the menu opens; its widgets are made the first time.
static void create_popup(GtkMenuButton *button, gpointer data) {
  dp_window_open_menu(data, button, g_object_get_data(G_OBJECT(button), MODEL));
}

void dp_bar_add_menu(
    DPWindow *window, DPSide side, const char *name, const char *words, DPMenu *menu) {
  GtkWidget *button = gtk_menu_button_new();
  GtkMenuButton *menu_button = GTK_MENU_BUTTON(button);
  gtk_menu_button_set_has_frame(menu_button, FALSE);
  gtk_menu_button_set_direction(menu_button, GTK_ARROW_UP);
  g_hash_table_insert(window->buttons, g_strdup(name), button);
  g_object_set_data_full(G_OBJECT(button), MODEL, g_object_ref((GMenu *)menu), g_object_unref);
  gtk_menu_button_set_create_popup_func(menu_button, create_popup, window, NULL);
  add(window, side, button, words);
}

void dp_bar_set_label(DPWindow *window, const char *name, const char *label) {
  gtk_menu_button_set_label(g_hash_table_lookup(window->buttons, name), label);
}

void dp_bar_set_icon(
    DPWindow *window, const char *action, const char *icon, const char *words) {
  GtkWidget *button = g_hash_table_lookup(window->buttons, action);
  gtk_button_set_icon_name(GTK_BUTTON(button), icon);
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void dp_bar_set_time(
    DPWindow *window, const char *text, const char *longest, const char *words) {
  if (window->time == NULL) {
    window->time = gtk_button_new();
    gtk_button_set_child(GTK_BUTTON(window->time), dp_words_new("time-words"));
    gtk_widget_add_css_class(window->time, "flat");
    gtk_widget_add_css_class(window->time, "time");
    gtk_widget_set_halign(window->time, GTK_ALIGN_END);
    gtk_widget_set_hexpand(window->time, TRUE);
    gtk_widget_set_focus_on_click(window->time, FALSE);
    gtk_widget_set_tooltip_text(window->time, "Jump to a time");
    gtk_actionable_set_action_name(GTK_ACTIONABLE(window->time), ASK_TIME);
    g_hash_table_insert(window->buttons, g_strdup(ASK_TIME), window->time);
    gtk_box_prepend(GTK_BOX(window->bar_sides[DPSideEnd]), window->time);
  }
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(window->time));
  dp_words_keep_room(label, longest);
  dp_words_set(label, text);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(window->time), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
