// What the files of the panel of tunings share.
#pragma once
#include "dp-private.h"
#include "dp-tune.h"

/// An entry with its widgets, which are made when its group is first opened.
typedef struct {
  DPTune *tune;
  int32_t index, group;
  DPTuneEntry entry;
  /// NULL until they are made.
  GtkWidget *row, *label, *scale, *field, *chooser, *note, *reason;
  /// Whether a change of a control comes from the program.
  bool is_setting;
  /// Where a pointer was last that was over the slider or the colours.
  double pointer;
  bool is_visible;
} DPTuneRow;

typedef struct {
  GtkWidget *expander, *column, *note;
  /// Whether its rows were made.
  bool is_made;
} DPTuneGroup;

struct DPTune {
  GtkWidget *root, *search, *column, *empty, *summary, *switches, *buttons;
  GPtrArray *rows, *groups;
  DPTuneCallbacks callbacks;
  void *context;
};

// The list knows rows, a row knows its field, and neither knows what comes before it.

/// Makes the widgets of an entry.
void dp_tune_row_make(DPTuneRow *row, GtkWidget *column);
/// Shows a colour in the chooser, if it was opened.
void dp_tune_row_show_color(DPTuneRow *row, const char *text);

/// Makes the field of a row, `chars` letters wide.
GtkWidget *dp_tune_field_new(DPTuneRow *row, int chars);
/// Writes words into the field of a row, in place of what is half written there.
void dp_tune_field_show(DPTuneRow *row, const char *text, bool selects_all);
/// Has a control's keys heard before the toolkit takes them.
void dp_tune_field_add_keys(DPTuneRow *row, GtkWidget *widget);
/// Says to assistive technology what a control is for.
void dp_tune_field_name(GtkWidget *widget, const DPTuneRow *row);
