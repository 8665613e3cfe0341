#pragma once
// The count of how often the main loop wakes.
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of it is C because the poll of GLib's main loop is a function of C that another one replaces.

/// Begins counting how often the main loop wakes. The loop's own poll is counted, so that no wake-up is missed.
void dp_wakeups_count(void);
int64_t dp_wakeups(void);

#pragma clang assume_nonnull end
