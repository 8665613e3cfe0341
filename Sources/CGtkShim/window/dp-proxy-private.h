#pragma once
#include "dp-proxy.h"

/// Gives the proxies in a widget their positions; the widget's own corner is at (x, y) of the canvas.
void dp_proxies_allocate(GtkWidget *parent, double x, double y);
