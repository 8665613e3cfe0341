// Disconnects the handlers of an object from its widgets.
#include "dp-disconnect-private.h"

void dp_widget_disconnect(GtkWidget *widget, gpointer data) {
  g_signal_handlers_disconnect_by_data(widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child))
    dp_widget_disconnect(child, data);
}
