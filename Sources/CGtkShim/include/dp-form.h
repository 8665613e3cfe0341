#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// A column of labelled fields with buttons under it, a panel beside the phone. All that stands in fields is text.
typedef struct DPForm DPForm;

typedef struct {
  /// A field, counted from 0, says something else: an entry's words, a choice's word or nothing where none is made,
  /// `true` or nothing for a switch.
  void (*changed)(void *context, int32_t field, const char *text);
  void (*destroy)(void *context);
} DPFormCallbacks;

DPForm *dp_form_new(const char *title, DPFormCallbacks callbacks, void *context);
/// Forgets it; its widgets stay where they are shown, and call nobody.
void dp_form_free(DPForm *form);

void dp_form_add_entry(DPForm *form, const char *label, const char *hint);
void dp_form_add_choice(
    DPForm *form, const char *label, const char *hint, const char *const _Nonnull *_Nonnull words,
    int32_t count);
void dp_form_add_switch(DPForm *form, const char *label, const char *hint);
void dp_form_add_button(DPForm *form, const char *label, const char *action, bool is_suggested);

/// Marks a field as wrong, with the reason where the pointer rests on it; NULL for a field that is right.
void dp_form_set_wrong(DPForm *form, int32_t field, const char *_Nullable why);
/// Brings the keyboard to its first field.
void dp_form_take_focus(DPForm *form);

#pragma clang assume_nonnull end
