#pragma once
#include "dp-private.h"

/// Disconnects all handlers that have `data` from a widget and from the widgets in it.
void dp_widget_disconnect(GtkWidget *widget, gpointer data);
