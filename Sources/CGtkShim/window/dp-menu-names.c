// What assistive technology calls the entries of a menu.
#include <dp-exact.h>

#include "dp-window-private.h"

/// Newer toolkits name an entry by the label in it, which they keep off the accessibility bus: then the entry has no name there
/// (GTK 4.18.6 and 4.24.1).
static bool is_nameless(GtkWidget *entry) {
  for (GtkWidget *child = gtk_widget_get_first_child(entry); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_LABEL(child))
      return gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(child)) ==
             GTK_ACCESSIBLE_ROLE_PRESENTATION;
  return false;
}

static bool is_entry(GtkWidget *widget) {
  switch (gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget))) {
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX:
    case GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO:
      // The toolkit's type of entries is private.
      return g_object_class_find_property(G_OBJECT_GET_CLASS(widget), "text") != NULL;
    default:
      return false;
  }
}

void dp_menu_name_entries(GtkWidget *menu) {
  for (GtkWidget *child = gtk_widget_get_first_child(menu); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (!is_entry(child)) {
      dp_menu_name_entries(child);
    } else if (is_nameless(child)) {
      char *words = NULL;
      g_object_get(child, "text", &words, NULL);
      // The relation would have precedence over the property.
      gtk_accessible_reset_relation(GTK_ACCESSIBLE(child), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property(
          GTK_ACCESSIBLE(child), GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : "", -1);
      g_free(words);
    }
  }
}
