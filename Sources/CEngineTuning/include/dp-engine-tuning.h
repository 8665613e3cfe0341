#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The file of the values that the engine has in a prototype which doesn't give others. In C because only C can embed a file.
const unsigned char *dp_engine_tuning(size_t *count);

#pragma clang assume_nonnull end
