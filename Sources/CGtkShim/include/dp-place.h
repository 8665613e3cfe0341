#pragma once
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because X11's calls are: they are macros and structs, and the toolkit catches their errors.

/// Where a window is on its display, for another program's window that replaces it.
typedef struct {
  /// In the display's pixels.
  int32_t x, y;
  /// The display's number of the window, and of the workspace it is on.
  uint32_t window, workspace;
  /// Whether the keyboard is in the window.
  bool is_active;
} DPPlace;

/// Where the window is; false where only the compositor knows, as on Wayland.
bool dp_window_get_place(DPWindow *window, DPPlace *place);
/// Shows the window exactly over another one, without a picture of nothing in between. If it replaces a window without
/// the keyboard, the keyboard stays where it is.
void dp_window_present_at(DPWindow *window, const DPPlace *place);

#pragma clang assume_nonnull end
