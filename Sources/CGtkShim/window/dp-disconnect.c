// Disconnects the handlers of an object from its widgets.
#include <dp-exact.h>

#include "dp-disconnect-private.h"

static void disconnect_controllers(GtkWidget *widget, gpointer data) {
  GListModel *controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    gpointer controller = g_list_model_get_item(controllers, i);
    g_signal_handlers_disconnect_by_data(controller, data);
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}

void dp_widget_disconnect(GtkWidget *widget, gpointer data) {
  g_signal_handlers_disconnect_by_data(widget, data);
  disconnect_controllers(widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    dp_widget_disconnect(child, data);
}
