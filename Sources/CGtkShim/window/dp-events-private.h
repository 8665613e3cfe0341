// What the files of the events panel share.
#pragma once
#include "dp-events.h"
#include "dp-row-list.h"

struct DPEvents {
  DPRowList list;
  GtkWidget *kinds, *follow;
  char **kind_names;
  /// Whether the list stays at its end when rows are added.
  bool follows;
  /// Where the list was scrolled to, and how high it was.
  double position, height;
  DPEventsCallbacks callbacks;
  void *context;
};

/// Makes and fills the widgets of a row; the owner is a `DPEvents`.
void dp_event_row_make(void *owner, GtkListItem *item);
void dp_event_row_fill(void *owner, GtkListItem *item, int32_t index);
