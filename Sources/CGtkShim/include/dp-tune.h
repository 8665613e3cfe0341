#pragma once
// The panel of tunings.
#include "dp-canvas.h"

#pragma clang assume_nonnull begin

/// A list of named values in groups, each with the control of its kind, that can be searched.
typedef struct DPTune DPTune;

typedef enum { DPTuneNumber, DPTuneChoice, DPTuneColor, DPTuneCurve } DPTuneKind;

/// A value that can be changed.
typedef struct {
  const char *label;
  /// What it is for, in a line.
  const char *summary;
  const char *unit;
  DPTuneKind kind;
  /// The range of a number, and what one press of an arrow changes. The slider goes from `low` to `soft_high`.
  double low, high, soft_high, step;
  /// The words of a choice, each once; the last is NULL.
  const char *const _Nullable *_Nullable choices;
} DPTuneEntry;

typedef struct {
  /// The words of an entry that is about to be shown for the first time: asks for `dp_tune_set`.
  void (*made)(void *context, int32_t entry);
  /// A number was changed; `is_last` once the hand lets go, and after each key.
  void (*number)(void *context, int32_t entry, double value, bool is_last);
  /// Something was typed or chosen; `is_last` as above.
  void (*text)(void *context, int32_t entry, const char *text, bool is_last);
  /// An entry is to have the value of what it is compared with.
  void (*reset)(void *context, int32_t entry);
  /// A curve's editor was asked for, or is to be closed.
  void (*curve)(void *context, int32_t entry);
  void (*search)(void *context, const char *words);
  /// Only changed entries are wanted, or all.
  void (*changed_only)(void *context, bool is_on);
  /// Undo, or Redo, was asked for where nothing is half written.
  void (*undo)(void *context, bool is_redo);
  /// The keyboard is to leave the panel.
  void (*leave)(void *context);
  void (*destroy)(void *context);
} DPTuneCallbacks;

DPTune *dp_tune_new(DPTuneCallbacks callbacks, void *context);
/// Forgets it; its widgets stay where they are shown, and call back no more.
void dp_tune_free(DPTune *tune);

void dp_tune_add_group(DPTune *tune, const char *title);
/// Adds an entry to the last group.
void dp_tune_add(DPTune *tune, const DPTuneEntry *entry);
/// Shows the value of an entry: its number, its words, and whether they differ from what it is compared with.
void dp_tune_set(DPTune *tune, int32_t entry, double number, const char *text, bool is_changed);
/// Says something of an entry under it, or nothing (NULL).
void dp_tune_set_note(DPTune *tune, int32_t entry, const char *_Nullable words);
/// Says why what was typed is wrong; NULL if it is right.
void dp_tune_set_wrong(DPTune *tune, int32_t entry, const char *_Nullable why);
/// Shows or hides an entry; a group is there while any of its entries is.
void dp_tune_set_visible(DPTune *tune, int32_t entry, bool is_visible);
/// Says how many entries of a group are changed, and opens or closes it.
void dp_tune_set_group(DPTune *tune, int32_t group, const char *note);
void dp_tune_open_group(DPTune *tune, int32_t group, bool is_open);
/// Puts the editor under the row of an entry, or nowhere (-1).
void dp_tune_place_editor(DPTune *tune, int32_t entry, DPCanvas *editor);
/// Says what has been changed, under the list; with nothing changed the buttons there do nothing.
void dp_tune_set_summary(DPTune *tune, const char *words);
/// Adds a switch, for an action that is on or off.
void dp_tune_add_switch(DPTune *tune, const char *label, const char *words, const char *action);
void dp_tune_add_button(DPTune *tune, const char *label, const char *words, const char *action);
/// Says that nothing is found.
void dp_tune_set_empty(DPTune *tune, bool is_empty);
void dp_tune_take_focus(DPTune *tune);
/// Searches for words as if they were typed.
void dp_tune_search(DPTune *tune, const char *words);

#pragma clang assume_nonnull end
