// The window of shortcuts, built from XML.
#include "dp-shortcuts.h"

#include "dp-window-private.h"

bool dp_window_show_shortcuts(DPWindow *window, const char *xml) {
  GtkBuilder *builder = gtk_builder_new();
  bool good = gtk_builder_add_from_string(builder, xml, -1, NULL);
  GObject *shortcuts = good ? gtk_builder_get_object(builder, "shortcuts") : NULL;
  good = shortcuts != NULL && GTK_IS_SHORTCUTS_WINDOW(shortcuts);
  if (good) {
    gtk_window_set_transient_for(GTK_WINDOW(shortcuts), window->gtk);
    gtk_window_set_destroy_with_parent(GTK_WINDOW(shortcuts), TRUE);
    gtk_window_present(GTK_WINDOW(shortcuts));
  }
  g_object_unref(builder);
  return good;
}

char *dp_xml_escape(const char *text) { return g_markup_escape_text(text, -1); }

void dp_string_free(char *string) { g_free(string); }
