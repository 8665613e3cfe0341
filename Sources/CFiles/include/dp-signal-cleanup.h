#pragma once
// Files that are removed when the process ends in the middle of its work.

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Has files, and then the folder they are in, removed when a signal kills the process: a crash, or a request to end that
/// comes before the window handles it. In C because a signal's handler may not be Swift.
void dp_signal_cleanup_set(
    const char *folder, const char *const _Nonnull *_Nonnull names, int32_t count);
/// Removes them now, if there are any. Also for handlers of signals; the process has to end after it.
void dp_signal_cleanup_run(void);
/// The files are removed, or other code takes care of them from now on.
void dp_signal_cleanup_clear(void);

#pragma clang assume_nonnull end
