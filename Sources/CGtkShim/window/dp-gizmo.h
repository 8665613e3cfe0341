#pragma once
#include "dp-private.h"

/// A widget whose layout and drawing are functions.
typedef struct {
  void (*measure)(
      GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural);
  /// NULL for one without children.
  void (*allocate)(GtkWidget *widget, int width, int height);
  /// NULL for one that draws its children alone.
  void (*snapshot)(GtkWidget *widget, GtkSnapshot *snapshot);
  /// Whether its height depends on its width.
  bool is_height_for_width;
} DPGizmoLayout;

/// `css_name` is what styles call it.
GtkWidget *dp_gizmo_new(const char *css_name, DPGizmoLayout layout, GtkAccessibleRole role);

/// Places a child upright; x is counted from the left.
void dp_gizmo_place(GtkWidget *child, int x, int y, int width, int height);
