#pragma once
// Callbacks of the main loop at a later time.
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// All of it is C because GLib's main loop calls functions of C back.

/// A callback of the main loop at a later time.
typedef struct DPAlarm DPAlarm;

/// Calls back after some microseconds, no earlier; rounded up to the main loop's milliseconds.
/// `when_idle` puts the call off until all events that have arrived are handled and their changes are drawn.
DPAlarm *dp_alarm_new(
    int64_t microseconds, bool when_idle, void (*ring)(void *context), void *context,
    void (*destroy)(void *context));
/// Calls back whenever the process gets a signal: from the main loop, not from within the handler, where Swift may not run.
DPAlarm *dp_alarm_new_signal(
    int32_t signal, void (*ring)(void *context), void *context, void (*destroy)(void *context));
/// Forgets the alarm, whether it rang or not, and destroys the context.
void dp_alarm_free(DPAlarm *alarm);

#pragma clang assume_nonnull end
