#pragma once
#include "dp-private.h"

enum {
  /// How wide a panel beside the phone is, in logical pixels.
  DP_PANEL_WIDTH = 320,
  /// A window that is less wide has its panel over the desk.
  DP_NARROW = 700,
};

/// What is in a window, laid out by the room there is: the desk, the bar under it, and a panel beside it or, in a narrow
/// window, over it.
typedef struct DPRoom DPRoom;

GType dp_room_get_type(void);

/// A room that owns both.
DPRoom *dp_room_new(GtkWidget *desk, GtkWidget *bar);
/// Gives it a panel for good. It is there while it is visible.
void dp_room_set_side(DPRoom *room, GtkWidget *side);
/// Shows nothing but the desk, whatever else is visible.
void dp_room_set_alone(DPRoom *room, bool alone);
