#pragma once
// A panel of rows that contain rows.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// A list of rows with a search field, if it has one. It asks only for the words of visible rows.
typedef struct DPOutline DPOutline;

/// A row that is about to be shown; valid inside the call that passes it.
typedef struct DPOutlineRow DPOutlineRow;

typedef enum {
  /// It has nothing in it.
  DPOutlineLeaf,
  /// It has rows in it, which are hidden or shown.
  DPOutlineClosed,
  DPOutlineOpen,
  /// It is the title of those that follow. It can be chosen, as a list whose first row can't would be passed over by the keyboard.
  DPOutlineHeading,
} DPOutlineKind;

typedef struct {
  /// Asks for `dp_outline_row_set` of the row at an index.
  void (*bind)(void *context, int32_t index, DPOutlineRow *row);
  /// A row was opened or closed.
  void (*fold)(void *context, int32_t index);
  /// A row was chosen; -1 if no row is chosen now.
  void (*chosen)(void *context, int32_t index);
  /// A row was pressed, or Return was with it.
  void (*activated)(void *context, int32_t index);
  void (*search)(void *context, const char *words);
  /// The keyboard is to leave the panel.
  void (*leave)(void *context);
  void (*destroy)(void *context);
} DPOutlineCallbacks;

// All of it is C because the toolkit's list is: C hears its signals, and makes rows of widgets when the list asks for them.

/// `search` is what the search field says while it is empty; NULL for no field. Rows of one that `wraps` are as high as
/// their words need, and one press activates them.
DPOutline *dp_outline_new(
    const char *label, const char *_Nullable search, bool wraps, DPOutlineCallbacks callbacks, void *context);
/// Forgets it; its widgets stay where they are shown, and call back no more.
void dp_outline_free(DPOutline *outline);

/// All rows are others now.
void dp_outline_replace(DPOutline *outline, int32_t count);
/// The rows are the same, but say something else.
void dp_outline_refresh(DPOutline *outline);
/// Chooses a row and brings it into sight, without a call back; -1 for no row.
void dp_outline_choose(DPOutline *outline, int32_t index);
/// What is shown if there are no rows.
void dp_outline_set_empty(DPOutline *outline, const char *title, const char *words);
void dp_outline_row_set(
    DPOutlineRow *row, int32_t depth, DPOutlineKind kind, const char *title, const char *note, bool is_faint);
/// Shows the chosen row at full length; an empty title hides it.
void dp_outline_set_detail(DPOutline *outline, const char *title, const char *words);
/// Adds a button under the rows.
void dp_outline_add_button(DPOutline *outline, const char *label, const char *words, const char *action);
void dp_outline_take_focus(DPOutline *outline);

#pragma clang assume_nonnull end
