// What the files of the events panel share.
#pragma once
#include "dp-events.h"
#include "dp-private.h"

struct DPEvents {
  GtkWidget *root, *search, *kinds, *list, *scroller, *follow, *empty, *empty_title, *empty_words;
  GtkWidget *detail, *detail_title, *detail_words;
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

/// The rows as the toolkit counts them: objects without any content.
GListModel *dp_event_model_new(void);
void dp_event_model_splice(GListModel *rows, guint index, guint removed, guint added);

/// The widgets of a row.
GtkListItemFactory *dp_event_factory_new(DPEvents *events);
