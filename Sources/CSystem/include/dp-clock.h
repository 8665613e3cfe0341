#pragma once
// The machine's monotonic clock.
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Microseconds of the clock that the frame clock's times are on. It stands still while the machine sleeps.
int64_t dp_clock_now(void);

#pragma clang assume_nonnull end
