// A list whose rows are filled when they are seen, with what the panels around such lists have in common: a search
// field, what is shown if there are no rows, and the chosen row at full length.
#pragma once
#include "dp-private.h"

/// What the owner of a list answers.
typedef struct {
  /// Makes the widgets of a row, without words.
  void (*make)(void *owner, GtkListItem *item);
  /// Gives them the words of the row at an index.
  void (*fill)(void *owner, GtkListItem *item, int32_t index);
  /// A row was opened or closed.
  void (*fold)(void *owner, int32_t index);
  /// A row was pressed, or Return was with it.
  void (*activated)(void *owner, int32_t index);
  /// Other rows are chosen than before.
  void (*chosen)(void *owner);
  void (*search)(void *owner, const char *words);
  /// The keyboard is to leave the panel.
  void (*leave)(void *owner);
} DPRowListCalls;

typedef struct {
  /// The search field and its row are NULL if there is no search.
  GtkWidget *root, *top, *search, *overlay, *list, *scroller, *empty, *detail;
  /// As many objects as there are rows, without words.
  GListModel *rows;
  GtkSelectionModel *chosen;
  /// Rows that are seen.
  GPtrArray *bound;
  const DPRowListCalls *calls;
  void *owner;
} DPRowList;

/// Makes the list with the rows of a selection, which it takes.
void dp_row_list_make(
    DPRowList *it, const DPRowListCalls *calls, void *owner, GListModel *rows, GtkSelectionModel *chosen, const char *label,
    const char *style);
/// Adds a search field above the rows.
void dp_row_list_add_search(DPRowList *it, const char *placeholder, const char *words);
/// Lets go of it; its widgets stay where they are shown, and call back no more.
void dp_row_list_clear(DPRowList *it);

uint32_t dp_row_list_count(const DPRowList *it);
/// Replaces some rows by others.
void dp_row_list_splice(DPRowList *it, uint32_t index, uint32_t removed, uint32_t added);
/// Fills the row at an index again if it is seen; all of them for -1.
void dp_row_list_refresh(DPRowList *it, int32_t index);

/// Makes the button that opens and closes a row, at its start.
GtkWidget *dp_fold_new(GtkListItem *item, GtkWidget *box);
/// Without something to open it is not seen, but keeps its room, so that all words are in one column.
void dp_fold_set(GtkWidget *fold, bool is_group, bool is_open);
/// Makes a label at the end of a row.
GtkWidget *dp_row_label_new(GtkWidget *box, const char *style);
