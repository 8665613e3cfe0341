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
  /// Of a number: from where to where its slider moves, and what the toolkit's own keys change.
  double low, high, step;
  /// The words of a choice, each once; the last is NULL.
  const char *const _Nullable *_Nullable choices;
} DPTuneEntry;

/// The user takes hold of a control, moves, or has released or lost it.
typedef enum { DPTuneHandCame, DPTuneHandMoved, DPTuneHandLeft } DPTuneHand;

typedef struct {
  /// An entry is about to be shown for the first time: asks for its value.
  void (*made)(void *context, int32_t entry);
  /// A slider with a number, and where the pointer is over it. If the user does not hold it, the toolkit's own keys and
  /// assistive technology move it. `DPTuneHandLeft` may come without a `DPTuneHandCame`.
  void (*slider)(void *context, int32_t entry, DPTuneHand hand, double number, double place);
  /// The label of a number, and how many pixels across the pointer is from where it was pressed. `DPTuneHandLeft` as
  /// above.
  void (*label)(void *context, int32_t entry, DPTuneHand hand, double way, uint32_t modifiers);
  /// A choice or a colour was picked; the user may still hold the colours. `DPTuneHandLeft` as above.
  void (*picked)(void *context, int32_t entry, DPTuneHand hand, const char *text);
  /// The text of a field is another one, or was entered: by Enter, or as the keyboard left.
  void (*field)(void *context, int32_t entry, const char *text, bool is_entered);
  /// A key was pressed in a field with a text, or on a slider (NULL). It is the toolkit's name, in lower case for letters. Returns
  /// whether the key is used up.
  bool (*key)(
      void *context, int32_t entry, const char *key, uint32_t modifiers, const char *_Nullable field);
  /// An entry is to have the value of what it is compared with.
  void (*reset)(void *context, int32_t entry);
  /// A curve's editor was asked for, or is to be closed.
  void (*curve)(void *context, int32_t entry);
  void (*search)(void *context, const char *words);
  /// Only changed entries are wanted, or all.
  void (*changed_only)(void *context, bool is_on);
  /// The keyboard is to leave the panel.
  void (*leave)(void *context);
  void (*destroy)(void *context);
} DPTuneCallbacks;

// All of it is C because the toolkit's widgets and signals are; what a function adds to that is said at it.

/// Makes the list, with nothing in it. C connects the signals, whose functions have other types than callbacks.
DPTune *dp_tune_new(DPTuneCallbacks callbacks, void *context);
/// Forgets it; its widgets stay where they are shown, and call back no more. C knows which signals those are.
void dp_tune_free(DPTune *tune);

/// Adds a group. C makes its rows when the toolkit first opens it.
void dp_tune_add_group(DPTune *tune, const char *title);
/// Adds an entry to the last group. C copies it for the widgets that come later.
void dp_tune_add(DPTune *tune, const DPTuneEntry *entry);
/// Shows the words of an entry, and whether they differ from what it is compared with; in a field they may all be selected. C hears
/// the signals that come of it, and does not report them.
void dp_tune_set(DPTune *tune, int32_t entry, const char *text, bool is_changed, bool selects_all);
/// Moves the slider of a number. C does not report it, as above.
void dp_tune_set_slider(DPTune *tune, int32_t entry, double number);
/// Shows a colour in its chooser, if that was opened. C does not report it, as above.
void dp_tune_set_color(DPTune *tune, int32_t entry, const char *text);
/// Whether the keyboard is in the field of an entry. C asks the toolkit's flags, as signals come before they change.
bool dp_tune_has_keyboard(DPTune *tune, int32_t entry);
/// Says something of an entry under it, or nothing (NULL). C has the label.
void dp_tune_set_note(DPTune *tune, int32_t entry, const char *_Nullable words);
/// Says why what was typed is wrong; NULL if it is right. C has the label.
void dp_tune_set_wrong(DPTune *tune, int32_t entry, const char *_Nullable why);
/// Shows or hides an entry; a group is there while any of its entries is. C has both widgets.
void dp_tune_set_visible(DPTune *tune, int32_t entry, bool is_visible);
/// Says how many entries of a group are changed. C has the label.
void dp_tune_set_group(DPTune *tune, int32_t group, const char *note);
/// Opens or closes a group. C has the expander.
void dp_tune_open_group(DPTune *tune, int32_t group, bool is_open);
/// Puts the editor under the row of an entry, or nowhere (-1). C moves the canvas from parent to parent.
void dp_tune_place_editor(DPTune *tune, int32_t entry, DPCanvas *editor);
/// Says what has been changed, under the list; with nothing changed the buttons there do nothing. C has the label.
void dp_tune_set_summary(DPTune *tune, const char *words);
/// Adds a switch, for an action that is on or off. C names it for assistive technology by a variadic
/// function, which Swift can't call.
void dp_tune_add_switch(DPTune *tune, const char *label, const char *words, const char *action);
/// Adds a button for an action. C binds the two.
void dp_tune_add_button(DPTune *tune, const char *label, const char *words, const char *action);
/// Says that nothing is found. C has the label.
void dp_tune_set_empty(DPTune *tune, bool is_empty);
/// Gives the keyboard to the search field, which C has.
void dp_tune_take_focus(DPTune *tune);
/// Searches for words as if they were typed, in the field that C has.
void dp_tune_search(DPTune *tune, const char *words);

#pragma clang assume_nonnull end
