#pragma once
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because the toolkit's widgets are: C keeps the buttons, and names them for assistive technology by a variadic
// function.

// The bar under the phone.

/// Puts the timeline into the bar: between its two ends, or under them where it is narrow.
void dp_bar_add_timeline(DPWindow *window, DPCanvas *timeline);
/// Gives the timeline so much more height for lanes, in windows that have it.
void dp_bar_set_lanes(DPWindow *window, int32_t height);
void dp_bar_add_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action);
/// A button without a frame that opens a menu upwards; `name` is for `dp_bar_set_label`.
void dp_bar_add_menu(
    DPWindow *window, DPSide side, const char *name, const char *words, DPMenu *menu);
void dp_bar_set_label(DPWindow *window, const char *name, const char *label);
void dp_bar_set_icon(
    DPWindow *window, const char *action, const char *icon, const char *words);
/// Says the time of the session, at the end of the bar, where the longest that it may be has room; `words` are read out for
/// it.
void dp_bar_set_time(
    DPWindow *window, const char *text, const char *longest, const char *words);

#pragma clang assume_nonnull end
