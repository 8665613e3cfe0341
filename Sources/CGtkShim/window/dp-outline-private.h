// What the files of an outline share.
#pragma once
#include "dp-outline.h"
#include "dp-row-list.h"

struct DPOutline {
  DPRowList list;
  /// NULL if there are no buttons.
  GtkWidget *buttons;
  bool wraps;
  /// Whether a choice is the program's own.
  bool is_silent;
  DPOutlineCallbacks callbacks;
  void *context;
};

/// Makes and fills the widgets of a row; the owner is a `DPOutline`.
void dp_outline_row_make(void *owner, GtkListItem *item);
void dp_outline_row_fill(void *owner, GtkListItem *item, int32_t index);
