// What the files of the events panel share.
#pragma once
#include "dp-events.h"
#include "dp-private.h"
#include "dp-row-model.h"

struct DPEvents {
  GtkWidget *root, *search, *kinds, *list, *scroller, *follow, *empty;
  GtkWidget *detail;
  /// As many objects as there are rows, without words.
  GListModel *rows;
  GtkSelectionModel *chosen;
  /// Rows that are seen.
  GPtrArray *bound;
  char **kind_names;
  /// Whether the list stays at its end when rows are added.
  bool follows;
  /// Where the list was scrolled to, and how high it was.
  double position, height;
  DPEventsCallbacks callbacks;
  void *context;
};

/// The widgets of a row.
GtkListItemFactory *dp_event_factory_new(DPEvents *events);
