#pragma once
// The panel of the event log.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// A long list of lines with a search field, kinds to choose among, and the chosen line at full length. It asks only for
/// the words of visible rows.
typedef struct DPEvents DPEvents;

/// A row that is about to be shown; valid inside the call that passes it.
typedef struct DPEventRow DPEventRow;

typedef enum {
  DPFoldNone,
  /// The row is the heading of several rows, which are hidden or shown under it.
  DPFoldClosed,
  DPFoldOpen,
  /// It is one of those.
  DPFoldInside,
} DPFold;

typedef struct {
  /// Asks for `dp_event_row_set` of the row at an index.
  void (*bind)(void *context, int32_t index, DPEventRow *row);
  /// A row with several rows under it was opened or closed.
  void (*fold)(void *context, int32_t index);
  void (*search)(void *context, const char *words);
  /// A kind, counted from 0, is wanted or not.
  void (*kind)(void *context, int32_t kind, bool is_on);
  /// Other rows are chosen than before: asks for `dp_events_set_detail`.
  void (*chosen)(void *context);
  /// The keyboard is to leave the panel.
  void (*leave)(void *context);
  void (*destroy)(void *context);
} DPEventsCallbacks;

// All of it is C because the toolkit's list is: C hears its signals, and makes rows of widgets when the list asks for them.

DPEvents *dp_events_new(
    const char *const _Nonnull *_Nonnull kinds, int32_t count, DPEventsCallbacks callbacks,
    void *context);
/// Forgets it; its widgets stay where they are shown, and call back no more.
void dp_events_free(DPEvents *events);

/// Replaces some rows by others. A list that is scrolled to its end stays there.
void dp_events_splice(DPEvents *events, int32_t index, int32_t removed, int32_t added);
/// All rows are others now; the last ones are shown.
void dp_events_replace(DPEvents *events, int32_t count);
/// The row at an index has changed.
void dp_events_refresh(DPEvents *events, int32_t index);
/// What is shown if there are no rows.
void dp_events_set_empty(DPEvents *events, const char *title, const char *words);

void dp_event_row_set(
    DPEventRow *row, const char *time, const char *kind, const char *words, DPFold fold);

/// Writes the indices of the chosen rows, in their order, as many as fit; returns how many rows are chosen.
int32_t dp_events_chosen(DPEvents *events, int32_t *_Nullable indices, int32_t most);
/// Shows the chosen line at full length; an empty title hides it.
void dp_events_set_detail(DPEvents *events, const char *title, const char *words);
void dp_events_copy(DPEvents *events, const char *text);
void dp_events_take_focus(DPEvents *events);

#pragma clang assume_nonnull end
