#pragma once
// The count of how often the main loop wakes.
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Begins counting how often the main loop wakes. The loop's own poll is counted, so that no wake-up is missed.
void dp_wakeups_count(void);
int64_t dp_wakeups(void);

#pragma clang assume_nonnull end
