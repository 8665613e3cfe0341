// A panel of rows that contain rows, as widgets of the toolkit.
#include <dp-exact.h>

#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-outline-private.h"
#include "dp-row-model.h"

/// In logical pixels.
enum { GAP = 6 };

void dp_outline_replace(DPOutline *outline, int32_t count) {
  guint before = dp_row_list_count(&outline->list);
  guint kept = MIN(before, (guint)count);
  outline->is_silent = true;
  gtk_selection_model_unselect_all(outline->list.chosen);
  // Rows that were there only say something else: without one that stays, the list would forget where the keyboard is.
  dp_row_list_splice(&outline->list, kept, before - kept, (guint)count - kept);
  dp_outline_refresh(outline);
  if (before == 0) {
    gtk_list_view_set_model(GTK_LIST_VIEW(outline->list.list), NULL);
    gtk_list_view_set_model(GTK_LIST_VIEW(outline->list.list), outline->list.chosen);
  }
  outline->is_silent = false;
}

void dp_outline_refresh(DPOutline *outline) { dp_row_list_refresh(&outline->list, -1); }

void dp_outline_choose(DPOutline *outline, int32_t index) {
  outline->is_silent = true;
  if (index < 0 || (guint)index >= dp_row_list_count(&outline->list)) {
    gtk_selection_model_unselect_all(outline->list.chosen);
  } else {
    gtk_selection_model_select_item(outline->list.chosen, (guint)index, TRUE);
    gtk_widget_activate_action(outline->list.list, "list.scroll-to-item", "u", (guint)index);
  }
  outline->is_silent = false;
}

void dp_outline_set_empty(DPOutline *outline, const char *title, const char *words) {
  dp_empty_set(outline->list.empty, title, words);
}

void dp_outline_set_detail(DPOutline *outline, const char *title, const char *words) {
  dp_detail_set(outline->list.detail, title, words);
}

static guint chosen_index(DPOutline *outline) {
  return gtk_single_selection_get_selected(GTK_SINGLE_SELECTION(outline->list.chosen));
}

static void chosen_changed(void *owner) {
  DPOutline *outline = owner;
  if (outline->is_silent) return;
  guint chosen = chosen_index(outline);
  outline->callbacks.chosen(
      outline->context, chosen == GTK_INVALID_LIST_POSITION ? -1 : (int32_t)chosen);
}

static void activated(void *owner, int32_t index) {
  DPOutline *outline = owner;
  outline->callbacks.activated(outline->context, index);
}

static void folded(void *owner, int32_t index) {
  DPOutline *outline = owner;
  outline->callbacks.fold(outline->context, index);
}

static void searched(void *owner, const char *words) {
  DPOutline *outline = owner;
  outline->callbacks.search(outline->context, words);
}

static void left(void *owner) {
  DPOutline *outline = owner;
  outline->callbacks.leave(outline->context);
}

static const DPRowListCalls calls = {
    .make = dp_outline_row_make, .fill = dp_outline_row_fill, .fold = folded, .activated = activated,
    .chosen = chosen_changed, .search = searched, .leave = left,
};

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
  gtk_widget_grab_focus(outline->list.search != NULL ? outline->list.search : outline->list.list);
}

void dp_outline_add_button(
    DPOutline *outline, const char *label, const char *words, const char *action) {
  if (outline->buttons == NULL) {
    outline->buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_add_css_class(outline->buttons, "side-detail");
    gtk_box_append(GTK_BOX(outline->list.root), outline->buttons);
  }
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_set_tooltip_text(button, words);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  gtk_box_append(GTK_BOX(outline->buttons), button);
}

// MARK: Making

DPOutline *dp_outline_new(
    const char *label, const char *search, bool wraps, DPOutlineCallbacks callbacks, void *context) {
  DPOutline *outline = g_new0(DPOutline, 1);
  outline->callbacks = callbacks;
  outline->context = context;
  outline->wraps = wraps;
  DPRowList *list = &outline->list;
  GListModel *rows = dp_row_model_new();
  GtkSingleSelection *chosen = gtk_single_selection_new(g_object_ref(rows));
  gtk_single_selection_set_autoselect(chosen, FALSE);
  gtk_single_selection_set_can_unselect(chosen, TRUE);
  dp_row_list_make(list, &calls, outline, rows, GTK_SELECTION_MODEL(chosen), label, "outline");
  if (search != NULL) dp_row_list_add_search(list, search, search);
  gtk_list_view_set_single_click_activate(GTK_LIST_VIEW(list->list), wraps);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), outline);
  gtk_widget_add_controller(list->list, keys);
  dp_object_made();
  return outline;
}

void dp_outline_free(DPOutline *outline) {
  dp_widget_disconnect(outline->list.root, outline);
  dp_row_list_clear(&outline->list);
  outline->callbacks.destroy(outline->context);
  g_free(outline);
  dp_object_freed();
}
