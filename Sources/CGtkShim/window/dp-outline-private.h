// What the files of an outline share.
#pragma once
#include "dp-outline.h"
#include "dp-row-model.h"

struct DPOutline {
  /// The search field and the buttons are NULL if there are none.
  GtkWidget *root, *search, *list, *scroller, *empty, *detail, *buttons;
  GListModel *rows;
  GtkSelectionModel *chosen;
  /// Rows that are seen.
  GPtrArray *bound;
  bool wraps;
  /// Whether a choice is the program's own.
  bool is_silent;
  DPOutlineCallbacks callbacks;
  void *context;
};

/// The widgets of a row.
GtkListItemFactory *dp_outline_factory_new(DPOutline *outline);
