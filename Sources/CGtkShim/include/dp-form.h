#pragma once
// A form of fields.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// A form of two pages: ready choices, then a column of fields with their names above them and buttons under them. All
/// values of fields are text.
typedef struct DPForm DPForm;

typedef struct {
  /// A field, counted from 0, has another text: an entry's words, a choice's word or nothing if no choice is made,
  /// `true` or nothing for a switch, a colour as `#rrggbb` or nothing, a list's words a line each.
  void (*changed)(void *context, int32_t field, const char *text);
  /// A ready choice, counted from 0, was pressed.
  void (*ready)(void *context, int32_t index);
  /// The page of fields was opened or left.
  void (*page_changed)(void *context, bool has_fields);
  void (*destroy)(void *context);
} DPFormCallbacks;

// All of it is C because the fields are the toolkit's widgets: C hears their signals, and names them for assistive technology by a
// variadic function.

/// `own` opens the page of fields.
DPForm *dp_form_new(
    const char *title, const char *own, DPFormCallbacks callbacks, void *context);
/// Forgets it; its widgets stay where they are shown, and call back no more.
void dp_form_free(DPForm *form);

void dp_form_add_ready(DPForm *form, const char *label, const char *words);
void dp_form_add_entry(DPForm *form, const char *label, const char *hint, const char *placeholder);
/// `words` are the values of the choices, `names` what people read.
void dp_form_add_choice(
    DPForm *form, const char *label, const char *hint, const char *const _Nonnull *_Nonnull words,
    const char *const _Nonnull *_Nonnull names, int32_t count);
void dp_form_add_switch(DPForm *form, const char *label, const char *hint);
void dp_form_add_color(DPForm *form, const char *label, const char *hint, const char *own);
void dp_form_add_list(
    DPForm *form, const char *label, const char *hint, const char *more, int32_t most);
void dp_form_add_button(DPForm *form, const char *label, const char *action, bool is_suggested);

/// Says under a field why it is wrong; NULL for a field that is right.
void dp_form_set_wrong(DPForm *form, int32_t field, const char *_Nullable why);
/// Brings the keyboard to a field.
void dp_form_take_focus(DPForm *form, int32_t field);
/// Shows the page of fields, with the keyboard in the first one.
void dp_form_show_fields(DPForm *form);
/// Shows the first page, with the keyboard on its first choice.
void dp_form_begin(DPForm *form);

#pragma clang assume_nonnull end
