// One value in the panel of tunings: its label and the control of its kind.
#include <math.h>

#include "dp-header-private.h"
#include "dp-tune-private.h"

/// In logical pixels.
enum { GAP = 6, LABEL_CHARS = 13, FIELD_CHARS = 6 };

/// Shift takes larger steps, Control smaller ones.
static double factor(GdkModifierType state) {
  return state & GDK_SHIFT_MASK ? 10 : state & GDK_CONTROL_MASK ? 0.1 : 1;
}

/// A number on the grid of the entry's steps, or of a tenth of them, within its range.
static double tidy(const DPTuneRow *row, double number) {
  double grid = row->entry.step / 10;
  // Without the last of the sixteen digits that a multiple of a tenth may have: nobody would write them.
  double digits = pow(10, ceil(-log10(grid)) + 3);
  double value = round(round(number / grid) * grid * digits) / digits;
  return CLAMP(value, row->entry.low, row->entry.high);
}

static void give(DPTuneRow *row, double number, bool is_last) {
  DPTune *tune = row->tune;
  row->wanted = tidy(row, number);
  tune->callbacks.number(tune->context, row->index, row->wanted, is_last);
}

/// Whether a hand has moved across, by half a pixel at least, since a number was taken out of it. The toolkit tells of a pointer
/// anew whenever what lies under it was laid out.
static bool has_moved_on(DPTuneRow *row, double place) {
  if (row->is_taken && fabs(place - row->place) < 0.5) return false;
  row->is_taken = false;
  row->place = place;
  return true;
}

/// A hand lets go; a number that is there already stays as it is, also if it is on no grid.
static void let_go(DPTuneRow *row, double number, bool is_there) {
  DPTune *tune = row->tune;
  if (is_there || row->is_taken)
    tune->callbacks.number(tune->context, row->index, row->number, true);
  else
    give(row, number, true);
}

/// Whether the slider stands where the number is, as far as it reaches.
static bool is_slider_set(const DPTuneRow *row) {
  GtkAdjustment *reach = gtk_range_get_adjustment(GTK_RANGE(row->scale));
  return gtk_adjustment_get_value(reach)
      == CLAMP(row->number, gtk_adjustment_get_lower(reach), gtk_adjustment_get_upper(reach));
}

static void set_slider(DPTuneRow *row) {
  row->is_setting = true;
  gtk_range_set_value(GTK_RANGE(row->scale), row->number);
  row->is_setting = false;
}

static void scaled(GtkRange *range, gpointer data) {
  DPTuneRow *row = data;
  if (row->is_setting) return;
  double number = gtk_range_get_value(range);
  if (row->is_held && !has_moved_on(row, row->pointer)) return set_slider(row);
  // Keys of the toolkit and assistive technology say a number once.
  give(row, number, !row->is_held);
}

/// The colour of the chooser as it is written.
static void chosen_color(const DPTuneRow *row, char text[8]) {
  GdkRGBA color;
  gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(row->chooser), &color);
  g_snprintf(
      text, 8, "#%02x%02x%02x", (int)round(color.red * 255), (int)round(color.green * 255),
      (int)round(color.blue * 255));
}

/// A colour of the chooser; a hand may still be looking for it.
static void give_color(DPTuneRow *row, bool is_last) {
  char text[8];
  chosen_color(row, text);
  row->tune->callbacks.text(row->tune->context, row->index, text, is_last);
}

void dp_tune_row_show_color(DPTuneRow *row, const char *text) {
  if (row->chooser == NULL || row->is_held) return;
  char former[8];
  chosen_color(row, former);
  GdkRGBA color;
  // Set again, a grey would lose the hue that it was found by.
  if (g_str_equal(former, text) || !gdk_rgba_parse(&color, text)) return;
  gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(row->chooser), &color);
  // The editor does not hear of a colour that the chooser was given before.
  g_object_set(row->chooser, "show-editor", TRUE, NULL);
}

/// The hand that holds the slider or the colours lets go, or what it holds is shown no more.
static void hand_left(DPTuneRow *row) {
  if (!row->is_held) return;
  row->is_held = false;
  if (row->scale != NULL)
    let_go(row, gtk_range_get_value(GTK_RANGE(row->scale)), is_slider_set(row));
  else
    give_color(row, true);
}

/// The toolkit's own gestures take a press for themselves, and another gesture never hears of the release.
static gboolean hand_came(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  DPTuneRow *row = data;
  GdkEventType type = gdk_event_get_event_type(event);
  double across, down;
  if (gdk_event_get_position(event, &across, &down)) row->pointer = across;
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN) {
    row->is_held = true;
    row->is_taken = false;
  } else if (
      type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
      || type == GDK_GRAB_BROKEN) {
    hand_left(row);
  }
  return GDK_EVENT_PROPAGATE;
}

static void watch_hand(DPTuneRow *row, GtkWidget *widget) {
  GtkEventController *hand = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(hand, GTK_PHASE_CAPTURE);
  g_signal_connect(hand, "event", G_CALLBACK(hand_came), row);
  g_signal_connect_swapped(widget, "unmap", G_CALLBACK(hand_left), row);
  gtk_widget_add_controller(widget, hand);
}

/// Arrows change a number by its step.
static gboolean stepped(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)code;
  DPTuneRow *row = data;
  bool is_scale = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys)) == row->scale;
  int way = key == GDK_KEY_Up || (is_scale && key == GDK_KEY_Right)  ? 1
      : key == GDK_KEY_Down || (is_scale && key == GDK_KEY_Left) ? -1
                                                                 : 0;
  if (way == 0) return GDK_EVENT_PROPAGATE;
  give(row, row->number + way * row->entry.step * factor(state), true);
  return GDK_EVENT_STOP;
}

static void chosen(GtkDropDown *drop, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPTuneRow *row = data;
  guint number = gtk_drop_down_get_selected(drop);
  if (row->is_setting || number == GTK_INVALID_LIST_POSITION) return;
  row->tune->callbacks.text(row->tune->context, row->index, row->entry.choices[number], true);
}

static void color_chosen(GtkColorChooser *chooser, GParamSpec *spec, gpointer data) {
  (void)chooser, (void)spec;
  DPTuneRow *row = data;
  if (!row->is_setting) give_color(row, !row->is_held);
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
  g_signal_connect(chooser, "notify::rgba", G_CALLBACK(color_chosen), row);
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

static void drag_begun(GtkGestureDrag *drag, double x, double y, gpointer data) {
  (void)drag, (void)x, (void)y;
  DPTuneRow *row = data;
  row->dragged = row->number;
  row->has_moved = row->is_taken = false;
}

static double dragged(GtkGestureDrag *drag, double dx, const DPTuneRow *row) {
  GdkModifierType state =
      gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(drag));
  // A pixel is a step; of fine steps it takes more to come anywhere.
  return row->dragged + trunc(dx / 2) * row->entry.step * factor(state);
}

static void drag_moved(GtkGestureDrag *drag, double dx, double dy, gpointer data) {
  (void)dy;
  DPTuneRow *row = data;
  if (!has_moved_on(row, dx)) return;
  row->wanted = tidy(row, dragged(drag, dx, row));
  if (row->wanted == row->number) return;
  row->has_moved = true;
  give(row, row->wanted, false);
}

static void leave_label(DPTuneRow *row) {
  if (!row->has_moved) return;
  row->has_moved = false;
  let_go(row, row->wanted, false);
}

static void drag_ended(GtkGestureDrag *drag, double dx, double dy, gpointer data) {
  (void)drag, (void)dx, (void)dy;
  leave_label(data);
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
  g_signal_connect(drag, "drag-begin", G_CALLBACK(drag_begun), row);
  g_signal_connect(drag, "drag-update", G_CALLBACK(drag_moved), row);
  g_signal_connect(drag, "drag-end", G_CALLBACK(drag_ended), row);
  g_signal_connect_swapped(row->label, "unmap", G_CALLBACK(leave_label), row);
  gtk_widget_add_controller(row->label, GTK_EVENT_CONTROLLER(drag));
  return row->label;
}

// MARK: Controls

void dp_tune_row_name(GtkWidget *widget, const DPTuneRow *row) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, row->entry.label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, row->entry.summary, -1);
}

void dp_tune_row_add_keys(DPTuneRow *row, GtkWidget *widget, DPTuneKeyPressed *pressed) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), row);
  gtk_widget_add_controller(widget, keys);
}

/// The wheel scrolls the list, and does not change what lies under the pointer meanwhile.
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
      GTK_ORIENTATION_HORIZONTAL, entry->low, MAX(entry->soft_high, entry->low + entry->step),
      entry->step);
  gtk_scale_set_draw_value(GTK_SCALE(row->scale), FALSE);
  gtk_widget_set_hexpand(row->scale, TRUE);
  ignore_wheel(row->scale);
  g_signal_connect(row->scale, "value-changed", G_CALLBACK(scaled), row);
  watch_hand(row, row->scale);
  dp_tune_row_name(row->scale, row);
  dp_tune_row_add_keys(row, row->scale, stepped);
  gtk_box_append(GTK_BOX(box), row->scale);
  gtk_box_append(GTK_BOX(box), dp_tune_field_new(row, FIELD_CHARS));
  dp_tune_row_add_keys(row, row->field, stepped);
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
  dp_tune_row_name(row->field, row);
  gtk_box_append(GTK_BOX(box), row->field);
}

static void add_color(DPTuneRow *row, GtkWidget *box) {
  gtk_widget_set_hexpand(dp_tune_field_new(row, FIELD_CHARS + 3), TRUE);
  gtk_box_append(GTK_BOX(box), row->field);
  GtkWidget *picker = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(picker), "color-select-symbolic");
  gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(picker), create_picker, row, NULL);
  gtk_widget_set_tooltip_text(picker, "Pick a colour");
  dp_tune_row_name(picker, row);
  gtk_box_append(GTK_BOX(box), picker);
}

static void add_curve(DPTuneRow *row, GtkWidget *box) {
  row->field = gtk_button_new_with_label("");
  gtk_widget_set_hexpand(row->field, TRUE);
  g_signal_connect(row->field, "clicked", G_CALLBACK(curve_pressed), row);
  dp_tune_row_name(row->field, row);
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
