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
  /// Whether it can be removed.
  bool is_branch;
  /// How many lines it comes from.
  int32_t depth;
} DPBranchRow;

// All of it is C because the toolkit's widgets and signals are; what a function adds to that is said at it.

/// Shows or hides the pane. C makes its widgets when it is first shown.
void dp_window_show_branches(DPWindow *window, bool shown);
/// Puts a row at an index of the list; the pane was shown before. C binds its buttons to actions.
void dp_window_insert_branch(DPWindow *window, int32_t index, const DPBranchRow *row);
/// Says what is in the row at an index; it stays the same widget, which C has.
void dp_window_change_branch(DPWindow *window, int32_t index, const DPBranchRow *row);
/// Takes the row at an index away. C has the widget.
void dp_window_remove_branch(DPWindow *window, int32_t index);
/// Shows or hides how lines come about, under the list. C has the label.
void dp_window_show_branches_hint(DPWindow *window, bool shown);
/// Gives a line its picture: `width` by `height` pixels of red, green, blue and alpha. C makes the toolkit's texture of them.
void dp_window_set_branch_picture(
    DPWindow *window, const char *id, const uint8_t *bytes, int32_t width, int32_t height);
/// Whether the keyboard is in the pane. C asks the toolkit which widget has it.
bool dp_window_branches_have_focus(DPWindow *window);
/// Moves the keyboard into the pane. C lets the toolkit find the row.
void dp_window_focus_branches(DPWindow *window);

#pragma clang assume_nonnull end
