#pragma once
#include "dp-private.h"

enum {
  /// How wide the pane of lines is, in logical pixels.
  DP_START_WIDTH = 240,
  /// If the window is less wide and has a panel, the pane of branches is over the desk.
  DP_WIDE = 1180,
  /// How wide a panel beside the phone is, in logical pixels.
  DP_PANEL_WIDTH = 320,
  /// If the window is less wide, the panel is over the desk.
  DP_NARROW = 700,
};

/// The widget that lays out a window by its size: the desk, the bar under it, and a panel beside it or, in a narrow
/// window, over it.
typedef struct DPWindowLayout DPWindowLayout;

GType dp_window_layout_get_type(void);

/// A layout that owns both.
DPWindowLayout *dp_window_layout_new(GtkWidget *desk, GtkWidget *bar);
/// Gives it a panel for good. It is there while it is visible.
void dp_window_layout_set_side(DPWindowLayout *layout, GtkWidget *side);
/// Gives it a pane at its start for good. It is there while it is visible.
void dp_window_layout_set_start(DPWindowLayout *layout, GtkWidget *start);
/// Whether the bar has to do with little height.
void dp_bar_set_low(GtkWidget *bar, bool low);
/// Shows the desk alone, whatever else is visible.
void dp_window_layout_set_alone(DPWindowLayout *layout, bool alone);
