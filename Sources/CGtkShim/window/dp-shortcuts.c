// The window of shortcuts: a search, and a list that scrolls.
#include <dp-exact.h>

#include "dp-shortcuts.h"

#include "dp-header-private.h"
#include "dp-window-private.h"

#define GROUP "dp-group"

/// In logical pixels, but for the characters.
enum {
  WIDTH = 560,
  HEIGHT = 660,
  MARGIN = 48,
  GAP = 6,
  LEAST_CHARS = 12,
  /// With up to this many keys, the combinations of a shortcut are side by side; with more, under each other.
  MOST_CAPS = 3,
};

typedef struct {
  DPWindow *window;
  GtkWindow *gtk;
  GtkWidget *search, *list;
  DPShortcutCallbacks callbacks;
  void *context;
} Shortcuts;

static const char *group_of(GtkListBoxRow *row) { return g_object_get_data(G_OBJECT(row), GROUP); }

static void update_header(GtkListBoxRow *row, GtkListBoxRow *before, gpointer data) {
  (void)data;
  bool is_first = before == NULL || strcmp(group_of(row), group_of(before)) != 0;
  if (is_first == (gtk_list_box_row_get_header(row) != NULL)) return;
  GtkWidget *heading = NULL;
  if (is_first) {
    heading = gtk_label_new(group_of(row));
    gtk_label_set_xalign(GTK_LABEL(heading), 0);
    gtk_widget_add_css_class(heading, "heading");
  }
  gtk_list_box_row_set_header(row, heading);
}

/// One way to press it: the names on its keys, side by side.
static GtkWidget *caps_new(const char *keys) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(box, GTK_ALIGN_END);
  char **names = g_strsplit(keys, "\t", -1);
  for (int i = 0; names[i] != NULL; i++) {
    GtkWidget *cap = gtk_label_new(names[i]);
    gtk_widget_add_css_class(cap, "cap");
    gtk_box_append(GTK_BOX(box), cap);
  }
  g_strfreev(names);
  return box;
}

static int caps_count(const char *keys) {
  int count = 1;
  for (const char *letter = keys; *letter != '\0'; letter++)
    if (*letter == '\t' || *letter == '\n') count += 1;
  return count;
}

static GtkWidget *label_new(const char *words, const char *class) {
  GtkWidget *label = gtk_label_new(words);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars(GTK_LABEL(label), LEAST_CHARS);
  gtk_widget_add_css_class(label, class);
  return label;
}

static char *read_out(const DPShortcutRow *row) {
  GString *words = g_string_new(row->words);
  if (row->more[0] != '\0') g_string_append_printf(words, " (%s)", row->more);
  g_string_append_printf(words, ": %s", row->keys);
  g_string_replace(words, "\t", "+", 0);
  g_string_replace(words, "\n", ", ", 0);
  return g_string_free(words, FALSE);
}

static GtkWidget *row_new(const DPShortcutRow *row) {
  GtkWidget *it = gtk_list_box_row_new();
  g_object_set_data_full(G_OBJECT(it), GROUP, g_strdup(row->group), g_free);
  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand(words, TRUE);
  gtk_widget_set_valign(words, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(words), label_new(row->words, "shortcut-words"));
  if (row->more[0] != '\0') gtk_box_append(GTK_BOX(words), label_new(row->more, "field-name"));
  char **lines = g_strsplit(row->keys, "\n", -1);
  bool are_short = caps_count(row->keys) <= MOST_CAPS;
  GtkWidget *ways = gtk_box_new(
      are_short ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, are_short ? 2 * GAP : 2);
  gtk_widget_set_valign(ways, GTK_ALIGN_CENTER);
  for (int i = 0; lines[i] != NULL; i++) gtk_box_append(GTK_BOX(ways), caps_new(lines[i]));
  g_strfreev(lines);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2 * GAP);
  gtk_box_append(GTK_BOX(box), words);
  gtk_box_append(GTK_BOX(box), ways);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(it), box);
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(it), FALSE);
  char *label = read_out(row);
  gtk_accessible_update_property(GTK_ACCESSIBLE(it), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_free(label);
  return it;
}

static void searched(GtkEditable *search, gpointer data) {
  Shortcuts *it = data;
  // A letter that was pressed in the list begins the search; the next one, which may be a blank, continues it.
  gtk_text_grab_focus_without_selecting(GTK_TEXT(gtk_editable_get_delegate(search)));
  const char *text = gtk_editable_get_text(search);
  // What a filter of the list's leaves out would still be there for assistive technology.
  for (int32_t i = 0;; i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index(GTK_LIST_BOX(it->list), i);
    if (row == NULL) break;
    gtk_widget_set_visible(
        GTK_WIDGET(row), text[0] == '\0' || it->callbacks.matches(it->context, i, text));
  }
  GtkWidget *scroller = gtk_widget_get_ancestor(it->list, GTK_TYPE_SCROLLED_WINDOW);
  gtk_adjustment_set_value(
      gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), 0);
}

/// The first Escape clears the search, the second one closes.
static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code, (void)state;
  Shortcuts *it = data;
  if (key != GDK_KEY_Escape) return GDK_EVENT_PROPAGATE;
  if (gtk_editable_get_text(GTK_EDITABLE(it->search))[0] != '\0') {
    gtk_editable_set_text(GTK_EDITABLE(it->search), "");
  } else {
    gtk_window_close(it->gtk);
  }
  return GDK_EVENT_STOP;
}

static void destroyed(GtkWidget *gtk, gpointer data) {
  (void)gtk;
  Shortcuts *it = data;
  it->window->shortcuts = NULL;
  it->callbacks.destroy(it->context);
  g_free(it);
  dp_object_freed();
}

/// Not every display moves the keyboard to the window that is left.
static gboolean closed(GtkWindow *gtk, gpointer data) {
  (void)gtk;
  gtk_window_present(((Shortcuts *)data)->window->gtk);
  return FALSE;
}

static GtkWidget *list_new(Shortcuts *it, const DPShortcutRow *rows, int32_t count) {
  it->list = gtk_list_box_new();
  GtkListBox *list = GTK_LIST_BOX(it->list);
  gtk_widget_add_css_class(it->list, "shortcuts");
  gtk_list_box_set_selection_mode(list, GTK_SELECTION_NONE);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(it->list), GTK_ACCESSIBLE_PROPERTY_LABEL, "Keyboard shortcuts", -1);
  GtkWidget *empty = dp_empty_new();
  dp_empty_set(empty, "No matches", "Search for a word or a key, such as Ctrl+Z.");
  gtk_list_box_set_placeholder(list, empty);
  for (int i = 0; i < count; i++) gtk_list_box_append(list, row_new(&rows[i]));
  gtk_list_box_set_header_func(list, update_header, NULL, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), it->list);
  gtk_widget_set_vexpand(scroller, TRUE);
  return scroller;
}

/// No larger than the screen, which is a page as large as a telephone at times.
static void set_size(Shortcuts *it) {
  int width = 0, height = 0;
  dp_window_monitor(it->window, &width, &height);
  gtk_window_set_default_size(
      it->gtk, width > 0 ? MIN(WIDTH, width - MARGIN) : WIDTH,
      height > 0 ? MIN(HEIGHT, height - MARGIN) : HEIGHT);
}

void dp_window_show_shortcuts(
    DPWindow *window, const DPShortcutRow *rows, int32_t count, DPShortcutCallbacks callbacks,
    void *context) {
  if (window->shortcuts != NULL) {
    gtk_window_present(window->shortcuts);
    return callbacks.destroy(context);
  }
  Shortcuts *it = g_new0(Shortcuts, 1);
  it->window = window;
  it->callbacks = callbacks;
  it->context = context;
  window->shortcuts = it->gtk = GTK_WINDOW(gtk_window_new());
  gtk_window_set_title(it->gtk, "Keyboard Shortcuts");
  gtk_window_set_transient_for(it->gtk, window->gtk);
  gtk_window_set_modal(it->gtk, TRUE);
  gtk_window_set_destroy_with_parent(it->gtk, TRUE);
  gtk_window_set_titlebar(it->gtk, gtk_header_bar_new());
  set_size(it);
  GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class(top, "side-search");
  it->search = dp_search_new("Search", "Search shortcuts");
  gtk_search_entry_set_key_capture_widget(GTK_SEARCH_ENTRY(it->search), GTK_WIDGET(it->gtk));
  g_signal_connect(it->search, "changed", G_CALLBACK(searched), it);
  gtk_box_append(GTK_BOX(top), it->search);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(column), top);
  gtk_box_append(GTK_BOX(column), list_new(it, rows, count));
  gtk_window_set_child(it->gtk, column);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), it);
  gtk_widget_add_controller(GTK_WIDGET(it->gtk), keys);
  g_signal_connect(it->gtk, "close-request", G_CALLBACK(closed), it);
  g_signal_connect(it->gtk, "destroy", G_CALLBACK(destroyed), it);
  dp_object_made();
  gtk_widget_grab_focus(it->search);
  gtk_window_present(it->gtk);
}
