// The panel of what happened, as widgets of the toolkit.
#include <dp-exact.h>

#include "dp-disconnect-private.h"
#include "dp-events-private.h"
#include "dp-header-private.h"
#include "dp-row-model.h"

#define NUMBER "dp-kind"

/// In logical pixels.
enum { GAP = 6, MARGIN = 12, NEAR_END = 4 };

// MARK: Scroll position

static bool is_at_end(GtkAdjustment *it) {
  return gtk_adjustment_get_value(it) + gtk_adjustment_get_page_size(it) >=
         gtk_adjustment_get_upper(it) - NEAR_END;
}

static void set_following(DPEvents *events, bool follows) {
  events->follows = follows;
  gtk_widget_set_visible(
      events->follow, !follows && dp_row_list_count(&events->list) > 0);
}

static void go_to_end(DPEvents *events) {
  guint count = dp_row_list_count(&events->list);
  if (count > 0)
    gtk_widget_activate_action(events->list.list, "list.scroll-to-item", "u", count - 1);
}

/// New rows move the list's end and leave the position; the user moves the position.
static void moved(GtkAdjustment *it, gpointer data) {
  DPEvents *events = data;
  double position = gtk_adjustment_get_value(it), height = gtk_adjustment_get_upper(it);
  if (is_at_end(it))
    set_following(events, true);
  else if (position < events->position && height == events->height)
    set_following(events, false);
  events->position = position;
  events->height = height;
}

static void follow_pressed(GtkButton *button, gpointer data) {
  (void)button;
  DPEvents *events = data;
  gtk_selection_model_unselect_all(events->list.chosen);
  set_following(events, true);
  go_to_end(events);
}

void dp_events_splice(DPEvents *events, int32_t index, int32_t removed, int32_t added) {
  dp_row_list_splice(&events->list, (guint)index, (guint)removed, (guint)added);
  if (events->follows) go_to_end(events);
}

void dp_events_replace(DPEvents *events, int32_t count) {
  gtk_selection_model_unselect_all(events->list.chosen);
  dp_row_list_splice(&events->list, 0, dp_row_list_count(&events->list), (guint)count);
  set_following(events, true);
  go_to_end(events);
}

void dp_events_set_empty(DPEvents *events, const char *title, const char *words) {
  dp_empty_set(events->list.empty, title, words);
}

void dp_events_refresh(DPEvents *events, int32_t index) { dp_row_list_refresh(&events->list, index); }

// MARK: What is chosen

int32_t dp_events_chosen(DPEvents *events, int32_t *indices, int32_t most) {
  GtkBitset *set = gtk_selection_model_get_selection(events->list.chosen);
  guint64 count = gtk_bitset_get_size(set);
  for (guint i = 0; indices != NULL && i < count && (int32_t)i < most; i++)
    indices[i] = (int32_t)gtk_bitset_get_nth(set, i);
  gtk_bitset_unref(set);
  return (int32_t)MIN(count, G_MAXINT32);
}

static void chosen_changed(void *owner) {
  DPEvents *events = owner;
  // A person who reads a line wants it to stay where it is.
  if (dp_events_chosen(events, NULL, 0) > 0) set_following(events, false);
  events->callbacks.chosen(events->context);
}

void dp_events_set_detail(DPEvents *events, const char *title, const char *words) {
  dp_detail_set(events->list.detail, title, words);
}

void dp_events_copy(DPEvents *events, const char *text) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(events->list.root), text);
}

// MARK: The keyboard

static void searched(void *owner, const char *words) {
  DPEvents *events = owner;
  events->callbacks.search(events->context, words);
}

static void left(void *owner) {
  DPEvents *events = owner;
  events->callbacks.leave(events->context);
}

static void folded(void *owner, int32_t index) {
  DPEvents *events = owner;
  events->callbacks.fold(events->context, index);
}

static const DPRowListCalls calls = {
    .make = dp_event_row_make, .fill = dp_event_row_fill, .fold = folded, .activated = folded,
    .chosen = chosen_changed, .search = searched, .leave = left,
};

static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code, (void)state;
  DPEvents *events = data;
  if (key != GDK_KEY_Escape) return GDK_EVENT_PROPAGATE;
  if (dp_events_chosen(events, NULL, 0) > 0)
    gtk_selection_model_unselect_all(events->list.chosen);
  else
    events->callbacks.leave(events->context);
  return GDK_EVENT_STOP;
}

void dp_events_take_focus(DPEvents *events) { gtk_widget_grab_focus(events->list.search); }

// MARK: Making

static void kind_toggled(GtkCheckButton *check, gpointer data) {
  DPEvents *events = data;
  int32_t kind = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(check), NUMBER));
  events->callbacks.kind(events->context, kind, gtk_check_button_get_active(check));
}

static void set_all(GtkWidget *column, bool are_on) {
  for (GtkWidget *child = gtk_widget_get_first_child(column); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_CHECK_BUTTON(child)) gtk_check_button_set_active(GTK_CHECK_BUTTON(child), are_on);
}

static void all_pressed(GtkButton *button, gpointer data) {
  (void)data;
  set_all(gtk_widget_get_ancestor(GTK_WIDGET(button), GTK_TYPE_BOX), true);
}

static void none_pressed(GtkButton *button, gpointer data) {
  (void)data;
  GtkWidget *column = gtk_widget_get_ancestor(GTK_WIDGET(button), GTK_TYPE_BOX);
  set_all(gtk_widget_get_parent(column), false);
}

static void create_kinds(GtkMenuButton *button, gpointer data) {
  DPEvents *events = data;
  if (gtk_menu_button_get_popover(button) != NULL) return;
  GtkWidget *popover = dp_popover_new("Kinds of events");
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  for (int i = 0; events->kind_names[i] != NULL; i++) {
    GtkWidget *check = gtk_check_button_new_with_label(events->kind_names[i]);
    gtk_check_button_set_active(GTK_CHECK_BUTTON(check), TRUE);
    g_object_set_data(G_OBJECT(check), NUMBER, GINT_TO_POINTER(i));
    g_signal_connect(check, "toggled", G_CALLBACK(kind_toggled), events);
    gtk_box_append(GTK_BOX(column), check);
  }
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_box_set_homogeneous(GTK_BOX(row), TRUE);
  GtkWidget *all = gtk_button_new_with_label("All"), *none = gtk_button_new_with_label("None");
  g_signal_connect(all, "clicked", G_CALLBACK(all_pressed), column);
  g_signal_connect(none, "clicked", G_CALLBACK(none_pressed), column);
  gtk_box_append(GTK_BOX(row), all);
  gtk_box_append(GTK_BOX(row), none);
  gtk_box_append(GTK_BOX(column), row);
  gtk_popover_set_child(GTK_POPOVER(popover), column);
  gtk_menu_button_set_popover(button, popover);
}

static void add_kinds(DPEvents *events) {
  events->kinds = gtk_menu_button_new();
  gtk_menu_button_set_child(GTK_MENU_BUTTON(events->kinds), dp_icon_new("kinds"));
  gtk_widget_set_tooltip_text(events->kinds, "Kinds of events");
  GtkWidget *inside = gtk_widget_get_first_child(events->kinds);
  gtk_widget_add_css_class(inside, "image-button");
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(inside), GTK_ACCESSIBLE_PROPERTY_LABEL, "Kinds of events", -1);
  gtk_menu_button_set_create_popup_func(
      GTK_MENU_BUTTON(events->kinds), create_kinds, events, NULL);
  gtk_box_append(GTK_BOX(events->list.top), events->kinds);
}

static void make_list(DPEvents *events) {
  DPRowList *list = &events->list;
  GListModel *rows = dp_row_model_new();
  dp_row_list_make(
      list, &calls, events, rows, GTK_SELECTION_MODEL(gtk_multi_selection_new(g_object_ref(rows))),
      "Events", "events");
  dp_row_list_add_search(list, "Search", "Search events");
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), events);
  gtk_widget_add_controller(list->list, keys);
  g_signal_connect(
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(list->scroller)), "value-changed",
      G_CALLBACK(moved), events);
}

DPEvents *dp_events_new(
    const char *const *kinds, int32_t count, DPEventsCallbacks callbacks, void *context) {
  DPEvents *events = g_new0(DPEvents, 1);
  events->callbacks = callbacks;
  events->context = context;
  events->follows = true;
  events->kind_names = g_new0(char *, (gsize)count + 1);
  for (int i = 0; i < count; i++) events->kind_names[i] = g_strdup(kinds[i]);
  make_list(events);
  add_kinds(events);
  events->follow = gtk_button_new_with_label("Newest");
  gtk_widget_add_css_class(events->follow, "osd");
  gtk_widget_set_tooltip_text(events->follow, "Jump to the newest event and follow new events");
  gtk_widget_set_halign(events->follow, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(events->follow, GTK_ALIGN_END);
  gtk_widget_set_margin_bottom(events->follow, MARGIN);
  gtk_widget_set_visible(events->follow, FALSE);
  g_signal_connect(events->follow, "clicked", G_CALLBACK(follow_pressed), events);
  gtk_overlay_add_overlay(GTK_OVERLAY(events->list.overlay), events->follow);
  dp_object_made();
  return events;
}

void dp_events_free(DPEvents *events) {
  g_signal_handlers_disconnect_by_data(
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(events->list.scroller)), events);
  dp_widget_disconnect(events->list.root, events);
  dp_row_list_clear(&events->list);
  events->callbacks.destroy(events->context);
  g_strfreev(events->kind_names);
  g_free(events);
  dp_object_freed();
}
