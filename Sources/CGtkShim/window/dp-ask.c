// A question with room for the answer, and menus at a place.
#include <dp-exact.h>

#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-window-private.h"

/// In logical pixels, but for the characters.
enum { GAP = 6, LEAST_CHARS = 16, TEXT_WIDTH = 280, TEXT_HEIGHT = 84, TEXT_MARGIN = 6 };

struct DPAsk {
  /// For one line there is an entry, for more of them a page with a text and a row below.
  GtkWidget *popover, *words, *entry, *page, *text, *below, *reason;
  char *action;
  /// What `dp_window_answer` said last.
  char *answer;
  bool is_long;
};

static GtkWidget *field(const DPAsk *ask) { return ask->is_long ? ask->text : ask->entry; }

static void closed(GtkPopover *popover, gpointer data) {
  (void)popover;
  dp_window_return_focus(data);
}

/// The question is closed: the program that asked gets an action without a target.
static void ask_closed(GtkPopover *popover, gpointer data) {
  closed(popover, data);
  DPWindow *window = data;
  window->callbacks.action(window->context, window->ask->action, NULL);
}

/// The answer as it is now; the caller frees it.
static char *answer_of(const DPAsk *ask) {
  if (!ask->is_long) return g_strdup(gtk_editable_get_text(GTK_EDITABLE(ask->entry)));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(ask->text));
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static void answered(GtkWidget *widget, gpointer data) {
  (void)widget;
  DPWindow *window = data;
  // The answer may close the question.
  char *text = answer_of(window->ask);
  window->callbacks.action(window->context, window->ask->action, text);
  g_free(text);
}

/// In a text, Enter begins a line; with Ctrl it sends.
static gboolean text_key(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)code;
  bool is_enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
  if (!is_enter || !(state & GDK_CONTROL_MASK)) return FALSE;
  answered(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys)), data);
  return TRUE;
}

static void set_reason(DPAsk *ask, const char *why) {
  gtk_widget_set_visible(ask->reason, why != NULL);
  gtk_label_set_text(GTK_LABEL(ask->reason), why != NULL ? why : "");
  if (why != NULL)
    gtk_widget_add_css_class(field(ask), "error");
  else
    gtk_widget_remove_css_class(field(ask), "error");
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(field(ask)), GTK_ACCESSIBLE_STATE_INVALID,
      why != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/// What was wrong is being changed.
static void changed(GObject *text, gpointer data) {
  (void)text;
  set_reason(((DPWindow *)data)->ask, NULL);
}

/// A text of several lines, with how it is sent.
static void add_page(DPAsk *ask, DPWindow *window) {
  ask->text = gtk_text_view_new();
  GtkTextView *text = GTK_TEXT_VIEW(ask->text);
  gtk_text_view_set_wrap_mode(text, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab(text, FALSE);
  gtk_text_view_set_left_margin(text, TEXT_MARGIN);
  gtk_text_view_set_right_margin(text, TEXT_MARGIN);
  gtk_text_view_set_top_margin(text, TEXT_MARGIN);
  gtk_text_view_set_bottom_margin(text, TEXT_MARGIN);
  ask->page = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(ask->page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_has_frame(GTK_SCROLLED_WINDOW(ask->page), TRUE);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(ask->page), ask->text);
  gtk_widget_set_size_request(ask->page, TEXT_WIDTH, TEXT_HEIGHT);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(text_key), window);
  gtk_widget_add_controller(ask->text, keys);
  g_signal_connect(gtk_text_view_get_buffer(text), "changed", G_CALLBACK(changed), window);

  GtkWidget *hint = gtk_label_new("Ctrl+Enter");
  gtk_widget_add_css_class(hint, "field-name");
  gtk_widget_set_hexpand(hint, TRUE);
  gtk_widget_set_halign(hint, GTK_ALIGN_END);
  GtkWidget *send = gtk_button_new_with_mnemonic("_Send");
  gtk_widget_add_css_class(send, "suggested-action");
  g_signal_connect(send, "clicked", G_CALLBACK(answered), window);
  ask->below = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 2 * GAP);
  gtk_box_append(GTK_BOX(ask->below), hint);
  gtk_box_append(GTK_BOX(ask->below), send);
}

static DPAsk *ask_new(DPWindow *window) {
  DPAsk *ask = g_new0(DPAsk, 1);
  window->ask = ask;
  ask->popover = dp_popover_new("Question");
  ask->words = gtk_label_new("");
  gtk_widget_add_css_class(ask->words, "field-name");
  gtk_label_set_xalign(GTK_LABEL(ask->words), 0);
  ask->entry = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(ask->entry), LEAST_CHARS);
  ask->reason = gtk_label_new("");
  gtk_widget_add_css_class(ask->reason, "field-reason");
  gtk_label_set_xalign(GTK_LABEL(ask->reason), 0);
  gtk_label_set_wrap(GTK_LABEL(ask->reason), TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(ask->reason), 2 * LEAST_CHARS);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  gtk_box_append(GTK_BOX(column), ask->words);
  gtk_box_append(GTK_BOX(column), ask->entry);
  add_page(ask, window);
  gtk_box_append(GTK_BOX(column), ask->page);
  gtk_box_append(GTK_BOX(column), ask->reason);
  gtk_box_append(GTK_BOX(column), ask->below);
  gtk_popover_set_child(GTK_POPOVER(ask->popover), column);
  gtk_widget_set_parent(ask->popover, window->desk);
  g_signal_connect(ask->popover, "closed", G_CALLBACK(ask_closed), window);
  g_signal_connect(ask->entry, "activate", G_CALLBACK(answered), window);
  g_signal_connect(ask->entry, "changed", G_CALLBACK(changed), window);
  return ask;
}

/// Where a popover of the desk points to. In the lower half it opens upwards: not every compositor turns it round
/// automatically if there is no room below.
static void point_at(DPWindow *window, GtkPopover *popover, GtkWidget *widget, GdkRectangle area) {
  double x = 0, y = 0;
  gtk_widget_translate_coordinates(widget, window->desk, area.x, area.y, &x, &y);
  bool is_low = y > gtk_widget_get_height(window->desk) / 2.0;
  gtk_popover_set_position(popover, is_low ? GTK_POS_TOP : GTK_POS_BOTTOM);
  gtk_popover_set_pointing_to(
      popover, &(GdkRectangle){(int)x, (int)y, MAX(1, area.width), MAX(1, area.height)});
}

void dp_window_ask(
    DPWindow *window, const char *button, const char *words, const char *text, bool is_long,
    const char *action) {
  DPAsk *ask = window->ask != NULL ? window->ask : ask_new(window);
  GtkWidget *anchor = g_hash_table_lookup(window->buttons, button);
  if (anchor == NULL) anchor = dp_branches_row(window, button);
  if (anchor == NULL || !gtk_widget_get_mapped(anchor)) anchor = window->bar;
  g_free(ask->action);
  ask->action = g_strdup(action);
  gtk_label_set_text(GTK_LABEL(ask->words), words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(ask->popover), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  ask->is_long = is_long;
  gtk_widget_set_visible(ask->entry, !is_long);
  gtk_widget_set_visible(ask->page, is_long);
  gtk_widget_set_visible(ask->below, is_long);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(field(ask)), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (is_long)
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(ask->text)), text, -1);
  else
    gtk_editable_set_text(GTK_EDITABLE(ask->entry), text);
  set_reason(ask, NULL);
  int width = gtk_widget_get_width(anchor), height = gtk_widget_get_height(anchor);
  point_at(window, GTK_POPOVER(ask->popover), anchor, (GdkRectangle){0, 0, width, height});
  dp_window_keep_focus(window);
  gtk_popover_popup(GTK_POPOVER(ask->popover));
  gtk_widget_grab_focus(field(ask));
  if (!is_long) gtk_editable_select_region(GTK_EDITABLE(ask->entry), 0, -1);
}

void dp_window_answered(DPWindow *window, const char *why) {
  if (window->ask == NULL) return;
  if (why == NULL)
    gtk_popover_popdown(GTK_POPOVER(window->ask->popover));
  else
    set_reason(window->ask, why);
}

const char *dp_window_question(DPWindow *window) {
  DPAsk *ask = window->ask;
  if (ask == NULL || !gtk_widget_get_mapped(ask->popover)) return NULL;
  return gtk_label_get_text(GTK_LABEL(ask->words));
}

const char *dp_window_answer(DPWindow *window) {
  DPAsk *ask = window->ask;
  if (ask == NULL) return "";
  g_free(ask->answer);
  ask->answer = answer_of(ask);
  return ask->answer;
}

void dp_window_show_menu(DPWindow *window, DPCanvas *canvas, double x, double y, DPMenu *menu) {
  // The one before was needed until its entry had done its work.
  g_clear_pointer(&window->context_menu, gtk_widget_unparent);
  GtkWidget *popover = gtk_popover_menu_new_from_model((GMenuModel *)menu);
  window->context_menu = popover;
  dp_menu_name_entries(popover);
  gtk_popover_set_has_arrow(GTK_POPOVER(popover), FALSE);
  bool mirrored = gtk_widget_get_direction(window->desk) == GTK_TEXT_DIR_RTL;
  gtk_widget_set_halign(popover, mirrored ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_parent(popover, window->desk);
  g_signal_connect(popover, "closed", G_CALLBACK(closed), window);
  point_at(window, GTK_POPOVER(popover), GTK_WIDGET(canvas), (GdkRectangle){(int)x, (int)y, 1, 1});
  dp_window_keep_focus(window);
  gtk_popover_popup(GTK_POPOVER(popover));
}

void dp_ask_free(DPWindow *window) {
  if (window->context_menu != NULL) dp_widget_disconnect(window->context_menu, window);
  g_clear_pointer(&window->context_menu, gtk_widget_unparent);
  if (window->ask != NULL) {
    dp_widget_disconnect(window->ask->popover, window);
    GtkTextView *text = GTK_TEXT_VIEW(window->ask->text);
    g_signal_handlers_disconnect_by_data(gtk_text_view_get_buffer(text), window);
    gtk_widget_unparent(window->ask->popover);
    g_free(window->ask->action);
    g_free(window->ask->answer);
  }
  g_clear_pointer(&window->ask, g_free);
  g_clear_weak_pointer(&window->former_focus);
}
