#pragma once
#include "dp-window.h"

#pragma clang assume_nonnull begin

// The pane of a session's lines and a review's notes, at the start of the window.

/// One line or note in the pane; notes come last.
typedef struct {
  bool is_note;
  const char *id;
  const char *name;
  const char *words;
  /// The line that is on the phone, or the note that is chosen.
  bool is_shown;
  /// Whether it can be taken away.
  bool is_branch;
  /// How many lines it comes from.
  int32_t depth;
} DPLineRow;

/// Shows or hides the pane.
void dp_window_show_lines(DPWindow *window, bool shown);
/// Says what is in the pane.
void dp_window_set_lines(DPWindow *window, const DPLineRow *_Nullable rows, int32_t count);
/// Gives a line its picture: `width` by `height` pixels of red, green, blue and alpha.
void dp_window_set_line_picture(
    DPWindow *window, const char *id, const uint8_t *bytes, int32_t width, int32_t height);
/// Whether the keyboard is in the pane.
bool dp_window_lines_have_focus(DPWindow *window);
/// Moves the keyboard into the pane.
void dp_window_focus_lines(DPWindow *window);

#pragma clang assume_nonnull end
