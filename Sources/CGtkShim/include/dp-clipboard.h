#pragma once
// Pictures and words on the clipboard.
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because the clipboard accepts the toolkit's own texts and textures.

void dp_window_copy_text(DPWindow *window, const char *text);
/// Puts a picture on the clipboard: premultiplied, blue first, as `dp_surface_data` returns it.
void dp_window_copy_picture(
    DPWindow *window, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride);

#pragma clang assume_nonnull end
