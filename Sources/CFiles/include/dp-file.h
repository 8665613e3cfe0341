// Calls of the system on files and folders that Swift can't make itself.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "dp-bytes.h"

#pragma clang assume_nonnull begin

// Functions that fail return the negative errno.

/// openat, closed on exec and repeated when a signal interrupts it. In C because it is variadic.
/// `folder` may be AT_FDCWD.
int dp_file_open(int folder, const char *name, int flags, unsigned mode);

/// Opens a folder to open others from, which needs no permission to read it; a symbolic link is no folder
/// (-ENOTDIR). In C because O_PATH is hidden from Swift behind _GNU_SOURCE.
int dp_folder_enter(int folder, const char *name);

/// The target of a symbolic link, ended by a zero, and the user it belongs to: both of the same link, even if another
/// one replaces it during the call. In C because O_PATH is behind _GNU_SOURCE.
int dp_link_read(int folder, const char *name, unsigned *owner, char *target, size_t room);

/// Swaps two entries of a folder in one step. In C because renameat2 is hidden from Swift behind
/// _GNU_SOURCE.
int dp_file_swap(int folder, const char *name, const char *other);

/// The names in a folder but "." and "..", each ended by a zero, in no order. In C because Swift
/// copies a whole `struct dirent`, which reads past the end of a shorter one.
int dp_folder_names(int folder, DPBytes *names);

/// An errno in English whatever the locale is. In C because strerrordesc_np is behind _GNU_SOURCE.
const char *dp_file_error_text(int error);

#pragma clang assume_nonnull end
