#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// Follows whether the desktop wants dark or light programs.
typedef struct DPDesktop DPDesktop;

/// Asks the desktop's settings portal, which answers later, and until then goes by the theme. `changed` is called when
/// the answer is another one than before. Here because it is D-Bus throughout.
DPDesktop *dp_desktop_new(
    void (*changed)(void *context, bool dark), void *context, void (*destroy)(void *context));
void dp_desktop_free(DPDesktop *desktop);
bool dp_desktop_is_dark(DPDesktop *desktop);

/// Whether there is a session bus to talk to: where there is none, asking GLib for it starts a program that fails.
bool dp_desktop_has_bus(void);

#pragma clang assume_nonnull end
