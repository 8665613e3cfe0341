#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// A long list of lines with a search field, kinds to choose among, and the whole of the line that is chosen. It asks for
/// the words of those rows alone that are seen.
typedef struct DPEvents DPEvents;

/// A row that is about to be seen; valid inside the call that gives it.
typedef struct DPEventRow DPEventRow;

typedef enum {
  DPFoldNone,
  /// The row stands for several, which are hidden or shown under it.
  DPFoldClosed,
  DPFoldOpen,
  /// It is one of those.
  DPFoldInside,
} DPFold;

typedef struct {
  /// Asks for `dp_event_row_set` of the row at a place.
  void (*bind)(void *context, int32_t place, DPEventRow *row);
  /// A row that stands for several was opened or closed.
  void (*fold)(void *context, int32_t place);
  void (*search)(void *context, const char *words);
  /// A kind, counted from 0, is wanted or not.
  void (*kind)(void *context, int32_t kind, bool is_on);
  /// Other rows are chosen than before: asks for `dp_events_set_detail`.
  void (*chosen)(void *context);
  /// The keyboard is to leave the panel.
  void (*leave)(void *context);
  void (*destroy)(void *context);
} DPEventsCallbacks;

DPEvents *dp_events_new(
    const char *const _Nonnull *_Nonnull kinds, int32_t count, DPEventsCallbacks callbacks,
    void *context);
/// Forgets it; its widgets stay where they are shown, and call nobody.
void dp_events_free(DPEvents *events);

/// Some rows give way to others. Whoever looks at the end goes on looking at it.
void dp_events_splice(DPEvents *events, int32_t place, int32_t removed, int32_t added);
/// All rows are others now; the last ones are shown.
void dp_events_replace(DPEvents *events, int32_t count);
/// The row at a place says something else.
void dp_events_refresh(DPEvents *events, int32_t place);
/// What stands in place of rows where there are none.
void dp_events_set_empty(DPEvents *events, const char *title, const char *words);

void dp_event_row_set(
    DPEventRow *row, const char *time, const char *kind, const char *words, DPFold fold);

/// The places of the rows that are chosen, in their order, as many as fit; gives how many are.
int32_t dp_events_chosen(DPEvents *events, int32_t *_Nullable places, int32_t most);
/// The whole of what is chosen; an empty title hides it.
void dp_events_set_detail(DPEvents *events, const char *title, const char *words);
void dp_events_copy(DPEvents *events, const char *text);
void dp_events_take_focus(DPEvents *events);

#pragma clang assume_nonnull end
