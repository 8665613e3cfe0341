#pragma once
// The connection of the toolkit to a display.
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because the functions are the toolkit's; what a function adds to that is said at it.

/// Connects to the display that the environment names. False if there is no display, or if it is a web browser's and
/// `allow_browser` is not set: that daemon asks for no password.
bool dp_display_connect(bool allow_browser);

/// Makes Cairo draw, and keeps GL from being loaded at all: if the processor has to do GL's work, loading it costs
/// 0.1 s and 28 MB. To be called before `dp_display_connect`; in C because it depends on the
/// version of GTK how that is done.
void dp_display_draw_with_cairo(void);

/// Waits until the display has dealt with all that was sent to it: what was drawn is on the screen.
void dp_display_sync(void);

#pragma clang assume_nonnull end
