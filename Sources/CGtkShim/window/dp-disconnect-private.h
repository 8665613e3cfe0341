#pragma once
#include "dp-private.h"

/// Disconnects all handlers that have `data` from a widget, from the widgets in it and from their controllers.
void dp_widget_disconnect(GtkWidget *widget, gpointer data);
