#pragma once
// The question whether there is a session bus.
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Whether there is a session bus to talk to. In C because GLib knows in which folder it would be, and C asks, too.
bool dp_session_bus_exists(void);
/// The value of DBUS_SESSION_BUS_ADDRESS that says that there is no session bus. Without it GLib starts a program to find
/// out.
#define DP_NO_BUS "disabled:"

#pragma clang assume_nonnull end
