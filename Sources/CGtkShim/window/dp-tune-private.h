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
  /// Whether a hand holds the slider, or draws through colours: what it does is over when it lets go.
  bool is_held;
  /// The number when its label began to be dragged.
  double dragged;
  /// Where the hand is that is over the slider, and where it or the one on the label was when it gave a number last.
  double pointer, place;
  /// The last number that a hand or another control gave.
  double wanted;
  /// Whether the hand's number was taken back under it.
  bool is_taken;
  /// Whether it was dragged to another number at all: a press alone may be half of a double click.
  bool has_moved;
  double number;
  /// The words of its value, without what is half written in its field; NULL until they are known.
  char *text;
  bool is_visible, is_changed;
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

/// Makes the widgets of an entry.
void dp_tune_row_make(DPTuneRow *row, GtkWidget *column);

typedef gboolean DPTuneKeyPressed(GtkEventControllerKey *, guint, guint, GdkModifierType, gpointer);
/// Has a control's keys heard before the toolkit takes them, and tells assistive technology what it is for.
void dp_tune_row_add_keys(DPTuneRow *row, GtkWidget *widget, DPTuneKeyPressed *pressed);
void dp_tune_row_name(GtkWidget *widget, const DPTuneRow *row);

/// Makes the field of a row, so many letters wide.
GtkWidget *dp_tune_field_new(DPTuneRow *row, int chars);
/// Writes the words of the value into its field, in place of what is half written there.
void dp_tune_field_show(DPTuneRow *row);

/// Shows a colour in the chooser, if it was opened and no hand holds it.
void dp_tune_row_show_color(DPTuneRow *row, const char *text);
