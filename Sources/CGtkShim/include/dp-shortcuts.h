#pragma once
// The window of shortcuts.
#include "dp-window.h"

#pragma clang assume_nonnull begin

typedef struct {
  /// The heading above it; rows of one group follow each other.
  const char *group;
  const char *words;
  /// What the words leave out; empty if nothing.
  const char *more;
  /// The ways to press it, each on a line of its own; the names on its keys with tabs between them.
  const char *keys;
} DPShortcutRow;

typedef struct {
  /// Whether a row is shown for the text in the search, which is never empty.
  bool (*matches)(void *context, int32_t row, const char *text);
  void (*destroy)(void *context);
} DPShortcutCallbacks;

/// Shows the list of shortcuts in a window of its own, or the one that is open already. In C because it is made
/// of a list box of the toolkit's: the toolkit's own window of shortcuts neither scrolls nor breaks its words.
void dp_window_show_shortcuts(
    DPWindow *window, const DPShortcutRow *rows, int32_t count, DPShortcutCallbacks callbacks,
    void *context);

#pragma clang assume_nonnull end
