#pragma once
// What the user drags out of the window, to a folder or into another program.
#include "dp-coming-file.h"
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because a drag is the toolkit's: C answers its signals with objects of the toolkit's.

/// What a drag takes along: a file, and the picture that hangs at the pointer.
typedef struct DPDragged DPDragged;

typedef struct {
  /// A drag begins: `dp_dragged_set` sets what it carries; without that there is no drag.
  void (*begin)(void *context, DPDragged *dragged);
  /// It is over: dropped, or cancelled.
  void (*end)(void *context);
  void (*destroy)(void *context);
} DPDragOutCallbacks;

/// A file can be drawn out of the window by one of its buttons. `words` say so in its tooltip.
void dp_window_add_drag_out(
    DPWindow *window, const char *button, const char *words, DPDragOutCallbacks callbacks, void *context);
/// The picture at the pointer. The pixels are premultiplied, blue first, as `dp_surface_data` returns them.
void dp_dragged_show(
    DPDragged *dragged, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride);
/// The file of a PNG picture, and its contents: another program can also accept it as a picture.
void dp_dragged_set(DPDragged *dragged, const char *path, const uint8_t *file, size_t length);
void dp_dragged_set_coming(DPDragged *dragged, DPComingFile *file);

#pragma clang assume_nonnull end
