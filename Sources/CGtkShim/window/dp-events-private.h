// What the files of the events panel share.
#pragma once
#include "dp-events.h"
#include "dp-private.h"

struct DPEvents {
  GtkWidget *root, *search, *kinds, *list, *scroller, *follow, *empty, *empty_title, *empty_words;
  GtkWidget *detail, *detail_title, *detail_words;
  /// Without words of their own, as many as there are.
  GListModel *rows;
  GtkSelectionModel *chosen;
  /// Rows that are seen.
  GPtrArray *bound;
  char **kind_names;
  /// Whether the end is shown whatever comes.
  bool follows;
  double place, height;
  DPEventsCallbacks callbacks;
  void *context;
};

/// The rows as the toolkit wants them: so many objects that say nothing.
GListModel *dp_event_rows_new(void);
void dp_event_rows_splice(GListModel *rows, guint place, guint removed, guint added);

/// The widgets of a row.
GtkListItemFactory *dp_event_factory_new(DPEvents *events);
GtkWidget *dp_event_kinds_new(DPEvents *events);
