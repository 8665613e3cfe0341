// Alarms of the main loop, with the clock that they go by.
#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// Microseconds of the clock that the frame clock's times are on. It stands still while the machine sleeps.
int64_t dp_clock_now(void);

/// Something that the main loop does later, and once.
typedef struct DPAlarm DPAlarm;

/// Calls back after some microseconds, no earlier; rounded up to the main loop's milliseconds.
DPAlarm *dp_alarm_new(
    int64_t microseconds, void (*ring)(void *context), void *context, void (*destroy)(void *context));
/// Calls back whenever the process gets a signal: from the main loop, not from within the handler, where Swift may not run.
/// `when_idle` puts it off until all events that have come are dealt with and what they changed is drawn.
DPAlarm *dp_alarm_new_signal(
    int32_t signal, bool when_idle, void (*ring)(void *context), void *context,
    void (*destroy)(void *context));
/// Forgets it, rung or not; the context is destroyed.
void dp_alarm_free(DPAlarm *alarm);

/// Begins counting how often the main loop wakes. The loop's own poll is counted, so that nothing is left out.
void dp_wakeups_count(void);
int64_t dp_wakeups(void);

#pragma clang assume_nonnull end
