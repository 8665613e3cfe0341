// The pane of a session's lines and a review's notes.
#include <dp-exact.h>

#include "dp-header-private.h"
#include "dp-branches.h"
#include "dp-window-private.h"

#define ID "dp-id"
#define PARTS "dp-parts"

/// In logical pixels.
enum { GAP = 6, PICTURE_WIDTH = 40, PICTURE_HEIGHT = 64, INDENT = 12, MOST_INDENTED = 4 };

/// What is in a row.
typedef struct {
  GtkWidget *picture, *name, *words, *rename, *remove;
  bool is_note;
} Parts;

static Parts *parts_of(GtkWidget *row) { return g_object_get_data(G_OBJECT(row), PARTS); }

static const char *id_of(GtkWidget *row) { return g_object_get_data(G_OBJECT(row), ID); }

/// Titles over rows are children of the list, too.
static GtkWidget *row_from(GtkWidget *child) {
  while (child != NULL && !GTK_IS_LIST_BOX_ROW(child)) child = gtk_widget_get_next_sibling(child);
  return child;
}

static GtkWidget *first_row(DPWindow *window) {
  return row_from(gtk_widget_get_first_child(window->lines));
}

static GtkWidget *next_row(GtkWidget *row) { return row_from(gtk_widget_get_next_sibling(row)); }

GtkWidget *dp_branches_row(DPWindow *window, const char *id) {
  if (window->lines == NULL) return NULL;
  for (GtkWidget *row = first_row(window); row != NULL; row = next_row(row))
    if (strcmp(id_of(row), id) == 0) return row;
  return NULL;
}

static void activated(GtkListBox *list, GtkListBoxRow *row, gpointer data) {
  (void)list, (void)data;
  const char *action = parts_of(GTK_WIDGET(row))->is_note ? "win.go-to-note" : "win.line";
  gtk_widget_activate_action(GTK_WIDGET(row), action, "s", id_of(GTK_WIDGET(row)));
}

static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code, (void)state;
  DPWindow *window = data;
  GtkWidget *row = gtk_window_get_focus(window->gtk);
  if (key == GDK_KEY_Escape) {
    gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
    return GDK_EVENT_STOP;
  }
  if (row == NULL || !GTK_IS_LIST_BOX_ROW(row)) return GDK_EVENT_PROPAGATE;
  const char *action = key == GDK_KEY_F2 && gtk_widget_get_visible(parts_of(row)->rename)
      ? "win.ask-name"
      : key == GDK_KEY_Delete && gtk_widget_get_visible(parts_of(row)->remove)
      ? "win.drop-line"
      : NULL;
  if (action == NULL) return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action(row, action, "s", id_of(row));
  return GDK_EVENT_STOP;
}

static GtkWidget *button_new(const char *icon, const char *words, const char *action, const char *id) {
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), dp_icon_new(icon));
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_add_css_class(button, "image-button");
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text(button, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "s", id);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  return button;
}

static GtkWidget *label_new(GtkWidget *column, const char *class) {
  GtkWidget *label = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, class);
  gtk_box_append(GTK_BOX(column), label);
  return label;
}

static GtkWidget *row_new(const char *id) {
  GtkWidget *row = gtk_list_box_row_new();
  Parts *parts = g_new0(Parts, 1);
  g_object_set_data_full(G_OBJECT(row), ID, g_strdup(id), g_free);
  g_object_set_data_full(G_OBJECT(row), PARTS, parts, g_free);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  parts->picture = gtk_picture_new();
  gtk_widget_set_size_request(parts->picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand(column, TRUE);
  gtk_widget_set_valign(column, GTK_ALIGN_CENTER);
  parts->name = label_new(column, "line-name");
  parts->words = label_new(column, "field-name");
  gtk_box_append(GTK_BOX(box), parts->picture);
  gtk_box_append(GTK_BOX(box), column);
  parts->rename = button_new("pen", "Rename", "win.ask-name", id);
  gtk_box_append(GTK_BOX(box), parts->rename);
  parts->remove = button_new("edit-delete-symbolic", "Remove", "win.drop-line", id);
  gtk_box_append(GTK_BOX(box), parts->remove);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), box);
  return row;
}

static void set_class(GtkWidget *widget, const char *class, bool on) {
  if (on)
    gtk_widget_add_css_class(widget, class);
  else
    gtk_widget_remove_css_class(widget, class);
}

static void row_set(GtkWidget *row, const DPBranchRow *line) {
  Parts *parts = parts_of(row);
  gtk_label_set_text(GTK_LABEL(parts->name), line->name);
  gtk_label_set_text(GTK_LABEL(parts->words), line->words);
  gtk_widget_set_tooltip_text(parts->name, line->name);
  parts->is_note = line->is_note;
  gtk_widget_set_visible(parts->picture, !line->is_note);
  gtk_widget_set_visible(parts->rename, !line->is_note);
  gtk_widget_set_visible(parts->remove, line->is_branch);
  gtk_widget_set_margin_start(parts->picture, MIN(line->depth, MOST_INDENTED) * INDENT);
  set_class(row, "shown", line->is_shown);
  char *label = g_strdup_printf(
      "%s, %s%s", line->name, line->words,
      !line->is_shown ? "" : line->is_note ? ", selected" : ", shown on the phone");
  gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_free(label);
}

/// The notes have a title of their own.
static void update_header(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  (void)data;
  bool is_first = parts_of(GTK_WIDGET(row))->is_note &&
                  (before == NULL || !parts_of(GTK_WIDGET(before))->is_note);
  if (is_first == (gtk_list_box_row_get_header(row) != NULL)) return;
  GtkWidget *title = NULL;
  if (is_first) {
    title = gtk_label_new("Notes");
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_widget_add_css_class(title, "heading");
    gtk_widget_add_css_class(title, "side-top");
  }
  gtk_list_box_row_set_header(row, title);
}

static void make_pane(DPWindow *window) {
  window->start_pane = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(window->start_pane, "start-pane");
  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_add_css_class(top, "side-top");
  GtkWidget *title = label_new(top, "heading");
  gtk_label_set_text(GTK_LABEL(title), "Branches");
  gtk_widget_set_hexpand(title, TRUE);
  gtk_box_append(GTK_BOX(top), dp_close_button_new("Hide the branches", "win.lines"));
  window->lines = gtk_list_box_new();
  gtk_widget_add_css_class(window->lines, "lines");
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(window->lines), GTK_SELECTION_NONE);
  gtk_list_box_set_header_func(GTK_LIST_BOX(window->lines), update_header, NULL, NULL);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(window->lines), GTK_ACCESSIBLE_PROPERTY_LABEL, "Branches of the session", -1);
  g_signal_connect(window->lines, "row-activated", G_CALLBACK(activated), NULL);
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), window);
  gtk_widget_add_controller(window->lines, keys);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), window->lines);
  gtk_widget_set_vexpand(scroller, TRUE);
  window->branches_hint = gtk_label_new(
      "Move back in time and touch the phone. A new branch starts, and the old one stays.");
  gtk_widget_add_css_class(window->branches_hint, "side-detail");
  gtk_label_set_wrap(GTK_LABEL(window->branches_hint), TRUE);
  gtk_label_set_xalign(GTK_LABEL(window->branches_hint), 0);
  gtk_box_append(GTK_BOX(window->start_pane), top);
  gtk_box_append(GTK_BOX(window->start_pane), scroller);
  gtk_box_append(GTK_BOX(window->start_pane), window->branches_hint);
  dp_window_layout_set_start(window->layout, window->start_pane);
}

void dp_window_show_branches(DPWindow *window, bool shown) {
  if (window->start_pane == NULL && !shown) return;
  if (window->start_pane == NULL) make_pane(window);
  gtk_widget_set_visible(window->start_pane, shown);
}

static GtkWidget *row_at(DPWindow *window, int32_t index) {
  return GTK_WIDGET(gtk_list_box_get_row_at_index(GTK_LIST_BOX(window->lines), index));
}

void dp_window_insert_branch(DPWindow *window, int32_t index, const DPBranchRow *line) {
  GtkWidget *row = row_new(line->id);
  row_set(row, line);
  gtk_list_box_insert(GTK_LIST_BOX(window->lines), row, index);
}

void dp_window_change_branch(DPWindow *window, int32_t index, const DPBranchRow *line) {
  row_set(row_at(window, index), line);
}

void dp_window_remove_branch(DPWindow *window, int32_t index) {
  gtk_list_box_remove(GTK_LIST_BOX(window->lines), row_at(window, index));
}

void dp_window_show_branches_hint(DPWindow *window, bool shown) {
  gtk_widget_set_visible(window->branches_hint, shown);
}

void dp_window_set_branch_picture(
    DPWindow *window, const char *id, const uint8_t *bytes, int32_t width, int32_t height) {
  GtkWidget *row = dp_branches_row(window, id);
  if (row == NULL) return;
  GBytes *copy = g_bytes_new(bytes, (gsize)width * (gsize)height * 4);
  GdkTexture *texture =
      gdk_memory_texture_new(width, height, GDK_MEMORY_R8G8B8A8, copy, (gsize)width * 4);
  gtk_picture_set_paintable(GTK_PICTURE(parts_of(row)->picture), GDK_PAINTABLE(texture));
  g_object_unref(texture);
  g_bytes_unref(copy);
}

bool dp_window_branches_have_focus(DPWindow *window) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  return window->start_pane != NULL && focus != NULL &&
         gtk_widget_is_ancestor(focus, window->start_pane);
}

void dp_window_focus_branches(DPWindow *window) {
  if (window->lines != NULL) gtk_widget_child_focus(window->lines, GTK_DIR_TAB_FORWARD);
}
