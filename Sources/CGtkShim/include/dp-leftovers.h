#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// Has files, and then the folder they are in, removed by a signal that kills the process: a crash, or a wish to end that comes
/// before anybody listens. Here because a signal's handler may not be Swift.
void dp_leftovers_set(
    const char *folder, const char *const _Nonnull *_Nonnull names, int32_t count);
/// They are gone, or somebody else's from now on.
void dp_leftovers_clear(void);

#pragma clang assume_nonnull end
