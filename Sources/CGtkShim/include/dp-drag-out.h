#pragma once
// What a hand draws out of the window, to a folder or into another program.
#include "dp-window.h"

#pragma clang assume_nonnull begin

/// The picture that a drag takes along.
typedef struct DPDragged DPDragged;

typedef struct {
  /// A drag begins: the picture is given with `dp_dragged_set`; without one it is none.
  void (*begin)(void *context, DPDragged *dragged);
  void (*destroy)(void *context);
} DPDragOutCallbacks;

/// A picture can be drawn out of the window by one of its buttons: as a file, and as itself. `words` say so in its tooltip.
void dp_window_add_drag_out(
    DPWindow *window, const char *button, const char *words, DPDragOutCallbacks callbacks, void *context);
/// `path` is its file's, `file` what is in that. The pixels are premultiplied, blue first, as `dp_surface_data` gives them.
void dp_dragged_set(
    DPDragged *dragged, const char *path, const uint8_t *file, size_t length, const uint8_t *bytes,
    int32_t width, int32_t height, int32_t stride);

#pragma clang assume_nonnull end
