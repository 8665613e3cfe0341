#pragma once
// What a hand draws out of the window, to a folder or into another program.
#include "dp-coming-file.h"
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because a drag is the toolkit's: C answers its signals with objects of the toolkit's.

/// What a drag takes along: a file, and the picture that hangs at the pointer.
typedef struct DPDragged DPDragged;

typedef struct {
  /// A drag begins: what it takes along is given with `dp_dragged_set`; without that it is none.
  void (*begin)(void *context, DPDragged *dragged);
  /// It is over: dropped, or given up.
  void (*end)(void *context);
  void (*destroy)(void *context);
} DPDragOutCallbacks;

/// A file can be drawn out of the window by one of its buttons. `words` say so in its tooltip.
void dp_window_add_drag_out(
    DPWindow *window, const char *button, const char *words, DPDragOutCallbacks callbacks, void *context);
/// What hangs at the pointer. The pixels are premultiplied, blue first, as `dp_surface_data` gives them.
void dp_dragged_show(
    DPDragged *dragged, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride);
/// The file of a PNG picture, and what is in it: it can be taken as a picture, too.
void dp_dragged_set(DPDragged *dragged, const char *path, const uint8_t *file, size_t length);
void dp_dragged_set_coming(DPDragged *dragged, DPComingFile *file);

#pragma clang assume_nonnull end
