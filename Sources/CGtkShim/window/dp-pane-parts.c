// What the panes of the window have in common: their search field, the button that closes them, what is shown if there
// is nothing to list, and the chosen row at full length.
#include <dp-exact.h>

#include "dp-header-private.h"

#define WORDS "dp-words"

/// In logical pixels.
enum { GAP = 6, DETAIL_HEIGHT = 120 };

GtkWidget *dp_close_button_new(const char *words, const char *action) {
  GtkWidget *close = gtk_button_new_from_icon_name("window-close-symbolic");
  gtk_widget_add_css_class(close, "flat");
  gtk_widget_set_tooltip_text(close, words);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(close), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(close), action);
  return close;
}

GtkWidget *dp_search_new(const char *placeholder, const char *words) {
  GtkWidget *search = gtk_search_entry_new();
  g_object_set(search, "placeholder-text", placeholder, NULL);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(search), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_hexpand(search, TRUE);
  return search;
}

GtkWidget *dp_empty_new(void) {
  GtkWidget *empty = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_set_valign(empty, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand(empty, TRUE);
  for (int i = 0; i < 2; i++) {
    GtkWidget *label = gtk_label_new("");
    if (i == 0) gtk_widget_add_css_class(label, "heading");
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
    gtk_box_append(GTK_BOX(empty), label);
  }
  return empty;
}

void dp_empty_set(GtkWidget *empty, const char *title, const char *words) {
  GtkWidget *heading = gtk_widget_get_first_child(empty);
  gtk_label_set_text(GTK_LABEL(heading), title);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(heading)), words);
}

GtkWidget *dp_detail_new(void) {
  GtkWidget *detail = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class(detail, "side-detail");
  GtkWidget *title = gtk_label_new(""), *text = gtk_label_new("");
  gtk_widget_add_css_class(title, "heading");
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  GtkLabel *words = GTK_LABEL(text);
  gtk_label_set_xalign(words, 0);
  gtk_label_set_yalign(words, 0);
  gtk_label_set_wrap(words, TRUE);
  gtk_label_set_wrap_mode(words, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable(words, TRUE);
  gtk_widget_set_focusable(text, FALSE);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(
      GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroller), TRUE);
  gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scroller), DETAIL_HEIGHT);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), text);
  gtk_box_append(GTK_BOX(detail), title);
  gtk_box_append(GTK_BOX(detail), scroller);
  g_object_set_data(G_OBJECT(detail), WORDS, text);
  gtk_widget_set_visible(detail, FALSE);
  return detail;
}

void dp_detail_set(GtkWidget *detail, const char *title, const char *words) {
  gtk_widget_set_visible(detail, title[0] != '\0');
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(detail)), title);
  gtk_label_set_text(GTK_LABEL(g_object_get_data(G_OBJECT(detail), WORDS)), words);
}
