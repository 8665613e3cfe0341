#pragma once
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// Follows whether the desktop wants dark or light programs.
typedef struct DPColorScheme DPColorScheme;

/// Asks the desktop's settings portal, which answers later, and follows the theme until then. `changed` is called when
/// the answer is another one than before. All of it is C because D-Bus is: GLib's variants are made and read by
/// variadic functions.
DPColorScheme *dp_color_scheme_new(
    void (*changed)(void *context, bool dark), void *context, void (*destroy)(void *context));
void dp_color_scheme_free(DPColorScheme *scheme);
bool dp_color_scheme_is_dark(DPColorScheme *scheme);

#pragma clang assume_nonnull end
