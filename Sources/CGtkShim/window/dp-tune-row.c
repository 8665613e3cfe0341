// One value in the panel of tunings: its label and the control of its kind.
#include <dp-exact.h>

#include <math.h>

#include "dp-canvas-private.h"
#include "dp-header-private.h"
#include "dp-tune-private.h"

/// In logical pixels.
enum { GAP = 6, LABEL_CHARS = 13, FIELD_CHARS = 6 };

/// The colour of the chooser as it is written.
static void chosen_color(const DPTuneRow *row, char text[8]) {
  GdkRGBA color;
  gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(row->chooser), &color);
  g_snprintf(
      text, 8, "#%02x%02x%02x", (int)round(color.red * 255), (int)round(color.green * 255),
      (int)round(color.blue * 255));
}

/// Reports what the user does with a control, or a change of the slider or the colours that may come from the user.
static void report(DPTuneRow *row, DPTuneHand hand) {
  DPTune *tune = row->tune;
  if (row->scale != NULL) {
    double number = gtk_range_get_value(GTK_RANGE(row->scale));
    return tune->callbacks.slider(tune->context, row->index, hand, number, row->pointer);
  }
  char text[8];
  chosen_color(row, text);
  tune->callbacks.picked(tune->context, row->index, hand, text);
}

static void changed(DPTuneRow *row) {
  if (!row->is_setting) report(row, DPTuneHandMoved);
}

void dp_tune_row_show_color(DPTuneRow *row, const char *text) {
  if (row->chooser == NULL) return;
  char former[8];
  chosen_color(row, former);
  GdkRGBA color;
  // Set again, a grey would lose the hue that it was found by.
  if (g_str_equal(former, text) || !gdk_rgba_parse(&color, text)) return;
  gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(row->chooser), &color);
  // The editor does not notice a colour that was set on the chooser before.
  g_object_set(row->chooser, "show-editor", TRUE, NULL);
}

/// It lets go, or what it holds is shown no more.
static void hand_left(DPTuneRow *row) { report(row, DPTuneHandLeft); }

/// The toolkit's own gestures claim a press, and another gesture never hears of the release.
static gboolean hand_came(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  DPTuneRow *row = data;
  GdkEventType type = gdk_event_get_event_type(event);
  double across, down;
  if (gdk_event_get_position(event, &across, &down)) row->pointer = across;
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    report(row, DPTuneHandCame);
  else if (
      type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
      || type == GDK_GRAB_BROKEN)
    hand_left(row);
  return GDK_EVENT_PROPAGATE;
}

static void watch_hand(DPTuneRow *row, GtkWidget *widget) {
  GtkEventController *hand = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(hand, GTK_PHASE_CAPTURE);
  g_signal_connect(hand, "event", G_CALLBACK(hand_came), row);
  g_signal_connect_swapped(widget, "unmap", G_CALLBACK(hand_left), row);
  gtk_widget_add_controller(widget, hand);
}

static void chosen(GtkDropDown *drop, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPTuneRow *row = data;
  guint number = gtk_drop_down_get_selected(drop);
  if (row->is_setting || number == GTK_INVALID_LIST_POSITION) return;
  row->tune->callbacks.picked(
      row->tune->context, row->index, DPTuneHandMoved, row->entry.choices[number]);
}

static void create_picker(GtkMenuButton *button, gpointer data) {
  DPTuneRow *row = data;
  if (gtk_menu_button_get_popover(button) != NULL) return;
  GtkWidget *popover = dp_popover_new(row->entry.label);
  GtkWidget *chooser = row->chooser = gtk_color_chooser_widget_new();
  watch_hand(row, chooser);
  gtk_color_chooser_set_use_alpha(GTK_COLOR_CHOOSER(chooser), FALSE);
  g_object_set(chooser, "show-editor", TRUE, NULL);
  dp_tune_row_show_color(row, gtk_editable_get_text(GTK_EDITABLE(row->field)));
  g_signal_connect_swapped(chooser, "notify::rgba", G_CALLBACK(changed), row);
  gtk_popover_set_child(GTK_POPOVER(popover), chooser);
  gtk_menu_button_set_popover(button, popover);
}

static void curve_pressed(GtkButton *button, gpointer data) {
  (void)button;
  DPTuneRow *row = data;
  row->tune->callbacks.curve(row->tune->context, row->index);
}

// MARK: The label

static void label_pressed(GtkGestureClick *click, int count, double x, double y, gpointer data) {
  (void)click, (void)x, (void)y;
  DPTuneRow *row = data;
  if (count == 2) row->tune->callbacks.reset(row->tune->context, row->index);
}

static void drag_begun(DPTuneRow *row) {
  row->tune->callbacks.label(row->tune->context, row->index, DPTuneHandCame, 0, 0);
}

static void drag_moved(GtkGestureDrag *drag, double dx, double dy, gpointer data) {
  (void)dy;
  DPTuneRow *row = data;
  GdkModifierType state =
      gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(drag));
  row->tune->callbacks.label(
      row->tune->context, row->index, DPTuneHandMoved, dx, dp_modifiers_of(state));
}

static void drag_ended(DPTuneRow *row) {
  row->tune->callbacks.label(row->tune->context, row->index, DPTuneHandLeft, 0, 0);
}

static GtkWidget *label_new(DPTuneRow *row) {
  row->label = gtk_label_new(row->entry.label);
  GtkLabel *label = GTK_LABEL(row->label);
  gtk_label_set_xalign(label, 0);
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_MIDDLE);
  gtk_label_set_width_chars(label, LABEL_CHARS);
  gtk_label_set_max_width_chars(label, LABEL_CHARS);
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect(click, "pressed", G_CALLBACK(label_pressed), row);
  gtk_widget_add_controller(row->label, GTK_EVENT_CONTROLLER(click));
  if (row->entry.kind != DPTuneNumber) return row->label;
  gtk_widget_set_cursor_from_name(row->label, "ew-resize");
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect_swapped(drag, "drag-begin", G_CALLBACK(drag_begun), row);
  g_signal_connect(drag, "drag-update", G_CALLBACK(drag_moved), row);
  g_signal_connect_swapped(drag, "drag-end", G_CALLBACK(drag_ended), row);
  g_signal_connect_swapped(row->label, "unmap", G_CALLBACK(drag_ended), row);
  gtk_widget_add_controller(row->label, GTK_EVENT_CONTROLLER(drag));
  return row->label;
}

// MARK: Controls

/// The wheel scrolls the list, and does not change the control that is under the pointer then.
static void ignore_wheel(GtkWidget *scale) {
  GListModel *controllers = gtk_widget_observe_controllers(scale);
  for (guint i = g_list_model_get_n_items(controllers); i > 0; i--) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i - 1);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller)) gtk_widget_remove_controller(scale, controller);
  }
  g_object_unref(controllers);
}

static void add_number(DPTuneRow *row, GtkWidget *box) {
  const DPTuneEntry *entry = &row->entry;
  row->scale = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, entry->low, entry->high, entry->step);
  gtk_scale_set_draw_value(GTK_SCALE(row->scale), FALSE);
  gtk_widget_set_hexpand(row->scale, TRUE);
  ignore_wheel(row->scale);
  g_signal_connect_swapped(row->scale, "value-changed", G_CALLBACK(changed), row);
  watch_hand(row, row->scale);
  dp_tune_field_name(row->scale, row);
  dp_tune_field_add_keys(row, row->scale);
  gtk_box_append(GTK_BOX(box), row->scale);
  gtk_box_append(GTK_BOX(box), dp_tune_field_new(row, FIELD_CHARS));
  GtkWidget *unit = gtk_label_new(entry->unit);
  gtk_widget_add_css_class(unit, "dim-label");
  gtk_label_set_xalign(GTK_LABEL(unit), 0);
  gtk_label_set_width_chars(GTK_LABEL(unit), 3);
  gtk_box_append(GTK_BOX(box), unit);
}

static void add_choice(DPTuneRow *row, GtkWidget *box) {
  row->field = gtk_drop_down_new_from_strings((const char *const *)row->entry.choices);
  gtk_widget_set_hexpand(row->field, TRUE);
  g_signal_connect(row->field, "notify::selected", G_CALLBACK(chosen), row);
  dp_tune_field_name(row->field, row);
  gtk_box_append(GTK_BOX(box), row->field);
}

static void add_color(DPTuneRow *row, GtkWidget *box) {
  gtk_widget_set_hexpand(dp_tune_field_new(row, FIELD_CHARS + 3), TRUE);
  gtk_box_append(GTK_BOX(box), row->field);
  GtkWidget *picker = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(picker), "color-select-symbolic");
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(picker), create_picker, row, NULL);
  gtk_widget_set_tooltip_text(picker, "Pick a colour");
  dp_tune_field_name(picker, row);
  gtk_box_append(GTK_BOX(box), picker);
}

static void add_curve(DPTuneRow *row, GtkWidget *box) {
  row->field = gtk_button_new_with_label("");
  gtk_widget_set_hexpand(row->field, TRUE);
  g_signal_connect(row->field, "clicked", G_CALLBACK(curve_pressed), row);
  dp_tune_field_name(row->field, row);
  gtk_box_append(GTK_BOX(box), row->field);
}

void dp_tune_row_make(DPTuneRow *row, GtkWidget *column) {
  row->row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class(row->row, "tune-row");
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_box_append(GTK_BOX(box), label_new(row));
  switch (row->entry.kind) {
    case DPTuneNumber: add_number(row, box); break;
    case DPTuneChoice: add_choice(row, box); break;
    case DPTuneColor: add_color(row, box); break;
    case DPTuneCurve: add_curve(row, box); break;
  }
  row->note = gtk_label_new("");
  gtk_widget_add_css_class(row->note, "tune-note");
  gtk_label_set_xalign(GTK_LABEL(row->note), 0);
  gtk_label_set_ellipsize(GTK_LABEL(row->note), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible(row->note, FALSE);
  row->reason = gtk_label_new("");
  gtk_widget_add_css_class(row->reason, "field-reason");
  gtk_label_set_xalign(GTK_LABEL(row->reason), 0);
  gtk_label_set_wrap(GTK_LABEL(row->reason), TRUE);
  gtk_widget_set_visible(row->reason, FALSE);
  gtk_widget_set_tooltip_text(row->label, row->entry.summary);
  gtk_box_append(GTK_BOX(row->row), box);
  gtk_box_append(GTK_BOX(row->row), row->note);
  gtk_box_append(GTK_BOX(row->row), row->reason);
  gtk_widget_set_visible(row->row, row->is_visible);
  gtk_box_append(GTK_BOX(column), row->row);
}
