#pragma once
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// Starts a program that gets a SIGTERM when this process ends, however it ends. Here because the child has to ask for
/// that between fork and exec, where Swift may not run. `arguments` ends with NULL; the first is looked for on the
/// path. Returns the process id, or the negative error number.
int32_t dp_child_start(const char *const _Nullable *_Nonnull arguments, bool quiet);

#pragma clang assume_nonnull end
