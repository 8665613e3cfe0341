#pragma once
#include "dp-mirror.h"

/// Gives the mirrors in a widget, whose own corner is at (x, y) of the canvas, their places.
void dp_mirrors_allocate(GtkWidget *parent, double x, double y);
