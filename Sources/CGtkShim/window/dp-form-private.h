// What the form's own files share.
#pragma once
#include "dp-form.h"
#include "dp-private.h"

struct DPForm {
  /// Two pages and what is on them.
  GtkWidget *root, *ready, *column, *buttons;
  GtkWidget *own;
  /// The fields in their order, and the words under each that say what is wrong.
  GPtrArray *fields, *reasons;
  int32_t ready_count;
  DPFormCallbacks callbacks;
  void *context;
};

/// In logical pixels.
enum { DP_FORM_GAP = 6, DP_FORM_MARGIN = 12 };

/// Puts a field under its name. `field` is the widget that is edited; `shown` holds it.
void dp_form_add_field(
    DPForm *form, const char *label, const char *hint, GtkWidget *field, GtkWidget *shown);
/// Calls back that a field has another text.
void dp_form_field_changed(DPForm *form, gpointer field, const char *text);
