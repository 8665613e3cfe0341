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

/// Whether there is a session bus to talk to.
bool dp_desktop_has_bus(void);
/// The value of DBUS_SESSION_BUS_ADDRESS that says there is none. Without it GLib starts a program to find out.
#define DP_NO_BUS "disabled:"

#pragma clang assume_nonnull end
