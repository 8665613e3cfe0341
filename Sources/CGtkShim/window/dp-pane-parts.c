// What the panes of the window have in common: their search field and the button that closes them.
#include "dp-header-private.h"

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
