#pragma once
// The desktop's list of recent files.
#include "dp-values.h"

#pragma clang assume_nonnull begin

/// Adds a file to the desktop's list of recent files, with the program that opened it. In C because the
/// toolkit keeps the list.
void dp_recent_add(const char *path, const char *mime_type, const char *program);

#pragma clang assume_nonnull end
