// A panel of rows that stand in each other, as widgets of the toolkit.
#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-outline-private.h"

/// In logical pixels.
enum { GAP = 6 };

static void show_emptiness(DPOutline *outline) {
  bool is_empty = g_list_model_get_n_items(outline->rows) == 0;
  gtk_widget_set_visible(outline->empty, is_empty);
  gtk_widget_set_visible(outline->scroller, !is_empty);
}

void dp_outline_replace(DPOutline *outline, int32_t count) {
  guint before = g_list_model_get_n_items(outline->rows);
  guint kept = MIN(before, (guint)count);
  outline->is_silent = true;
  gtk_selection_model_unselect_all(outline->chosen);
  // Rows that were there only say something else: without one that stays, the list would forget where the keyboard is.
  dp_row_model_splice(outline->rows, kept, before - kept, (guint)count - kept);
  dp_outline_refresh(outline);
  if (before == 0) {
    gtk_list_view_set_model(GTK_LIST_VIEW(outline->list), NULL);
    gtk_list_view_set_model(GTK_LIST_VIEW(outline->list), outline->chosen);
  }
  outline->is_silent = false;
  show_emptiness(outline);
}

void dp_outline_choose(DPOutline *outline, int32_t index) {
  outline->is_silent = true;
  if (index < 0 || (guint)index >= g_list_model_get_n_items(outline->rows)) {
    gtk_selection_model_unselect_all(outline->chosen);
  } else {
    gtk_selection_model_select_item(outline->chosen, (guint)index, TRUE);
    gtk_widget_activate_action(outline->list, "list.scroll-to-item", "u", (guint)index);
  }
  outline->is_silent = false;
}

void dp_outline_set_empty(DPOutline *outline, const char *title, const char *words) {
  dp_empty_set(outline->empty, title, words);
}

void dp_outline_set_detail(DPOutline *outline, const char *title, const char *words) {
  dp_detail_set(outline->detail, title, words);
}

static void chosen_changed(GtkSelectionModel *model, guint index, guint count, gpointer data) {
  (void)index, (void)count;
  DPOutline *outline = data;
  if (outline->is_silent) return;
  guint chosen = gtk_single_selection_get_selected(GTK_SINGLE_SELECTION(model));
  outline->callbacks.chosen(
      outline->context, chosen == GTK_INVALID_LIST_POSITION ? -1 : (int32_t)chosen);
}

static void activated(GtkListView *list, guint index, gpointer data) {
  (void)list;
  DPOutline *outline = data;
  outline->callbacks.activated(outline->context, (int32_t)index);
}

static void searched(GtkSearchEntry *entry, gpointer data) {
  DPOutline *outline = data;
  outline->callbacks.search(outline->context, gtk_editable_get_text(GTK_EDITABLE(entry)));
}

/// The first Escape clears the search, the second one leaves the panel.
static void stopped(GtkSearchEntry *entry, gpointer data) {
  DPOutline *outline = data;
  if (gtk_editable_get_text(GTK_EDITABLE(entry))[0] != '\0')
    gtk_editable_set_text(GTK_EDITABLE(entry), "");
  else
    outline->callbacks.leave(outline->context);
}

static guint chosen_index(DPOutline *outline) {
  return gtk_single_selection_get_selected(GTK_SINGLE_SELECTION(outline->chosen));
}

static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)keys, (void)code;
  DPOutline *outline = data;
  if (key == GDK_KEY_Escape) {
    outline->callbacks.leave(outline->context);
    return GDK_EVENT_STOP;
  }
  bool opens = key == GDK_KEY_Right || key == GDK_KEY_Left;
  guint index = chosen_index(outline);
  if (!opens || index == GTK_INVALID_LIST_POSITION || (state & gtk_accelerator_get_default_mod_mask()) != 0)
    return GDK_EVENT_PROPAGATE;
  outline->callbacks.fold(outline->context, (int32_t)index);
  return GDK_EVENT_STOP;
}

void dp_outline_take_focus(DPOutline *outline) {
  gtk_widget_grab_focus(outline->search != NULL ? outline->search : outline->list);
}

void dp_outline_add_button(
    DPOutline *outline, const char *label, const char *words, const char *action) {
  if (outline->buttons == NULL) {
    outline->buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_add_css_class(outline->buttons, "side-detail");
    gtk_box_append(GTK_BOX(outline->root), outline->buttons);
  }
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_set_tooltip_text(button, words);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  gtk_box_append(GTK_BOX(outline->buttons), button);
}

// MARK: Making

static GtkWidget *list_new(DPOutline *outline, const char *label) {
  outline->rows = dp_row_model_new();
  GtkSingleSelection *chosen = gtk_single_selection_new(g_object_ref(outline->rows));
  gtk_single_selection_set_autoselect(chosen, FALSE);
  gtk_single_selection_set_can_unselect(chosen, TRUE);
  outline->chosen = GTK_SELECTION_MODEL(chosen);
  outline->list = gtk_list_view_new(g_object_ref(outline->chosen), dp_outline_factory_new(outline));
  gtk_widget_add_css_class(outline->list, "outline");
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(outline->list), outline->wraps);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(outline->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect(outline->list, "activate", G_CALLBACK(activated), outline);
  g_signal_connect(outline->chosen, "selection-changed", G_CALLBACK(chosen_changed), outline);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), outline);
  gtk_widget_add_controller(outline->list, keys);
  outline->scroller = gtk_scrolled_window_new();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(outline->scroller);
  gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(scroller, outline->list);
  return outline->scroller;
}

DPOutline *dp_outline_new(
    const char *label, const char *search, bool wraps, DPOutlineCallbacks callbacks, void *context) {
  DPOutline *outline = g_new0(DPOutline, 1);
  outline->callbacks = callbacks;
  outline->context = context;
  outline->wraps = wraps;
  outline->bound = g_ptr_array_new();
  outline->root = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  if (search != NULL) {
    GtkWidget *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_add_css_class(top, "side-search");
    outline->search = dp_search_new(search, search);
    g_signal_connect(outline->search, "search-changed", G_CALLBACK(searched), outline);
    g_signal_connect(outline->search, "stop-search", G_CALLBACK(stopped), outline);
    gtk_box_append(GTK_BOX(top), outline->search);
    gtk_box_append(GTK_BOX(outline->root), top);
  }
  GtkWidget *overlay = gtk_overlay_new();
  gtk_widget_set_vexpand(overlay, TRUE);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), list_new(outline, label));
  outline->empty = dp_empty_new();
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), outline->empty);
  gtk_box_append(GTK_BOX(outline->root), overlay);
  outline->detail = dp_detail_new();
  gtk_box_append(GTK_BOX(outline->root), outline->detail);
  show_emptiness(outline);
  dp_object_made();
  return outline;
}

void dp_outline_free(DPOutline *outline) {
  g_signal_handlers_disconnect_by_data(outline->chosen, outline);
  dp_widget_disconnect(outline->root, outline);
  // Rows call back until the list has none.
  gtk_list_view_set_factory(GTK_LIST_VIEW(outline->list), NULL);
  gtk_list_view_set_model(GTK_LIST_VIEW(outline->list), NULL);
  outline->callbacks.destroy(outline->context);
  g_object_unref(outline->chosen);
  g_object_unref(outline->rows);
  g_object_unref(outline->root);
  g_ptr_array_unref(outline->bound);
  g_free(outline);
  dp_object_freed();
}
