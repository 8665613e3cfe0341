#pragma once

#include <stdbool.h>

#pragma clang assume_nonnull begin

// Files and folders that are being written, so that they can be removed before the process ends. In C because a
// signal's handler reads the list: no lock, no allocation.

/// Notes the file or folder `name` in the open `folder`; returns the number that dp_partial_forget takes. If too many are being
/// written it is not noted: then the next run removes it.
int dp_partial_note(int folder, const char *name);

/// The file has its final name now, or no longer exists.
void dp_partial_forget(int note);

/// Removes all that is noted, folders with the files in them. For handlers of signals; the process has to end after it.
void dp_partials_remove(void);

/// Calls a function with each name in an open folder, except the folder itself and its parent; returns whether one of
/// the calls returned true. It allocates no memory, so that it works in a signal's handler.
bool dp_folder_visit(int folder, bool (*visit)(int folder, const char *name));

/// Removes the files in an open folder; folders in it stay. It opens nothing, so that it works if no more files can be
/// opened, and in a signal's handler.
void dp_folder_empty(int folder);

#pragma clang assume_nonnull end
